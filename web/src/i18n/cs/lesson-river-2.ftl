lesson-river-2-line = Rozděl řeku a stav na rameni, které se ti líbí.

lesson-river-2-fork = Rozděl řeku
lesson-river-2-fork-text = Druhá kartička je rozvětvení. Od té chvíle má řeka dva otevřené konce a každá kartička řeky prodlouží ten, který si vybereš.
lesson-river-2-fork-split = Polož rozvětvení tak, aby jedno rameno vedlo nahoru a jedno dolů
lesson-river-2-fork-turned = I to je povolené. V této lekci ať vede jedno rameno nahoru a jedno dolů.
lesson-river-2-fork-rest = Umísti družiníka, nebo si ho nech
lesson-river-2-fork-arm = Prodluž kterékoli rameno
lesson-river-2-fork-claim = Obsaď město na břehu
lesson-river-2-fork-other = To jde, ale město má větší cenu. Dej družiníka do něj.
lesson-river-2-fork-pass = Obsaď město dřív než Odile.
lesson-river-2-fork-done = Odile staví na jednom rameni, ty na tom svém. Ramena se nikdy nesmí setkat.

lesson-river-2-lake = Zahraj dvě kartičky za sebou
lesson-river-2-lake-text = Sopečné jezero je poslední kartička řeky. Nikdo na něm stát nemůže, ale kdo ho položí, hned vytáhne a zahraje další kartičku.
lesson-river-2-lake-lay = Ukonči jedno rameno jezerem
lesson-river-2-lake-second = Tvoje druhá kartička: polož ji kamkoli
lesson-river-2-lake-rest = Umísti družiníka, nebo si ho nech
lesson-river-2-lake-done = Dvě kartičky v jednom tahu. Teď je na tahu Odile.

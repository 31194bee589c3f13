lesson-farmers-line = Pokládej sedláky na konec hry a bojuj o nejlepší louku.

lesson-farmers-count = Spočítej města
lesson-farmers-count-text = Sedlák zůstává do konce hry. Pak má 3 body za každé dokončené město, kterého se jeho louka dotýká. Louku ohraničují cesty a hradby.
lesson-farmers-count-lay = Prodluž cestu vpravo
lesson-farmers-count-elsewhere = I tam to pasuje. Tentokrát ji dej na pravý konec cesty.
lesson-farmers-count-lie = Polož sedláka na louku, která se dotýká dvou dokončených měst
lesson-farmers-count-road = Cesta dá 1 bod za kartičku. Louka nad ní se dotýká dvou dokončených měst: to je 6 bodů.
lesson-farmers-count-below = Tahle louka se žádného města nedotýká. Vezmi tu nad cestou.
lesson-farmers-count-pass = Hra brzy skončí a sedlák má tady cenu 6 bodů. Jednoho polož.
lesson-farmers-count-done = 2 dokončená města, každé za 3 body: 6 bodů za jednoho sedláka. Města můžou patřit komukoli.

lesson-farmers-finish = Dokonči město dvojnásob
lesson-farmers-finish-text = Sedlák boduje jen za dokončená města. Vlevo je jedno otevřené, tvoje louka se ho dotýká a máš poslední kartičku.
lesson-farmers-finish-close = Uzavři otevřené město
lesson-farmers-finish-elsewhere = Pasuje to tam, ale město zůstane otevřené a sedlák za něj nic nemá. Uzavři ho nahoře.
lesson-farmers-finish-claim = Dej do města rytíře
lesson-farmers-finish-field = Tenhle sedlák by měl 3 body. Rytíř má za město 4.
lesson-farmers-finish-pass = Město nikomu nepatří. Rytíř za něj má 4 body.
lesson-farmers-finish-done = 4 body za rytíře a 3 navíc pro sedláka: 2 dokončená města, 6 bodů za louku. Celkem 10.

lesson-farmers-join = Přeber louku
lesson-farmers-join-text = Kdo má na louce nejvíc sedláků, bere všechny její body. Odile leží mezi dvěma městy a ty máš sedláka na louce vlevo nahoře.
lesson-farmers-join-lay = Dokonči město vpravo
lesson-farmers-join-elsewhere = Pasuje to tam, ale potřebuješ louku vpravo nahoře. Uzavři město tam.
lesson-farmers-join-lie = Polož druhého sedláka na louku nad tím městem
lesson-farmers-join-city = Rytíř by měl 4 body, ale pak by velkou louku měla i Odile. Polož sedláka.
lesson-farmers-join-pass = Na 1 Odilina sedláka potřebuješ 2. Jednoho polož.
lesson-farmers-join-join = Spoj všechny tři louky
lesson-farmers-join-far = Pasuje to tam, ale louky zůstanou oddělené. Dej ji do mezery mezi svými sedláky.
lesson-farmers-join-more = Umísti dalšího družiníka, nebo si ho nech
lesson-farmers-join-done = 2 sedláci proti 1: máš 6 bodů za dvě města a Odile nic.

lesson-farmers-fence = Nikoho nepouštěj
lesson-farmers-fence-text = Odile má vpravo 2 sedláky, ty vlevo 1. Když louky srostou, získá všechno ona. Cesta louky oddělí.
lesson-farmers-fence-lay = Dej cestu do mezery
lesson-farmers-fence-elsewhere = Pasuje to tam, ale mezera zůstane a Odile v ní může louky spojit. Dej cestu do mezery.
lesson-farmers-fence-more = Umísti dalšího družiníka, nebo si ho nech
lesson-farmers-fence-done = Louky zůstaly oddělené: 3 body pro tebe a 3 pro Odile místo 6 jen pro ni.

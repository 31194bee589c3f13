lesson-abbey-and-mayor-line = Zaplň mezeru, do které nic nepasuje, a počítej erby místo hlav.

lesson-abbey-and-mayor-abbey = Zaplň mezeru opatstvím
lesson-abbey-and-mayor-abbey-text = Jednou za hru můžeš místo tažené kartičky položit opatství. Pasuje do každé mezery s kartičkami ze 4 stran, uzavře, co tam končí, a je to klášter.
lesson-abbey-and-mayor-abbey-fill = Dej opatství do mezery
lesson-abbey-and-mayor-abbey-draw = Žádná kartička v pytlíku by do mezery nesedla tak dobře. Použij opatství.
lesson-abbey-and-mayor-abbey-monk = Dej do opatství mnicha
lesson-abbey-and-mayor-abbey-pass = Opatství už je obklopené, takže mnich boduje hned. Dej ho tam.
lesson-abbey-and-mayor-abbey-other = Dej družiníka do opatství: boduje hned.
lesson-abbey-and-mayor-abbey-done = 6 bodů za město, které opatství uzavřelo, a 9 za opatství: 15 bodů jednou kartičkou.

lesson-abbey-and-mayor-mayor = Vyšli starostu
lesson-abbey-and-mayor-mayor-text = Ve městě platí starosta za tolik, kolik je v něm erbů. Bez erbu neplatí nic.
lesson-abbey-and-mayor-mayor-lay = Začni město nalevo od Odilina, s jedním místem mezi nimi
lesson-abbey-and-mayor-mayor-elsewhere = Pasuje to tam, ale mezi tímto městem a Odiliným nech jedno místo.
lesson-abbey-and-mayor-mayor-claim = Dej do města starostu
lesson-abbey-and-mayor-mayor-small = Družiník by se s Odile jen podělil. Starosta s každým erbem sílí: vyšli jeho.
lesson-abbey-and-mayor-mayor-field = Starosta patří do města. Vyšli ho tam.
lesson-abbey-and-mayor-mayor-join = Spoj města druhým erbem
lesson-abbey-and-mayor-mayor-more = Umísti další figurku, nebo si ji nech
lesson-abbey-and-mayor-mayor-done = 2 erby porazí 1 rytíře: 4 kartičky a 2 erby, 12 bodů jen pro tebe.

lesson-abbey-and-mayor-wagon = Jeď dál
lesson-abbey-and-mayor-wagon-text = Když je jeho cesta, město nebo klášter dokončený, vůz nemusí domů. Může přejet na propojené území, které je volné a nedokončené.
lesson-abbey-and-mayor-wagon-lay = Prodluž cestu
lesson-abbey-and-mayor-wagon-claim = Dej na cestu vůz
lesson-abbey-and-mayor-wagon-meeple = Družiník by se pak vrátil domů. Vezmi vůz.
lesson-abbey-and-mayor-wagon-pass = Dej na cestu vůz.
lesson-abbey-and-mayor-wagon-close = Dokonči cestu křižovatkou
lesson-abbey-and-mayor-wagon-elsewhere = Pasuje to tam, ale cesta ji potřebuje na svém pravém konci.
lesson-abbey-and-mayor-wagon-keep = Ostatní figurky si nech
lesson-abbey-and-mayor-wagon-more = Tentokrát si je nech: za chvíli pojede vůz.
lesson-abbey-and-mayor-wagon-drive = Přejeď do kláštera na druhém konci
lesson-abbey-and-mayor-wagon-road = To jde taky. Klášter má ale větší cenu: jeď na levý konec cesty.
lesson-abbey-and-mayor-wagon-home = Mohl by jet domů. Klášter je ale volný: jeď tam.
lesson-abbey-and-mayor-wagon-done = 4 body za cestu a klášter je tvůj bez nové figurky.

lesson-abbey-and-mayor-barn = Postav statek
lesson-abbey-and-mayor-barn-text = Statek patří na roh, kde je na čtyřech kartičkách jen louka. Sedláci tam hned bodují a jdou domů. Na konci má 4 body za každé dokončené město.
lesson-abbey-and-mayor-barn-lay = Dej město dolů, ať se sejdou čtyři louky
lesson-abbey-and-mayor-barn-elsewhere = Pasuje to tam, ale nevznikne roh se čtyřmi loukami. Zaplň místo pod cestou.
lesson-abbey-and-mayor-barn-barn = Postav statek tam, kde se stýkají čtyři louky
lesson-abbey-and-mayor-barn-pass = Tvůj sedlák čeká. Postav statek.
lesson-abbey-and-mayor-barn-other = Vezmi statek: patří na roh uprostřed čtyř luk.
lesson-abbey-and-mayor-barn-done = Sedlák má 3 body za dokončené město a je zpět. Statek si louku nechá do konce.

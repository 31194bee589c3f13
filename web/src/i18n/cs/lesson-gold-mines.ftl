lesson-gold-mines-line = Dávej zlato na své kartičky, seber ho dřív než ostatní a hromaď ho.

lesson-gold-mines-mine = Najdi zlato
lesson-gold-mines-mine-text = Zlatý důl přinese 2 cihličky: jednu na svou kartičku, druhou na sousední. Zlato bere ten, komu patří, co se tam dokončí.
lesson-gold-mines-mine-lay = Zvětši své město zlatým dolem
lesson-gold-mines-mine-elsewhere = Pasuje to tam, ale zlato patří do tvého města. Dej důl nad něj.
lesson-gold-mines-mine-gold = I druhou cihličku dej do svého města
lesson-gold-mines-mine-odile = Na té kartičce je Odilino město. Dej zlato na kartičku pod dolem, do svého města.
lesson-gold-mines-mine-more = Umísti dalšího družiníka, nebo si ho nech
lesson-gold-mines-mine-close = Dokonči své město
lesson-gold-mines-mine-far = Pasuje to tam, ale město zůstane otevřené. Uzavři ho nahoře.
lesson-gold-mines-mine-done = 8 bodů za město a obě cihličky jsou tvoje. Body za ně přijdou na konci hry.

lesson-gold-mines-snatch = Vyfoukni Odile zlato
lesson-gold-mines-snatch-text = Zlato leží na celé kartičce, nejen ve městě. Odile dala 2 cihličky na kartičku svého města, ale vede přes ni i tvoje cesta.
lesson-gold-mines-snatch-close = Dokonči svou cestu dřív než Odile město
lesson-gold-mines-snatch-elsewhere = Pasuje to tam, ale cesta zůstane otevřená. Uzavři ji dole.
lesson-gold-mines-snatch-more = Umísti dalšího družiníka, nebo si ho nech
lesson-gold-mines-snatch-done = 4 body za cestu a s ní i 2 Odiliny cihličky.

lesson-gold-mines-four = Hromaď
lesson-gold-mines-four-text = Na konci má do 3 cihliček každá 1 bod, od 4 do 6 každá 2 body a tak dál. Ty máš 3 cihličky a poslední kartičku.
lesson-gold-mines-four-close = Dokonči město se čtvrtou cihličkou
lesson-gold-mines-four-big = Za město by to byly 2 body navíc, ale bez cihličky má tvoje zlato cenu 3 místo 8. Podívej se na to druhé město.
lesson-gold-mines-four-elsewhere = Pasuje to tam, ale nic to nedokončí. Uzavři město s cihličkou.
lesson-gold-mines-four-done = 4 cihličky, každá za 2 body: 8 bodů místo 3. Malé město se zlatem porazí velké bez něj.

lesson-river-v3-line = Nejdřív postav řeku a obsaď, co leží na jejích březích.

lesson-river-v3-course = Jdi po proudu
lesson-river-v3-course-text = První kartičky jsou kartičky řeky a každá ji prodlouží. Družiníky na ně umísťuješ jako vždy, jen ne do vody.
lesson-river-v3-course-flow = Prodluž řeku
lesson-river-v3-course-claim = Obsaď město na břehu
lesson-river-v3-course-other = To jde, ale město má větší cenu. Dej družiníka do něj.
lesson-river-v3-course-pass = U řeky se dobře začíná. Obsaď město.
lesson-river-v3-course-done = Město je tvoje dřív, než kolem něj vznikla krajina.

lesson-river-v3-bend = Zatoč na druhou stranu
lesson-river-v3-bend-text = Řeka se stáčí střídavě vlevo a vpravo, takže nikdy nevteče sama do sebe. Naposledy zatočila vlevo.
lesson-river-v3-bend-turn = Prodluž řeku zákrutem vpravo
lesson-river-v3-bend-rest = Umísti družiníka, nebo si ho nech
lesson-river-v3-bend-done = Vlevo, pak vpravo. Rovné kartičky mezi tím nic nemění.

lesson-river-v3-lake = Skonči u jezera
lesson-river-v3-lake-text = Jezero přijde poslední a řeku ukončí. U tohohle stojí klášter. Potom se tahají běžné kartičky.
lesson-river-v3-lake-lay = Polož jezero
lesson-river-v3-lake-claim = Dej do kláštera mnicha
lesson-river-v3-lake-field = Klášter u jezera má cenu až 9 bodů. Dej družiníka do něj.
lesson-river-v3-lake-pass = Klášter má cenu až 9 bodů. Dej do něj mnicha.
lesson-river-v3-lake-done = Řeka je hotová. Odteď taháte s Odile běžné kartičky.

lesson-messengers-line = Vyber, kterou figurkou táhnout, zastav na správném políčku a vezmi si dopis.

lesson-messengers-land = Dojdi si pro dopis
lesson-messengers-land-text = Na počítadle máš dvě figurky. Která zastaví sama na 0, 5, 10 a tak dál, přinese ti dopis. Tvůj družiník stojí na 8, posel na 0.
lesson-messengers-land-close = Dokonči město uprostřed za 10 bodů
lesson-messengers-land-elsewhere = Pasuje to tam, ale velké město zůstane otevřené. Uzavři ho nahoře.
lesson-messengers-land-marker = Táhni figurkou, která zastaví na políčku s dopisem
lesson-messengers-land-meeple = 8 a 10 je 18: tam dopis není. Posel by zastavil na 10.
lesson-messengers-land-play = Dopis dává 2 body za každého tvého rytíře: zahraj ho
lesson-messengers-land-points = V ostatních městech máš 2 rytíře, takže dopis má cenu 4. Zahraj ho.
lesson-messengers-land-again = Táhni kteroukoli figurkou o 4
lesson-messengers-land-done = 10 bodů za město a 4 za dopis. Obě figurky dohromady jsou tvoje skóre: 22.

lesson-messengers-points = Ze 2 bodů udělej víc
lesson-messengers-points-text = Místo zahrání dopisu si můžeš vždy vzít 2 body. I ty posunou figurku. Tvůj družiník stojí na 13, posel na 4.
lesson-messengers-points-close = Dokonči své město za 6 bodů
lesson-messengers-points-elsewhere = Pasuje to tam, ale město zůstane otevřené. Uzavři ho nahoře.
lesson-messengers-points-marker = Táhni figurkou, která zastaví na políčku s dopisem
lesson-messengers-points-meeple = 13 a 6 je 19: tam dopis není. Posel by zastavil na 10.
lesson-messengers-points-points = Tvoje nejmenší cesta má cenu jen 1 bod: vezmi si radši 2 body
lesson-messengers-points-action = Tvoje nejmenší cesta má 1 kartičku, to je 1 bod. Vezmi si 2 body.
lesson-messengers-points-chain = Táhni figurkou, které chybí 2 do dalšího dopisu
lesson-messengers-points-messenger = To by bylo 12: tam dopis není. Družiník by zastavil na 15.
lesson-messengers-points-done = 13 a 2 je 15: další dopis a s ním hned další kartička.

lesson-messengers-recall = Zachraň družiníka
lesson-messengers-recall-text = Tvůj rytíř vpravo uvázl: Odile má v tom městě 2 rytíře a získala by všechny body. Tvůj družiník stojí na 8, posel na 4.
lesson-messengers-recall-close = Dokonči své vlastní město vlevo
lesson-messengers-recall-elsewhere = Pasuje to tam, ale tvoje vlastní město zůstane otevřené. Uzavři ho vlevo nahoře.
lesson-messengers-recall-marker = Táhni figurkou, která zastaví na políčku s dopisem
lesson-messengers-recall-meeple = 8 a 6 je 14: tam dopis není. Posel by zastavil na 10.
lesson-messengers-recall-play = Tenhle dopis oboduje jednoho družiníka a vrátí ti ho: zahraj ho
lesson-messengers-recall-points = 2 body jsou fajn, ale dopis osvobodí rytíře. Zahraj ho.
lesson-messengers-recall-back = Vezmi si rytíře zpět
lesson-messengers-recall-score = Vezmi si za něj body
lesson-messengers-recall-forgo = Není důvod nechat tam 4 body. Vezmi si je.
lesson-messengers-recall-end = Táhni kteroukoli figurkou o 4
lesson-messengers-recall-done = 3 kartičky a 1 erb: 4 body z města, které by nikdy tvoje nebylo. A rytíř je zpět.

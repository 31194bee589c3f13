lesson-wheel-of-fortune-line = Vsaď na kolo a buď tam, kde prasátko zastaví.

lesson-wheel-of-fortune-crown = Vsaď na korunu
lesson-wheel-of-fortune-crown-text = Kartička s číslem posune prasátko o tolik dílků. Družiník, který čeká tam, kde zastaví, má 3 body, nebo 6, když je na dvou korunách sám.
lesson-wheel-of-fortune-crown-lay = Prodluž cestu nahoře
lesson-wheel-of-fortune-crown-elsewhere = Pasuje to tam, ale dej ji na cestu nad kolem.
lesson-wheel-of-fortune-crown-bet = Vsaď na další dílek: dej družiníka na Daně
lesson-wheel-of-fortune-crown-single = I tenhle dílek platí. Další jsou ale Daně a mají dvě koruny: 6 bodů.
lesson-wheel-of-fortune-crown-far = Tam má prasátko dál. Vsaď na další dílek, na Daně.
lesson-wheel-of-fortune-crown-board = To jde, ale teď jde o kolo. Dej družiníka na Daně.
lesson-wheel-of-fortune-crown-pass = Prasátko platí jen tomu, kdo na něj čeká. Dej družiníka na Daně.
lesson-wheel-of-fortune-crown-done = Odile vytáhla 1 a prasátko zastavilo na Daních: 6 bodů a družiník je zpět.

lesson-wheel-of-fortune-taxes = Vyber daně
lesson-wheel-of-fortune-taxes-text = Kde prasátko zastaví, tam se něco stane všem. Na Daních má každý tvůj rytíř 1 bod za erb a 1 za každého tvého rytíře v tom městě.
lesson-wheel-of-fortune-taxes-lay = Zvětši město vpravo nahoře
lesson-wheel-of-fortune-taxes-elsewhere = Pasuje to tam, ale tahle kartička patří městu vpravo nahoře od kola.
lesson-wheel-of-fortune-taxes-claim = Dej do města rytíře
lesson-wheel-of-fortune-taxes-other = Daně platí rytířům. Dej družiníka do města.
lesson-wheel-of-fortune-taxes-pass = Daně platí rytířům. Dej jednoho do města.
lesson-wheel-of-fortune-taxes-done = 1 erb a 1 rytíř: 2 body a město je pořád tvoje.

lesson-wheel-of-fortune-pestilence = Přežij mor
lesson-wheel-of-fortune-pestilence-text = Tvoje kartička má číslo 3 a prasátko zastavilo na Moru: každý si vezme z plánu jednoho družiníka. Vyber toho, kterého oželíš.
lesson-wheel-of-fortune-pestilence-lose = Vezmi si zpět družiníka z cesty
lesson-wheel-of-fortune-pestilence-monk = Mnich může jednou získat 9 bodů. Vezmi si zpět družiníka z cesty.
lesson-wheel-of-fortune-pestilence-done = Mnich zůstává. I družiníci na korunách by byli v bezpečí.

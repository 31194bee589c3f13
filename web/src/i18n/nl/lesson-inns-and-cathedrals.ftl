# The lesson about inns and cathedrals: crates/lessons/data/inns-and-cathedrals.lesson.
lesson-inns-and-cathedrals-line = Zet in op grote wegen en steden, en bederf die van anderen.

lesson-inns-and-cathedrals-inn = Verdubbel je weg
lesson-inns-and-cathedrals-inn-text = Een weg met een herberg scoort 2 punten per tegel in plaats van 1, zodra hij af is.
lesson-inns-and-cathedrals-inn-lay = Leg de herberg aan de weg
lesson-inns-and-cathedrals-inn-claim = Claim de weg
lesson-inns-and-cathedrals-inn-elsewhere = Daar past hij, maar je weg heeft hem aan het open einde rechts nodig.
lesson-inns-and-cathedrals-inn-field = Op een weide zou het een boer zijn. Zet hem op de weg met de herberg.
lesson-inns-and-cathedrals-inn-pass = Zonder meeple is de weg van niemand. Zet er een op.
lesson-inns-and-cathedrals-inn-close = Maak de weg af
lesson-inns-and-cathedrals-inn-more = Zet nog een meeple, of houd hem
lesson-inns-and-cathedrals-inn-done = 4 tegels, elk 2 punten: 8 punten in plaats van 4.

lesson-inns-and-cathedrals-cathedral = Bouw een kathedraal
lesson-inns-and-cathedrals-cathedral-text = Een stad met een kathedraal scoort 3 punten per tegel en per wapenschild, zodra ze af is. Tot die tijd is ze niets waard.
lesson-inns-and-cathedrals-cathedral-lay = Leg de kathedraal in het midden van de stad
lesson-inns-and-cathedrals-cathedral-claim = Claim de stad
lesson-inns-and-cathedrals-cathedral-elsewhere = Daar past hij, maar zo’n enorme stad krijg je moeilijk dicht. Leg hem in het gat tussen de drie steden.
lesson-inns-and-cathedrals-cathedral-pass = Zonder meeple is de stad van niemand. Zet er een in.
lesson-inns-and-cathedrals-cathedral-close = Sluit de muur
lesson-inns-and-cathedrals-cathedral-more = Zet nog een meeple, of houd hem
lesson-inns-and-cathedrals-cathedral-done = 5 tegels, elk 3 punten: 15 punten in plaats van 10.

lesson-inns-and-cathedrals-risk = Bederf een weg
lesson-inns-and-cathedrals-risk-text = Aan het einde van het spel scoort een onvoltooide weg met een herberg niets. Je hebt de laatste tegel, en Odiles weg is nog open.
lesson-inns-and-cathedrals-risk-spoil = Maak Odiles weg waardeloos
lesson-inns-and-cathedrals-risk-elsewhere = Daar past hij, maar Odile houdt haar 3 punten. Leg de herberg aan een einde van haar weg.
lesson-inns-and-cathedrals-risk-leave = Houd je meeple
lesson-inns-and-cathedrals-risk-field = Een boer verdient hier niets: geen stad is voltooid. Houd hem.
lesson-inns-and-cathedrals-risk-done = Odile krijgt niets voor haar weg. Ook een onvoltooide kathedraal is niets waard, dus tel de tegels die over zijn.

lesson-inns-and-cathedrals-large = Tel dubbel
lesson-inns-and-cathedrals-large-text = Je hebt één grote meeple. Die telt voor 2 als je vergelijkt wie er in een stad, op een weg of op een weide de meeste heeft.
lesson-inns-and-cathedrals-large-lay = Begin een stad tegenover die van Odile
lesson-inns-and-cathedrals-large-claim = Zet je grote meeple erin
lesson-inns-and-cathedrals-large-elsewhere = Daar past hij, maar Odiles stad ligt rechtsboven. Leg hem ertegenover, met zijn stad naar de hare toe.
lesson-inns-and-cathedrals-large-small = Een gewone meeple zou met Odile moeten delen. Neem de grote.
lesson-inns-and-cathedrals-large-field = Op een weide zou het een boer zijn. Zet hem in de stad.
lesson-inns-and-cathedrals-large-pass = Zonder meeple is de stad van Odile alleen. Zet je grote meeple erin.
lesson-inns-and-cathedrals-large-join = Verbind de twee steden
lesson-inns-and-cathedrals-large-more = Zet nog een meeple, of houd hem
lesson-inns-and-cathedrals-large-done = Je grote meeple telt 2 tegen 1: alle 6 punten zijn voor jou.

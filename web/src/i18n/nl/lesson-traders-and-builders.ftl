# The lesson about traders and builders: crates/lessons/data/traders-and-builders.lesson.
lesson-traders-and-builders-line = Pak goederen uit elke stad die je afmaakt, speel twee tegels in een beurt en voer een varken.

lesson-traders-and-builders-goods = Pak de goederen
lesson-traders-and-builders-goods-text = Sommige steden handelen in wijn, graan of stof. Wie zo’n stad afmaakt, pakt de goederen, ook als een ander de punten krijgt.
lesson-traders-and-builders-goods-close = Maak Odiles stad af
lesson-traders-and-builders-goods-elsewhere = Daar past hij, maar de goederen liggen in Odiles stad. Sluit haar aan de bovenkant.
lesson-traders-and-builders-goods-done = Odile krijgt 8 punten, en jij 1 wijn en 1 graan. De volgende scène laat zien wat die waard zijn.

lesson-traders-and-builders-most = Beheers de markt
lesson-traders-and-builders-most-text = Aan het einde van het spel is de meeste wijn 10 punten waard. Het meeste graan en de meeste stof ook. Odile heeft 1 wijn, jij hebt de laatste tegel.
lesson-traders-and-builders-most-close = Maak de stad af met twee keer druiven
lesson-traders-and-builders-most-own = Dat zijn 6 punten voor je eigen stad, maar Odile houdt de meeste wijn en krijgt 10. Sluit de stad in het midden.
lesson-traders-and-builders-most-elsewhere = Daar past hij, maar hij maakt niets af. Sluit de stad in het midden, met twee keer druiven.
lesson-traders-and-builders-most-done = 2 wijn tegen 1: 10 punten. Met 2 voor je eigen open stad win je met 12 tegen 8, al kreeg Odile er 8 voor de hare.

lesson-traders-and-builders-builder = Speel twee tegels in een beurt
lesson-traders-and-builders-builder-text = Zet je bouwmeester in een stad of op een weg waar je al een meeple hebt. Telkens als je die stad of weg uitbreidt, speel je een tweede tegel.
lesson-traders-and-builders-builder-lay = Maak je stad groter
lesson-traders-and-builders-builder-claim = Zet je bouwmeester in de stad
lesson-traders-and-builders-builder-elsewhere = Daar past hij, maar het gaat nu om je stad. Leg hem aan de open kant bovenaan.
lesson-traders-and-builders-builder-pass = Zonder bouwmeester geen tweede tegel. Zet hem in je stad.
lesson-traders-and-builders-builder-extend = Maak je stad nog groter: de bouwmeester gaat aan het werk
lesson-traders-and-builders-builder-again = Neem je tweede tegel
lesson-traders-and-builders-builder-skip = Overslaan mag, maar een gratis tegel is juist waar de bouwmeester voor dient. Neem hem.
lesson-traders-and-builders-builder-close = Sluit je stad ermee
lesson-traders-and-builders-builder-done = Twee tegels in één beurt. 5 tegels en 2 wapenschilden, elk 2 punten: 14 punten, en je ridder en je bouwmeester zijn terug.

lesson-traders-and-builders-pig = Voer een varken
lesson-traders-and-builders-pig-text = Een varken komt bij een van je boeren. Aan het eind is elke voltooide stad aan die weide 4 punten voor je waard in plaats van 3.
lesson-traders-and-builders-pig-lay = Maak de weide van je boer groter
lesson-traders-and-builders-pig-pig = Zet je varken op de weide bij je boer
lesson-traders-and-builders-pig-elsewhere = Daar past hij, maar je boer ligt boven de weg. Leg hem aan een einde van de weg.
lesson-traders-and-builders-pig-meeple = Nog een meeple maakt de steden niet meer waard. Neem het varken.
lesson-traders-and-builders-pig-pass = Dit is de laatste tegel, en een varken levert meteen punten op. Zet het bij je boer.
lesson-traders-and-builders-pig-done = 2 voltooide steden, elk 4 punten: 8 punten in plaats van 6.

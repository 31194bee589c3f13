# The lesson about the crop circles: crates/lessons/data/crop-circles.lesson.
lesson-crop-circles-line = Beslis voor iedereen: een meeple erbij, of een terug.

lesson-crop-circles-remove = Maak een stad leeg
lesson-crop-circles-remove-text = Na een graancirkel neemt iedereen een meeple terug, of zet iedereen er een bij. Jij beslist. Het schild staat voor ridders, en Odile heeft er een in een mooie stad.
lesson-crop-circles-remove-lay = Leg de graancirkel onder de weg
lesson-crop-circles-remove-shut = Dan is Odiles stad af en krijgt zij de punten. Leg hem onder de weg.
lesson-crop-circles-remove-elsewhere = Daar past hij ook. Leg hem deze keer onder de weg.
lesson-crop-circles-remove-keep = Houd je meeple voorlopig
lesson-crop-circles-remove-knight = Die zou je zo meteen moeten terugnemen, net als Odile. Houd hem.
lesson-crop-circles-remove-choose = Kies: iedereen neemt een ridder terug
lesson-crop-circles-remove-add = Dan heeft Odile 2 ridders in haar stad. Laat iedereen er een terugnemen.
lesson-crop-circles-remove-close = De stad is van niemand meer: maak haar dicht
lesson-crop-circles-remove-far = Daar past hij, maar de stad wacht op een nieuwe eigenaar. Sluit haar aan de bovenkant.
lesson-crop-circles-remove-claim = Zet je eigen ridder erin
lesson-crop-circles-remove-pass = Zonder ridder krijgt niemand de punten. Zet er een in.
lesson-crop-circles-remove-done = Odiles ridder is weg en de stad is van jou: 3 tegels en 1 wapenschild, 8 punten.

lesson-crop-circles-free = Maak je eigen meeple vrij
lesson-crop-circles-free-text = De knuppel staat voor meeples op wegen. Je enige meeple zit vast op een lange weg zonder eind, en Odile heeft er geen op een weg.
lesson-crop-circles-free-lay = Leg de graancirkel aan een einde van de weg
lesson-crop-circles-free-elsewhere = Daar past hij ook. Leg hem deze keer aan een einde van de weg.
lesson-crop-circles-free-choose = Kies: iedereen neemt een meeple van een weg terug
lesson-crop-circles-free-add = Je hebt geen meeple om toe te voegen. Laat iedereen er een terugnemen: dat ben jij alleen.
lesson-crop-circles-free-back = Neem je meeple terug
lesson-crop-circles-free-close = Je hebt weer een meeple: sluit de stad aan de bovenkant
lesson-crop-circles-free-far = Daar past hij, maar je kunt nu een stad afmaken. Sluit haar aan de bovenkant.
lesson-crop-circles-free-claim = Zet je meeple in de stad
lesson-crop-circles-free-pass = Precies hiervoor is je meeple vrij. Zet hem in de stad.
lesson-crop-circles-free-done = Alleen jij had een meeple op een weg, dus alleen jij nam er een terug. Hij levert meteen 6 punten op.

lesson-crop-circles-add = Win een weide
lesson-crop-circles-add-text = De hark staat voor boeren. Jij en Odile hebben er elk 1 op de grote weide. Wie geen meeple meer in de hand heeft, kan er geen bij leggen, en Odile heeft er geen.
lesson-crop-circles-add-lay = Leg de graancirkel aan een einde van de weg
lesson-crop-circles-add-elsewhere = Daar past hij ook. Leg hem deze keer aan een einde van de weg.
lesson-crop-circles-add-keep = Houd je laatste meeple voor de graancirkel
lesson-crop-circles-add-now = Dan heb je niets meer om toe te voegen. Houd je laatste meeple.
lesson-crop-circles-add-choose = Kies: iedereen voegt een boer toe
lesson-crop-circles-add-remove = Dan raken jullie allebei je boer kwijt en krijgt niemand de weide. Laat iedereen er een toevoegen.
lesson-crop-circles-add-add = Leg een tweede boer op je weide
lesson-crop-circles-add-done = 2 boeren tegen 1: jij krijgt 6 punten voor de twee voltooide steden, Odile niets voor de weide.

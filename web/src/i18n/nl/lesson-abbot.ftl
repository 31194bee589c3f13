# The lesson about the abbot and the gardens: crates/lessons/data/abbot.lesson.
lesson-abbot-line = Claim tuinen, roep je abt naar huis wanneer het jou uitkomt, en stuur hem opnieuw op pad.

lesson-abbot-garden = Claim een tuin
lesson-abbot-garden-text = Een tuin scoort als een klooster: 1 punt voor zijn eigen tegel en 1 voor elk van de 8 eromheen. Alleen je abt mag erin.
lesson-abbot-garden-lay = Leg de tuin in het midden van de ring
lesson-abbot-garden-claim = Zet je abt in de tuin
lesson-abbot-garden-elsewhere = Daar past hij, maar een tuin wil buren. Zoek het gat in het midden.
lesson-abbot-garden-city = Dat zou een ridder zijn. Zet je abt in de tuin.
lesson-abbot-garden-pass = Zonder abt is de tuin van niemand. Zet hem erin.
lesson-abbot-garden-close = Vul de laatste plek rond de tuin
lesson-abbot-garden-far = Daar past hij, maar naast de tuin is nog één plek leeg: de hoek rechtsonder.
lesson-abbot-garden-more = Zet nog een meeple, of houd hem
lesson-abbot-garden-done = 9 tegels, 9 punten, en je abt is terug.

lesson-abbot-home = Roep je abt naar huis
lesson-abbot-home-text = Je hoeft niet te wachten tot een tuin af is. In plaats van een meeple te zetten, mag je je abt terugnemen en scoren wat er ligt.
lesson-abbot-home-lay = Leg de tegel naast de tuin
lesson-abbot-home-elsewhere = Daar past hij, maar naast de tuin levert hij 1 punt meer op.
lesson-abbot-home-home = Neem je abt terug uit de tuin
lesson-abbot-home-meeple = Je mag maar één van de twee: een meeple zetten of je abt terugnemen. Neem hem terug.
lesson-abbot-home-pass = Je kunt wachten, maar je abt levert nu 7 punten op. Neem hem terug.
lesson-abbot-home-done = 7 tegels, 7 punten, en je abt is weer vrij. Geen andere meeple mag weg wanneer jij wilt.

lesson-abbot-twice = Stuur hem opnieuw op pad
lesson-abbot-twice-text = Je hebt één abt, en die staat in een magere tuin. Het gat midden in de ring heeft 8 tegels om zich heen. Maak je abt op tijd vrij.
lesson-abbot-twice-lay = Leg de tegel recht onder de tuin van je abt
lesson-abbot-twice-elsewhere = Daar past hij, maar onder de tuin levert hij 1 punt meer op.
lesson-abbot-twice-home = Neem je abt terug
lesson-abbot-twice-meeple = Dan blijft je abt in de magere tuin. Neem hem liever terug.
lesson-abbot-twice-pass = Dan blijft je abt in de magere tuin. Neem hem terug.
lesson-abbot-twice-fill = Een nieuwe tuin! Leg hem in het midden van de ring
lesson-abbot-twice-far = Daar past hij, maar in het gat is de tuin meteen af.
lesson-abbot-twice-claim = Zet je abt in de nieuwe tuin
lesson-abbot-twice-city = Een ridder zou 4 punten scoren voor de stad. De tuin is er 9 waard. Neem je abt.
lesson-abbot-twice-empty = Zonder abt krijg je niets voor de tuin. Zet hem erin.
lesson-abbot-twice-done = 6 punten voor de eerste tuin en meteen 9 voor de tweede. En je abt is alweer terug.

# The lesson about the king and the robber baron: crates/lessons/data/king-and-robber-baron.lesson.
lesson-king-and-robber-baron-line = Voltooi de grootste stad en de langste weg, en houd de titels vast.

lesson-king-and-robber-baron-king = Word koning
lesson-king-and-robber-baron-king-text = Wie de eerste stad afmaakt, wordt koning, ook zonder ridder erin. Aan het eind is de koning 1 punt waard voor elke voltooide stad.
lesson-king-and-robber-baron-king-close = Sluit de stad
lesson-king-and-robber-baron-king-elsewhere = Daar past hij, maar de stad blijft open. Leg hem aan de bovenkant van de stad.
lesson-king-and-robber-baron-king-more = Zet een meeple, of houd hem
lesson-king-and-robber-baron-king-done = Je stad heeft 2 tegels, dus ben jij koning, voorlopig.

lesson-king-and-robber-baron-larger = Pak de kroon
lesson-king-and-robber-baron-larger-text = Een grotere stad pakt de koning af. Een even grote niet. Odiles stad heeft 2 tegels, en die ernaast krijgt er 3.
lesson-king-and-robber-baron-larger-close = Maak de grotere stad af
lesson-king-and-robber-baron-larger-elsewhere = Daar past hij, maar de grotere stad komt niet af. Leg hem aan de bovenkant.
lesson-king-and-robber-baron-larger-more = Zet een meeple, of houd hem
lesson-king-and-robber-baron-larger-done = 3 tegels winnen van 2: nu ben jij koning. Het gaat om de grootte, niet om wie de stad bezit.

lesson-king-and-robber-baron-baron = Voltooi de langste weg
lesson-king-and-robber-baron-baron-text = De roofridder gaat naar wie de langste weg afmaakt, en scoort aan het eind 1 punt voor elke voltooide weg. Dit is de laatste tegel.
lesson-king-and-robber-baron-baron-close = Maak beide wegen af met de kruising
lesson-king-and-robber-baron-baron-elsewhere = Daar past hij, maar de lange weg blijft open. Leg hem aan het rechtereinde.
lesson-king-and-robber-baron-baron-claim = Zet een meeple op de lange weg
lesson-king-and-robber-baron-baron-other = De lange weg scoort het meest. Zet je meeple daarop.
lesson-king-and-robber-baron-baron-pass = Zonder meeple krijg je alleen de titel. Claim de lange weg ook.
lesson-king-and-robber-baron-baron-done = 4 punten voor de weg, en als roofridder 2 punten voor 2 voltooide wegen. Odile, de koning, krijgt 1 punt voor 1 stad.

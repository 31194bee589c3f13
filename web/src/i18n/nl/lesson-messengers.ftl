# The lesson about the messengers: crates/lessons/data/messengers.lesson.
lesson-messengers-line = Kies welke pion je verzet, stop op het juiste vak en krijg een boodschap.

lesson-messengers-land = Haal een boodschap op
lesson-messengers-land-text = Je hebt twee pionnen op het scorespoor. Stopt er een alleen op 0, 5, 10 enzovoort, dan krijg je een boodschap. Je meeple staat op 8, je boodschapper op 0.
lesson-messengers-land-close = Maak je stad in het midden af voor 10 punten
lesson-messengers-land-elsewhere = Daar past hij, maar je grote stad blijft open. Sluit haar aan de bovenkant.
lesson-messengers-land-marker = Verzet de pion die op een boodschapvak stopt
lesson-messengers-land-meeple = 8 en 10 is 18: daar is geen boodschap. Je boodschapper stopt op 10.
lesson-messengers-land-play = De boodschap geeft 2 punten voor elk van je ridders: speel hem
lesson-messengers-land-points = Je hebt 2 ridders in de andere steden, dus de boodschap is er 4 waard. Speel hem.
lesson-messengers-land-again = Verzet een van beide pionnen 4 vakken
lesson-messengers-land-done = 10 punten voor de stad en 4 voor de boodschap. Beide pionnen samen zijn je score: 22.

lesson-messengers-points = Maak van 2 punten meer
lesson-messengers-points-text = In plaats van een boodschap te spelen, mag je altijd 2 punten nemen. Ook die verzetten een pion. Je meeple staat op 13, je boodschapper op 4.
lesson-messengers-points-close = Maak je stad af voor 6 punten
lesson-messengers-points-elsewhere = Daar past hij, maar je stad blijft open. Sluit haar aan de bovenkant.
lesson-messengers-points-marker = Verzet de pion die op een boodschapvak stopt
lesson-messengers-points-meeple = 13 en 6 is 19: daar is geen boodschap. Je boodschapper stopt op 10.
lesson-messengers-points-points = Je kleinste weg is maar 1 punt waard: neem liever 2 punten
lesson-messengers-points-action = Je kleinste weg heeft maar 1 tegel, dus dat is 1 punt. Neem de 2 punten.
lesson-messengers-points-chain = Verzet de pion die 2 nodig heeft voor de volgende boodschap
lesson-messengers-points-messenger = Dan kom je op 12: daar is geen boodschap. Je meeple stopt op 15.
lesson-messengers-points-done = 13 en 2 is 15: de volgende boodschap, en daarmee mag je meteen nog een tegel spelen.

lesson-messengers-recall = Red een meeple
lesson-messengers-recall-text = Je ridder rechts zit vast: Odile heeft 2 ridders in die stad en zou alle punten krijgen. Je meeple staat op 8, je boodschapper op 4.
lesson-messengers-recall-close = Maak je eigen stad links af
lesson-messengers-recall-elsewhere = Daar past hij, maar je eigen stad blijft open. Sluit haar linksboven.
lesson-messengers-recall-marker = Verzet de pion die op een boodschapvak stopt
lesson-messengers-recall-meeple = 8 en 6 is 14: daar is geen boodschap. Je boodschapper stopt op 10.
lesson-messengers-recall-play = Deze boodschap laat een meeple scoren en haalt hem terug: speel hem
lesson-messengers-recall-points = 2 punten zijn leuk, maar de boodschap bevrijdt je ridder. Speel hem.
lesson-messengers-recall-back = Neem je ridder terug
lesson-messengers-recall-score = Neem de punten ervoor
lesson-messengers-recall-forgo = Waarom zou je 4 punten laten liggen? Scoor ze.
lesson-messengers-recall-end = Verzet een van beide pionnen 4 vakken
lesson-messengers-recall-done = 3 tegels en 1 wapenschild: 4 punten uit een stad die nooit van jou zou worden. En je ridder is terug.

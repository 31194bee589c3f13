# The lesson about the robbers: crates/lessons/data/robbers.lesson.
lesson-robbers-line = Wacht op het scorespoor naast iemand die bijna scoort, en pak de helft.

lesson-robbers-ambush = Ga op de loer liggen
lesson-robbers-ambush-text = Een tegel met een buidel stuurt je rover naar het scorespoor, naast een andere speler. Als die scoort, krijg jij half zoveel punten.
lesson-robbers-ambush-lay = Leg de tegel met de buidel
lesson-robbers-ambush-wait = Odile heeft haar stad bijna af: zet je rover op haar vak
lesson-robbers-ambush-other = Daar staat Gaspard, en die heeft niets om af te maken. Zet je rover op Odiles vak.
lesson-robbers-ambush-more = Zet een meeple, of houd hem
lesson-robbers-ambush-done = Odile maakt haar stad af voor 8 punten en je rover bezorgt je er 4. Zij houdt alles: een rover kost niemand een punt.

lesson-robbers-choose = Laat de kleine vis zwemmen
lesson-robbers-choose-text = Odile en Gaspard staan op hetzelfde vak. Scoren ze in dezelfde beurt, dan beslis jij wie je berooft.
lesson-robbers-choose-lay = Leg de tegel met de buidel
lesson-robbers-choose-wait = Zet je rover op het vak waar ze allebei staan
lesson-robbers-choose-more = Zet een meeple, of houd hem
lesson-robbers-choose-let = Odile scoort 4, en daarna komt Gaspards grotere stad: laat je rover wachten
lesson-robbers-choose-rob = Dat zouden 2 punten zijn. Gaspards stad is groter en scoort hierna. Wacht daarop.
lesson-robbers-choose-done = Gaspard scoort 8 punten, en geduld loont: je krijgt er 4 in plaats van 2.

lesson-robbers-move = Verzet je rover
lesson-robbers-move-text = Met nog een buideltegel kun je je rover verzetten. Hij wacht bij Odile, die geen meeple op het bord heeft. Gaspards stad heeft nog maar één tegel nodig.
lesson-robbers-move-lay = Leg de tegel met de buidel aan een einde van de weg
lesson-robbers-move-elsewhere = Daar past hij ook. Leg hem aan een einde van de weg, waar hij niet in de weg ligt.
lesson-robbers-move-move = Verzet je rover naar Gaspards vak
lesson-robbers-move-stay = Odile heeft niets om te scoren. Verzet je rover naar Gaspards vak.
lesson-robbers-move-more = Zet een meeple, of houd hem
lesson-robbers-move-done = Gaspard scoort 8 punten en jij krijgt er 4. Je rover is terug, klaar voor de volgende buidel.

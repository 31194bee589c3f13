# The lesson about the Wheel of Fortune: crates/lessons/data/wheel-of-fortune.lesson.
lesson-wheel-of-fortune-line = Wed op het rad en sta klaar als het varken stopt.

lesson-wheel-of-fortune-crown = Wed op een kroon
lesson-wheel-of-fortune-crown-text = Een tegel met een getal zet het varken zoveel vakken verder. Een meeple die wacht waar het stopt, scoort 3 punten, of 6 als hij alleen op twee kronen staat.
lesson-wheel-of-fortune-crown-lay = Maak de weg bovenaan langer
lesson-wheel-of-fortune-crown-elsewhere = Daar past hij, maar leg hem aan de weg boven het rad.
lesson-wheel-of-fortune-crown-bet = Wed op het volgende vak: zet een meeple op Belasting
lesson-wheel-of-fortune-crown-single = Ook dat vak levert op. Maar Belasting is het volgende, met twee kronen: 6 punten.
lesson-wheel-of-fortune-crown-far = Daarheen heeft het varken meer stappen nodig. Wed op het volgende vak, Belasting.
lesson-wheel-of-fortune-crown-board = Dat mag, maar het gaat nu om het rad. Zet je meeple op Belasting.
lesson-wheel-of-fortune-crown-pass = Het varken beloont alleen wie erop wacht. Zet een meeple op Belasting.
lesson-wheel-of-fortune-crown-done = Odile trok een 1 en het varken stopte op Belasting: 6 punten, en je meeple is terug.

lesson-wheel-of-fortune-taxes = Haal belasting op
lesson-wheel-of-fortune-taxes-text = Waar het varken stopt, gebeurt er iets voor iedereen. Bij Belasting scoort elk van je ridders 1 punt per wapenschild en 1 per ridder van jou in die stad.
lesson-wheel-of-fortune-taxes-lay = Maak de stad rechtsboven groter
lesson-wheel-of-fortune-taxes-elsewhere = Daar past hij, maar deze tegel is voor de stad rechtsboven van het rad.
lesson-wheel-of-fortune-taxes-claim = Zet een ridder in de stad
lesson-wheel-of-fortune-taxes-other = Belasting beloont ridders. Zet je meeple in de stad.
lesson-wheel-of-fortune-taxes-pass = Belasting beloont ridders. Zet er een in de stad.
lesson-wheel-of-fortune-taxes-done = 1 wapenschild en 1 ridder: 2 punten, en de stad is nog steeds van jou.

lesson-wheel-of-fortune-pestilence = Overleef de pest
lesson-wheel-of-fortune-pestilence-text = Je trok een 3 en het varken stopte op Pest: iedereen neemt een meeple van het bord terug. Kies er een die je kunt missen.
lesson-wheel-of-fortune-pestilence-lose = Neem de meeple op de weg terug
lesson-wheel-of-fortune-pestilence-monk = Je monnik kan ooit 9 punten scoren. Neem de meeple op de weg terug.
lesson-wheel-of-fortune-pestilence-done = De monnik blijft. Meeples op kronen waren ook veilig geweest.

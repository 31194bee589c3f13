# The lesson about the gold mines: crates/lessons/data/gold-mines.lesson.
lesson-gold-mines-line = Leg goud op je eigen tegels, haal het binnen voor anderen dat doen, en hamster.

lesson-gold-mines-mine = Graaf naar goud
lesson-gold-mines-mine-text = Een goudmijn levert 2 goudstaven: één op zijn eigen tegel, één op een tegel ernaast. Wie daar bezit wat af komt, pakt het goud.
lesson-gold-mines-mine-lay = Maak je stad groter met de goudmijn
lesson-gold-mines-mine-elsewhere = Daar past hij, maar het goud hoort in je stad. Leg de mijn erbovenop.
lesson-gold-mines-mine-gold = Leg de tweede goudstaaf ook in je eigen stad
lesson-gold-mines-mine-odile = Op die tegel ligt Odiles stad. Leg het goud op de tegel onder de mijn, in je eigen stad.
lesson-gold-mines-mine-more = Zet nog een meeple, of houd hem
lesson-gold-mines-mine-close = Maak je stad af
lesson-gold-mines-mine-far = Daar past hij, maar je stad blijft open. Sluit haar aan de bovenkant.
lesson-gold-mines-mine-done = 8 punten voor de stad, en beide goudstaven zijn van jou. Die zijn punten waard aan het einde van het spel.

lesson-gold-mines-snatch = Kaap Odiles goud
lesson-gold-mines-snatch-text = Goud ligt op de hele tegel, niet alleen in de stad. Odile legde 2 goudstaven op een tegel van haar stad, maar over die tegel loopt ook jouw weg.
lesson-gold-mines-snatch-close = Maak je weg af voordat Odile haar stad afmaakt
lesson-gold-mines-snatch-elsewhere = Daar past hij, maar je weg blijft open. Sluit hem aan de onderkant.
lesson-gold-mines-snatch-more = Zet nog een meeple, of houd hem
lesson-gold-mines-snatch-done = 4 punten voor de weg, met Odiles 2 goudstaven erbij.

lesson-gold-mines-four = Hamster goud
lesson-gold-mines-four-text = Aan het eind is elke goudstaaf 1 punt waard als je er hoogstens 3 hebt, 2 bij 4 tot 6, enzovoort. Je hebt 3 goudstaven en de laatste tegel.
lesson-gold-mines-four-close = Maak de stad met de vierde goudstaaf af
lesson-gold-mines-four-big = Dat is 2 punten meer voor de stad, maar zonder de goudstaaf is je goud 3 waard in plaats van 8. Kijk naar de andere stad.
lesson-gold-mines-four-elsewhere = Daar past hij, maar hij maakt niets af. Sluit de stad met de goudstaaf.
lesson-gold-mines-four-done = 4 goudstaven, elk 2 punten: 8 punten in plaats van 3. De kleine stad met goud wint van de grote zonder.

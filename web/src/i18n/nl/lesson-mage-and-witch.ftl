# The lesson about the mage and the witch: crates/lessons/data/mage-and-witch.lesson.
lesson-mage-and-witch-line = Stuur de tovenaar naar je eigen weg, de heks naar Odiles stad, en houd ze uit elkaar.

lesson-mage-and-witch-mage = Roep de tovenaar
lesson-mage-and-witch-mage-text = Een tegel met de magische ster verplaatst de tovenaar of de heks. Waar de tovenaar staat, is elke tegel 1 punt meer waard.
lesson-mage-and-witch-mage-lay = Maak je weg langer
lesson-mage-and-witch-mage-elsewhere = Daar past hij, maar je weg groeit niet. Leg hem aan het open einde rechts.
lesson-mage-and-witch-mage-mage = Stuur de tovenaar naar je weg
lesson-mage-and-witch-mage-witch = De heks halveert de punten. Stuur de tovenaar naar je weg.
lesson-mage-and-witch-mage-city = De tovenaar maakt Odiles stad meer waard. Houd de magie voor je eigen weg.
lesson-mage-and-witch-mage-close = Maak je weg af
lesson-mage-and-witch-mage-far = Daar past hij, maar je weg blijft open. Sluit hem rechtsonder.
lesson-mage-and-witch-mage-more = Zet nog een meeple, of houd hem
lesson-mage-and-witch-mage-done = 5 tegels voor de weg en 5 voor de tovenaar: 10 punten in plaats van 5. De tovenaar gaat van het bord tot de volgende ster.

lesson-mage-and-witch-witch = Stuur de heks
lesson-mage-and-witch-witch-text = Waar de heks staat, scoort maar de helft van de punten. Odile heeft een grote stad bijna af.
lesson-mage-and-witch-witch-lay = Leg de tegel aan het einde van de weg
lesson-mage-and-witch-witch-elsewhere = Daar past hij, maar bouw niet aan Odiles stad. Leg hem aan een einde van de weg.
lesson-mage-and-witch-witch-witch = Stuur de heks naar Odiles stad
lesson-mage-and-witch-witch-mage = De tovenaar zou Odile nog meer geven. Stuur de heks.
lesson-mage-and-witch-witch-other = Daar doet de heks geen kwaad. Stuur haar naar Odiles grote stad.
lesson-mage-and-witch-witch-more = Zet een meeple op je tegel, of houd hem
lesson-mage-and-witch-witch-done = 4 tegels en 1 wapenschild zouden 10 punten zijn. Met de heks krijgt Odile er 5.

lesson-mage-and-witch-meet = Verjaag de heks
lesson-mage-and-witch-meet-text = Tovenaar en heks kunnen niet in dezelfde stad of op dezelfde weg blijven. Wie ze bij elkaar brengt, verplaatst een van beide voordat er iets scoort.
lesson-mage-and-witch-meet-join = Verbind je twee steden
lesson-mage-and-witch-meet-elsewhere = Daar past hij, maar je twee steden blijven los. Leg hem in het gat ertussen.
lesson-mage-and-witch-meet-witch = Stuur de heks naar Odiles weg
lesson-mage-and-witch-meet-mage = Dan blijft de heks en halveert ze je stad. Stuur liever de heks weg.
lesson-mage-and-witch-meet-done = 3 tegels, elk 2 punten, en 3 voor de tovenaar: 9 punten. En de heks wacht nu op Odiles weg.

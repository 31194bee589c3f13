# The lesson about shrines: crates/lessons/data/cult.lesson.
lesson-cult-line = Leg een heiligdom naast een klooster en win de wedloop.

lesson-cult-challenge = Daag een klooster uit
lesson-cult-challenge-text = Een heiligdom scoort als een klooster. Naast het klooster van een ander begint een wedloop: wie het eerst omringd is, krijgt alles.
lesson-cult-challenge-lay = Leg het heiligdom naast Odiles klooster
lesson-cult-challenge-elsewhere = Daar past hij, maar zo daag je Odile niet uit. Leg hem rechts van haar klooster.
lesson-cult-challenge-claim = Zet een meeple in het heiligdom
lesson-cult-challenge-field = Op een weide zou het een boer zijn. Zet hem in het heiligdom.
lesson-cult-challenge-pass = Een leeg heiligdom daagt niemand uit. Zet er een meeple in.
lesson-cult-challenge-done = De wedloop is begonnen: een van de twee scoort, de ander krijgt niets.

lesson-cult-race = Wees het eerst klaar
lesson-cult-race-text = Rond je heiligdom ontbreekt één tegel, en rond Odiles klooster ook. Deze tegel past op beide plekken.
lesson-cult-race-first = Maak je heiligdom af
lesson-cult-race-theirs = Dan is Odiles klooster af en krijgt je heiligdom niets. Kijk rechts.
lesson-cult-race-elsewhere = Daar past hij, maar geen van beide komt af. Vul de plek rechts van je heiligdom.
lesson-cult-race-more = Zet nog een meeple, of houd hem
lesson-cult-race-done = 9 punten voor je heiligdom. Odiles monnik gaat zonder een punt naar huis.

# Die Lektion über Händler und Baumeister: crates/lessons/data/traders-and-builders.lesson.
lesson-traders-and-builders-line = Waren aus jeder Stadt holen, die du abschließt, zwei Plättchen im Zug spielen und ein Schwein mästen.

lesson-traders-and-builders-goods = Die Waren holen
lesson-traders-and-builders-goods-text = Manche Städte handeln mit Wein, Korn oder Tuch. Wer so eine Stadt abschließt, bekommt ihre Waren, auch wenn die Punkte jemand anders bekommt.
lesson-traders-and-builders-goods-close = Schließe Odiles Stadt ab
lesson-traders-and-builders-goods-elsewhere = Es passt dort, aber die Waren liegen in Odiles Stadt. Schließe sie oben.
lesson-traders-and-builders-goods-done = Odile bekommt 8 Punkte, du bekommst 1 Wein und 1 Korn. Was sie wert sind, zeigt die nächste Szene.

lesson-traders-and-builders-most = Den Markt beherrschen
lesson-traders-and-builders-most-text = Am Ende bringt der meiste Wein 10 Punkte, ebenso das meiste Korn und das meiste Tuch. Odile hat 1 Wein, und du hast das letzte Plättchen.
lesson-traders-and-builders-most-close = Schließe die Stadt ab, die zweimal Trauben zeigt
lesson-traders-and-builders-most-own = Das sind 6 Punkte für deine eigene Stadt, aber Odile hat weiter den meisten Wein und bekommt 10. Nimm die mittlere.
lesson-traders-and-builders-most-elsewhere = Es passt dort, aber so wird nichts fertig. Schließe die Stadt in der Mitte, die zweimal Trauben zeigt.
lesson-traders-and-builders-most-done = 2 Wein gegen 1: 10 Punkte. Mit 2 für deine offene Stadt gewinnst du 12 zu 8, obwohl Odile für ihre 8 bekommt.

lesson-traders-and-builders-builder = Zwei Plättchen in einem Zug
lesson-traders-and-builders-builder-text = Setze deinen Baumeister in eine Stadt oder auf eine Straße, wo du schon einen Meeple hast. Immer wenn du dort anbaust, spielst du ein zweites Plättchen.
lesson-traders-and-builders-builder-lay = Vergrößere deine Stadt
lesson-traders-and-builders-builder-claim = Setze deinen Baumeister in die Stadt
lesson-traders-and-builders-builder-elsewhere = Es passt dort, aber es geht um deine Stadt. Lege es oben an ihre offene Seite.
lesson-traders-and-builders-builder-pass = Ohne Baumeister kein zweites Plättchen. Setze ihn in deine Stadt.
lesson-traders-and-builders-builder-extend = Vergrößere deine Stadt noch einmal: Der Baumeister macht sich an die Arbeit
lesson-traders-and-builders-builder-again = Nimm dein zweites Plättchen
lesson-traders-and-builders-builder-skip = Du darfst verzichten, aber genau dafür ist der Baumeister da. Nimm es.
lesson-traders-and-builders-builder-close = Schließe damit deine Stadt
lesson-traders-and-builders-builder-done = Zwei Plättchen in einem Zug. 5 Plättchen und 2 Wappen, je 2 Punkte: 14 Punkte, und Ritter und Baumeister sind zurück.

lesson-traders-and-builders-pig = Ein Schwein mästen
lesson-traders-and-builders-pig-text = Ein Schwein kommt zu einem deiner Bauern. Am Ende bringt dir jede fertige Stadt an seiner Wiese 4 Punkte statt 3.
lesson-traders-and-builders-pig-lay = Vergrößere die Wiese deines Bauern
lesson-traders-and-builders-pig-pig = Setze dein Schwein auf die Wiese zu deinem Bauern
lesson-traders-and-builders-pig-elsewhere = Es passt dort, aber dein Bauer liegt über der Straße. Lege es an ein Ende der Straße.
lesson-traders-and-builders-pig-meeple = Noch ein Meeple macht die Städte nicht wertvoller. Nimm das Schwein.
lesson-traders-and-builders-pig-pass = Das ist das letzte Plättchen, und ein Schwein bringt sofort etwas. Setze es zu deinem Bauern.
lesson-traders-and-builders-pig-done = 2 fertige Städte, je 4 Punkte: 8 Punkte statt 6.

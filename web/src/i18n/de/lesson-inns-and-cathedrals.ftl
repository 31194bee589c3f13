# Die Lektion über Wirtshäuser und Kathedralen: crates/lessons/data/inns-and-cathedrals.lesson.
lesson-inns-and-cathedrals-line = Auf große Straßen und Städte setzen und fremde verderben.

lesson-inns-and-cathedrals-inn = Die Straße verdoppeln
lesson-inns-and-cathedrals-inn-text = Eine Straße mit Wirtshaus bringt 2 Punkte je Plättchen statt 1, sobald sie fertig ist.
lesson-inns-and-cathedrals-inn-lay = Lege das Wirtshaus an die Straße
lesson-inns-and-cathedrals-inn-claim = Besetze die Straße
lesson-inns-and-cathedrals-inn-elsewhere = Es passt dort, aber deine Straße braucht es rechts an ihrem offenen Ende.
lesson-inns-and-cathedrals-inn-field = Auf der Wiese wäre er ein Bauer. Setze ihn auf die Straße mit dem Wirtshaus.
lesson-inns-and-cathedrals-inn-pass = Ohne Meeple gehört die Straße niemandem. Setze einen darauf.
lesson-inns-and-cathedrals-inn-close = Schließe die Straße ab
lesson-inns-and-cathedrals-inn-more = Setze noch einen Meeple oder behalte ihn
lesson-inns-and-cathedrals-inn-done = 4 Plättchen, je 2 Punkte: 8 Punkte statt 4.

lesson-inns-and-cathedrals-cathedral = Eine Kathedrale bauen
lesson-inns-and-cathedrals-cathedral-text = Eine Stadt mit Kathedrale bringt 3 Punkte je Plättchen und Wappen, sobald sie fertig ist. Bis dahin ist sie nichts wert.
lesson-inns-and-cathedrals-cathedral-lay = Lege die Kathedrale mitten in die Stadt
lesson-inns-and-cathedrals-cathedral-claim = Besetze die Stadt
lesson-inns-and-cathedrals-cathedral-elsewhere = Sie passt dort, aber so wird die Stadt riesig und kaum je fertig. Lege sie in die Lücke zwischen den drei Städten.
lesson-inns-and-cathedrals-cathedral-pass = Ohne Meeple gehört die Stadt niemandem. Setze einen hinein.
lesson-inns-and-cathedrals-cathedral-close = Schließe die Mauer
lesson-inns-and-cathedrals-cathedral-more = Setze noch einen Meeple oder behalte ihn
lesson-inns-and-cathedrals-cathedral-done = 5 Plättchen, je 3 Punkte: 15 Punkte statt 10.

lesson-inns-and-cathedrals-risk = Eine Straße verderben
lesson-inns-and-cathedrals-risk-text = Am Ende bringt eine unfertige Straße mit Wirtshaus nichts. Du hast das letzte Plättchen, und Odiles Straße ist noch offen.
lesson-inns-and-cathedrals-risk-spoil = Mach Odiles Straße wertlos
lesson-inns-and-cathedrals-risk-elsewhere = Es passt dort, aber Odile behält ihre 3 Punkte. Lege das Wirtshaus an ein Ende ihrer Straße.
lesson-inns-and-cathedrals-risk-leave = Behalte deinen Meeple
lesson-inns-and-cathedrals-risk-field = Ein Bauer bringt hier nichts: Keine Stadt ist fertig. Behalte ihn.
lesson-inns-and-cathedrals-risk-done = Odile bekommt für ihre Straße nichts. Auch unfertige Kathedralen sind nichts wert, also zähle die Plättchen, die noch kommen.

lesson-inns-and-cathedrals-large = Doppelt zählen
lesson-inns-and-cathedrals-large-text = Du hast einen großen Meeple. Er zählt für 2, wenn es darum geht, wer in einer Stadt, auf einer Straße oder Wiese mehr hat.
lesson-inns-and-cathedrals-large-lay = Beginne eine Stadt gegenüber von Odiles
lesson-inns-and-cathedrals-large-claim = Setze deinen großen Meeple hinein
lesson-inns-and-cathedrals-large-elsewhere = Es passt dort, aber Odiles Stadt liegt oben rechts. Lege es gegenüber, mit der Stadt zu ihrer.
lesson-inns-and-cathedrals-large-small = Ein normaler Meeple müsste mit Odile teilen. Nimm den großen.
lesson-inns-and-cathedrals-large-field = Auf der Wiese wäre er ein Bauer. Setze ihn in die Stadt.
lesson-inns-and-cathedrals-large-pass = Ohne Meeple gehörte die Stadt Odile allein. Setze deinen großen Meeple hinein.
lesson-inns-and-cathedrals-large-join = Verbinde beide Städte
lesson-inns-and-cathedrals-large-more = Setze noch einen Meeple oder behalte ihn
lesson-inns-and-cathedrals-large-done = Dein großer Meeple zählt 2 gegen 1: Alle 6 Punkte gehören dir.

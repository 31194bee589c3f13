# Die Lektion über den Fluss: crates/lessons/data/river-v3.lesson.
lesson-river-v3-line = Bau zuerst den Fluss und besetze, was an seinen Ufern liegt.

lesson-river-v3-course = Dem Fluss folgen
lesson-river-v3-course-text = Zuerst kommen die Flussplättchen, und jedes setzt den Fluss fort. Meeples setzt du wie immer, nur nicht ins Wasser.
lesson-river-v3-course-flow = Setze den Fluss fort
lesson-river-v3-course-claim = Besetze die Stadt am Ufer
lesson-river-v3-course-other = Das geht, aber die Stadt ist mehr wert. Setze deinen Meeple hinein.
lesson-river-v3-course-pass = Am Fluss lohnt sich der Anfang. Besetze die Stadt.
lesson-river-v3-course-done = Die Stadt gehört dir, noch bevor es das Land ringsum gibt.

lesson-river-v3-bend = In die andere Richtung biegen
lesson-river-v3-bend-text = Der Fluss biegt abwechselnd nach links und rechts, damit er nie in sich selbst zurückläuft. Zuletzt ging es nach links.
lesson-river-v3-bend-turn = Setze den Fluss mit einer Biegung nach rechts fort
lesson-river-v3-bend-rest = Setze einen Meeple oder behalte ihn
lesson-river-v3-bend-done = Erst links, dann rechts. Gerade Plättchen dazwischen ändern daran nichts.

lesson-river-v3-lake = Am See enden
lesson-river-v3-lake-text = Der See kommt zuletzt und beendet den Fluss. An diesem steht ein Kloster. Danach werden gewöhnliche Plättchen gezogen.
lesson-river-v3-lake-lay = Lege den See
lesson-river-v3-lake-claim = Setze einen Mönch ins Kloster
lesson-river-v3-lake-field = Das Kloster am See bringt bis zu 9 Punkte. Setze deinen Meeple hinein.
lesson-river-v3-lake-pass = Ein Kloster bringt bis zu 9 Punkte. Setze einen Mönch hinein.
lesson-river-v3-lake-done = Der Fluss ist fertig. Von jetzt an zieht ihr gewöhnliche Plättchen.

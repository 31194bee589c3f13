# Die Lektion über den Fluss mit Schafen: crates/lessons/data/river-bb5.lesson.
lesson-river-bb5-line = Ein Fluss mit Schafen für deinen Hirten und Weinbergen für deine Mönche.

lesson-river-bb5-turn = Nicht umkehren
lesson-river-bb5-turn-text = Jedes Flussplättchen setzt den Fluss fort. Zwei Biegungen nacheinander dürfen nicht in dieselbe Richtung gehen, sonst liefe der Fluss zurück.
lesson-river-bb5-turn-turn = Setze den Fluss mit einer Biegung zur anderen Seite fort
lesson-river-bb5-turn-rest = Setze einen Meeple oder behalte ihn
lesson-river-bb5-turn-shepherd = Der Hirte kommt in der nächsten Szene. Setze einen Meeple oder behalte ihn.
lesson-river-bb5-turn-done = Beide Plättchen zeigen einen Weinberg: je 3 Punkte mehr für ein fertiges Kloster daneben.

lesson-river-bb5-sheep = Die Schafe am Ufer zählen
lesson-river-bb5-sheep-text = An manchen Ufern ist ein Schaf zu sehen. Sammelst du auf dieser Wiese eine Herde ein, zählt es jedes Mal mit.
lesson-river-bb5-sheep-lay = Lege das Flussplättchen mit dem Schaf unter dem Wasser
lesson-river-bb5-sheep-turned = Es passt, aber dreh es so, dass das Schaf unter dem Wasser steht.
lesson-river-bb5-sheep-herd = Setze deinen Hirten auf die Wiese mit dem Schaf
lesson-river-bb5-sheep-below = Auf dieser Seite ist kein Schaf. Setze den Hirten unter das Wasser.
lesson-river-bb5-sheep-meeple = Lass das für später. Setze deinen Hirten auf die Wiese mit dem Schaf.
lesson-river-bb5-sheep-pass = Ohne Hirten sammelt niemand die Schafe ein. Setze ihn auf die Wiese.
lesson-river-bb5-sheep-wider = Deine Wiese wächst: Lege den See
lesson-river-bb5-sheep-keep = Behalte deinen Meeple
lesson-river-bb5-sheep-more = Behalte deinen Meeple diesmal. Jetzt kommen die Schafe.
lesson-river-bb5-sheep-gather = Sammle deine Herde ein
lesson-river-bb5-sheep-grow = Der Wolf könnte kommen. Sammle deine Herde jetzt ein.
lesson-river-bb5-sheep-done = 2 Schafe auf deinem Marker und 2 am Ufer: 4 Punkte. Die am Ufer bleiben für die nächste Herde.

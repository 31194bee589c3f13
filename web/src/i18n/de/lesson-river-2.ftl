# Die Lektion über den Fluss mit der Gabelung: crates/lessons/data/river-2.lesson.
lesson-river-2-line = Teile den Fluss und bau an dem Arm, der dir gefällt.

lesson-river-2-fork = Den Fluss teilen
lesson-river-2-fork-text = Das zweite Plättchen ist eine Gabelung. Danach hat der Fluss zwei offene Enden, und du wählst, welches ein Flussplättchen fortsetzt.
lesson-river-2-fork-split = Lege die Gabelung so, dass ein Arm nach oben und einer nach unten geht
lesson-river-2-fork-turned = Das ist erlaubt. Lass hier aber einen Arm nach oben und einen nach unten gehen.
lesson-river-2-fork-rest = Setze einen Meeple oder behalte ihn
lesson-river-2-fork-arm = Setze einen der beiden Arme fort
lesson-river-2-fork-claim = Besetze die Stadt am Ufer
lesson-river-2-fork-other = Das geht, aber die Stadt ist mehr wert. Setze deinen Meeple hinein.
lesson-river-2-fork-pass = Besetze die Stadt, bevor Odile es tut.
lesson-river-2-fork-done = Odile baut an einem Arm, du wählst deinen. Treffen dürfen sich die Arme nie.

lesson-river-2-lake = Zwei Plättchen nacheinander legen
lesson-river-2-lake-text = Der Vulkansee ist das letzte Flussplättchen. Niemand darf darauf stehen, aber wer ihn legt, zieht und legt sofort noch ein Plättchen.
lesson-river-2-lake-lay = Beende einen Arm mit dem See
lesson-river-2-lake-second = Dein zweites Plättchen: Lege es irgendwohin
lesson-river-2-lake-rest = Setze einen Meeple oder behalte ihn
lesson-river-2-lake-done = Zwei Plättchen in einem Zug. Jetzt ist Odile dran.

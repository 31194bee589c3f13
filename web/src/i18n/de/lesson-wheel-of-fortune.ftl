# Die Lektion über das Glücksrad: crates/lessons/data/wheel-of-fortune.lesson.
lesson-wheel-of-fortune-line = Setze auf das Rad und sei da, wenn das Schwein anhält.

lesson-wheel-of-fortune-crown = Auf eine Krone setzen
lesson-wheel-of-fortune-crown-text = Ein Plättchen mit Zahl zieht das Schwein so viele Felder weiter. Ein Meeple, der dort wartet, bringt 3 Punkte, oder 6, wenn er allein auf zwei Kronen steht.
lesson-wheel-of-fortune-crown-lay = Verlängere die Straße oben
lesson-wheel-of-fortune-crown-elsewhere = Es passt dort, aber lege es oben am Rad an die Straße.
lesson-wheel-of-fortune-crown-bet = Setze auf das nächste Feld: einen Meeple auf Steuern
lesson-wheel-of-fortune-crown-single = Auch dieses Feld zahlt. Aber Steuern kommt als Nächstes und hat zwei Kronen: 6 Punkte.
lesson-wheel-of-fortune-crown-far = Bis dahin braucht das Schwein länger. Setze auf das nächste Feld, Steuern.
lesson-wheel-of-fortune-crown-board = Das geht, aber hier geht es um das Rad. Setze deinen Meeple auf Steuern.
lesson-wheel-of-fortune-crown-pass = Das Schwein belohnt nur, wer wartet. Setze einen Meeple auf Steuern.
lesson-wheel-of-fortune-crown-done = Odile hat eine 1 gezogen, und das Schwein steht auf Steuern: 6 Punkte, und dein Meeple ist zurück.

lesson-wheel-of-fortune-taxes = Steuern kassieren
lesson-wheel-of-fortune-taxes-text = Wo das Schwein anhält, passiert allen etwas. Bei Steuern bringt jeder deiner Ritter 1 Punkt je Wappen und 1 je eigenem Ritter in seiner Stadt.
lesson-wheel-of-fortune-taxes-lay = Vergrößere die Stadt oben rechts
lesson-wheel-of-fortune-taxes-elsewhere = Es passt dort, aber dieses Plättchen ist für die Stadt oben rechts am Rad.
lesson-wheel-of-fortune-taxes-claim = Setze einen Ritter in die Stadt
lesson-wheel-of-fortune-taxes-other = Steuern gibt es für Ritter. Setze deinen Meeple in die Stadt.
lesson-wheel-of-fortune-taxes-pass = Steuern gibt es für Ritter. Setze einen in die Stadt.
lesson-wheel-of-fortune-taxes-done = 1 Wappen und 1 Ritter: 2 Punkte, und die Stadt gehört weiter dir.

lesson-wheel-of-fortune-pestilence = Die Pest überstehen
lesson-wheel-of-fortune-pestilence-text = Du hast eine 3 gezogen, und das Schwein steht auf Pest: Alle nehmen einen Meeple vom Brett zurück. Wähle den, auf den du verzichten kannst.
lesson-wheel-of-fortune-pestilence-lose = Nimm den Meeple von der Straße zurück
lesson-wheel-of-fortune-pestilence-monk = Dein Mönch bringt einmal bis zu 9 Punkte. Nimm den Meeple von der Straße zurück.
lesson-wheel-of-fortune-pestilence-done = Der Mönch bleibt. Auch auf den Kronen wäre ein Meeple sicher gewesen.

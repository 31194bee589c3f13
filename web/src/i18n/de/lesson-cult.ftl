# Die Lektion über Kultstätten: crates/lessons/data/cult.lesson.
lesson-cult-line = Lege eine Kultstätte neben ein Kloster und gewinne das Rennen.

lesson-cult-challenge = Ein Kloster herausfordern
lesson-cult-challenge-text = Eine Kultstätte zählt wie ein Kloster. Neben dem Kloster eines anderen beginnt ein Rennen: Wer zuerst umbaut ist, bekommt alles.
lesson-cult-challenge-lay = Lege die Kultstätte neben Odiles Kloster
lesson-cult-challenge-elsewhere = Sie passt dort, fordert Odile aber nicht heraus. Lege sie rechts neben das Kloster.
lesson-cult-challenge-claim = Setze einen Meeple auf die Kultstätte
lesson-cult-challenge-field = Auf der Wiese wäre er ein Bauer. Setze ihn auf die Kultstätte.
lesson-cult-challenge-pass = Eine leere Kultstätte fordert niemanden heraus. Setze einen Meeple darauf.
lesson-cult-challenge-done = Das Rennen läuft: Einer von euch bekommt Punkte, der andere nichts.

lesson-cult-race = Zuerst fertig sein
lesson-cult-race-text = Um deine Kultstätte fehlt noch ein Plättchen, um Odiles Kloster auch. Dieses passt an beide Stellen.
lesson-cult-race-first = Mach deine Kultstätte fertig
lesson-cult-race-theirs = Damit wäre Odiles Kloster fertig, und deine Kultstätte ginge leer aus. Schau nach rechts.
lesson-cult-race-elsewhere = Es passt dort, macht aber nichts fertig. Fülle die Lücke rechts neben deiner Kultstätte.
lesson-cult-race-more = Setze noch einen Meeple oder behalte ihn
lesson-cult-race-done = 9 Punkte für deine Kultstätte. Odiles Mönch geht ohne Punkte nach Hause.

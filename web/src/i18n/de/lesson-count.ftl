# Die Lektion über den Grafen von Carcassonne: crates/lessons/data/count.lesson.
lesson-count-line = Lass andere punkten, warte in Carcassonne und komm zurück, wenn es zählt.

lesson-count-enter = Nach Carcassonne gehen
lesson-count-enter-text = Bringt dein Plättchen anderen Punkte und dir keine, darfst du einen Meeple nach Carcassonne schicken. Dort wartet er in einem Viertel ohne den Grafen.
lesson-count-enter-close = Mach Odiles Stadt fertig
lesson-count-enter-elsewhere = Es passt dort, aber niemand bekommt Punkte. Schließe Odiles Stadt unten links.
lesson-count-enter-keep = Behalte deinen Meeple auf diesem Plättchen
lesson-count-enter-field = Heb ihn auf: Nach der Wertung kannst du ihn nach Carcassonne schicken.
lesson-count-enter-enter = Schick einen Meeple in die Schmiede, sie hilft bei Straßen
lesson-count-enter-other = Jedes Viertel hilft bei etwas anderem. Geh in die Schmiede: Als Nächstes kommt eine Straße.
lesson-count-enter-pass = Odile hat 8 Punkte und du keinen. Schick dafür einen Meeple in die Schmiede.
lesson-count-enter-count = Versetze den Grafen oder lass ihn stehen. Wo er ist, kommt niemand hinein oder heraus
lesson-count-enter-done = Dein Meeple wartet in der Schmiede. Wird eine Straße fertig, kann er kommen.

lesson-count-leave = Für eine Straße zurückkommen
lesson-count-leave-text = Bevor eine Straße gewertet wird, dürfen Meeples aus der Schmiede auf sie. Odile bekäme sonst allein 3 Punkte.
lesson-count-leave-close = Beende Odiles Straße mit der Kreuzung
lesson-count-leave-elsewhere = Es passt dort, aber Odiles Straße bleibt offen. Lege es links ans Ende der Straße.
lesson-count-leave-keep = Behalte deinen Meeple auf diesem Plättchen
lesson-count-leave-more = Behalte ihn diesmal. Dein Meeple in der Schmiede genügt.
lesson-count-leave-join = Schick deinen Meeple aus der Schmiede auf die Straße
lesson-count-leave-stay = Dann bekommt Odile die Punkte allein. Schick deinen Meeple auf die Straße.
lesson-count-leave-done = Je ein Meeple: Ihr teilt euch die Straße, und auch du bekommst 3 Punkte.

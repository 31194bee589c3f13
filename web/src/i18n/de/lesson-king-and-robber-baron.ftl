# Die Lektion über König und Raubritter: crates/lessons/data/king-and-robber-baron.lesson.
lesson-king-and-robber-baron-line = Bau die größte Stadt und die längste Straße fertig und behalte die Titel.

lesson-king-and-robber-baron-king = König werden
lesson-king-and-robber-baron-king-text = Wer die erste Stadt fertig baut, wird König, auch ohne Ritter darin. Am Ende bringt der König 1 Punkt für jede fertige Stadt.
lesson-king-and-robber-baron-king-close = Schließe die Stadt
lesson-king-and-robber-baron-king-elsewhere = Es passt dort, aber die Stadt bleibt offen. Lege es oben an die Stadt.
lesson-king-and-robber-baron-king-more = Setze einen Meeple oder behalte ihn
lesson-king-and-robber-baron-king-done = Deine Stadt hat 2 Plättchen. Damit bist du König, fürs Erste.

lesson-king-and-robber-baron-larger = Die Krone holen
lesson-king-and-robber-baron-larger-text = Eine größere Stadt nimmt den König mit, eine gleich große nicht. Odiles Stadt hat 2 Plättchen, die daneben wird 3 haben.
lesson-king-and-robber-baron-larger-close = Bau die größere Stadt fertig
lesson-king-and-robber-baron-larger-elsewhere = Es passt dort, aber die größere Stadt wird so nicht fertig. Lege es oben an.
lesson-king-and-robber-baron-larger-more = Setze einen Meeple oder behalte ihn
lesson-king-and-robber-baron-larger-done = 3 Plättchen schlagen 2: Jetzt bist du König. Es zählt die Größe, nicht wem die Stadt gehört.

lesson-king-and-robber-baron-baron = Die längste Straße beenden
lesson-king-and-robber-baron-baron-text = Raubritter wird, wer die längste Straße fertig baut. Er bringt am Ende 1 Punkt für jede fertige Straße. Das ist das letzte Plättchen.
lesson-king-and-robber-baron-baron-close = Beende beide Straßen mit der Kreuzung
lesson-king-and-robber-baron-baron-elsewhere = Es passt dort, aber die lange Straße bleibt offen. Lege es an ihr rechtes Ende.
lesson-king-and-robber-baron-baron-claim = Setze einen Meeple auf die lange Straße
lesson-king-and-robber-baron-baron-other = Die lange Straße bringt am meisten. Setze deinen Meeple darauf.
lesson-king-and-robber-baron-baron-pass = Ohne Meeple bekommst du nur den Titel. Besetze auch die lange Straße.
lesson-king-and-robber-baron-baron-done = 4 Punkte für die Straße und als Raubritter 2 Punkte für 2 fertige Straßen. Odile, der König, bekommt 1 Punkt für 1 Stadt.

# Die Lektion über Drache, Fee, Zauberportale und Burgfräulein: crates/lessons/data/princess-and-dragon.lesson.
lesson-princess-and-dragon-line = Hetze den Drachen auf die anderen und halte die Fee in deiner Nähe.

lesson-princess-and-dragon-dragon = Den Drachen füttern
lesson-princess-and-dragon-dragon-text = Ein Vulkan bringt den Drachen aufs Brett. Mit einem Drachenplättchen zieht er 6 Schritte, die ihr abwechselnd bestimmt. Er frisst jede Figur auf seinem Weg.
lesson-princess-and-dragon-dragon-wake = Lege den Vulkan neben Odiles Stadt
lesson-princess-and-dragon-dragon-lay = Lege das Drachenplättchen rechts ans Ende der Straße
lesson-princess-and-dragon-dragon-keep = Behalte deinen Meeple: Gleich zieht der Drache
lesson-princess-and-dragon-dragon-field = Nicht, solange der Drache hungrig ist. Behalte deinen Meeple diesmal.
lesson-princess-and-dragon-dragon-eat = Zieh den Drachen auf Odiles Ritter
lesson-princess-and-dragon-dragon-elsewhere = Es passt dort, aber hier wird es woanders gebraucht. Lies die Aufgabe noch einmal.
lesson-princess-and-dragon-dragon-away = Dieser Schritt frisst niemanden. Odiles Ritter steht links neben dem Drachen.
lesson-princess-and-dragon-dragon-done = Der Ritter ist wieder bei Odile, und die Stadt gehört niemandem. Den zweiten Schritt bestimmt jetzt Odile.

lesson-princess-and-dragon-fairy = Die Fee rufen
lesson-princess-and-dragon-fairy-text = Statt eine Figur zu setzen, kannst du die Fee auf ein Plättchen mit deinem Meeple stellen. Dort kommt der Drache nie hin, und zu Beginn deiner Züge zahlt sie dir 1 Punkt.
lesson-princess-and-dragon-fairy-lay = Verlängere die Straße rechts
lesson-princess-and-dragon-fairy-elsewhere = Es passt dort, aber lege es rechts ans Ende der Straße.
lesson-princess-and-dragon-fairy-guard = Stell die Fee zu deinem Ritter
lesson-princess-and-dragon-fairy-meeple = Noch ein Meeple hält den Drachen nicht auf. Schick die Fee zu deinem Ritter.
lesson-princess-and-dragon-fairy-pass = Der Drache steht direkt neben deinem Ritter. Schick die Fee hin.
lesson-princess-and-dragon-fairy-trap = Dein Schritt: Lock den Drachen unter deine Stadt, in die Sackgasse
lesson-princess-and-dragon-fairy-on = Von dort könnte er weiterziehen. Unter deiner Stadt sitzt er fest: Zurück kann er nicht, und die Fee versperrt den Weg.
lesson-princess-and-dragon-fairy-done = Der Drache sitzt fest, dein Ritter ist sicher, und die Fee hat dir 1 Punkt gebracht.

lesson-princess-and-dragon-portal = Durch ein Zauberportal gehen
lesson-princess-and-dragon-portal-text = Durch ein Zauberportal kommt dein Meeple auf jedes Plättchen des Bretts. Sonst gilt wie immer: Das Gebiet muss unfertig und frei sein.
lesson-princess-and-dragon-portal-lay = Lege das Portal rechts ans Ende der Straße
lesson-princess-and-dragon-portal-elsewhere = Es passt dort, aber lege es rechts ans Ende der Straße.
lesson-princess-and-dragon-portal-jump = Schick einen Meeple in die freie Stadt
lesson-princess-and-dragon-portal-here = Das geht, aber die Stadt oben hat ein Wappen und gehört noch niemandem.
lesson-princess-and-dragon-portal-pass = Ein Portal ist eine Chance für deinen Meeple. Schick ihn in die Stadt.
lesson-princess-and-dragon-portal-close = Schließe die Stadt
lesson-princess-and-dragon-portal-more = Setze noch einen Meeple oder behalte ihn
lesson-princess-and-dragon-portal-fairy = Lass die Fee vorerst in Ruhe. Setze einen Meeple oder behalte ihn.
lesson-princess-and-dragon-portal-done = 3 Plättchen und 1 Wappen, je 2 Punkte: 8 Punkte für eine Stadt, die du nicht begonnen hast.

lesson-princess-and-dragon-princess = Das Burgfräulein holen
lesson-princess-and-dragon-princess-text = Vergrößert ein Plättchen mit Burgfräulein eine Stadt, muss dort ein Ritter gehen. Du bestimmst, wer.
lesson-princess-and-dragon-princess-lay = Lege das Burgfräulein so, dass Odiles Stadt nach rechts wächst
lesson-princess-and-dragon-princess-turned = Es passt, aber dreh es: Die Stadt soll nach rechts weitergehen.
lesson-princess-and-dragon-princess-elsewhere = Es passt dort, aber nicht in Odiles Stadt. Lege es oben an ihre Stadt.
lesson-princess-and-dragon-princess-send = Schick Odiles Ritter nach Hause
lesson-princess-and-dragon-princess-close = Schließe die Stadt mit dem letzten Plättchen
lesson-princess-and-dragon-princess-claim = Setze deinen eigenen Ritter hinein
lesson-princess-and-dragon-princess-field = Die Stadt ist geschlossen und gehört niemandem. Setze deinen Ritter hinein.
lesson-princess-and-dragon-princess-pass = Ohne Ritter bekommt niemand Punkte für die Stadt. Setze einen hinein.
lesson-princess-and-dragon-princess-done = 4 Plättchen, je 2 Punkte: 8 Punkte für eine Stadt, die Odile gebaut hat.

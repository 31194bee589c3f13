# Die Lektion über Hügel, Hirten und Weinberge: crates/lessons/data/hills-and-sheep.lesson.
lesson-hills-and-sheep-line = Steh auf einem Hügel und sammle deine Schafe ein, bevor der Wolf kommt.

lesson-hills-and-sheep-hill = Auf dem Hügel gewinnen
lesson-hills-and-sheep-hill-text = Bei gleich vielen Rittern bekämen beide die Punkte. Steht aber nur einer davon auf einem Hügel, bekommt der alles.
lesson-hills-and-sheep-hill-lay = Lege den Hügel gegenüber von Odiles Stadt
lesson-hills-and-sheep-hill-elsewhere = Es passt dort, aber Odiles Stadt ist nicht in Reichweite. Lege es gegenüber, mit der Stadt zu ihrer.
lesson-hills-and-sheep-hill-claim = Setze einen Ritter auf den Hügel
lesson-hills-and-sheep-hill-other = In der Stadt steht dein Meeple als Ritter auf dem Hügel. Setze ihn dorthin.
lesson-hills-and-sheep-hill-pass = Ohne Ritter gehörte die Stadt Odile allein. Setze einen hinein.
lesson-hills-and-sheep-hill-join = Verbinde beide Städte
lesson-hills-and-sheep-hill-more = Setze noch einen Meeple oder behalte ihn
lesson-hills-and-sheep-hill-shepherd = Der Hirte kommt in der nächsten Szene. Setze einen Meeple oder behalte ihn.
lesson-hills-and-sheep-hill-done = Je 1 Ritter, aber deiner steht auf dem Hügel: Alle 6 Punkte gehören dir.

lesson-hills-and-sheep-flock = Eine Herde hüten
lesson-hills-and-sheep-flock-text = Der Hirte kommt auf eine Wiese und zieht Schafe. Vergrößerst du die Wiese, ziehst du weitere oder sammelst alle ein: je Schaf 1 Punkt.
lesson-hills-and-sheep-flock-lay = Verlängere die Straße rechts
lesson-hills-and-sheep-flock-herd = Setze deinen Hirten auf die Wiese über der Straße
lesson-hills-and-sheep-flock-below = Das ginge, aber diese Herde lebt über der Straße. Setze den Hirten dorthin.
lesson-hills-and-sheep-flock-meeple = Lass das für später. Setze deinen Hirten auf die Wiese über der Straße.
lesson-hills-and-sheep-flock-pass = Ohne Hirten gibt es keine Schafe. Setze ihn auf die Wiese über der Straße.
lesson-hills-and-sheep-flock-wider = Vergrößere die Wiese: rechts
lesson-hills-and-sheep-flock-elsewhere = Es passt dort, aber lege es rechts ans Ende der Straße, wo deine Wiese wächst.
lesson-hills-and-sheep-flock-keep = Behalte deinen Meeple
lesson-hills-and-sheep-flock-grow = 3 Schafe. Lass die Herde wachsen
lesson-hills-and-sheep-flock-early = 3 Punkte wären sicher. Wag es einmal: Lass die Herde wachsen.
lesson-hills-and-sheep-flock-again = Vergrößere die Wiese noch einmal: rechts
lesson-hills-and-sheep-flock-more = Behalte deinen Meeple
lesson-hills-and-sheep-flock-gather = 7 Schafe. Sammle die Herde ein
lesson-hills-and-sheep-flock-greedy = Unter den Markern sind Wölfe, und einer verjagt alle 7 Schafe. Sammle sie ein.
lesson-hills-and-sheep-flock-done = 7 Schafe, 7 Punkte, und dein Hirte ist bereit für die nächste Wiese.

lesson-hills-and-sheep-wolf = Dem Wolf begegnen
lesson-hills-and-sheep-wolf-text = Zwei der Marker sind Wölfe. Ein Wolf verjagt die ganze Herde, und alle Hirten auf der Wiese gehen nach Hause.
lesson-hills-and-sheep-wolf-wider = Vergrößere die Wiese: rechts
lesson-hills-and-sheep-wolf-elsewhere = Es passt dort, aber lege es rechts ans Ende der Straße, wo deine Wiese wächst.
lesson-hills-and-sheep-wolf-keep = Behalte deinen Meeple
lesson-hills-and-sheep-wolf-meeple = Behalte deinen Meeple diesmal. Jetzt kommen die Schafe.
lesson-hills-and-sheep-wolf-grow = 2 Schafe sind wenig. Lass die Herde wachsen
lesson-hills-and-sheep-wolf-safe = Einsammeln ist sicher. Sieh aber, was passieren kann: Lass die Herde wachsen.
lesson-hills-and-sheep-wolf-done = Ein Wolf. Die Schafe sind weg, und du bekommst nichts. Dein Hirte ist zurück: Versuch es bald wieder.

lesson-hills-and-sheep-vineyard = Einen Weinberg anlegen
lesson-hills-and-sheep-vineyard-text = Jeder Weinberg neben einem fertigen Kloster bringt 3 Punkte mehr.
lesson-hills-and-sheep-vineyard-close = Mach dein Kloster mit dem Weinberg fertig
lesson-hills-and-sheep-vineyard-elsewhere = Es passt dort, aber dein Kloster bleibt unfertig. Fülle die Lücke unten rechts davon.
lesson-hills-and-sheep-vineyard-more = Setze noch einen Meeple oder behalte ihn
lesson-hills-and-sheep-vineyard-shepherd = Lass den Hirten vorerst in Ruhe. Setze einen Meeple oder behalte ihn.
lesson-hills-and-sheep-vineyard-done = 9 Punkte für das Kloster, 3 für den Weinberg: 12 Punkte.

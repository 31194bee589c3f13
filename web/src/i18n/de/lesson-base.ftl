# Die erste Lektion: crates/lessons/data/base.lesson.
lesson-base-line = Plättchen legen, Straßen und Städte besetzen, Punkte holen.

lesson-base-tile = Ein Plättchen legen
lesson-base-tile-text = In jedem Zug legst du ein Plättchen an. Straße muss an Straße passen, Stadt an Stadt und Wiese an Wiese.
lesson-base-tile-lay = Lege das Plättchen an, wo es passt
lesson-base-tile-done = Das war die erste Hälfte eines Zuges. Die zweite ist ein Meeple.

lesson-base-claim = Eine Stadt besetzen
lesson-base-claim-text = Auf das gerade gelegte Plättchen kannst du einen deiner 7 Meeples setzen. In einer Stadt ist er ein Ritter, und die Stadt gehört dir.
lesson-base-claim-lay = Vergrößere die Stadt
lesson-base-claim-claim = Setze einen Meeple in die Stadt
lesson-base-claim-elsewhere = Es passt dort, aber die Stadt wächst nicht. Lege es an die offene Seite der Stadt.
lesson-base-claim-field = Auf der Wiese wäre er ein Bauer. Setze ihn erst einmal in die Stadt.
lesson-base-claim-pass = Ohne Meeple gehört die Stadt niemandem. Setze einen hinein.
lesson-base-claim-done = Die Stadt gehört dir. Niemand sonst kann einen Meeple hineinsetzen, egal wie groß sie wird.

lesson-base-finish = Die Stadt abschließen
lesson-base-finish-text = Eine Stadt ist fertig, wenn ihre Mauer keine Lücke mehr hat. Sie bringt sofort Punkte, und dein Ritter kommt zu dir zurück.
lesson-base-finish-close = Schließe die Mauer
lesson-base-finish-elsewhere = Es passt dort, aber die Mauer behält ihre Lücke. Schließe die Stadt oben.
lesson-base-finish-keep = Behalte deinen Meeple diesmal
lesson-base-finish-field = Du kannst noch einen setzen, aber behalte ihn diesmal. Du brauchst ihn bald.
lesson-base-finish-done = 3 Plättchen und 1 Wappen, je 2 Punkte: 8 Punkte. Und du hast wieder alle 7 Meeples.

lesson-base-road = Eine Straße besetzen
lesson-base-road-text = Eine Straße bringt 1 Punkt je Plättchen. Sie ist fertig, wenn beide Enden zu sind: durch Kreuzung, Dorf, Stadt oder Kloster.
lesson-base-road-lay = Verlängere die Straße
lesson-base-road-claim = Setze einen Meeple auf die Straße
lesson-base-road-elsewhere = Es passt dort, aber deine Straße geht nicht weiter. Lege es an ihr offenes Ende.
lesson-base-road-field = Auf der Wiese wäre er ein Bauer. Setze ihn erst einmal auf die Straße.
lesson-base-road-pass = Ohne Meeple gehört die Straße niemandem. Setze einen darauf.
lesson-base-road-close = Schließe deine Straße mit der Kreuzung ab
lesson-base-road-keep = Setze noch einen Meeple oder behalte ihn
lesson-base-road-done = 4 Plättchen, 4 Punkte. Straßen sind klein, aber dein Meeple ist schnell zurück.

lesson-base-monastery = Ein Kloster besetzen
lesson-base-monastery-text = Ein Kloster zählt sich selbst und die 8 Plättchen darum herum, je 1 Punkt. Es ist fertig, wenn alle 8 da sind.
lesson-base-monastery-lay = Lege das Kloster in die Lücke
lesson-base-monastery-claim = Setze einen Meeple ins Kloster
lesson-base-monastery-elsewhere = Es passt dort, aber dem Kloster hilft es nicht. Achte auf die Lücke in der Mitte.
lesson-base-monastery-field = Auf der Wiese wäre er ein Bauer. Setze ihn erst einmal ins Kloster.
lesson-base-monastery-pass = Ohne Meeple gehört das Kloster niemandem. Setze einen hinein.
lesson-base-monastery-close = Fülle das letzte freie Feld darum herum
lesson-base-monastery-keep = Setze noch einen Meeple oder behalte ihn
lesson-base-monastery-done = 9 Plättchen, 9 Punkte. Einem Kloster hilft jedes Plättchen, egal von wem.

lesson-base-farmer = Einen Bauern hinlegen
lesson-base-farmer-text = Auf einer Wiese legt sich ein Meeple hin und bleibt bis zum Ende. Dann ist jede fertige Stadt an seiner Wiese 3 Punkte wert.
lesson-base-farmer-lay = Lege das Plättchen neben den Start
lesson-base-farmer-lie = Lege einen Bauern auf die Wiese an der Stadt
lesson-base-farmer-elsewhere = Es passt auch dort. Für diesen Bauern lege es rechts neben das Startplättchen.
lesson-base-farmer-road = Das wäre ein Meeple auf der Straße. Lege ihn auf die Wiese darüber.
lesson-base-farmer-below = Diese Wiese liegt an keiner Stadt: Die Straße trennt sie ab. Nimm die Wiese über der Straße.
lesson-base-farmer-pass = Die letzten Plättchen kommen, und ein Bauer zahlt sich am Ende aus. Lege einen hin.
lesson-base-farmer-done = Das Spiel ist aus, und dein Bauer bekommt 3 Punkte für die fertige Stadt. Vorher kommt er nie zurück, also wähle gut.

lesson-base-share = Eine Stadt teilen
lesson-base-share-text = In eine fremde Stadt darfst du nicht. Aber zwei Städte können zusammenwachsen, und dann bekommen beide alle Punkte.
lesson-base-share-join = Verbinde beide Städte
lesson-base-share-elsewhere = Es passt dort, aber die Städte bleiben getrennt. Lege es in die Lücke dazwischen.
lesson-base-share-keep = Setze noch einen Meeple oder behalte ihn
lesson-base-share-done = Je ein Ritter, also bekommt jeder von euch alle 6 Punkte.

lesson-base-steal = Eine Stadt übernehmen
lesson-base-steal-text = Wer mehr Ritter in einer Stadt hat, bekommt alle Punkte. Also baue daneben und verbinde dann.
lesson-base-steal-lay = Beginne nebenan eine zweite Stadt
lesson-base-steal-claim = Setze einen zweiten Ritter hinein
lesson-base-steal-elsewhere = Es passt dort, aber so übernimmst du die Stadt nicht. Achte auf die Stelle über der Lücke.
lesson-base-steal-field = Auf der Wiese wäre er ein Bauer. Du brauchst einen Ritter.
lesson-base-steal-pass = Ohne zweiten Ritter würdest du mit Odile teilen. Setze einen hinein.
lesson-base-steal-join = Verbinde alle drei Städte
lesson-base-steal-keep = Setze noch einen Meeple oder behalte ihn
lesson-base-steal-done = 2 Ritter gegen 1: Du bekommst 8 Punkte, Odile keine. Jetzt weißt du genug für dein erstes Spiel.

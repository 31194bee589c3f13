# Die Lektion über die Bauern: crates/lessons/data/farmers.lesson.
lesson-farmers-line = Bauern für das Spielende hinlegen und um die beste Wiese kämpfen.

lesson-farmers-count = Die Städte zählen
lesson-farmers-count-text = Ein Bauer bleibt bis zum Ende. Dann bringt jede fertige Stadt an seiner Wiese 3 Punkte. Straßen und Stadtmauern begrenzen eine Wiese.
lesson-farmers-count-lay = Verlängere die Straße nach rechts
lesson-farmers-count-elsewhere = Es passt auch dort. Lege es diesmal an das rechte Ende der Straße.
lesson-farmers-count-lie = Lege einen Bauern auf die Wiese an den zwei fertigen Städten
lesson-farmers-count-road = Die Straße bringt 1 Punkt je Plättchen. Die Wiese darüber liegt an zwei fertigen Städten: Das sind 6 Punkte.
lesson-farmers-count-below = Diese Wiese liegt an keiner Stadt. Nimm die über der Straße.
lesson-farmers-count-pass = Das Spiel ist fast vorbei, und ein Bauer ist hier 6 Punkte wert. Lege einen hin.
lesson-farmers-count-done = 2 fertige Städte, je 3 Punkte: 6 Punkte für einen Bauern. Wem die Städte gehören, ist egal.

lesson-farmers-finish = Eine Stadt, zweimal Punkte
lesson-farmers-finish-text = Ein Bauer zählt nur fertige Städte. Links liegt eine offene an der Wiese deines Bauern, und du hast das letzte Plättchen.
lesson-farmers-finish-close = Schließe die offene Stadt
lesson-farmers-finish-elsewhere = Es passt dort, aber dann bleibt die Stadt offen, und dein Bauer bekommt nichts für sie. Schließe sie oben.
lesson-farmers-finish-claim = Setze einen Ritter in die Stadt
lesson-farmers-finish-field = Dieser Bauer bekäme 3 Punkte. Ein Ritter bekommt 4 für die Stadt.
lesson-farmers-finish-pass = Die Stadt gehört niemandem. Ein Ritter bekommt 4 Punkte für sie.
lesson-farmers-finish-done = 4 Punkte für den Ritter und 3 mehr für deinen Bauern: 2 fertige Städte, 6 Punkte für die Wiese. Zusammen 10.

lesson-farmers-join = Eine Wiese übernehmen
lesson-farmers-join-text = Wer auf einer Wiese die meisten Bauern hat, bekommt alle Punkte. Odile liegt zwischen zwei Städten, und du hast einen Bauern auf der Wiese oben links.
lesson-farmers-join-lay = Schließe die Stadt rechts
lesson-farmers-join-elsewhere = Es passt dort, aber du brauchst die Wiese oben rechts. Schließe dort die Stadt.
lesson-farmers-join-lie = Lege einen zweiten Bauern auf die Wiese über dieser Stadt
lesson-farmers-join-city = Ein Ritter bekäme 4 Punkte, aber dann müsstest du die große Wiese mit Odile teilen. Lege einen Bauern hin.
lesson-farmers-join-pass = Gegen Odiles Bauern brauchst du 2. Lege noch einen hin.
lesson-farmers-join-join = Verbinde alle drei Wiesen
lesson-farmers-join-far = Es passt dort, aber die Wiesen bleiben getrennt. Lege es in die Lücke zwischen deinen Bauern.
lesson-farmers-join-more = Setze noch einen Meeple oder behalte ihn
lesson-farmers-join-done = 2 Bauern gegen 1: Du bekommst 6 Punkte für die zwei Städte, Odile bekommt keine.

lesson-farmers-fence = Andere aussperren
lesson-farmers-fence-text = Odile hat rechts 2 Bauern, du hast links 1. Wachsen die Wiesen zusammen, bekommt sie alles. Eine Straße hält Wiesen getrennt.
lesson-farmers-fence-lay = Lege die Straße in die Lücke
lesson-farmers-fence-elsewhere = Es passt dort, aber durch die Lücke kann Odile die Wiesen verbinden. Lege die Straße hinein.
lesson-farmers-fence-more = Setze noch einen Meeple oder behalte ihn
lesson-farmers-fence-done = Die Wiesen bleiben getrennt: 3 Punkte für dich und 3 für Odile, statt 6 für sie allein.

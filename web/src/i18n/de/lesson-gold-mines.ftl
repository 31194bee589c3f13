# Die Lektion über die Goldminen: crates/lessons/data/gold-mines.lesson.
lesson-gold-mines-line = Gold auf die eigenen Plättchen legen, vor den anderen einsammeln und horten.

lesson-gold-mines-mine = Nach Gold graben
lesson-gold-mines-mine-text = Eine Goldmine bringt 2 Barren: einen auf ihr eigenes Plättchen, einen auf eines daneben. Wem gehört, was dort fertig wird, der nimmt das Gold.
lesson-gold-mines-mine-lay = Vergrößere deine Stadt mit der Goldmine
lesson-gold-mines-mine-elsewhere = Es passt dort, aber das Gold gehört in deine Stadt. Lege die Mine oben an.
lesson-gold-mines-mine-gold = Lege auch den zweiten Barren in deine Stadt
lesson-gold-mines-mine-odile = Auf dem Plättchen liegt Odiles Stadt. Lege das Gold auf das Plättchen unter der Mine, in deine eigene.
lesson-gold-mines-mine-more = Setze noch einen Meeple oder behalte ihn
lesson-gold-mines-mine-close = Schließe deine Stadt ab
lesson-gold-mines-mine-far = Es passt dort, aber deine Stadt bleibt offen. Schließe sie oben.
lesson-gold-mines-mine-done = 8 Punkte für die Stadt, und beide Barren gehören dir. Am Ende des Spiels bringen sie Punkte.

lesson-gold-mines-snatch = Odiles Gold schnappen
lesson-gold-mines-snatch-text = Gold liegt auf dem ganzen Plättchen, nicht nur in der Stadt. Odile hat 2 Barren in ihre Stadt gelegt, aber über dasselbe Plättchen führt deine Straße.
lesson-gold-mines-snatch-close = Schließe deine Straße ab, bevor Odiles Stadt fertig ist
lesson-gold-mines-snatch-elsewhere = Es passt dort, aber deine Straße bleibt offen. Schließe sie unten.
lesson-gold-mines-snatch-more = Setze noch einen Meeple oder behalte ihn
lesson-gold-mines-snatch-done = 4 Punkte für die Straße, und Odiles 2 Barren dazu.

lesson-gold-mines-four = Gold horten
lesson-gold-mines-four-text = Am Ende sind bis zu 3 Barren je 1 Punkt wert, 4 bis 6 je 2, und so geht es weiter. Du hast 3 Barren und das letzte Plättchen.
lesson-gold-mines-four-close = Schließe die Stadt mit dem vierten Barren ab
lesson-gold-mines-four-big = Die Stadt bringt 2 Punkte mehr, aber ohne den Barren ist dein Gold nur 3 wert statt 8. Nimm die andere.
lesson-gold-mines-four-elsewhere = Es passt dort, aber so wird nichts fertig. Schließe die Stadt mit dem Barren.
lesson-gold-mines-four-done = 4 Barren, je 2 Punkte: 8 Punkte statt 3. Die kleine Stadt mit Gold schlägt die große ohne.

# Die Lektion über die Räuber: crates/lessons/data/robbers.lesson.
lesson-robbers-line = Auf der Zählleiste jemandem auflauern, der gleich Punkte bekommt, und die Hälfte einstreichen.

lesson-robbers-ambush = Auf der Lauer
lesson-robbers-ambush-text = Ein Plättchen mit Beutel schickt deinen Räuber auf die Zählleiste, neben einen Mitspieler. Bekommt der Punkte, bekommst du halb so viele.
lesson-robbers-ambush-lay = Lege das Plättchen mit dem Beutel
lesson-robbers-ambush-wait = Odile schließt gleich ihre Stadt ab: Stelle deinen Räuber auf ihr Feld
lesson-robbers-ambush-other = Dort steht Gaspard, und er hat nichts abzuschließen. Stelle deinen Räuber auf Odiles Feld.
lesson-robbers-ambush-more = Setze einen Meeple oder behalte ihn
lesson-robbers-ambush-done = Odile schließt ihre Stadt für 8 Punkte ab, und dein Räuber bringt dir 4. Sie behält ihre: Räuber nehmen niemandem etwas weg.

lesson-robbers-choose = Kleine Fische laufen lassen
lesson-robbers-choose-text = Odile und Gaspard stehen auf demselben Feld. Bekommen beide im selben Zug Punkte, entscheidest du, wen dein Räuber ausnimmt.
lesson-robbers-choose-lay = Lege das Plättchen mit dem Beutel
lesson-robbers-choose-wait = Stelle deinen Räuber auf das Feld, auf dem beide stehen
lesson-robbers-choose-more = Setze einen Meeple oder behalte ihn
lesson-robbers-choose-let = Odile bekommt 4, und danach kommt Gaspards größere Stadt: Lass deinen Räuber warten
lesson-robbers-choose-rob = Das wären 2 Punkte. Gaspards Stadt ist größer und wird gleich danach gewertet. Warte auf sie.
lesson-robbers-choose-done = Gaspard bekommt 8 Punkte, und deine Geduld zahlt sich aus: 4 für dich statt 2.

lesson-robbers-move = Den Räuber versetzen
lesson-robbers-move-text = Mit einem weiteren Beutel darfst du deinen Räuber versetzen. Er wartet bei Odile, die keinen Meeple auf dem Brett hat. Gaspards Stadt fehlt nur noch ein Plättchen.
lesson-robbers-move-lay = Lege das Plättchen mit dem Beutel an ein Ende der Straße
lesson-robbers-move-elsewhere = Es passt auch dort. Lege es an ein Ende der Straße, da stört es nicht.
lesson-robbers-move-move = Versetze deinen Räuber auf Gaspards Feld
lesson-robbers-move-stay = Odile hat nichts zu werten. Versetze deinen Räuber auf Gaspards Feld.
lesson-robbers-move-more = Setze einen Meeple oder behalte ihn
lesson-robbers-move-done = Gaspard bekommt 8 Punkte und du 4. Dein Räuber ist zurück und bereit für den nächsten Beutel.

# Die Lektion über den Abt und die Gärten: crates/lessons/data/abbot.lesson.
lesson-abbot-line = Gärten besetzen, den Abt heimrufen, wann es dir passt, und ihn gleich wieder losschicken.

lesson-abbot-garden = Einen Garten besetzen
lesson-abbot-garden-text = Ein Garten zählt wie ein Kloster: 1 Punkt für sein eigenes Plättchen und 1 für jedes der 8 darum herum. Nur dein Abt darf hinein.
lesson-abbot-garden-lay = Lege den Garten mitten in den Ring
lesson-abbot-garden-claim = Setze deinen Abt in den Garten
lesson-abbot-garden-elsewhere = Es passt dort, aber ein Garten braucht Nachbarn. Achte auf die Lücke in der Mitte.
lesson-abbot-garden-city = Das wäre ein Ritter. Setze deinen Abt in den Garten.
lesson-abbot-garden-pass = Ohne Abt gehört der Garten niemandem. Setze ihn hinein.
lesson-abbot-garden-close = Fülle das letzte freie Feld am Garten
lesson-abbot-garden-far = Es passt dort, aber am Garten ist noch ein Feld frei: die Ecke unten rechts.
lesson-abbot-garden-more = Setze noch einen Meeple oder behalte ihn
lesson-abbot-garden-done = 9 Plättchen, 9 Punkte, und dein Abt ist zurück.

lesson-abbot-home = Den Abt heimrufen
lesson-abbot-home-text = Du musst nicht warten, bis ein Garten fertig ist. Statt einen Meeple zu setzen, nimmst du deinen Abt zurück und wertest, was schon da ist.
lesson-abbot-home-lay = Lege das Plättchen an den Garten
lesson-abbot-home-elsewhere = Es passt dort, aber am Garten bringt es 1 Punkt mehr.
lesson-abbot-home-home = Nimm deinen Abt aus dem Garten zurück
lesson-abbot-home-meeple = Beides geht nicht: einen Meeple setzen und den Abt zurücknehmen. Nimm den Abt zurück.
lesson-abbot-home-pass = Du kannst weiter warten, aber jetzt sofort bringt dein Abt 7 Punkte. Nimm ihn zurück.
lesson-abbot-home-done = 7 Plättchen, 7 Punkte, und dein Abt ist wieder frei. Kein anderer Meeple kommt zurück, wann du willst.

lesson-abbot-twice = Wieder losschicken
lesson-abbot-twice-text = Du hast nur einen Abt, und er steht in einem mageren Garten. Die Lücke in der Mitte hat 8 Plättchen um sich herum. Mach ihn rechtzeitig frei.
lesson-abbot-twice-lay = Lege das Plättchen direkt unter den Garten deines Abts
lesson-abbot-twice-elsewhere = Es passt dort, aber unter dem Garten bringt es 1 Punkt mehr.
lesson-abbot-twice-home = Nimm deinen Abt zurück
lesson-abbot-twice-meeple = Dein Abt bliebe in dem mageren Garten. Nimm lieber ihn zurück.
lesson-abbot-twice-pass = Dein Abt bliebe in dem mageren Garten. Nimm ihn zurück.
lesson-abbot-twice-fill = Ein neuer Garten! Lege ihn mitten in den Ring
lesson-abbot-twice-far = Es passt dort, aber in der Lücke ist der Garten sofort fertig.
lesson-abbot-twice-claim = Setze deinen Abt in den neuen Garten
lesson-abbot-twice-city = Ein Ritter bekäme 4 Punkte für die Stadt. Der Garten bringt 9. Nimm deinen Abt.
lesson-abbot-twice-empty = Ohne Abt bringt dir der Garten nichts. Setze ihn hinein.
lesson-abbot-twice-done = 6 Punkte für den ersten Garten und sofort 9 für den zweiten. Und dein Abt ist schon wieder da.

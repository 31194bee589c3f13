# Die Lektion über die Boten: crates/lessons/data/messengers.lesson.
lesson-messengers-line = Den richtigen Zähler ziehen, auf dem richtigen Feld landen und eine Botschaft bekommen.

lesson-messengers-land = Eine Botschaft holen
lesson-messengers-land-text = Du hast zwei Zähler auf der Leiste. Einer, der allein auf 0, 5, 10 und so weiter landet, bringt eine Botschaft. Dein Meeple steht auf 8, dein Bote auf 0.
lesson-messengers-land-close = Schließe deine Stadt in der Mitte ab, für 10 Punkte
lesson-messengers-land-elsewhere = Es passt dort, aber deine große Stadt bleibt offen. Schließe sie oben.
lesson-messengers-land-marker = Ziehe den Zähler, der auf einem Botschaftsfeld landet
lesson-messengers-land-meeple = 8 und 10 sind 18: Dort gibt es keine Botschaft. Dein Bote würde auf 10 landen.
lesson-messengers-land-play = Die Botschaft bringt 2 Punkte je Ritter von dir: Führe sie aus
lesson-messengers-land-points = In den anderen Städten hast du 2 Ritter, also ist die Botschaft 4 Punkte wert. Führe sie aus.
lesson-messengers-land-again = Ziehe einen der beiden Zähler um 4
lesson-messengers-land-done = 10 Punkte für die Stadt und 4 für die Botschaft. Beide Zähler zusammen sind dein Punktestand: 22.

lesson-messengers-points = Aus 2 Punkten mehr machen
lesson-messengers-points-text = Statt eine Botschaft auszuführen, darfst du immer 2 Punkte nehmen. Auch die ziehen einen Zähler. Dein Meeple steht auf 13, dein Bote auf 4.
lesson-messengers-points-close = Schließe deine Stadt ab, für 6 Punkte
lesson-messengers-points-elsewhere = Es passt dort, aber deine Stadt bleibt offen. Schließe sie oben.
lesson-messengers-points-marker = Ziehe den Zähler, der auf einem Botschaftsfeld landet
lesson-messengers-points-meeple = 13 und 6 sind 19: Dort gibt es keine Botschaft. Dein Bote würde auf 10 landen.
lesson-messengers-points-points = Deine kleinste Straße ist nur 1 Punkt wert: Nimm lieber 2 Punkte
lesson-messengers-points-action = Deine kleinste Straße hat nur 1 Plättchen, das wäre 1 Punkt. Nimm die 2 Punkte.
lesson-messengers-points-chain = Ziehe den Zähler, dem 2 zur nächsten Botschaft fehlen
lesson-messengers-points-messenger = Das wäre 12: Dort gibt es keine Botschaft. Dein Meeple würde auf 15 landen.
lesson-messengers-points-done = 13 und 2 sind 15: die nächste Botschaft, und mit ihr spielst du sofort noch ein Plättchen.

lesson-messengers-recall = Einen Meeple retten
lesson-messengers-recall-text = Dein Ritter rechts sitzt fest: Odile hat 2 Ritter in der Stadt und bekäme alle Punkte. Dein Meeple steht auf 8, dein Bote auf 4.
lesson-messengers-recall-close = Schließe deine eigene Stadt links ab
lesson-messengers-recall-elsewhere = Es passt dort, aber deine eigene Stadt bleibt offen. Schließe sie oben links.
lesson-messengers-recall-marker = Ziehe den Zähler, der auf einem Botschaftsfeld landet
lesson-messengers-recall-meeple = 8 und 6 sind 14: Dort gibt es keine Botschaft. Dein Bote würde auf 10 landen.
lesson-messengers-recall-play = Diese Botschaft wertet einen deiner Meeples und holt ihn zurück: Führe sie aus
lesson-messengers-recall-points = 2 Punkte sind nett, aber die Botschaft befreit deinen Ritter. Führe sie aus.
lesson-messengers-recall-back = Nimm deinen Ritter zurück
lesson-messengers-recall-score = Nimm die Punkte für ihn
lesson-messengers-recall-forgo = Es gibt keinen Grund, 4 Punkte liegen zu lassen. Werte sie.
lesson-messengers-recall-end = Ziehe einen der beiden Zähler um 4
lesson-messengers-recall-done = 3 Plättchen und 1 Wappen: 4 Punkte aus einer Stadt, die nie deine geworden wäre. Und dein Ritter ist zurück.

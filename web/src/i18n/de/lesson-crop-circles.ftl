# Die Lektion über die Kornkreise: crates/lessons/data/crop-circles.lesson.
lesson-crop-circles-line = Für alle entscheiden: einen Meeple dazusetzen oder einen zurücknehmen.

lesson-crop-circles-remove = Eine Stadt leeren
lesson-crop-circles-remove-text = Nach einem Kornkreis nehmen alle einen Meeple zurück, oder alle setzen einen dazu. Du entscheidest. Der Schild steht für Ritter, und Odile hat einen in einer feinen Stadt.
lesson-crop-circles-remove-lay = Lege den Kornkreis unter die Straße
lesson-crop-circles-remove-shut = Damit wäre Odiles Stadt fertig, und sie bekäme die Punkte. Lege ihn unter die Straße.
lesson-crop-circles-remove-elsewhere = Es passt auch dort. Lege den Kornkreis diesmal unter die Straße.
lesson-crop-circles-remove-keep = Behalte deinen Meeple noch
lesson-crop-circles-remove-knight = Den müsstest du gleich zurücknehmen, genau wie Odile. Behalte ihn.
lesson-crop-circles-remove-choose = Wähle: Alle nehmen einen Ritter zurück
lesson-crop-circles-remove-add = Dann hätte Odile 2 Ritter in ihrer Stadt. Lass alle einen zurücknehmen.
lesson-crop-circles-remove-close = Die Stadt gehört niemandem mehr: Schließe sie
lesson-crop-circles-remove-far = Es passt dort, aber die Stadt wartet auf einen neuen Besitzer. Schließe sie oben.
lesson-crop-circles-remove-claim = Setze deinen eigenen Ritter hinein
lesson-crop-circles-remove-pass = Ohne Ritter bekommt niemand die Punkte. Setze einen hinein.
lesson-crop-circles-remove-done = Odiles Ritter ist weg, und die Stadt gehört dir: 3 Plättchen und 1 Wappen, 8 Punkte.

lesson-crop-circles-free = Den eigenen Meeple befreien
lesson-crop-circles-free-text = Die Keule steht für Meeples auf Straßen. Dein einziger Meeple sitzt auf einer langen Straße ohne Ende, und Odile hat keinen auf einer Straße.
lesson-crop-circles-free-lay = Lege den Kornkreis an ein Ende der Straße
lesson-crop-circles-free-elsewhere = Es passt auch dort. Lege den Kornkreis diesmal an ein Ende der Straße.
lesson-crop-circles-free-choose = Wähle: Alle nehmen einen Meeple von einer Straße zurück
lesson-crop-circles-free-add = Du hast keinen Meeple zum Dazusetzen. Lass alle einen zurücknehmen: Das trifft nur dich.
lesson-crop-circles-free-back = Nimm deinen Meeple zurück
lesson-crop-circles-free-close = Jetzt hast du wieder einen Meeple: Schließe oben die Stadt
lesson-crop-circles-free-far = Es passt dort, aber du kannst sofort eine Stadt abschließen. Schließe sie oben.
lesson-crop-circles-free-claim = Setze deinen Meeple in die Stadt
lesson-crop-circles-free-pass = Genau dafür ist dein Meeple frei. Setze ihn in die Stadt.
lesson-crop-circles-free-done = Nur du hattest einen Meeple auf einer Straße, also hast nur du einen zurückgenommen. Er bringt sofort 6 Punkte.

lesson-crop-circles-add = Eine Wiese gewinnen
lesson-crop-circles-add-text = Der Rechen steht für Bauern. Du und Odile habt je 1 auf der großen Wiese. Wer keinen Meeple mehr in der Hand hat, kann keinen dazusetzen, und Odile hat keinen.
lesson-crop-circles-add-lay = Lege den Kornkreis an ein Ende der Straße
lesson-crop-circles-add-elsewhere = Es passt auch dort. Lege den Kornkreis diesmal an ein Ende der Straße.
lesson-crop-circles-add-keep = Behalte deinen letzten Meeple für den Kornkreis
lesson-crop-circles-add-now = Dann hättest du nichts mehr zum Dazusetzen. Behalte deinen letzten Meeple.
lesson-crop-circles-add-choose = Wähle: Alle setzen einen Bauern dazu
lesson-crop-circles-add-remove = Dann nehmt ihr beide euren Bauern zurück, und niemand bekommt die Wiese. Lass alle einen dazusetzen.
lesson-crop-circles-add-add = Lege einen zweiten Bauern auf deine Wiese
lesson-crop-circles-add-done = 2 Bauern gegen 1: Du bekommst 6 Punkte für die zwei fertigen Städte, und Odile bekommt für die Wiese nichts.

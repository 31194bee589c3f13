# Magier und Hexe.
system-mage-and-witch = Magier und Hexe
system-mage-and-witch-line = Hier mehr Punkte, dort nur die Hälfte.
part-mage = Magier
part-mage-line = 1 Punkt mehr je Plättchen.
part-witch = Hexe
part-witch-line = Halbiert die Punkte.
option-mgw-bonus = Der Magier bringt
value-per_tile = 1 Punkt je Plättchen
value-pennant_tile_four = 1 Punkt je Plättchen ohne Wappen
ask-move-magic = Versetz den Magier oder die Hexe
wait-move-magic = { $name } versetzt Magier oder Hexe
hint-mage = +1 Punkt je Plättchen
hint-witch = halbe Punkte
hint-magic = Wähle Magier oder Hexe, dann eine Straße oder Stadt, die leuchtet.
hint-aside = Kein anderes Ziel: vom Brett.
figure-mage = Magier
figure-witch = Hexe
piece-mage = den Magier
piece-witch = die Hexe
shelf-magic = Magier und Hexe
the-mage = der Magier
the-witch = die Hexe
counted-mage-tiles = { $count ->
    [one] { $count } Plättchen für den Magier
   *[other] { $count } Plättchen für den Magier
}
reason-magic-move-first = Versetz erst den Magier oder die Hexe.
reason-magic-not-in-game = { $piece } ist in dieser Partie nicht dabei.
reason-magic-not-there = { $piece } ist nicht dort.
reason-magic-can-still-move = Es gibt noch einen freien Ort, also bleiben beide auf dem Brett.
reason-magic-ground = Magier und Hexe stehen nur auf Straßen und in Städten.
reason-magic-must-leave = { $piece } muss auf eine andere Straße oder in eine andere Stadt.
reason-magic-not-together = Magier und Hexe dürfen nicht am selben Ort stehen.

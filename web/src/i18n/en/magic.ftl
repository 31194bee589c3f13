# Mage and Witch.
system-mage-and-witch = Mage & Witch
system-mage-and-witch-line = Raise one score, halve another.
part-mage = Mage
part-mage-line = 1 extra point per tile.
part-witch = Witch
part-witch-line = Halves the points.
option-mgw-bonus = The mage adds
value-per_tile = 1 point per tile
value-pennant_tile_four = 1 point per tile without a pennant
ask-move-magic = Move the mage or the witch
wait-move-magic = { $name } is moving the mage or the witch
hint-mage = +1 point per tile
hint-witch = half the points
hint-magic = Choose mage or witch, then one of the lit roads and cities.
hint-aside = Nowhere else to go: off the board.
figure-mage = mage
figure-witch = witch
piece-mage = the mage
piece-witch = the witch
shelf-magic = Mage and witch
the-mage = the mage
the-witch = the witch
counted-mage-tiles = { $count ->
    [one] { $count } tile for the mage
   *[other] { $count } tiles for the mage
}
reason-magic-move-first = Move the mage or the witch first.
reason-magic-not-in-game = { $piece } isn’t in this game.
reason-magic-not-there = { $piece } isn’t there.
reason-magic-can-still-move = There’s still somewhere to go, so neither leaves the board.
reason-magic-ground = The mage and the witch go on roads and in cities.
reason-magic-must-leave = { $piece } has to move to another road or city.
reason-magic-not-together = The mage and the witch can’t be in the same place.

system-mage-and-witch = Mage et Sorcière
system-mage-and-witch-line = Augmente un score, divise l’autre par deux.
part-mage = Mage
part-mage-line = 1 point de plus par tuile.
part-witch = Sorcière
part-witch-line = Divise les points par deux.
option-mgw-bonus = Le mage ajoute
value-per_tile = 1 point par tuile
value-pennant_tile_four = 1 point par tuile sans blason
ask-move-magic = Déplace le mage ou la sorcière
wait-move-magic = { $name } déplace le mage ou la sorcière
hint-mage = +1 point par tuile
hint-witch = moitié des points
hint-magic = Choisis le mage ou la sorcière, puis une route ou une ville éclairée.
hint-aside = Nulle part où aller : hors du plateau.
figure-mage = mage
figure-witch = sorcière
piece-mage = le mage
piece-witch = la sorcière
shelf-magic = Mage et sorcière
the-mage = le mage
the-witch = la sorcière
counted-mage-tiles = { $count ->
    [one] { $count } tuile pour le mage
   *[other] { $count } tuiles pour le mage
}
reason-magic-move-first = Déplace d’abord le mage ou la sorcière.
reason-magic-not-in-game = { $piece } n’est pas dans cette partie.
reason-magic-not-there = { $piece } n’est pas là.
reason-magic-can-still-move = Il y a encore où aller : aucun des deux ne quitte le plateau.
reason-magic-ground = Le mage et la sorcière vont sur les routes et dans les villes.
reason-magic-must-leave = { $piece } doit aller sur une autre route ou dans une autre ville.
reason-magic-not-together = Le mage et la sorcière ne peuvent pas être au même endroit.

system-mage-and-witch = Mago y bruja
system-mage-and-witch-line = Sube una puntuación, parte otra por la mitad.
part-mage = Mago
part-mage-line = 1 punto más por loseta.
part-witch = Bruja
part-witch-line = Parte los puntos por la mitad.
option-mgw-bonus = El mago añade
value-per_tile = 1 punto por loseta
value-pennant_tile_four = 1 punto por loseta sin escudo
ask-move-magic = Mueve el mago o la bruja
wait-move-magic = { $name } mueve el mago o la bruja
hint-mage = +1 punto por loseta
hint-witch = la mitad de los puntos
hint-magic = Elige mago o bruja, y luego uno de los caminos y ciudades iluminados.
hint-aside = No hay otro sitio: sale del tablero.
figure-mage = mago
figure-witch = bruja
piece-mage = el mago
piece-witch = la bruja
shelf-magic = Mago y bruja
the-mage = el mago
the-witch = la bruja
counted-mage-tiles = { $count ->
    [one] { $count } loseta con el mago
   *[other] { $count } losetas con el mago
}
reason-magic-move-first = Mueve primero el mago o la bruja.
reason-magic-not-in-game = { $piece } no está en esta partida.
reason-magic-not-there = { $piece } no está ahí.
reason-magic-can-still-move = Aún hay adónde ir, así que ninguno sale del tablero.
reason-magic-ground = El mago y la bruja van en caminos y ciudades.
reason-magic-must-leave = { $piece } tiene que ir a otro camino o ciudad.
reason-magic-not-together = El mago y la bruja no pueden estar en el mismo lugar.

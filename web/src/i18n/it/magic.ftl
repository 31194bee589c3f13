# Mage and Witch.
system-mage-and-witch = Mago e Strega
system-mage-and-witch-line = Uno alza i punti, l’altra li dimezza.
part-mage = Mago
part-mage-line = 1 punto in più per tessera.
part-witch = Strega
part-witch-line = Dimezza i punti.
option-mgw-bonus = Il mago aggiunge
value-per_tile = 1 punto per tessera
value-pennant_tile_four = 1 punto per tessera senza stemma
ask-move-magic = Sposta il mago o la strega
wait-move-magic = { $name } sposta il mago o la strega
hint-mage = +1 punto per tessera
hint-witch = metà dei punti
hint-magic = Scegli mago o strega, poi una delle strade o città illuminate.
hint-aside = Non c’è altro posto: fuori dal tabellone.
figure-mage = mago
figure-witch = strega
piece-mage = il mago
piece-witch = la strega
shelf-magic = Mago e strega
the-mage = il mago
the-witch = la strega
counted-mage-tiles = { $count ->
    [one] { $count } tessera per il mago
   *[other] { $count } tessere per il mago
}
reason-magic-move-first = Prima sposta il mago o la strega.
reason-magic-not-in-game = { $piece } non è in questa partita.
reason-magic-not-there = { $piece } non è lì.
reason-magic-can-still-move = C’è ancora un posto dove andare, quindi nessuno dei due lascia il tabellone.
reason-magic-ground = Il mago e la strega vanno su strade e città.
reason-magic-must-leave = { $piece } deve andare su un’altra strada o città.
reason-magic-not-together = Il mago e la strega non possono stare nello stesso posto.

# Ferries.
system-ferries = Traghetti
system-ferries-line = Devia le strade oltre un lago.
option-fer-placement = Un lago riceve un traghetto
option-fer-moves = Traghetti che puoi spostare
option-fer-once_per = Un traghetto può rispostarsi
value-always = sempre
value-with_traveler = solo con un meeple accanto
value-per_direction = il più vicino in ogni direzione
value-max_two = i due più vicini
value-turn = al turno seguente
value-placement = dopo la tessera seguente
ask-place-ferry = Quali due strade unisce il traghetto?
ask-move-ferry = Sposti un traghetto?
hint-ferry = Trascina il traghetto sul lago o scegli due estremità di strada.
pass-move-ferry = Passa
piece-ferry = il traghetto
shelf-ferries = Traghetti
shelf-left = { $n ->
    [one] { $n } rimasto
   *[other] { $n } rimasti
}
shelf-placed = { $n } sul tabellone.
edge-N = N
edge-E = E
edge-S = S
edge-W = O
ferry-lake = Lago su { $at }
ferry-end = Estremità: { $dir }
ferry-pull = Trascina il traghetto sul lago
reason-lake-road-taken = La strada che finisce a questo lago è già occupata.
reason-ferry-on-lake = Un traghetto resta sul suo lago.
reason-ferry-two-ends = Un traghetto unisce due strade del suo lago.
reason-ferry-new-lake-only = Il nuovo traghetto va sul lago appena piazzato.
reason-ferry-new-first = Prima piazza il traghetto sul nuovo lago.
reason-no-ferry-left = Non ci sono più traghetti.
reason-ferry-needs-meeple = Questo lago non riceve un traghetto: non hai messo meeple su una delle sue strade.
reason-no-ferry-here = Su questo lago non c’è nessun traghetto.
reason-ferry-moved-already = Questo traghetto è già stato piazzato o spostato.
reason-ferry-not-nearest = Si può spostare solo il traghetto più vicino di una strada che hai allungato.
reason-ferry-nearest-two = Si possono spostare solo i due traghetti più vicini.
reason-ferry-one-of-equals = Dei traghetti alla stessa distanza se ne può spostare solo uno.
reason-ferry-new-position = Il traghetto deve unire due strade diverse da prima.

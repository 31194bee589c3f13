# Hills and Sheep.
system-hills-and-sheep = Colline e Pecore
system-hills-and-sheep-line = Alleva pecore. Le colline rompono le parità.
part-hills = Colline
part-hills-line = Nascondono una tessera e rompono le parità.
part-shepherd = Pastori
part-shepherd-line = I loro greggi crescono finché non li raduni o arriva il lupo.
part-vineyards = Vigneti
part-vineyards-line = Ognuno accanto a un monastero completo dà punti.
option-hs-vineyards_for_gardens = I vigneti contano per i giardini
option-hs-closed_field = Quando il campo di un gregge si chiude
option-hs-tokens = Numero di gettoni pecora
option-hs-hill_count = Parità con le colline
value-nothing = non succede nulla
value-gather = il gregge viene radunato
value-text = come nel testo delle regole
value-list = come nell’elenco del contenuto
value-presence = un seguace qualsiasi su una collina
value-number = più seguaci sulle colline
value-off = no
value-on = sì
ask-flock = Fai crescere il gregge o lo raduni?
wait-flock = { $name } bada al gregge
hint-flock = { $n ->
    [one] { $n } dei { $of } gettoni è un lupo. Se lo peschi, addio gregge.
   *[other] { $n } dei { $of } gettoni sono lupi. Se ne peschi uno, addio gregge.
}
hint-grow = { $n ->
    [one] pesca un gettone; { $n } su { $of } è un lupo
   *[other] pesca un gettone; { $n } su { $of } sono lupi
}
hint-gather-too = anche per { $names }
confirm-gather = { $n ->
    [one] Raduna: { $n } punto
   *[other] Raduna: { $n } punti
}
confirm-none-flock = Fai crescere o raduna
choice-grow = Fai crescere
choice-gather = Raduna il gregge
figure-shepherd = pastore
token-sheep-1 = una pecora
token-sheep-2 = due pecore
token-sheep-3 = tre pecore
token-sheep-4 = quattro pecore
token-wolf = un lupo
feature-sheep = gregge
features-sheep = Greggi
shelf-sheep = Colline e Pecore
flock-worth = gregge { $n }
flock-none = { $n ->
    [one] { $n } gregge
   *[other] { $n } greggi
}
flock-grow = Cresci
flock-gather = Raduna
flock-at = Gregge su { $at }
flock-joins = { $n ->
    [one] { $n } pecora
   *[other] { $n } pecore
}
flock-wolf = Lupo: addio gregge
flock-yours = Il tuo gregge
flock-if = { $n ->
    [one] { $n } punto se lo raduni
   *[other] { $n } punti se lo raduni
}
flock-nobody = Nessuno ha un gregge.
flock-left = Ancora nel sacchetto
flock-tokens = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}
flock-sheep = { $n ->
    [one] { $n } pecora
   *[other] { $n } pecore
}
flock-wolves = lupo
log-sheep = pesca { $token } per il gregge ({ $at })
log-wolf = pesca un lupo e perde il gregge ({ $at })
log-hidden = mette la tessera seguente coperta sotto la collina
one-shepherd = un pastore
place-shepherd = Piazza pastore
scored-sheep = raduna un gregge
for-sheep = per un gregge
for-your-sheep = per il tuo gregge
your-shepherd = il tuo pastore
counted-sheep = { $count ->
    [one] { $count } pecora
   *[other] { $count } pecore
}
counted-pictured-sheep = { $count ->
    [one] { $count } pecora disegnata
   *[other] { $count } pecore disegnate
}
counted-vineyards = { $count ->
    [one] { $count } vigneto
   *[other] { $count } vigneti
}
reason-token-gone = Di questi gettoni non ce ne sono più.
reason-tile-below-hill = La tessera sotto una collina non si guarda e non si sceglie.
reason-shepherd-ground = Il tuo pastore va in un campo.
reason-shepherd-taken = In questo campo c’è già un pastore.
reason-grow-or-gather = Fai crescere il gregge o radunalo.
tile-of-buried = Tessera { $n } di { $of }, { $buried } sotto le colline
needs-shepherd = Serve un campo senza pastore.

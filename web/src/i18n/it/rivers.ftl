# The three rivers.
system-river-v3 = Il Fiume
system-river-v3-line = Si parte con un fiume attraverso il tavolo.
system-river-2 = Fiume II
system-river-2-line = Si biforca: un lago e un vulcano.
system-river-bb5 = Fiume con pecore
system-river-bb5-line = Con pecore e vigneti.
part-pig-herd = Branco di maiali
part-pig-herd-line = Un campo vale di più.
option-riv3-kind = Sorgente e laghi
option-riv3-bends = Curve del fiume
option-riv3-start_tile = Tessera iniziale con un fiume
option-r2-bends = Curve del fiume
option-r5-bends = Curve del fiume
value-single_source = una sorgente, un lago
value-double_source = una sorgente larga, due laghi
value-alternate_bends = per forza alternate, sinistra e destra
value-no_immediate_u_turn = nessuna inversione immediata
value-removed = non usata
value-after_river = piazzata dopo il fiume
counted-herd-cities = { $count ->
    [one] { $count } città per il branco di maiali
   *[other] { $count } città per il branco di maiali
}
reason-river-drawn-first = Le tessere fiume si pescano prima di tutte le altre.
reason-start-tile-next = La tessera iniziale si pesca subito dopo il fiume.
reason-river-continues = Una tessera fiume deve proseguire il fiume.
reason-river-one-end = Una tessera fiume non può unire due estremità del fiume.
reason-river-free-ahead = Davanti alla nuova estremità del fiume serve uno spazio libero.
reason-river-turns-alternate = Il fiume deve curvare ora a sinistra, ora a destra.
reason-river-no-u-turn = Il fiume non può curvare due volte di fila dalla stessa parte.
reason-on-water = Nessuno può stare sul fiume.
reason-new-volcano-lake = Nessuno può stare sul lago vulcanico che hai appena piazzato.
lost-river = Non si usa insieme a { $name }: una partita ha un solo fiume.
spoken-free-river = il fiume
group-start-rule = un fiume, un tabellone

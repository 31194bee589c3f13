system-river-v3 = O Rio
system-river-v3-line = Comece com um rio atravessando a mesa.
system-river-2 = Rio II
system-river-2-line = Divide-se rumo a um lago e um vulcão.
system-river-bb5 = Rio com ovelhas
system-river-bb5-line = Com ovelhas e vinhedos.
part-pig-herd = Vara de porcos
part-pig-herd-line = Faz um campo valer mais.
option-riv3-kind = Nascente e lagos
option-riv3-bends = Curvas do rio
option-riv3-start_tile = Peça inicial com rio
option-r2-bends = Curvas do rio
option-r5-bends = Curvas do rio
value-single_source = uma nascente, um lago
value-double_source = uma nascente larga, dois lagos
value-alternate_bends = alternar esquerda e direita
value-no_immediate_u_turn = sem meia-volta imediata
value-removed = não se usa
value-after_river = colocada depois do rio
counted-herd-cities = { $count ->
    [one] { $count } cidade para a vara de porcos
   *[other] { $count } cidades para a vara de porcos
}
reason-river-drawn-first = As peças de rio são compradas antes de todas as outras.
reason-start-tile-next = A peça inicial é comprada logo depois do rio.
reason-river-continues = Uma peça de rio precisa continuar o rio.
reason-river-one-end = Uma peça de rio não pode unir duas pontas do rio.
reason-river-free-ahead = O rio precisa de um espaço livre na frente da nova ponta.
reason-river-turns-alternate = O rio precisa virar ora à esquerda, ora à direita.
reason-river-no-u-turn = O rio não pode virar para o mesmo lado duas vezes seguidas.
reason-on-water = Ninguém pode ficar no rio.
reason-new-volcano-lake = Ninguém pode ir ao lago do vulcão recém-colocado.
lost-river = Desativada por causa de { $name }. Uma partida tem um rio só.
spoken-free-river = o rio
group-start-rule = um rio, um tabuleiro

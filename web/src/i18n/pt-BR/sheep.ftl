system-hills-and-sheep = Colinas e Ovelhas
system-hills-and-sheep-line = Junte ovelhas. Colinas desempatam.
part-hills = Colinas
part-hills-line = Escondem uma peça e desempatam.
part-shepherd = Pastores
part-shepherd-line = Os rebanhos crescem até você reuni-los ou o lobo chegar.
part-vineyards = Vinhedos
part-vineyards-line = Cada um ao lado de um mosteiro completo soma pontos.
option-hs-vineyards_for_gardens = Vinhedos contam para jardins
option-hs-closed_field = Quando o campo de um rebanho se fecha
option-hs-tokens = Quantidade de fichas de ovelha
option-hs-hill_count = Desempate nas colinas
value-nothing = não acontece nada
value-gather = o rebanho é reunido
value-text = como no texto das regras
value-list = como na lista de componentes
value-presence = qualquer seguidor em uma colina
value-number = mais seguidores em colinas
value-off = não
value-on = sim
ask-flock = Aumentar seu rebanho ou reuni-lo?
wait-flock = { $name } está cuidando de um rebanho
hint-flock = { $n ->
    [one] { $n } de { $of } fichas é um lobo. Se ele sair, adeus, rebanho.
   *[other] { $n } de { $of } fichas são lobos. Se um sair, adeus, rebanho.
}
hint-grow = { $n ->
    [one] tire uma ficha; { $n } de { $of } é um lobo
   *[other] tire uma ficha; { $n } de { $of } são lobos
}
hint-gather-too = também para { $names }
confirm-gather = { $n ->
    [one] Reunir: { $n } ponto
   *[other] Reunir: { $n } pontos
}
confirm-none-flock = Aumente ou reúna
choice-grow = Aumentar o rebanho
choice-gather = Reunir o rebanho
figure-shepherd = pastor
token-sheep-1 = uma ovelha
token-sheep-2 = duas ovelhas
token-sheep-3 = três ovelhas
token-sheep-4 = quatro ovelhas
token-wolf = um lobo
feature-sheep = rebanho
features-sheep = Rebanhos
shelf-sheep = Colinas e Ovelhas
flock-worth = rebanho { $n }
flock-none = { $n ->
    [one] { $n } rebanho
   *[other] { $n } rebanhos
}
flock-grow = Aumentar
flock-gather = Reunir
flock-at = Rebanho em { $at }
flock-joins = { $n ->
    [one] { $n } ovelha
   *[other] { $n } ovelhas
}
flock-wolf = Lobo: adeus, rebanho
flock-yours = Seu rebanho
flock-if = { $n ->
    [one] { $n } ponto se reunir
   *[other] { $n } pontos se reunir
}
flock-nobody = Ninguém tem rebanho.
flock-left = Ainda no saco
flock-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
flock-sheep = { $n ->
    [one] { $n } ovelha
   *[other] { $n } ovelhas
}
flock-wolves = lobo
log-sheep = tirou { $token } para o rebanho ({ $at })
log-wolf = tirou um lobo e perdeu o rebanho ({ $at })
log-hidden = pôs a peça seguinte virada para baixo sob a colina
one-shepherd = um pastor
place-shepherd = Colocar pastor
scored-sheep = reuniu um rebanho
for-sheep = por um rebanho
for-your-sheep = pelo seu rebanho
your-shepherd = seu pastor
counted-sheep = { $count ->
    [one] { $count } ovelha
   *[other] { $count } ovelhas
}
counted-pictured-sheep = { $count ->
    [one] { $count } ovelha desenhada
   *[other] { $count } ovelhas desenhadas
}
counted-vineyards = { $count ->
    [one] { $count } vinhedo
   *[other] { $count } vinhedos
}
reason-token-gone = Não resta nenhuma ficha assim para tirar.
reason-tile-below-hill = Ninguém vê nem escolhe a peça debaixo de uma colina.
reason-shepherd-ground = Seu pastor vai em um campo.
reason-shepherd-taken = Já existe um pastor neste campo.
reason-grow-or-gather = Aumente seu rebanho ou reúna-o.
tile-of-buried = Peça { $n } de { $of }, { $buried } sob colinas
needs-shepherd = Precisa de um campo sem pastor.

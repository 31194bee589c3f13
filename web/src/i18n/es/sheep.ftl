system-hills-and-sheep = Ovejas y colinas
system-hills-and-sheep-line = Reúne ovejas. Las colinas desempatan.
part-hills = Colinas
part-hills-line = Esconden una loseta y desempatan.
part-shepherd = Pastores
part-shepherd-line = Sus rebaños crecen hasta que los reúnes o llega el lobo.
part-vineyards = Viñedos
part-vineyards-line = Cada uno junto a un monasterio completo da puntos.
option-hs-vineyards_for_gardens = Los viñedos cuentan para los jardines
option-hs-closed_field = Si el campo de un rebaño queda cerrado
option-hs-tokens = Número de fichas de ovejas
option-hs-hill_count = Desempate en colinas
value-nothing = no pasa nada
value-gather = se reúne el rebaño
value-text = según el texto de las reglas
value-list = según la lista de componentes
value-presence = cualquier seguidor en una colina
value-number = más seguidores en colinas
value-off = no
value-on = sí
ask-flock = ¿Amplías tu rebaño o lo reúnes?
wait-flock = { $name } cuida un rebaño
hint-flock = { $n ->
    [one] { $n } de { $of } fichas es un lobo. Si la sacas, adiós al rebaño.
   *[other] { $n } de { $of } fichas son lobos. Si sacas uno, adiós al rebaño.
}
hint-grow = { $n ->
    [one] saca una ficha; { $n } de { $of } es un lobo
   *[other] saca una ficha; { $n } de { $of } son lobos
}
hint-gather-too = también para { $names }
confirm-gather = { $n ->
    [one] Reunir: { $n } punto
   *[other] Reunir: { $n } puntos
}
confirm-none-flock = Amplía o reúne
choice-grow = Ampliar el rebaño
choice-gather = Reunir el rebaño
figure-shepherd = pastor
token-sheep-1 = una oveja
token-sheep-2 = dos ovejas
token-sheep-3 = tres ovejas
token-sheep-4 = cuatro ovejas
token-wolf = un lobo
feature-sheep = rebaño
features-sheep = Rebaños
shelf-sheep = Ovejas y colinas
flock-worth = rebaño { $n }
flock-none = { $n ->
    [one] { $n } rebaño
   *[other] { $n } rebaños
}
flock-grow = Ampliar
flock-gather = Reunir
flock-at = Rebaño en { $at }
flock-joins = { $n ->
    [one] { $n } oveja
   *[other] { $n } ovejas
}
flock-wolf = Lobo: adiós al rebaño
flock-yours = Tu rebaño
flock-if = { $n ->
    [one] { $n } punto si se reúne
   *[other] { $n } puntos si se reúne
}
flock-nobody = Nadie tiene un rebaño.
flock-left = Aún en la bolsa
flock-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
flock-sheep = { $n ->
    [one] { $n } oveja
   *[other] { $n } ovejas
}
flock-wolves = lobo
log-sheep = saca { $token } para el rebaño ({ $at })
log-wolf = saca un lobo y pierde el rebaño ({ $at })
log-hidden = pone la siguiente loseta boca abajo bajo la colina
one-shepherd = un pastor
place-shepherd = Colocar pastor
scored-sheep = reúne un rebaño
for-sheep = por un rebaño
for-your-sheep = por tu rebaño
your-shepherd = tu pastor
counted-sheep = { $count ->
    [one] { $count } oveja
   *[other] { $count } ovejas
}
counted-pictured-sheep = { $count ->
    [one] { $count } oveja dibujada
   *[other] { $count } ovejas dibujadas
}
counted-vineyards = { $count ->
    [one] { $count } viñedo
   *[other] { $count } viñedos
}
reason-token-gone = No queda ninguna ficha así por sacar.
reason-tile-below-hill = Nadie ve ni elige la loseta de debajo de una colina.
reason-shepherd-ground = Tu pastor va en un campo.
reason-shepherd-taken = En este campo ya hay un pastor.
reason-grow-or-gather = Amplía tu rebaño o reúnelo.
tile-of-buried = Loseta { $n } de { $of }, { $buried } bajo colinas
needs-shepherd = Necesita un campo sin pastor.

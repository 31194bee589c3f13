system-wheel-of-fortune = La rueda de la fortuna
system-wheel-of-fortune-line = Un cerdo hace girar la suerte de todos.
ask-pestilence = Peste: ¿qué figura pierdes?
wait-pestilence = { $name } pierde una figura por la peste
hint-pestilence = Todos pierden una, empezando por quien robó la loseta. Las figuras de la rueda están a salvo.
hint-crown-one = 3 puntos cuando el cerdo pare aquí
hint-crown-two = 6 puntos cuando el cerdo pare aquí; 3 si alguien se une
hint-crown-second = 3 puntos cada uno cuando el cerdo pare aquí
confirm-none-pestilence = Elige una figura
confirm-crown = A la corona: { $sector }
act-crown = Corona: { $sector }
figure-wheel-pig = cerdo de la rueda
piece-wheel-pig = el cerdo de la rueda
feature-wheel = rueda
feature-crown = corona
features-wheel = Rueda
features-crown = Coronas
shelf-wheel = La rueda
sector-fortune = Fortuna
sector-taxes = Impuestos
sector-famine = Hambruna
sector-storm = Tormenta
sector-inquisition = Inquisición
sector-pestilence = Peste
sector-fortune-short = 3 puntos
sector-taxes-short = caballeros
sector-famine-short = granjeros
sector-storm-short = reserva
sector-inquisition-short = monjes
sector-pestilence-short = pierdes uno
sector-fortune-does = 3 puntos para quien robó la loseta.
sector-taxes-does = Cada uno de tus caballeros da 1 punto por escudo de su ciudad y 1 por cada caballero tuyo que haya en ella.
sector-famine-does = Cada granjero da 1 punto por ciudad completa de su campo.
sector-storm-does = 1 punto por cada seguidor en tu reserva.
sector-inquisition-does = 2 puntos por cada uno de tus monjes.
sector-pestilence-does = Cada jugador retira un seguidor del tablero.
wheel-pig = cerdo en { $sector }
wheel-here = El cerdo está aquí.
wheel-turned = { $name } robó una loseta de rueda.
wheel-nobody = Nadie suma puntos.
wheel-loses = Cada jugador elige qué figura pierde.
wheel-spared = Nadie tiene seguidores en el tablero.
wheel-crowns = { $n ->
    [one] { $n } corona
   *[other] { $n } coronas
}
wheel-vacant = libre
wheel-look = La rueda
wheel-free = { $n ->
    [one] { $n } corona libre
   *[other] { $n } coronas libres
}
wheel-rule = Un seguidor en una corona puntúa cuando el cerdo se detiene ahí: 3 puntos, o 6 si está solo en dos coronas. Luego vuelve contigo.
log-wheel = gira la rueda: { $sector }
log-crown = coloca { $figure } en una corona: { $sector }
log-pestilence = pierde { $figure } por la peste ({ $at })
scored-wheel = puntúa en la rueda
scored-crown = puntúa una corona
for-wheel = en la rueda
for-crown = por una corona
for-your-crown = por tu corona
counted-fortunes = { $count ->
    [one] { $count } golpe de suerte
   *[other] { $count } golpes de suerte
}
counted-taxed-pennants = { $count } por los escudos
counted-taxed-knights = { $count } por los caballeros
counted-farmers-cities = { $count } por las ciudades de los granjeros
counted-in-supply = { $count ->
    [one] { $count } seguidor en la reserva
   *[other] { $count } seguidores en la reserva
}
counted-monks = { $count ->
    [one] { $count } monje
   *[other] { $count } monjes
}
counted-crowned = { $count ->
    [one] { $count } seguidor en una corona
   *[other] { $count } seguidores en coronas
}
reason-no-wheel = En esta partida no hay rueda.
reason-pestilence-takes = La peste se lleva una de tus figuras del tablero.
reason-crown-figure = { $your } no puede ir a una corona.
reason-crowns-taken = { $sector }: todas las coronas están ocupadas.
reason-wheel-pig-turns = Nadie mueve el cerdo: lo hace el número de la loseta robada.

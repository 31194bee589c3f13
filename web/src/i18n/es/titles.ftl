system-king-and-robber-baron = Rey y barón ladrón
system-king-and-robber-baron-line = La mayor ciudad y el camino más largo pagan.
part-king = Rey
part-king-line = Por la mayor ciudad completa.
part-robber-baron = Barón ladrón
part-robber-baron-line = Por el camino completo más largo.
option-kr-scoring = El rey y el barón ladrón dan
value-count = 1 punto por ciudad o camino completo
value-ten_each = 10 puntos cada uno
value-fifteen_forty = 15 puntos, 40 por los dos
value-continuous = 1 punto cada vez que se completa uno
figure-king = rey
figure-robber-baron = barón ladrón
token-king = rey
token-robber-baron = barón ladrón
feature-king = rey
feature-robber-baron = barón ladrón
features-king = Rey
features-robber-baron = Barón ladrón
shelf-titles = Rey y barón
title-king = Mayor ciudad completa
title-robber-baron = Camino completo más largo
title-beat = { $n ->
    [one] { $what }: a superar, { $n } loseta
   *[other] { $what }: a superar, { $n } losetas
}
title-holder = lo tiene
title-size = a superar
title-nobody = nadie aún
log-king = se convierte en rey: mayor ciudad
log-robber-baron = se convierte en barón ladrón: camino más largo
scored-king = puntúa por el rey
scored-robber-baron = puntúa por el barón ladrón
for-king = por el rey
for-robber-baron = por el barón ladrón
the-king = el rey
the-robber-baron = el barón ladrón
counted-roads = { $count ->
    [one] { $count } camino completo
   *[other] { $count } caminos completos
}
counted-titles = { $count ->
    [one] { $count } título
   *[other] { $count } títulos
}
reason-title-moves = { $title } no se puede mover. Se lo queda quien complete algo mayor.

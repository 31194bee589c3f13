system-gold-mines = Minas de oro
system-gold-mines-line = Completa una zona y llévate su oro.
option-gld-adjacent = El segundo lingote va en
option-gld-shared = Oro de varias zonas
value-eight = una de las 8 losetas de alrededor
value-four = una de las 4 losetas de al lado
value-pooled_claims = se reparte por turnos
value-feature_by_feature = se toma zona por zona
ask-place-gold = ¿Dónde va el segundo lingote?
wait-place-gold = { $name } está poniendo oro
hint-gold = { $n ->
    [0] Ahí aún no hay oro.
    [one] Ahí hay ahora { $n } lingote.
   *[other] Ahí hay ahora { $n } lingotes.
}
confirm-gold = Poner oro ahí
token-gold = oro
feature-gold = oro
features-gold = Oro
shelf-gold = Oro
shelf-ingots = { $n ->
    [one] { $n } lingote
   *[other] { $n } lingotes
}
shelf-worth = valor
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } lingote, vale { $points } punto
       *[other] { $n } lingote, vale { $points } puntos
    }
   *[other] { $points ->
        [one] { $n } lingotes, valen { $points } punto
       *[other] { $n } lingotes, valen { $points } puntos
    }
}
gold-table = Cada lingote vale 1 punto si tienes hasta 3, 2 hasta 6, 3 hasta 9, y 4 a partir de 10.
gold-here = { $n } de oro
scored-gold = puntúa el oro
for-gold = por el oro
counted-ingots = { $count ->
    [one] { $count } lingote
   *[other] { $count } lingotes
}
reason-gold-beside = El segundo lingote va en una loseta junto a la nueva.
reason-gold-shares-side = El segundo lingote va en una loseta que comparta un lado con la nueva.
reason-gold-on-board = No se puede poner oro en el tablero inicial.

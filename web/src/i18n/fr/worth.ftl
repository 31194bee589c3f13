worth-now = { $n } aussitôt
worth-open = déjà { $n }
worth-end = { $n } à la fin
worth-end-short = { $n } à la fin
worth-back = revient aussitôt
worth-stays = reste
worth-finished = { $n } si fini
worth-line-now = { $n ->
    [one] { $feature } : { $n } point tout de suite.
   *[other] { $feature } : { $n } points tout de suite.
}
worth-line-open = { $n ->
    [one] { $feature } : { $n } point pour l’instant.
   *[other] { $feature } : { $n } points pour l’instant.
}
worth-line-finished = { $n ->
    [one] { $feature } : { $n } point pour l’instant, { $m } une fois au complet.
   *[other] { $feature } : { $n } points pour l’instant, { $m } une fois au complet.
}
worth-line-end = { $n ->
    [one] { $feature } : { $n } point à la fin.
   *[other] { $feature } : { $n } points à la fin.
}
worth-line-back = Cette figurine revient aussitôt ({ $figure }).
worth-points-now = { $n } aussitôt.
worth-points-end = { $n } à la fin.
worth-points-instead = { $n } aussitôt au lieu de { $m } à la fin.

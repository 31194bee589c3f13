worth-now = { $n } ya
worth-open = { $n } por ahora
worth-end = { $n } al final
worth-end-short = { $n } al final
worth-back = vuelve enseguida
worth-stays = se queda
worth-finished = { $n } si se completa
worth-line-now = { $n ->
    [one] { $feature }: 1 punto ahora.
   *[other] { $feature }: { $n } puntos ahora.
}
worth-line-open = { $n ->
    [one] { $feature }: 1 punto por ahora.
   *[other] { $feature }: { $n } puntos por ahora.
}
worth-line-finished = { $n ->
    [one] { $feature }: 1 punto por ahora, { $m } si se completa.
   *[other] { $feature }: { $n } puntos por ahora, { $m } si se completa.
}
worth-line-end = { $n ->
    [one] { $feature }: 1 punto al final.
   *[other] { $feature }: { $n } puntos al final.
}
worth-line-back = Tu { $figure } vuelve enseguida.
worth-points-now = { $n } ahora.
worth-points-end = { $n } al final.
worth-points-instead = { $n } ahora en vez de { $m } al final.

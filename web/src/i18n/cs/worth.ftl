worth-now = { $n } hned
worth-open = { $n } zatím
worth-end = { $n } na konci
worth-end-short = { $n } konec
worth-back = hned se vrátí
worth-stays = zůstane
worth-finished = { $n } po dokončení
worth-line-now = { $n ->
    [one] { $feature }: hned { $n } bod.
    [few] { $feature }: hned { $n } body.
    [many] { $feature }: hned { $n } bodu.
   *[other] { $feature }: hned { $n } bodů.
}
worth-line-open = { $n ->
    [one] { $feature }: zatím { $n } bod.
    [few] { $feature }: zatím { $n } body.
    [many] { $feature }: zatím { $n } bodu.
   *[other] { $feature }: zatím { $n } bodů.
}
worth-line-finished = { $n ->
    [one] { $feature }: zatím { $n } bod, po dokončení { $m }.
    [few] { $feature }: zatím { $n } body, po dokončení { $m }.
    [many] { $feature }: zatím { $n } bodu, po dokončení { $m }.
   *[other] { $feature }: zatím { $n } bodů, po dokončení { $m }.
}
worth-line-end = { $n ->
    [one] { $feature }: { $n } bod na konci.
    [few] { $feature }: { $n } body na konci.
    [many] { $feature }: { $n } bodu na konci.
   *[other] { $feature }: { $n } bodů na konci.
}
worth-line-back = Hned se vrátí: { $figure }.
worth-points-now = Hned { $n }.
worth-points-end = Na konci { $n }.
worth-points-instead = Hned { $n } místo { $m } na konci.

worth-now = { $n } agora
worth-open = { $n } até agora
worth-end = { $n } no final
worth-end-short = { $n } no fim
worth-back = volta na hora
worth-stays = fica
worth-finished = { $n } se completar
# [one] is 0 or 1 in Portuguese.
worth-line-now = { $n ->
    [one] { $feature }: { $n } ponto agora.
   *[other] { $feature }: { $n } pontos agora.
}
worth-line-open = { $n ->
    [one] { $feature }: { $n } ponto até agora.
   *[other] { $feature }: { $n } pontos até agora.
}
worth-line-finished = { $n ->
    [one] { $feature }: { $n } ponto até agora, { $m } se completar.
   *[other] { $feature }: { $n } pontos até agora, { $m } se completar.
}
worth-line-end = { $n ->
    [one] { $feature }: { $n } ponto no final.
   *[other] { $feature }: { $n } pontos no final.
}
worth-line-back = Volta na hora para você: { $figure }.
worth-points-now = { $n } agora.
worth-points-end = { $n } no final.
worth-points-instead = { $n } agora em vez de { $m } no final.

# What a choice is worth. Beside a spot on the board: as short as can be.
worth-now = { $n } сейчас
worth-open = { $n } пока
worth-end = { $n } в конце
worth-end-short = { $n } в конце
worth-back = сразу вернётся
worth-stays = остаётся
worth-finished = { $n } по завершении
# In a sentence below the question.
worth-line-now = { $n ->
    [one] { $feature }: { $n } очко сейчас.
    [few] { $feature }: { $n } очка сейчас.
    [many] { $feature }: { $n } очков сейчас.
   *[other] { $feature }: { $n } очков сейчас.
}
worth-line-open = { $n ->
    [one] { $feature }: пока { $n } очко.
    [few] { $feature }: пока { $n } очка.
    [many] { $feature }: пока { $n } очков.
   *[other] { $feature }: пока { $n } очков.
}
worth-line-finished = { $n ->
    [one] { $feature }: пока { $n } очко, после завершения { $m }.
    [few] { $feature }: пока { $n } очка, после завершения { $m }.
    [many] { $feature }: пока { $n } очков, после завершения { $m }.
   *[other] { $feature }: пока { $n } очков, после завершения { $m }.
}
worth-line-end = { $n ->
    [one] { $feature }: { $n } очко в конце.
    [few] { $feature }: { $n } очка в конце.
    [many] { $feature }: { $n } очков в конце.
   *[other] { $feature }: { $n } очков в конце.
}
worth-line-back = Твоя фигура ({ $figure }) сразу возвращается.
worth-points-now = { $n } сейчас.
worth-points-end = { $n } в конце.
worth-points-instead = { $n } сейчас вместо { $m } в конце.

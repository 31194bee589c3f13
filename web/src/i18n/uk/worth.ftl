# What a choice is worth. Beside a spot on the board: as short as can be.
worth-now = { $n } зараз
worth-open = { $n } наразі
worth-end = { $n } наприкінці
worth-end-short = { $n } в кінці
worth-back = одразу назад
worth-stays = лишається
worth-finished = { $n } за завершення
# In a sentence below the question.
worth-line-now = { $n ->
    [one] { $feature }: { $n } очко зараз.
    [few] { $feature }: { $n } очки зараз.
    [many] { $feature }: { $n } очок зараз.
   *[other] { $feature }: { $n } очок зараз.
}
worth-line-open = { $n ->
    [one] { $feature }: наразі { $n } очко.
    [few] { $feature }: наразі { $n } очки.
    [many] { $feature }: наразі { $n } очок.
   *[other] { $feature }: наразі { $n } очок.
}
worth-line-finished = { $n ->
    [one] { $feature }: наразі { $n } очко, за завершення { $m }.
    [few] { $feature }: наразі { $n } очки, за завершення { $m }.
    [many] { $feature }: наразі { $n } очок, за завершення { $m }.
   *[other] { $feature }: наразі { $n } очок, за завершення { $m }.
}
worth-line-end = { $n ->
    [one] { $feature }: { $n } очко наприкінці.
    [few] { $feature }: { $n } очки наприкінці.
    [many] { $feature }: { $n } очок наприкінці.
   *[other] { $feature }: { $n } очок наприкінці.
}
worth-line-back = Фігурка одразу повертається: { $figure }.
worth-points-now = { $n } зараз.
worth-points-end = { $n } наприкінці.
worth-points-instead = { $n } зараз замість { $m } наприкінці.

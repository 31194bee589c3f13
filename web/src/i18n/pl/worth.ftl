# What a choice is worth. Beside a spot on the board: as short as can be.
worth-now = { $n } teraz
worth-open = { $n } na razie
worth-end = { $n } na koniec
worth-end-short = { $n } koniec
worth-back = zaraz wraca
worth-stays = zostaje
worth-finished = { $n } po ukończeniu
# In a sentence below the question.
worth-line-now = { $n ->
    [one] { $feature }: { $n } punkt teraz.
    [few] { $feature }: { $n } punkty teraz.
    [many] { $feature }: { $n } punktów teraz.
   *[other] { $feature }: { $n } punktów teraz.
}
worth-line-open = { $n ->
    [one] { $feature }: na razie { $n } punkt.
    [few] { $feature }: na razie { $n } punkty.
    [many] { $feature }: na razie { $n } punktów.
   *[other] { $feature }: na razie { $n } punktów.
}
worth-line-finished = { $n ->
    [one] { $feature }: na razie { $n } punkt, po ukończeniu { $m }.
    [few] { $feature }: na razie { $n } punkty, po ukończeniu { $m }.
    [many] { $feature }: na razie { $n } punktów, po ukończeniu { $m }.
   *[other] { $feature }: na razie { $n } punktów, po ukończeniu { $m }.
}
worth-line-end = { $n ->
    [one] { $feature }: { $n } punkt na koniec.
    [few] { $feature }: { $n } punkty na koniec.
    [many] { $feature }: { $n } punktów na koniec.
   *[other] { $feature }: { $n } punktów na koniec.
}
worth-line-back = Twoja figura ({ $figure }) zaraz wraca.
worth-points-now = { $n } teraz.
worth-points-end = { $n } na koniec.
worth-points-instead = { $n } teraz zamiast { $m } na koniec.

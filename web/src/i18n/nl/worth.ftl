# What a choice is worth. Beside a spot on the board: as short as can be.
worth-now = { $n } nu
worth-open = { $n } tot nu
worth-end = { $n } aan het eind
worth-end-short = { $n } eind
worth-back = komt meteen terug
worth-stays = blijft
worth-finished = { $n } als het af is
# In a sentence below the question.
worth-line-now = { $n ->
    [one] { $feature }: 1 punt nu.
   *[other] { $feature }: { $n } punten nu.
}
worth-line-open = { $n ->
    [one] { $feature }: 1 punt tot nu toe.
   *[other] { $feature }: { $n } punten tot nu toe.
}
worth-line-finished = { $n ->
    [one] { $feature }: 1 punt tot nu toe, { $m } als het af is.
   *[other] { $feature }: { $n } punten tot nu toe, { $m } als het af is.
}
worth-line-end = { $n ->
    [one] { $feature }: 1 punt aan het eind.
   *[other] { $feature }: { $n } punten aan het eind.
}
worth-line-back = Je { $figure } komt meteen terug.
worth-points-now = { $n } nu.
worth-points-end = { $n } aan het eind.
worth-points-instead = { $n } nu in plaats van { $m } aan het eind.

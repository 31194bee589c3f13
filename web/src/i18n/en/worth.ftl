# What a choice is worth. Beside a spot on the board: as short as can be.
worth-now = { $n } now
worth-open = { $n } so far
worth-end = { $n } at the end
worth-end-short = { $n } at end
worth-back = comes straight back
worth-stays = stays
worth-finished = { $n } if finished
# In a sentence below the question.
worth-line-now = { $n ->
    [one] { $feature }: 1 point now.
   *[other] { $feature }: { $n } points now.
}
worth-line-open = { $n ->
    [one] { $feature }: 1 point so far.
   *[other] { $feature }: { $n } points so far.
}
worth-line-finished = { $n ->
    [one] { $feature }: 1 point so far, { $m } if finished.
   *[other] { $feature }: { $n } points so far, { $m } if finished.
}
worth-line-end = { $n ->
    [one] { $feature }: 1 point at the end.
   *[other] { $feature }: { $n } points at the end.
}
worth-line-back = Your { $figure } comes straight back.
worth-points-now = { $n } now.
worth-points-end = { $n } at the end.
worth-points-instead = { $n } now instead of { $m } at the end.

# What a choice is worth. Beside a spot on the board: as short as can be.
worth-now = { $n } ora
worth-open = { $n } finora
worth-end = { $n } alla fine
worth-end-short = { $n } a fine
worth-back = torna subito
worth-stays = resta
worth-finished = { $n } se si chiude
# In a sentence below the question.
worth-line-now = { $n ->
    [one] { $feature }: 1 punto ora.
   *[other] { $feature }: { $n } punti ora.
}
worth-line-open = { $n ->
    [one] { $feature }: 1 punto finora.
   *[other] { $feature }: { $n } punti finora.
}
worth-line-finished = { $n ->
    [one] { $feature }: 1 punto finora, { $m } se si chiude.
   *[other] { $feature }: { $n } punti finora, { $m } se si chiude.
}
worth-line-end = { $n ->
    [one] { $feature }: 1 punto alla fine.
   *[other] { $feature }: { $n } punti alla fine.
}
worth-line-back = Il tuo { $figure } torna subito.
worth-points-now = { $n } ora.
worth-points-end = { $n } alla fine.
worth-points-instead = { $n } ora invece di { $m } alla fine.

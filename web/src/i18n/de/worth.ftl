# Was eine Möglichkeit wert ist. Neben einer Stelle auf dem Brett: so kurz wie möglich.
worth-now = { $n } sofort
worth-open = { $n } bisher
worth-end = { $n } am Ende
worth-end-short = Ende: { $n }
worth-back = kommt gleich zurück
worth-stays = bleibt
worth-finished = { $n } wenn fertig
# In einem Satz unter der Frage.
worth-line-now = { $n ->
    [one] { $feature }: 1 Punkt sofort.
   *[other] { $feature }: { $n } Punkte sofort.
}
worth-line-open = { $n ->
    [one] { $feature }: bisher 1 Punkt.
   *[other] { $feature }: bisher { $n } Punkte.
}
worth-line-finished = { $n ->
    [one] { $feature }: bisher 1 Punkt, fertig { $m }.
   *[other] { $feature }: bisher { $n } Punkte, fertig { $m }.
}
worth-line-end = { $n ->
    [one] { $feature }: 1 Punkt am Ende.
   *[other] { $feature }: { $n } Punkte am Ende.
}
worth-line-back = { $figure } kommt gleich zurück.
worth-points-now = { $n } sofort.
worth-points-end = { $n } am Ende.
worth-points-instead = { $n } sofort statt { $m } am Ende.

# Points as they come: the tag at the feature, the receipt above the bar, and the final scoring.
score-you = Zdobywasz { $n } pkt
score-name = { $name } zdobywa { $n } pkt
score-names = { $names }: po { $n } pkt
score-back = { $figure } wraca.
score-backs = { $n ->
    [one] Wraca { $n } twoja figura.
    [few] Wracają { $n } twoje figury.
    [many] Wraca { $n } twoich figur.
   *[other] Wraca { $n } twoich figur.
}
score-said-back = { $figure } wraca.
score-said-backs = { $n ->
    [one] Wraca { $n } figura.
    [few] Wracają { $n } figury.
    [many] Wraca { $n } figur.
   *[other] Wraca { $n } figur.
}
score-finished = { $what }: ukończono
score-times = { $counted } razy { $each }
score-plus = { $sum } plus { $term }
score-replay = Powtórka
score-why = Dlaczego?
score-since = { $n ->
    [one] { $n } punktacja od twojej tury
    [few] { $n } punktacje od twojej tury
    [many] { $n } punktacji od twojej tury
   *[other] { $n } punktacji od twojej tury
}
score-now = { $n ->
    [one] { $n } punktacja przed chwilą
    [few] { $n } punktacje przed chwilą
    [many] { $n } punktacji przed chwilą
   *[other] { $n } punktacji przed chwilą
}
receipt = Ostatnie punkty
finale-you = Zdobywasz { $n } pkt { $for }
finale-name = { $name } zdobywa { $n } pkt { $for }
finale-names = { $names }: po { $n } pkt { $for }
finale-takes = { $name } wychodzi na prowadzenie o { $n } pkt.
finale-leads = { $name } prowadzi o { $n } pkt.
finale-level = Remis: { $names }.
finale-you-take = Wychodzisz na prowadzenie o { $n } pkt.
finale-you-lead = Prowadzisz o { $n } pkt.
finale-standings = Klasyfikacja
finale-play = Odtwórz punktację końcową
finale-pause = Pauza
finale-resume = Odtwarzaj
finale-prev = Poprzedni obszar
finale-next = Następny obszar
finale-speed = Tempo: { $n }×
finale-done = gotowe
finale-of = { $n } z { $of }

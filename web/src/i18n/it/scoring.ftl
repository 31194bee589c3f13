# Points as they come: the tag at the feature, the receipt above the bar, and the final scoring.
score-you = { $n ->
    [one] Hai fatto { $n } punto
   *[other] Hai fatto { $n } punti
}
score-name = { $n ->
    [one] { $name } ha fatto { $n } punto
   *[other] { $name } ha fatto { $n } punti
}
score-names = { $n ->
    [one] { $names } hanno fatto { $n } punto a testa
   *[other] { $names } hanno fatto { $n } punti a testa
}
# All figures are masculine.
score-back = { $figure } è tornato.
score-backs = { $n ->
    [one] È tornata { $n } delle tue pedine.
   *[other] Sono tornate { $n } delle tue pedine.
}
score-said-back = { $figure } di ritorno.
score-said-backs = { $n ->
    [one] { $n } pedina di ritorno.
   *[other] { $n } pedine di ritorno.
}
# The feature’s name chooses the gender.
score-finished = { $what ->
    [Monastero] { $what } completo
    [Giardino] { $what } completo
    [Santuario] { $what } completo
    [Campo] { $what } completo
   *[other] { $what } completa
}
score-times = { $counted } per { $each }
score-plus = { $sum } più { $term }
score-replay = Rivedi
score-why = Perché?
score-since = { $n ->
    [one] { $n } conteggio dal tuo turno
   *[other] { $n } conteggi dal tuo turno
}
score-now = { $n ->
    [one] { $n } conteggio appena fatto
   *[other] { $n } conteggi appena fatti
}
receipt = Ultimi conteggi
finale-you = { $n ->
    [one] Fai { $n } punto { $for }
   *[other] Fai { $n } punti { $for }
}
finale-name = { $n ->
    [one] { $name } fa { $n } punto { $for }
   *[other] { $name } fa { $n } punti { $for }
}
finale-names = { $n ->
    [one] { $names } fanno { $n } punto a testa { $for }
   *[other] { $names } fanno { $n } punti a testa { $for }
}
finale-takes = { $name } passa in testa di { $n }.
finale-leads = { $name } conduce di { $n }.
finale-level = { $names } sono pari.
finale-you-take = Passi in testa di { $n }.
finale-you-lead = Conduci di { $n }.
finale-standings = Classifica
finale-play = Avvia il conteggio finale
finale-pause = Pausa
finale-resume = Riprendi
finale-prev = Elemento precedente
finale-next = Elemento seguente
finale-speed = Velocità: { $n }×
finale-done = fatto
finale-of = { $n } di { $of }

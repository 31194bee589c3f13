score-you = Sumas { $n }
score-name = { $name } suma { $n }
score-names = { $names } suman { $n } cada uno
score-back = { $figure } está de vuelta.
score-backs = { $n ->
    [one] Vuelve { $n } de tus figuras.
   *[other] Vuelven { $n } de tus figuras.
}
score-said-back = { $figure } de vuelta.
score-said-backs = { $n ->
    [one] Vuelve { $n } figura.
   *[other] Vuelven { $n } figuras.
}
# The name of a feature; only the city is feminine.
score-finished = { $what ->
    [Ciudad] Ciudad completa
   *[other] { $what } completo
}
score-times = { $counted } por { $each }
score-plus = { $sum } más { $term }
score-replay = Repetir
score-why = ¿Por qué?
score-since = { $n ->
    [one] { $n } puntuación desde tu turno
   *[other] { $n } puntuaciones desde tu turno
}
score-now = { $n ->
    [one] { $n } puntuación ahora mismo
   *[other] { $n } puntuaciones ahora mismo
}
receipt = Últimas puntuaciones
finale-you = Sumas { $n } { $for }
finale-name = { $name } suma { $n } { $for }
finale-names = { $names } suman { $n } cada uno { $for }
finale-takes = { $name } pasa a liderar por { $n }.
finale-leads = { $name } lidera por { $n }.
finale-level = Empate entre { $names }.
finale-you-take = Pasas a liderar por { $n }.
finale-you-lead = Lideras por { $n }.
finale-standings = Clasificación
finale-play = Ver puntuación final
finale-pause = Pausa
finale-resume = Reanudar
finale-prev = Zona anterior
finale-next = Zona siguiente
finale-speed = Velocidad: { $n }×
finale-done = listo
finale-of = { $n } de { $of }

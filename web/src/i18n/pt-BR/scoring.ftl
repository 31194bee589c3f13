score-you = Você marcou { $n }
score-name = { $name } marcou { $n }
score-names = { $names } marcaram { $n } cada
score-back = { $figure } voltou.
score-backs = { $n ->
    [one] { $n } das suas figuras voltou.
   *[other] { $n } das suas figuras voltaram.
}
score-said-back = { $figure } voltou.
score-said-backs = { $n ->
    [one] { $n } figura voltou.
   *[other] { $n } figuras voltaram.
}
# The name of a feature; city and road are feminine.
score-finished = { $what ->
    [Cidade] Cidade completa
    [Estrada] Estrada completa
   *[other] { $what } completo
}
score-times = { $counted } vezes { $each }
score-plus = { $sum } mais { $term }
score-replay = Rever
score-why = Por quê?
score-since = { $n ->
    [one] { $n } pontuação desde a sua vez
   *[other] { $n } pontuações desde a sua vez
}
score-now = { $n ->
    [one] { $n } pontuação agora
   *[other] { $n } pontuações agora
}
receipt = Últimas pontuações
finale-you = Você marca { $n } { $for }
finale-name = { $name } marca { $n } { $for }
finale-names = { $names } marcam { $n } cada { $for }
finale-takes = { $name } assume a liderança por { $n }.
finale-leads = { $name } lidera por { $n }.
finale-level = Empate entre { $names }.
finale-you-take = Você assume a liderança por { $n }.
finale-you-lead = Você lidera por { $n }.
finale-standings = Classificação
finale-play = Ver pontuação final
finale-pause = Pausar
finale-resume = Continuar
finale-prev = Área anterior
finale-next = Próxima área
finale-speed = Velocidade: { $n }×
finale-done = pronto
finale-of = { $n } de { $of }

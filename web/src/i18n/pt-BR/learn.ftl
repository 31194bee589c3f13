nav-learn = Aprender
learn-title = Aprender
learn-lead = Lições curtas em um tabuleiro de verdade. Você aprende jogando.
learn-first = Sua primeira partida
learn-first-about = Peças, meeples, pontos e como tomar uma cidade de alguém.
learn-new = Nunca jogou Carcassonne?
learn-new-how = Aprenda em 3 minutos
learn-start = Começar
learn-continue = Continuar
learn-again = Refazer
learn-learned = Aprendida
learn-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
learn-scenes = { $n ->
    [one] { $n } cena
   *[other] { $n } cenas
}
learn-systems = Uma lição para cada expansão
learn-none = Esta lição não existe.
learn-silent = Esta lição não carregou.
learn-retry = Tentar de novo
learn-all = Todas as lições
learn-lesson = Lição
learn-try = Fazer a lição
lesson-of = Parte { $n } de { $of }
lesson-step = Passo { $n } de { $of }
lesson-progress = Parte { $n } de { $of } desta lição
lesson-back = Voltar às lições
lesson-skip = Pular
lesson-skip-about = Pular esta parte
lesson-goal = O que fazer
lesson-hint = Esta aqui
lesson-other-head = Quase lá
lesson-other = Essa jogada é permitida, mas não é disso que este passo trata.
lesson-done = Muito bem
lesson-part-done = Parte { $n } concluída.
lesson-next = Continuar
lesson-finish = Concluir
lesson-end = Lição concluída
lesson-end-first = Tudo pronto para a sua primeira partida
lesson-end-first-about = Odile é uma iniciante simpática. Conselhos aparecem enquanto você joga, e uma dica está a um toque.
lesson-end-about = Da próxima vez que ela estiver na mesa, você saberá o que fazer.
lesson-play-first = Jogar sua primeira partida
lesson-next-lesson = Próxima lição: { $name }
lesson-play-with = Jogar com ela
coach-arrow = Aonde você chegaria
coach-arrow-text = A seta ao lado da sua pontuação mostra quanto você teria se a partida acabasse agora: seus pontos mais tudo o que seus meeples seguram.
coach-worth = Quanto um meeple renderia
coach-worth-text = O número ao lado de cada posição é quanto seu meeple rende ali: neste turno, até agora ou no fim da partida.
coach-field = No campo ele fica
coach-field-text = Em um campo, seu meeple se deita e fica até o fim da partida. Aí ele pontua por cada cidade completa no campo dele.
coach-close = Quase completa
coach-close-text = Só falta uma peça aqui. Aí a área pontua, e os meeples dela voltam.
coach-home = Seu meeple voltou
coach-home-text = Uma estrada, cidade ou mosteiro completado pontua na hora e devolve o meeple. Você já pode colocá-lo de novo.
coach-low = Poucos meeples
coach-low-text = Um meeple volta quando sua estrada, cidade ou mosteiro é completado. Tente sempre guardar um na mão.
coach-ok = Entendi
coach-off = Sem conselhos
coach-of = Conselho { $n } de { $of }
pref-tips = Conselhos nas primeiras partidas
tips-about = Cada conselho aparece uma vez.
tips-on = Sim
tips-off = Não
tips-again = Mostrar todos de novo

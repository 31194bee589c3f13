# The review of a finished game.
review-page = Análise da partida
review-won = Você venceu por { $a } a { $b }
review-lost = Você perdeu por { $a } a { $b }
review-drawn = Empate, { $a } a { $b }
review-other-won = { $name } venceu por { $a } a { $b }
review-analyse = Tabuleiro de análise
review-chance = Chance de vencer
review-slider = Turno
review-turn = Turno { $n }
review-start = Início
review-unknown = ainda não analisado
review-chance-of = { $name } { $chance }%
review-as-table = Mostrar como tabela
review-as-graph = Mostrar como gráfico
review-col-turn = Turno
review-col-player = Jogador
review-col-move = Jogada
review-col-grade = Nota
review-grade-best = Melhor
review-grade-good = Boa
review-grade-inaccuracy = Imprecisão
review-grade-mistake = Erro
review-grade-blunder = Erro grave
review-count = { $grade }: { $n }
review-open = Abrir o tabuleiro aqui
review-go = Analisar esta partida
review-about = Veja turno a turno o que foi sorte e o que foi habilidade. Leva cerca de { $n } segundos neste aparelho.
review-starting = Abrindo a partida…
review-working = Analisando o turno { $n } de { $of }
review-name = Análise
review-stop = Parar
review-continue = Continuar
review-stopped = { $n } de { $of } turnos analisados. Continue quando quiser.
review-done = A análise terminou.
review-short = Esta partida é curta demais para uma análise. São precisas pelo menos 10 peças.
review-alone = Uma análise compara jogadores, e esta partida só teve um.
review-running = Esta partida ainda está em andamento. Termine-a primeiro.
review-to-game = Ir para a partida
review-no-engine = O motor não carregou. Verifique sua conexão e tente de novo.
review-lost-worker = A análise foi interrompida. O que está feito fica guardado. Continue quando quiser.
review-not-kept = Não dá para salvar esta análise aqui: janela anônima ou disco cheio. Você pode ler até fechar a página.
review-why = Por que terminou assim
review-why-won = Por que você venceu por { $n }
review-why-lost = Por que você perdeu por { $n }
review-why-other = Por que { $name } venceu por { $n }
review-luck = Sorte no sorteio
review-own = Seus erros
review-own-each = Erros próprios
review-of = Erros de { $name }
review-others = Erros dos outros
review-margin = Diferença final
review-how = Como isso é calculado?
review-how-mistakes = Erros: em cada turno, o motor compara a jogada com a melhor que havia, em pontos esperados. Jogadas a menos de meio ponto da melhor não contam.
review-how-luck = Sorte: tudo o que os erros não explicam, principalmente as peças. Por isso as barras sempre somam a diferença final.
review-how-grades = Notas: quanta chance de vencer o turno perdeu em relação ao melhor. Abaixo de 1% é a melhor, abaixo de 4% boa, abaixo de 8% imprecisão, abaixo de 15% erro, acima disso erro grave.
review-how-accuracy = Precisão: a melhor jogada vale 100%, e cada 7% de chance perdida corta isso pela metade. Turnos sem escolha não contam.
review-accuracy = precisão
review-from-luck = pontos de sorte
review-lost-points = pontos perdidos por erros
review-luck-even = A sorte de { $name } ficou equilibrada.
review-luck-good = A sorte ajudou { $name } em cerca de { $n } pontos.
review-luck-bad = A sorte faltou a { $name } e custou cerca de { $n } pontos.
review-skill-best = { $name } quase não desperdiçou nada.
review-skill-cost = Os erros custaram a { $name } cerca de { $n } pontos; só o turno { $turn } custou { $worst }.
review-moments = Momentos decisivos
review-no-moments = Nenhum turno decidiu a partida sozinho.
review-moment-n = Momento decisivo { $n }: { $what }
review-luck-one = Sorte
review-lucky = Uma peça de sorte
review-unlucky = Uma peça de azar
review-odds = A chance de sair era de 1 em { $n }
review-worth-more = { $n ->
    [one] { $n } ponto a mais que a peça média.
   *[other] { $n } pontos a mais que a peça média.
}
review-worth-less = { $n ->
    [one] { $n } ponto a menos que a peça média.
   *[other] { $n } pontos a menos que a peça média.
}
review-swing = { $swing }% de vencer
review-better = Melhor: { $move }
review-figure = { $figure } { $on }
review-none = nenhuma figura
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } ponto em { $at }
   *[other] { $n } pontos em { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Aprender com seu erro
   *[other] Aprender com seus { $n } erros
}
review-no-mistakes = Nenhum erro para aprender. Muito bem!
review-learning = Aprender com seus erros
review-none-yet = Não há erros para aprender. Analise a partida primeiro.
review-mistake-of = Erro { $n } de { $of }
review-find = Encontre uma jogada melhor
review-you-played = Sua jogada: { $move }
review-chance-lost = Ela perdeu { $n }% de chance de vencer.
review-not-better = Ainda não é melhor: { $a } em vez de { $b } pontos. Tente outro lugar.
review-solved = Agora é melhor
review-solved-best = Essa é a melhor jogada
review-margins = { $a } em vez de { $b } pontos
review-next = Próximo erro
review-back = Voltar à análise

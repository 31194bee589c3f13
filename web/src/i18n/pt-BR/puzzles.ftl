# Puzzles, and the challenge of the day.
puzzles = Problemas
puzzles-lead = Posições reais com uma única melhor jogada. Encontre-a e veja por quê.
puzzles-more = Mais problemas
puzzles-tried = { $solved } de { $n } resolvidos
puzzle-of-day = Problema do dia
puzzle-day-open = Um problema por dia, o mesmo para todo mundo.
puzzle-day-done = Resolvido. O próximo chega à meia-noite UTC.
puzzle-solve = Resolver
puzzle-look = Ver de novo
puzzle-streak = Dias seguidos
puzzle-days = { $n ->
    [one] 1 dia
   *[other] { $n } dias
}
puzzle-week = Esta semana
puzzle-find = Encontre a melhor jogada
puzzle-rated = Nível { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = A melhor jogada começa aqui. Com dica, o problema vale metade.
puzzle-show = Mostrar a solução
puzzle-solved = Resolvido
puzzle-hinted = Resolvido com dica
puzzle-missed = Não resolvido
puzzle-practice = { $what } · treino, não conta
puzzle-outcome = { $what } · nível { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = A melhor: { $move }
puzzle-worth = Boa, mas não a melhor: { $a } em vez de { $b } pontos.
puzzle-margins = Vantagem esperada { $a }, segunda melhor jogada { $b }.
puzzle-scores = { $n ->
    [one] Marca 1 ponto na hora, mas outra jogada rende mais.
   *[other] Marca { $n } pontos na hora, mas outra jogada rende mais.
}
puzzle-even = O placar está empatado.
puzzle-behind = { $n ->
    [one] Você está 1 ponto atrás.
   *[other] Você está { $n } pontos atrás.
}
puzzle-ahead = { $n ->
    [one] Você está 1 ponto à frente.
   *[other] Você está { $n } pontos à frente.
}
puzzle-left = { $n ->
    [one] Resta 1 peça.
   *[other] Restam { $n } peças.
}
puzzle-about = Sobre este problema
puzzle-your-rating = Seu nível
puzzle-its-rating = Nível do problema
puzzle-theme = Tema
puzzle-own = Suas expansões
puzzle-start = { $n ->
    [one] Resolver 1 problema
   *[other] Resolver { $n } problemas
}
puzzle-next = Próximo problema
puzzle-back = Todos os problemas
puzzle-none = Nenhum problema serve. Escolha outro tema ou mais expansões.
puzzle-lost = Não foi possível carregar os problemas. Confira sua conexão e tente de novo.
puzzle-again = Tentar de novo
puzzle-opening = Abrindo o problema…
puzzle-you = Você
challenge = Desafio do dia
challenge-about = Jogue sozinho. Todo mundo compra as mesmas peças: quantos pontos você faz?
challenge-begin = Começar
challenge-continue = Continuar
challenge-scores = Pontos com estas peças
challenge-share = Bastide, desafio de { $day }: { $n } pontos, mais que { $beaten } de { $of } bots.
puzzle-theme-extra = Peça extra
puzzle-theme-steal = Roubar
puzzle-theme-share = Dividir
puzzle-theme-farm = Campos
puzzle-theme-save = Salvar um meeple
puzzle-theme-monastery = Mosteiros
puzzle-theme-finish = Fechar e pontuar
puzzle-theme-piece = Peças especiais
puzzle-theme-last = Últimos turnos
puzzle-theme-block = Bloquear
puzzle-theme-keep = Guardar
puzzle-theme-claim = Ocupar
puzzle-theme-plan = Preparar
puzzle-idea-extra = A peça extra vale mais
puzzle-idea-steal = Tome o controle
puzzle-idea-share = Garanta sua parte
puzzle-idea-farm = O campo decide
puzzle-idea-save = Recupere um meeple
puzzle-idea-monastery = Complete tudo em volta
puzzle-idea-finish = Feche e pontue
puzzle-idea-piece = Mova a peça certa
puzzle-idea-last = Aproveite as últimas peças
puzzle-idea-block = Segure os outros
puzzle-idea-keep = Guarde seu meeple
puzzle-idea-claim = Ocupe agora
puzzle-idea-plan = Prepare o que vem depois

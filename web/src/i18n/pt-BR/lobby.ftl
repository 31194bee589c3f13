shelf-search = Buscar expansões
shelf-filter = Mostrar
shelf-all = Todas { $n }
shelf-stars = Favoritas { $n }
shelf-on = Ativas { $n }
shelf-none = Nenhum resultado.
shelf-none-stars = Marque uma expansão com estrela para vê-la aqui.
group-big = Expansões grandes
group-mini = Miniexpansões (2012)
group-start = Outros começos
group-more = Mais expansões pequenas
group-on = { $n ->
    [0] nenhuma ativa
    [one] { $n } de { $of } ativa
   *[other] { $n } de { $of } ativas
}
row-tiles = { $n ->
    [0] sem peças
    [one] +{ $n } peça
   *[other] +{ $n } peças
}
row-minutes = +{ $n } min
row-always = sempre ativa
row-details = Detalhes
row-star = Favorita: { $name }
row-narrowed = { $n } de { $of } partes
row-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}
lost-board = Desativada por causa de { $name }. Uma partida só tem um tabuleiro inicial.
lost-instead = Usar { $name }
lost-said = { $lost }: { $why }
random-mix = Mix aleatório
random-hint = Outras expansões para uma partida dessa duração.
random-length = Duração da partida
random-minutes = { $n ->
    [120] 2 horas
   *[other] { $n } min
}
random-shuffle = Embaralhar
random-back = Voltar ao meu mix
mixes = Seus mixes
mix-save = Salvar este mix
mix-saved = Salvo como “{ $name }”
mix-name = Nome do mix
mix-rename = Renomear { $name }
mix-remove = Excluir { $name }
mix-more = { $first } e mais { $n }
mix-plus = { $box }, com { $more }
mix-without = { $box }, sem { $less }
mix-plus-without = { $box }, com { $more }, sem { $less }
mix-reset = Voltar a { $box }
n-minutes = { $n } min
tiles-word = peças
game-minutes = cerca de { $n } min
game-short = curta
game-long = longa
game-expansions-on = { $n ->
    [0] Sem expansões
    [one] { $n } expansão ativa
   *[other] { $n } expansões ativas
}
game-remove = Remover { $name }
game-show-all = Ver todas ({ $n })
game-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}
game-variants-reset = Usar as regras padrão
game-options = Opções
game-choose = Escolher expansões
new-public-on = Qualquer pessoa pode ocupar um lugar.
new-public-off = Só com convite: as pessoas entram com o seu link.
new-watch = Qualquer um assiste
seat-here = Alguém aqui
seat-here-hint = nesta tela
seat-here-n = Jogador { $n }
seat-name = Nome do jogador no lugar { $n }
waiting-title = Esperando jogadores
waiting-tab = { $n } de { $of }
waiting-seats = Lugares
waiting-taken = { $n } de { $of } ocupados
waiting-host = Você, anfitrião
waiting-joined = Entrou
waiting-ready-seat = Pronto
waiting-invite = Convidar amigos
waiting-code = Código da partida: { $code }
waiting-qr = Escaneie para entrar pelo celular
waiting-qr-show = Mostrar QR code
waiting-qr-hide = Ocultar QR code
waiting-fill = Completar com bots e começar
waiting-for = { $n ->
    [one] Falta um jogador. A partida começa quando todos os lugares estiverem ocupados.
   *[other] Faltam { $n } jogadores. A partida começa quando todos os lugares estiverem ocupados.
}
waiting-private = Só com convite
waiting-public = Pública: qualquer um pode entrar
waiting-stranger = Esta partida é só com convite. Peça o link ao anfitrião para entrar. Dá para assistir quando ela começar.
waiting-game = A partida
list-filter = Mostrar partidas
list-all = Todas
list-turn = Sua vez
list-waiting = Em espera
list-running = Em andamento
list-finished = Encerradas
list-none-filter = Nenhuma partida assim.
card-won = { $name } venceu
card-you-won = Você venceu
card-shared = Vitória dividida
you-name = { $name } (você)

# O tabuleiro de análise.
analysis = Tabuleiro de análise
analysis-about = Percorra qualquer partida ou posição, teste outras jogadas e veja o que o motor acha. Tudo fica neste aparelho.
analysis-paste = Cole uma partida, uma posição ou um link
analysis-paste-hint = Notação, posição em texto ou o endereço de uma partida no Bastide.
analysis-open = Abrir
analysis-new = Novo tabuleiro
analysis-saved = Análises salvas
analysis-none = Nada salvo ainda
analysis-delete-of = Excluir { $title }
analysis-bad-link = Esse link está danificado. Peça de novo ou cole a posição como texto.
analysis-variations = { $n ->
    [one] 1 variante
   *[other] { $n } variantes
}
analysis-missing = Essa análise não está neste aparelho.
analysis-running = Esta partida ainda está em andamento. Termine primeiro e depois analise.
analysis-back = Voltar às análises
analysis-ways = { $n } jeitos
analysis-unknown = Chance de vitória ainda desconhecida
analysis-margin-of = Vantagem esperada de { $name }
analysis-best = Melhores jogadas
analysis-looked = { $n ->
    [one] 1 posição
   *[other] { $n } posições
}
analysis-stop = Parar
analysis-start = Começar
analysis-over = Fim de jogo
analysis-play-move = Jogar esta jogada
analysis-worths = Ao lado de cada peça: a vantagem final esperada de quem a comprar.
analysis-thinking = Pensando…
analysis-moves = Jogadas
analysis-promote = Tornar linha principal
analysis-remove = Excluir daqui em diante
analysis-beginning = Início
analysis-comment = Comentário
analysis-not-kept = Esta análise não pode ser salva aqui: janela privada ou disco cheio. Ela some quando você fechar a página.
analysis-turn = Vez
analysis-odds = Chances
analysis-to-move = { $name } joga
analysis-other-tile = E se vier outra peça?
analysis-next-tile = Próxima peça
analysis-chance = O que acontece?
analysis-draw = { $tile }, restam { $n }
analysis-random = Sortear
analysis-fits = { $at }: o que encaixa aqui?
analysis-odds-pick = Toque em um espaço vazio ao lado de uma peça para ver o que encaixa.
analysis-fits-left = Restam { $n } de { $of } peças
analysis-fits-none = Nenhuma peça restante encaixa aqui.
analysis-next-draw = Na próxima compra
analysis-within = { $n ->
    [one] Em 1 compra
   *[other] Em { $n } compras
}
analysis-draws = Número de compras
analysis-draws-first = { $name } compra a primeira
analysis-race = Uma peça antes de outra
analysis-race-hint = Toque uma vez nas peças que você quer e duas nas que teme.
analysis-race-these = { $tile }, restam { $n }, desejada
analysis-race-those = { $tile }, restam { $n }, temida
analysis-race-won = { $n ->
    [one] Uma desejada vem antes, em 1 compra
   *[other] Uma desejada vem antes, em { $n } compras
}
analysis-race-lost = Uma temida vem antes
analysis-link = Copiar link desta posição
analysis-save-text = Salvar como notação
analysis-copy-position = Copiar posição como texto
analysis-edit = Editar posição como texto
analysis-png = Salvar imagem (PNG)
analysis-svg = Salvar imagem (SVG)
analysis-delete = Excluir esta análise

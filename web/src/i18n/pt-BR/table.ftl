you = você
left = restantes
table-opening = Carregando a partida…
table-leave = Voltar ao início
board = Tabuleiro
board-label = { $n ->
    [one] Tabuleiro com { $n } peça
   *[other] Tabuleiro com { $n } peças
}
players = Jogadores
players-log = Jogadores e registro
watching = assistindo
your-turn = Sua vez
away = ausente
resigned = desistiu
tiles-left = Peças restantes
undo = Desfazer
n-tiles = { $n ->
    [one] { $n } peça
   *[other] { $n } peças
}
n-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
n-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
n-so-far = { $n ->
    [one] { $n } ponto até agora
   *[other] { $n } pontos até agora
}
n-end = { $n ->
    [one] { $n } ponto no final
   *[other] { $n } pontos no final
}
figures-more = { $n ->
    [one] Mostrar mais { $n } tipo de figura
   *[other] Mostrar mais { $n } tipos de figuras
}
figures-left = figuras restantes
tile-of = Peça { $n } de { $of }
tile-on = Peça colocada
turn-left = Girar à esquerda
turn-right = Girar à direita
cells-label = { $n ->
    [one] { $n } espaço para esta peça
   *[other] { $n } espaços para esta peça
}
cell-label = { $n ->
    [one] { $at }, encaixa de um jeito
   *[other] { $at }, encaixa de { $n } jeitos
}
tile-in-hand = Peça na mão: { $what }
spoken-way = { $name } de { $from } a { $to }
spoken-beside = encaixa ao lado de: { $what }
spoken-open-city = a cidade incompleta de { $names }
spoken-own-city = sua cidade incompleta
spoken-free-city = uma cidade incompleta sem dono
spoken-open-road = a estrada incompleta de { $names }
spoken-own-road = sua estrada incompleta
spoken-free-road = uma estrada incompleta sem dono
targets-label = { $n ->
    [one] { $n } posição para escolher
   *[other] { $n } posições para escolher
}
spot-so-far = até agora
spot-end = no final
spot-previous = Posição anterior
spot-next = Próxima posição
spot-list = Ver as { $n } em uma lista
places-lit = Estradas e cidades para escolher
places-tile = Posições nesta peça
list-features = Tabuleiro por áreas
list-places = Tabuleiro por espaços
ask-place-tile = Coloque esta peça
ask-figure = Colocar uma figura?
ask-figure-meeple = Colocar um meeple?
ask-scoring-order = Qual área pontua primeiro?
ask-other = Escolha uma opção
wait-place-tile = { $name } está colocando uma peça
wait-figure = { $name } está colocando uma figura
wait-other = { $name } está escolhendo
wait-tile = A peça que saiu
wait-next = { $name } joga em seguida.
wait-next-you = Você joga em seguida.
stall-soon = { $n ->
    [one] Você pode deixar um bot jogar em { $n } segundo.
   *[other] Você pode deixar um bot jogar em { $n } segundos.
}
stall-you = mais { $n } s; depois os outros podem pôr um bot
stall-seconds = { $n ->
    [one] { $name } está pensando há { $n } segundo
   *[other] { $name } está pensando há { $n } segundos
}
stall-minutes = { $n ->
    [one] { $name } está pensando há { $n } minuto
   *[other] { $name } está pensando há { $n } minutos
}
stall-offer = Continue esperando ou deixe um bot jogar até a pessoa voltar.
stall-offer-two = Continue esperando, deixe um bot jogar até a pessoa voltar ou reivindique a vitória.
give-to-bot = Bot joga por { $name }
claim = Reivindicar vitória
claim-sure = Reivindicar a vitória?
claim-ends = Você vence, { $name } perde, e a partida acaba.
replaced = Um bot joga por você
replaced-hint = Ele joga até você retomar seu lugar.
take-seat = Retomar seu lugar
bot-plays = bot jogando
hint-place = { $n ->
    [one] Encaixa em um espaço. Toque nele; toque de novo para girar.
   *[other] Encaixa em { $n } espaços. Toque em um; toque de novo para girar.
}
hint-place-one-way = { $n ->
    [one] Encaixa em um espaço, de um jeito só.
   *[other] Encaixa em { $n } espaços, de um jeito só em cada.
}
hint-one-way = Só encaixa assim.
hint-click = Toque para colocar a peça.
hint-click-turned = Toque para colocar a peça ou continue girando.
hint-turn = Toque de novo para girar.
hint-targets = { $n ->
    [one] Há uma posição para escolher.
   *[other] Escolha uma de { $n } posições.
}
hint-choices = { $n ->
    [one] Há uma opção.
   *[other] Escolha uma de { $n } opções.
}
hint-stays = Fica até o fim da partida.
hint-pass = Você guarda suas figuras.
confirm-none = Escolha
confirm-none-place-tile = Escolha um espaço
confirm-none-figure = Escolha a posição
confirm-place = Colocar peça
confirm-deploy = Colocar { $figure }
confirm-deploy-score = { $place }: +{ $n }
confirm-recall = Recolher
confirm-move = Mover para cá
confirm-aside = Tirar do tabuleiro
pass = Passar
pass-figure = Passar
act-recall = { $figure } de volta: { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Tirar { $piece } do tabuleiro
choice-next = Pontuar esta primeiro
figure-none = Você não tem mais.
figure-nowhere = Nenhuma posição livre nesta peça.
figures-idle = { $n ->
    [one] não pode ir aqui
   *[other] não podem ir aqui
}
figures-idle-all = Figuras que não podem ir aqui
tools = Ajudas e visualização
overlay-fields = Campos e seus donos
overlay-projected = Pontuação prevista
overlay-tiles = Peças restantes
overlay-holes = Espaços impossíveis
overlay-coordinates = Coordenadas
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Ver tudo
shelf = Expansões
shelf-now = agora
shelf-beside = fora do tabuleiro
tab-log = Registro
tab-chat = Chat
log-chat = Registro e chat
log-earlier = { $n ->
    [one] Mostrar { $n } linha anterior
   *[other] Mostrar { $n } linhas anteriores
}
log-empty = Ainda não aconteceu nada.
log-show = Mostrar { $at } no tabuleiro
chat-empty = Nenhuma mensagem ainda.
chat-muted = Nesta partida só os jogadores usam o chat.
chat-say = Diga algo
chat-send = Enviar
log-placed = colocou uma peça ({ $at })
log-discarded = comprou uma peça que não encaixa em lugar nenhum
log-deployed = colocou { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, pela metade
log-moved = moveu { $piece } ({ $at })
log-token = pegou { $token } ({ $n })
log-over = A partida acabou.
log-moved-to = moveu { $piece } para { $at }
log-aside = tirou { $piece } do tabuleiro
log-token-placed = pôs { $token } em { $at }
continue = Continuar
refuse-head = Não dá para fazer isso
refuse-at = Essa peça não encaixa aí ({ $at })
refuse-stale = A partida avançou. Escolha de novo.
refuse-not-your-turn = Não é a sua vez.
refuse-not-playing = Você está assistindo a esta partida, então não pode jogar.
refuse-busy = Sua última dica ainda está a caminho.
refuse-no-hint = Desta vez não há dica. Tente de novo.
refuse-other = Isso não é possível agora.
refuse-bad-request = O servidor não entendeu. Recarregue a página.
refuse-bad-json = O servidor não entendeu. Recarregue a página.
refuse-bad-setup = Essas expansões não podem ser combinadas assim.
refuse-bad-notation = O Bastide não consegue ler este texto como partida nem como posição (linha { $line }, coluna { $column }).
refuse-bad-save = Esta partida salva está danificada ou é de outra versão. Suas outras partidas estão bem.
refuse-bad-name = Um nome tem de 1 a { $longest } caracteres visíveis.
refuse-bad-colour = Escolha uma das oito cores.
refuse-bad-chat = Uma mensagem de chat tem de 1 a { $longest } caracteres visíveis.
refuse-unknown-bot = Esse bot não está neste servidor.
refuse-unknown-guest = O servidor não conhece você. Recarregue a página.
refuse-bad-origin = Esse pedido veio de outro site e foi ignorado.
refuse-needs-invite = Esta partida é privada. Peça um link de convite.
refuse-not-host = Só o anfitrião pode começar a partida.
refuse-not-found = Não há nada neste endereço.
refuse-no-game = Essa partida não existe.
refuse-no-seat = Esse lugar não existe.
refuse-seat-taken = Esse lugar está ocupado.
refuse-already-started = A partida já começou.
refuse-not-started = A partida ainda não começou.
refuse-open-seats = Faltam jogadores para esta partida.
refuse-not-over = A partida ainda não acabou.
refuse-illegal-action = As regras não permitem essa jogada.
refuse-game-over = A partida acabou.
refuse-uploaded = Esta partida continua on-line.
refuse-too-early = { $seconds ->
    [one] Ainda resta { $seconds } segundo.
   *[other] Ainda restam { $seconds } segundos.
}
refuse-nobody-stalls = Ninguém está fazendo você esperar.
refuse-not-two-players = Só dá para reivindicar a vitória em partidas de dois jogadores.
refuse-nothing-to-undo = Você só pode desfazer sua última ação, até alguém jogar ou uma peça ser comprada.
refuse-undo-limit = Você já desfez { $most } vezes, o máximo desta partida.
refuse-assists-off = Esta partida é sem ajudas.
refuse-watchers-muted = Nesta partida só os jogadores usam o chat.
refuse-chat-too-fast = { $seconds ->
    [one] São muitas mensagens de uma vez. Tente de novo em { $seconds } segundo.
   *[other] São muitas mensagens de uma vez. Tente de novo em { $seconds } segundos.
}
refuse-too-large = Isso é longo demais.
refuse-too-fast = Rápido demais. Espere um momento.
refuse-storage = O servidor não conseguiu salvar. Tente de novo.
refuse-stopping = O servidor está reiniciando. Tente de novo daqui a pouco.
refuse-seed-given = Tire a semente: é a mesa que sorteia as peças.
refuse-tiles-given = Peças personalizadas não podem ser usadas neste servidor.
refuse-scripted-public = Uma partida pública não pode ter compras programadas.
refuse-no-preset = Não existe uma caixa chamada “{ $name }”.
refuse-no-tiles = A partida precisa de peças para comprar. Adicione um conjunto de peças.
refuse-too-many-tiles = São peças demais: { $count }. Este servidor joga com no máximo { $most }.
refuse-too-many-games = Você tem { $most } partidas inacabadas. Termine ou abandone alguma primeiro.
refuse-too-many-bots = Suas partidas inacabadas podem ter no máximo { $most } bots. Termine ou abandone alguma primeiro.
refuse-server-full = O servidor está cheio. Tente mais tarde.
refuse-seat-count = Uma partida tem de 1 a 8 lugares.
advice = Dica
advice-busy = Procurando a melhor jogada
advice-then = Depois, { $figure } { $on }.
advice-then-none = Depois, nenhuma figura.
advice-now = { $n ->
    [one] { $n } ponto agora.
   *[other] { $n } pontos agora.
}
advice-now-of = { $n ->
    [one] { $n } ponto agora, embora cerca de { $of } viria de qualquer jeito.
   *[other] { $n } pontos agora, embora cerca de { $of } viriam de qualquer jeito.
}
advice-now-all = { $n ->
    [one] { $n } ponto agora, que viria de qualquer jeito.
   *[other] { $n } pontos agora, que viriam de qualquer jeito.
}
advice-now-less = { $n ->
    [one] Custa { $n } ponto a você agora.
   *[other] Custa { $n } pontos a você agora.
}
advice-later = { $n ->
    [one] Cerca de { $n } ponto mais tarde.
   *[other] Cerca de { $n } pontos mais tarde.
}
advice-later-more = Cerca de { $n } a mais depois.
advice-later-less = { $n ->
    [one] Abre mão de cerca de { $n } ponto mais tarde.
   *[other] Abre mão de cerca de { $n } pontos mais tarde.
}
advice-others-less = { $n ->
    [one] Tira cerca de { $n } ponto de { $name }.
   *[other] Tira cerca de { $n } pontos de { $name }.
}
advice-others-more = { $n ->
    [one] Dá cerca de { $n } ponto a { $name }.
   *[other] Dá cerca de { $n } pontos a { $name }.
}
advice-rival = quem mais ameaça você
advice-even = Nenhuma outra jogada vale mais.
resign = Desistir
resign-ends = Você perde, e a partida acaba.
resign-bot = Você fica em último, e um bot continua no seu lugar.
resign-yes = Desistir
keys-title = Atalhos de teclado
keys-all = Ver todos os atalhos
keys-arrows = espaço ou posição nessa direção
keys-pan = mover o tabuleiro
keys-turn = girar a peça
keys-choice = escolher uma opção
keys-decline = passar
keys-confirm = confirmar
keys-undo = desfazer
keys-hint = dica: a melhor jogada
keys-zoom = aproximar, afastar, ver tudo
keys-why = a regra por trás desta pergunta
result-head = Pontuação final
result-by = { $name } vence por { $n }
result-by-you = Você vence por { $n }
result-wins = { $name } vence
result-wins-you = Você vence
result-resigned = { $name } desistiu.
result-left = { $name } saiu.
result-tie = { $names } dividem a vitória
result-replay = Empate: joguem outra partida para decidir
result-solo = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
result-won = { $name } venceu
result-to = { $a } a { $b }
result-decided = { $n ->
    [one] O que decidiu: { $what }, { $n } ponto, { $gap } a mais que { $name }.
   *[other] O que decidiu: { $what }, { $n } pontos, { $gap } a mais que { $name }.
}
result-total = Total
result-board = Ver tabuleiro
result-show = Ver resultado
notation = Baixar
fair = Prova de sorteio justo
# `$your` is "seu meeple", `$figure` only the noun.
reason-game-over = A partida acabou.
reason-chance-first = Espere primeiro a compra ou o dado.
reason-not-drawn-now = Nada disso é comprado ou sorteado agora.
reason-tile-gone = Não resta nenhuma peça assim para comprar.
reason-not-now = Você não pode fazer isso agora. Primeiro: { $asked }
reason-new-tile-only = As figuras vão na peça que você acabou de colocar.
reason-no-feature = Ali não há onde ficar.
reason-occupied = Esta área já está ocupada.
reason-finished = Esta área já está completa.
reason-none-left = Você não tem mais { $figure }.
reason-no-recall = Agora não dá para recolher: { $figure }.

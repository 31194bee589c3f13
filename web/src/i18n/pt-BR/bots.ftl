bot = Bot
bot-choose = Bot neste lugar
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, pontuação { NUMBER($rating, useGrouping: 0) }
bots = Escolha seu adversário
bots-lead = Oito bots, do nível iniciante ao mestre. Jogue com qualquer um, quando quiser.
bots-all = Bots
bots-game = Jogo
bots-first = Quem começa?
bots-first-me = Você
bots-first-random = Sorteio
bots-play = Jogar: { $name }
bots-style = Estilo
bots-style-default = Padrão
bot-style-builder = Construtor
bot-style-builder-line = Põe a maioria dos meeples em cidades.
bot-style-farmer = Fazendeiro
bot-style-farmer-line = Manda muitos meeples para os campos.
bot-style-thief = Ladrão
bot-style-thief-line = Entra nas suas cidades e estradas sempre que dá.
bot-record-none = Nunca jogaram
bot-record = { $drawn ->
    [0] Você { $won } – { $lost }
    [one] Você { $won } – { $lost }, { $drawn } empate
   *[other] Você { $won } – { $lost }, { $drawn } empates
  }
bot-record-lead = Você lidera por { $won } – { $lost }.
bot-record-behind = { $name } lidera por { $lost } – { $won }.
bot-record-even = Tudo igual: { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] { $n } empate.
   *[other] { $n } empates.
  }
bot-last-won = Última partida: você venceu por { $n }.
bot-last-lost = Última partida: { $name } venceu por { $n }.
bot-last-drawn = Última partida: empate.
bot-label-none = { $label }, nunca jogaram
bot-label-lead = { $label }, você lidera por { $won } a { $lost }
bot-label-behind = { $label }, você perde por { $won } a { $lost }
bot-label-even = { $label }, tudo igual em { $won }
bot-odile = Odile
bot-odile-grade = iniciante
bot-odile-line = Esquece os campos e guarda os meeples para depois.
bot-gaspard = Gaspard
bot-gaspard-grade = fácil
bot-gaspard-line = Nunca põe fazendeiros e não vê o golpe chegando.
bot-margot = Margot
bot-margot-grade = casual
bot-margot-line = Gasta os meeples cedo e logo fica sem nenhum.
bot-marius = Marius
bot-marius-grade = regular
bot-marius-line = Manda mais meeples para os campos do que qualquer um.
bot-alienor = Aliénor
bot-alienor-grade = médio
bot-alienor-line = Entra nas suas cidades e estradas quando pode.
bot-thibaut = Thibaut
bot-thibaut-grade = forte
bot-thibaut-line = Conta as peças que restam e desperdiça pouco.
bot-sancha = Sancha
bot-sancha-grade = especialista
bot-sancha-line = Quase nunca perde a jogada que parece a melhor.
bot-raimond = Raimond
bot-raimond-grade = mestre
bot-raimond-line = Pensa na sua resposta antes de jogar.
bot-greedy-grade = só pensa em pontos
bot-random-grade = jogadas aleatórias

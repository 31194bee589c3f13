lesson-base-line = Coloque peças, ocupe estradas e cidades, marque pontos.

lesson-base-tile = Coloque uma peça
lesson-base-tile-text = A cada turno, você põe uma peça no tabuleiro. Estradas encostam em estradas, cidades em cidades e campos em campos.
lesson-base-tile-lay = Coloque a peça onde ela encaixar
lesson-base-tile-done = Essa foi a primeira metade do turno. A segunda é um meeple.

lesson-base-claim = Ocupe uma cidade
lesson-base-claim-text = Na peça que você acabou de colocar cabe um dos seus 7 meeples. Em uma cidade, ele é um cavaleiro, e a cidade é sua.
lesson-base-claim-lay = Aumente a cidade
lesson-base-claim-claim = Ponha um meeple na cidade
lesson-base-claim-elsewhere = Encaixa ali, mas a cidade não cresce. Ponha a peça no lado aberto da cidade.
lesson-base-claim-field = Em um campo, ele seria fazendeiro. Por enquanto, ponha-o na cidade.
lesson-base-claim-pass = Sem um meeple, a cidade não é de ninguém. Ponha um nela.
lesson-base-claim-done = A cidade é sua. Ninguém mais pode pôr um meeple nela, por maior que fique.

lesson-base-finish = Complete a cidade
lesson-base-finish-text = Uma cidade está completa quando a muralha não tem buracos. Ela pontua na hora, e seu cavaleiro volta para você.
lesson-base-finish-close = Feche a muralha
lesson-base-finish-elsewhere = Encaixa ali, mas a muralha continua aberta. Feche a cidade em cima.
lesson-base-finish-keep = Desta vez, guarde seu meeple
lesson-base-finish-field = Você pode colocar outro, mas desta vez guarde. Logo vai precisar dele.
lesson-base-finish-done = 3 peças e 1 brasão, 2 pontos cada: 8 pontos. E você tem os 7 meeples de novo.

lesson-base-road = Ocupe uma estrada
lesson-base-road-text = Uma estrada vale 1 ponto por peça. Está completa quando as duas pontas fecham: em um cruzamento, vila, cidade ou mosteiro.
lesson-base-road-lay = Aumente a estrada
lesson-base-road-claim = Ponha um meeple na estrada
lesson-base-road-elsewhere = Encaixa ali, mas sua estrada não continua. Ponha a peça na ponta aberta da estrada.
lesson-base-road-field = Em um campo, ele seria fazendeiro. Por enquanto, ponha-o na estrada.
lesson-base-road-pass = Sem um meeple, a estrada não é de ninguém. Ponha um nela.
lesson-base-road-close = Complete sua estrada com o cruzamento
lesson-base-road-keep = Coloque outro meeple ou guarde-o
lesson-base-road-done = 4 peças, 4 pontos. Estradas são pequenas, mas o meeple volta logo.

lesson-base-monastery = Ocupe um mosteiro
lesson-base-monastery-text = Um mosteiro conta a própria peça e as 8 em volta, 1 ponto cada. Está completo quando as 8 estão lá.
lesson-base-monastery-lay = Ponha o mosteiro no buraco
lesson-base-monastery-claim = Ponha um meeple no mosteiro
lesson-base-monastery-elsewhere = Encaixa ali, mas não onde o mosteiro precisa. Procure o buraco no meio.
lesson-base-monastery-field = Em um campo, ele seria fazendeiro. Por enquanto, ponha-o no mosteiro.
lesson-base-monastery-pass = Sem um meeple, o mosteiro não é de ninguém. Ponha um nele.
lesson-base-monastery-close = Preencha o último espaço em volta dele
lesson-base-monastery-keep = Coloque outro meeple ou guarde-o
lesson-base-monastery-done = 9 peças, 9 pontos. Qualquer peça, de qualquer jogador, ajuda um mosteiro.

lesson-base-farmer = Deite um fazendeiro
lesson-base-farmer-text = Em um campo, o meeple fica deitado até o fim da partida. Aí, cada cidade completa no campo dele vale 3 pontos.
lesson-base-farmer-lay = Coloque a peça ao lado da inicial
lesson-base-farmer-lie = Deite um fazendeiro no campo que toca a cidade
lesson-base-farmer-elsewhere = Ali também encaixa. Para este fazendeiro, ponha à direita da peça inicial.
lesson-base-farmer-road = Esse seria um meeple na estrada. Deite-o no campo de cima.
lesson-base-farmer-below = Este campo não toca nenhuma cidade: a estrada o separa. Deite-o no campo acima da estrada.
lesson-base-farmer-pass = As últimas peças estão saindo, e um fazendeiro paga no final. Deite um.
lesson-base-farmer-done = A partida acabou, e seu fazendeiro tem 3 pontos pela cidade completa. Antes disso ele nunca volta, então escolha bem.

lesson-base-share = Divida uma cidade
lesson-base-share-text = Você não pode entrar em uma cidade alheia. Mas duas cidades podem se unir, e aí os dois jogadores levam todos os pontos.
lesson-base-share-join = Una as duas cidades
lesson-base-share-elsewhere = Encaixa ali, mas as duas cidades ficam separadas. Ponha no buraco entre elas.
lesson-base-share-keep = Coloque outro meeple ou guarde-o
lesson-base-share-done = Um cavaleiro cada, então cada um de vocês leva os 6 pontos.

lesson-base-steal = Tome uma cidade
lesson-base-steal-text = Quem tem mais cavaleiros em uma cidade leva todos os pontos. Então construa ao lado e depois una.
lesson-base-steal-lay = Comece uma segunda cidade ao lado
lesson-base-steal-claim = Ponha um segundo cavaleiro nela
lesson-base-steal-elsewhere = Encaixa ali, mas não ajuda a tomar a cidade. Olhe em cima do buraco.
lesson-base-steal-field = Em um campo, ele seria fazendeiro. Você precisa de um cavaleiro.
lesson-base-steal-pass = Sem um segundo cavaleiro, você dividiria com Odile. Ponha um.
lesson-base-steal-join = Una as três cidades
lesson-base-steal-keep = Coloque outro meeple ou guarde-o
lesson-base-steal-done = 2 cavaleiros contra 1: você leva 8 pontos, e Odile, nenhum. Agora você já sabe o bastante para a sua primeira partida.

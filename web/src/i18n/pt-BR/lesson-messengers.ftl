lesson-messengers-line = Escolha qual marcador mover, pare na casa certa e receba uma mensagem.

lesson-messengers-land = Busque uma mensagem
lesson-messengers-land-text = Você tem dois marcadores na trilha. Quem para sem companhia em 0, 5, 10 e assim por diante traz uma mensagem. Seu meeple está em 8, seu mensageiro em 0.
lesson-messengers-land-close = Complete sua cidade do meio por 10 pontos
lesson-messengers-land-elsewhere = Encaixa ali, mas sua cidade grande fica aberta. Feche-a em cima.
lesson-messengers-land-marker = Mova o marcador que para em uma casa de mensagem
lesson-messengers-land-meeple = 8 mais 10 são 18: lá não há mensagem. Seu mensageiro pararia em 10.
lesson-messengers-land-play = A mensagem paga 2 pontos por cavaleiro seu: jogue-a
lesson-messengers-land-points = Você tem 2 cavaleiros nas outras cidades, então a mensagem vale 4. Jogue-a.
lesson-messengers-land-again = Mova um dos marcadores 4 casas
lesson-messengers-land-done = 10 pontos pela cidade e 4 pela mensagem. Os dois marcadores juntos são sua pontuação: 22.

lesson-messengers-points = Transforme 2 pontos em mais
lesson-messengers-points-text = Em vez de jogar uma mensagem, você sempre pode levar 2 pontos, que também movem um marcador. Seu meeple está em 13, seu mensageiro em 4.
lesson-messengers-points-close = Complete sua cidade por 6 pontos
lesson-messengers-points-elsewhere = Encaixa ali, mas sua cidade fica aberta. Feche-a em cima.
lesson-messengers-points-marker = Mova o marcador que para em uma casa de mensagem
lesson-messengers-points-meeple = 13 mais 6 são 19: lá não há mensagem. Seu mensageiro pararia em 10.
lesson-messengers-points-points = Sua menor estrada só vale 1 ponto: leve os 2 pontos
lesson-messengers-points-action = Sua menor estrada só tem 1 peça, ou seja, 1 ponto. Leve os 2 pontos.
lesson-messengers-points-chain = Mova o marcador que precisa de 2 para a próxima mensagem
lesson-messengers-points-messenger = Seria 12: lá não há mensagem. Seu meeple pararia em 15.
lesson-messengers-points-done = 13 mais 2 são 15: a próxima mensagem, e ela deixa você jogar outra peça na hora.

lesson-messengers-recall = Resgate um meeple
lesson-messengers-recall-text = Seu cavaleiro à direita está preso: Odile tem 2 nessa cidade e levaria todos os pontos. Seu meeple está em 8, seu mensageiro em 4.
lesson-messengers-recall-close = Complete sua própria cidade à esquerda
lesson-messengers-recall-elsewhere = Encaixa ali, mas sua própria cidade fica aberta. Feche-a em cima, à esquerda.
lesson-messengers-recall-marker = Mova o marcador que para em uma casa de mensagem
lesson-messengers-recall-meeple = 8 mais 6 são 14: lá não há mensagem. Seu mensageiro pararia em 10.
lesson-messengers-recall-play = Esta mensagem pontua um meeple seu e o recolhe: jogue-a
lesson-messengers-recall-points = 2 pontos vão bem, mas a mensagem liberta seu cavaleiro. Jogue-a.
lesson-messengers-recall-back = Recolha seu cavaleiro
lesson-messengers-recall-score = Marque os pontos dele
lesson-messengers-recall-forgo = Não há motivo para deixar 4 pontos. Marque-os.
lesson-messengers-recall-end = Mova um dos marcadores 4 casas
lesson-messengers-recall-done = 3 peças e 1 brasão: 4 pontos de uma cidade que nunca seria sua. E seu cavaleiro voltou.

lesson-inns-and-cathedrals-line = Aposte em estradas e cidades grandes e estrague as dos outros.

lesson-inns-and-cathedrals-inn = Dobre sua estrada
lesson-inns-and-cathedrals-inn-text = Uma estrada com estalagem vale 2 pontos por peça em vez de 1, desde que esteja completa.
lesson-inns-and-cathedrals-inn-lay = Ponha a estalagem na estrada
lesson-inns-and-cathedrals-inn-claim = Ocupe a estrada
lesson-inns-and-cathedrals-inn-elsewhere = Encaixa ali, mas sua estrada precisa dela na ponta aberta à direita.
lesson-inns-and-cathedrals-inn-field = Em um campo, ele seria fazendeiro. Ponha-o na estrada com a estalagem.
lesson-inns-and-cathedrals-inn-pass = Sem um meeple, a estrada não é de ninguém. Ponha um nela.
lesson-inns-and-cathedrals-inn-close = Complete a estrada
lesson-inns-and-cathedrals-inn-more = Coloque outro meeple ou guarde-o
lesson-inns-and-cathedrals-inn-done = 4 peças, 2 pontos cada: 8 pontos em vez de 4.

lesson-inns-and-cathedrals-cathedral = Construa uma catedral
lesson-inns-and-cathedrals-cathedral-text = Uma cidade completa com catedral vale 3 pontos por peça e por brasão. Até lá, não vale nada.
lesson-inns-and-cathedrals-cathedral-lay = Ponha a catedral no meio da cidade
lesson-inns-and-cathedrals-cathedral-claim = Ocupe a cidade
lesson-inns-and-cathedrals-cathedral-elsewhere = Encaixa ali, mas cria uma cidade enorme, difícil de fechar. Ponha no buraco entre as três cidades.
lesson-inns-and-cathedrals-cathedral-pass = Sem um meeple, a cidade não é de ninguém. Ponha um nela.
lesson-inns-and-cathedrals-cathedral-close = Feche a muralha
lesson-inns-and-cathedrals-cathedral-more = Coloque outro meeple ou guarde-o
lesson-inns-and-cathedrals-cathedral-done = 5 peças, 3 pontos cada: 15 pontos em vez de 10.

lesson-inns-and-cathedrals-risk = Estrague uma estrada
lesson-inns-and-cathedrals-risk-text = No fim da partida, uma estrada incompleta com estalagem não vale nada. Você tem a última peça, e a estrada de Odile ainda está aberta.
lesson-inns-and-cathedrals-risk-spoil = Faça a estrada de Odile não valer nada
lesson-inns-and-cathedrals-risk-elsewhere = Encaixa ali, mas Odile fica com os 3 pontos. Ponha a estalagem em uma ponta da estrada dela.
lesson-inns-and-cathedrals-risk-leave = Guarde seu meeple
lesson-inns-and-cathedrals-risk-field = Um fazendeiro não rende nada aqui: nenhuma cidade está completa. Guarde-o.
lesson-inns-and-cathedrals-risk-done = Odile não leva nada pela estrada. Catedrais em cidades incompletas também não valem nada, então conte as peças que restam.

lesson-inns-and-cathedrals-large = Conte em dobro
lesson-inns-and-cathedrals-large-text = Você tem um meeple grande. Ele conta como 2 quando se compara quem tem mais em uma cidade, estrada ou campo.
lesson-inns-and-cathedrals-large-lay = Comece uma cidade em frente à de Odile
lesson-inns-and-cathedrals-large-claim = Ponha seu meeple grande nela
lesson-inns-and-cathedrals-large-elsewhere = Encaixa ali, mas a cidade de Odile está em cima, à direita. Ponha em frente, com a cidade virada para a dela.
lesson-inns-and-cathedrals-large-small = Um meeple comum teria de dividir com Odile. Use o grande.
lesson-inns-and-cathedrals-large-field = Em um campo, ele seria fazendeiro. Ponha-o na cidade.
lesson-inns-and-cathedrals-large-pass = Sem um meeple, a cidade seria só de Odile. Ponha seu meeple grande.
lesson-inns-and-cathedrals-large-join = Una as duas cidades
lesson-inns-and-cathedrals-large-more = Coloque outro meeple ou guarde-o
lesson-inns-and-cathedrals-large-done = Seu meeple grande conta 2 contra 1: os 6 pontos são todos seus.

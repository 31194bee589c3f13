lesson-farmers-line = Deite fazendeiros para o fim da partida e dispute o melhor campo.

lesson-farmers-count = Conte as cidades
lesson-farmers-count-text = Um fazendeiro fica até o fim da partida. Aí ele vale 3 pontos por cidade completa que seu campo toca. Estradas e muralhas limitam um campo.
lesson-farmers-count-lay = Aumente a estrada à direita
lesson-farmers-count-elsewhere = Ali também encaixa. Desta vez, ponha na ponta direita da estrada.
lesson-farmers-count-lie = Deite um fazendeiro no campo que toca duas cidades completas
lesson-farmers-count-road = A estrada vale 1 ponto por peça. O campo acima dela toca duas cidades completas: são 6 pontos.
lesson-farmers-count-below = Este campo não toca nenhuma cidade. Escolha o de cima da estrada.
lesson-farmers-count-pass = A partida está quase no fim, e um fazendeiro vale 6 pontos aqui. Deite um.
lesson-farmers-count-done = 2 cidades completas, 3 pontos cada: 6 pontos por um fazendeiro. Não importa de quem são as cidades.

lesson-farmers-finish = Uma cidade que paga duas vezes
lesson-farmers-finish-text = Um fazendeiro só pontua cidades completas. À esquerda há uma aberta, o campo do seu fazendeiro a toca, e você tem a última peça.
lesson-farmers-finish-close = Feche a cidade aberta
lesson-farmers-finish-elsewhere = Encaixa ali, mas a cidade fica aberta, e seu fazendeiro não ganha nada por ela. Feche-a em cima.
lesson-farmers-finish-claim = Ponha um cavaleiro na cidade
lesson-farmers-finish-field = Esse fazendeiro ganharia 3 pontos. Um cavaleiro ganha 4 pela cidade.
lesson-farmers-finish-pass = A cidade não é de ninguém. Um cavaleiro ganha 4 pontos por ela.
lesson-farmers-finish-done = 4 pontos pelo cavaleiro e mais 3 pelo seu fazendeiro: 2 cidades completas, 6 pontos pelo campo. 10 ao todo.

lesson-farmers-join = Tome um campo
lesson-farmers-join-text = Quem tem mais fazendeiros em um campo leva todos os pontos. Odile está deitada entre duas cidades, e você tem um fazendeiro no campo de cima, à esquerda.
lesson-farmers-join-lay = Complete a cidade à direita
lesson-farmers-join-elsewhere = Encaixa ali, mas você precisa do campo de cima, à direita. Feche a cidade lá.
lesson-farmers-join-lie = Deite um segundo fazendeiro no campo acima dessa cidade
lesson-farmers-join-city = Um cavaleiro ganharia 4 pontos, mas aí você dividiria o campo grande com Odile. Deite um fazendeiro.
lesson-farmers-join-pass = Você precisa de 2 fazendeiros para vencer o único de Odile. Deite um.
lesson-farmers-join-join = Una os três campos
lesson-farmers-join-far = Encaixa ali, mas os campos ficam separados. Ponha no buraco entre seus fazendeiros.
lesson-farmers-join-more = Coloque outro meeple ou guarde-o
lesson-farmers-join-done = 2 fazendeiros contra 1: você leva 6 pontos pelas duas cidades, e Odile, nenhum.

lesson-farmers-fence = Deixe os outros de fora
lesson-farmers-fence-text = Odile tem 2 fazendeiros à direita, você tem 1 à esquerda. Se os campos se unirem, ela leva tudo. Uma estrada mantém os campos separados.
lesson-farmers-fence-lay = Ponha a estrada no buraco
lesson-farmers-fence-elsewhere = Encaixa ali, mas o buraco fica aberto, e Odile pode unir os campos. Ponha a estrada no buraco.
lesson-farmers-fence-more = Coloque outro meeple ou guarde-o
lesson-farmers-fence-done = Os campos ficam separados: 3 pontos para você e 3 para Odile, em vez de 6 só para ela.

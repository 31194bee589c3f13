lesson-river-2-line = Divida o rio e construa no braço que preferir.

lesson-river-2-fork = Divida o rio
lesson-river-2-fork-text = A segunda peça é uma bifurcação. A partir dela, o rio tem duas pontas abertas, e cada peça de rio continua a que você escolher.
lesson-river-2-fork-split = Coloque a bifurcação com um braço para cima e outro para baixo
lesson-river-2-fork-turned = Isso vale. Nesta lição, deixe um braço para cima e outro para baixo.
lesson-river-2-fork-rest = Coloque um meeple ou guarde-o
lesson-river-2-fork-arm = Continue um dos braços
lesson-river-2-fork-claim = Ocupe a cidade na margem
lesson-river-2-fork-other = Pode ser, mas a cidade vale mais. Ponha seu meeple nela.
lesson-river-2-fork-pass = Ocupe a cidade antes de Odile.
lesson-river-2-fork-done = Odile construiu em um braço, você escolheu o seu. Os braços nunca podem se encontrar.

lesson-river-2-lake = Jogue duas peças seguidas
lesson-river-2-lake-text = O lago do vulcão é a última peça de rio. Ninguém pode ficar nele, mas quem o coloca compra e joga outra peça na hora.
lesson-river-2-lake-lay = Termine um braço com o lago
lesson-river-2-lake-second = Sua segunda peça: coloque onde quiser
lesson-river-2-lake-rest = Coloque um meeple ou guarde-o
lesson-river-2-lake-done = Duas peças em um turno. Agora é a vez de Odile.

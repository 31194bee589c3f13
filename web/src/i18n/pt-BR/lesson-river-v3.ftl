lesson-river-v3-line = Construa primeiro o rio e ocupe o que há nas margens.

lesson-river-v3-course = Siga o rio
lesson-river-v3-course-text = As primeiras peças são de rio, e cada uma continua o rio. Você coloca meeples nelas como sempre, só não na água.
lesson-river-v3-course-flow = Continue o rio
lesson-river-v3-course-claim = Ocupe a cidade na margem
lesson-river-v3-course-other = Pode ser, mas a cidade vale mais. Ponha seu meeple nela.
lesson-river-v3-course-pass = O rio é um bom lugar para começar. Ocupe a cidade.
lesson-river-v3-course-done = A cidade é sua antes mesmo de existir a terra em volta.

lesson-river-v3-bend = Vire para o outro lado
lesson-river-v3-bend-text = O rio vira ora à esquerda, ora à direita, para nunca voltar sobre si mesmo. A última curva foi à esquerda.
lesson-river-v3-bend-turn = Continue o rio com uma curva à direita
lesson-river-v3-bend-rest = Coloque um meeple ou guarde-o
lesson-river-v3-bend-done = Esquerda, depois direita. As peças retas no meio não fazem diferença.

lesson-river-v3-lake = Termine no lago
lesson-river-v3-lake-text = O lago vem por último e termina o rio. Neste há um mosteiro. Depois dele, compram-se peças comuns.
lesson-river-v3-lake-lay = Coloque o lago
lesson-river-v3-lake-claim = Ponha um monge no mosteiro
lesson-river-v3-lake-field = Um mosteiro à beira do lago vale até 9 pontos. Ponha seu meeple nele.
lesson-river-v3-lake-pass = Um mosteiro vale até 9 pontos. Ponha um monge nele.
lesson-river-v3-lake-done = O rio terminou. A partir de agora, você e Odile compram peças comuns.

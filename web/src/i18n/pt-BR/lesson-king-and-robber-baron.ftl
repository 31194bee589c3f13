lesson-king-and-robber-baron-line = Complete a maior cidade e a estrada mais longa e fique com os títulos.

lesson-king-and-robber-baron-king = Vire rei
lesson-king-and-robber-baron-king-text = Quem completa a primeira cidade vira rei, mesmo sem cavaleiro nela. No final, o rei vale 1 ponto por cidade completa.
lesson-king-and-robber-baron-king-close = Feche a cidade
lesson-king-and-robber-baron-king-elsewhere = Encaixa ali, mas a cidade fica aberta. Ponha em cima da cidade.
lesson-king-and-robber-baron-king-more = Coloque um meeple ou guarde-o
lesson-king-and-robber-baron-king-done = Sua cidade tem 2 peças, então o rei é seu, por enquanto.

lesson-king-and-robber-baron-larger = Tome a coroa
lesson-king-and-robber-baron-larger-text = Uma cidade maior leva o rei embora. Uma igual, não. A cidade de Odile tem 2 peças, e a do lado terá 3.
lesson-king-and-robber-baron-larger-close = Complete a cidade maior
lesson-king-and-robber-baron-larger-elsewhere = Encaixa ali, mas não completa a cidade maior. Ponha em cima.
lesson-king-and-robber-baron-larger-more = Coloque um meeple ou guarde-o
lesson-king-and-robber-baron-larger-done = 3 peças vencem 2: agora o rei é seu. O que conta é o tamanho, não o dono da cidade.

lesson-king-and-robber-baron-baron = Complete a estrada mais longa
lesson-king-and-robber-baron-baron-text = O barão ladrão fica com quem completa a estrada mais longa e, no final, vale 1 ponto por estrada completa. Esta é a última peça.
lesson-king-and-robber-baron-baron-close = Complete as duas estradas com o cruzamento
lesson-king-and-robber-baron-baron-elsewhere = Encaixa ali, mas a estrada longa fica aberta. Ponha na ponta direita dela.
lesson-king-and-robber-baron-baron-claim = Ponha um meeple na estrada longa
lesson-king-and-robber-baron-baron-other = A estrada longa vale mais. Ponha seu meeple nela.
lesson-king-and-robber-baron-baron-pass = Sem um meeple, você leva só o título. Ocupe também a estrada longa.
lesson-king-and-robber-baron-baron-done = 4 pontos pela estrada e, com o barão ladrão, 2 por 2 estradas completas. Odile, com o rei, leva 1 por 1 cidade.

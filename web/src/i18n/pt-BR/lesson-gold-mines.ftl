lesson-gold-mines-line = Ponha ouro nas suas peças, pegue-o antes dos outros e acumule.

lesson-gold-mines-mine = Procure ouro
lesson-gold-mines-mine-text = Uma mina traz 2 lingotes: um na própria peça, outro em uma peça vizinha. Quem é dono do que se completa ali leva o ouro.
lesson-gold-mines-mine-lay = Aumente sua cidade com a mina de ouro
lesson-gold-mines-mine-elsewhere = Encaixa ali, mas o ouro deve ficar na sua cidade. Ponha a mina em cima dela.
lesson-gold-mines-mine-gold = Ponha o segundo lingote também na sua cidade
lesson-gold-mines-mine-odile = A cidade de Odile está nessa peça. Ponha o ouro na peça abaixo da mina, na sua cidade.
lesson-gold-mines-mine-more = Coloque outro meeple ou guarde-o
lesson-gold-mines-mine-close = Complete sua cidade
lesson-gold-mines-mine-far = Encaixa ali, mas sua cidade fica aberta. Feche-a em cima.
lesson-gold-mines-mine-done = 8 pontos pela cidade, e os dois lingotes são seus. Eles valem pontos no fim da partida.

lesson-gold-mines-snatch = Leve o ouro de Odile
lesson-gold-mines-snatch-text = O ouro fica na peça inteira, não só na cidade. Odile pôs 2 lingotes em uma peça da cidade dela, mas sua estrada passa pela mesma peça.
lesson-gold-mines-snatch-close = Complete sua estrada antes que Odile complete a cidade dela
lesson-gold-mines-snatch-elsewhere = Encaixa ali, mas sua estrada fica aberta. Feche-a embaixo.
lesson-gold-mines-snatch-more = Coloque outro meeple ou guarde-o
lesson-gold-mines-snatch-done = 4 pontos pela estrada e, junto, os 2 lingotes de Odile.

lesson-gold-mines-four = Acumule
lesson-gold-mines-four-text = No final, até 3 lingotes valem 1 ponto cada, de 4 a 6 valem 2 cada, e assim por diante. Você tem 3 lingotes e a última peça.
lesson-gold-mines-four-close = Complete a cidade com o quarto lingote
lesson-gold-mines-four-big = São 2 pontos a mais pela cidade, mas sem o lingote seu ouro vale 3 em vez de 8. Olhe a outra cidade.
lesson-gold-mines-four-elsewhere = Encaixa ali, mas não completa nada. Feche a cidade com o lingote.
lesson-gold-mines-four-done = 4 lingotes, 2 pontos cada: 8 pontos em vez de 3. A cidade pequena com ouro ganha da grande sem ouro.

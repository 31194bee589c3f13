lesson-flying-machines-line = Decole, role o dado e pouse onde já há outros.

lesson-flying-machines-fly = Visite um monge
lesson-flying-machines-fly-text = Uma máquina voadora leva um meeple 1, 2 ou 3 peças na direção da seta. Ele pousa em uma estrada, cidade ou mosteiro incompleto, mesmo ocupado.
lesson-flying-machines-fly-lay = Mire no mosteiro de Odile: ponha a máquina embaixo, à direita, com a seta para ele
lesson-flying-machines-fly-turned = Quase: a seta precisa apontar para o mosteiro. Gire a peça.
lesson-flying-machines-fly-elsewhere = Encaixa ali, mas não mira no mosteiro. Tente o canto vazio embaixo, à direita.
lesson-flying-machines-fly-fly = Faça um meeple voar
lesson-flying-machines-fly-pass = Faça um meeple voar: o mosteiro está a apenas 1 peça.
lesson-flying-machines-fly-land = Você tirou 1: pouse no mosteiro
lesson-flying-machines-fly-close = Complete o mosteiro
lesson-flying-machines-fly-far = Encaixa ali, mas o mosteiro ainda tem um buraco à direita.
lesson-flying-machines-fly-more = Coloque outro meeple ou guarde-o
lesson-flying-machines-fly-done = Um monge cada: 9 pontos para você e 9 para Odile, que achava que estava sozinha.

lesson-flying-machines-take = Tome uma cidade
lesson-flying-machines-take-text = Você e Odile têm 1 cavaleiro cada nesta cidade. Um terceiro já não entra a pé, mas pode entrar voando.
lesson-flying-machines-take-lay = Ponha a máquina à direita da cidade, com a seta para ela
lesson-flying-machines-take-turned = Quase: a seta precisa apontar à esquerda, para a cidade. Gire a peça.
lesson-flying-machines-take-elsewhere = Encaixa ali, mas a cidade está em outro lugar. Ponha a máquina encostada nela, à direita.
lesson-flying-machines-take-fly = Faça um meeple voar: há cidade a 1, 2 e 3 peças de distância
lesson-flying-machines-take-pass = Daqui não dá para errar: qualquer número cai na cidade. Faça um meeple voar.
lesson-flying-machines-take-land = Você tirou 3: pouse na outra ponta da cidade
lesson-flying-machines-take-close = Complete a cidade
lesson-flying-machines-take-far = Encaixa ali, mas a cidade fica aberta. Feche-a em cima.
lesson-flying-machines-take-done = 2 cavaleiros contra 1: os 8 pontos são todos seus.

lesson-flying-machines-miss = Erre o alvo
lesson-flying-machines-miss-text = Um voo precisa de algo onde pousar. A cidade de Odile só tem 2 peças de largura, então um 3 passa direto.
lesson-flying-machines-miss-lay = Ponha a máquina à direita da cidade, com a seta para ela
lesson-flying-machines-miss-turned = Quase: a seta precisa apontar à esquerda, para a cidade. Gire a peça.
lesson-flying-machines-miss-elsewhere = Encaixa ali, mas não mira na cidade. Ponha à direita da cidade.
lesson-flying-machines-miss-fly = Mesmo assim, faça um meeple voar
lesson-flying-machines-miss-pass = Vale a tentativa: você só perde esta chance de colocar um meeple. Faça um voar.
lesson-flying-machines-miss-done = Um 3, e nenhuma peça para pousar: seu meeple volta. Então mire onde qualquer número encontra algo.

lesson-mage-and-witch-line = Mande o mago à sua estrada, a bruxa à cidade de Odile e mantenha os dois separados.

lesson-mage-and-witch-mage = Chame o mago
lesson-mage-and-witch-mage-text = Uma peça com a estrela mágica move o mago ou a bruxa. Onde está o mago, cada peça vale 1 ponto a mais.
lesson-mage-and-witch-mage-lay = Aumente sua estrada
lesson-mage-and-witch-mage-elsewhere = Encaixa ali, mas sua estrada não cresce. Ponha na ponta aberta à direita.
lesson-mage-and-witch-mage-mage = Mande o mago para a sua estrada
lesson-mage-and-witch-mage-witch = A bruxa corta os pontos pela metade. Mande o mago para a sua estrada.
lesson-mage-and-witch-mage-city = O mago aumentaria a cidade de Odile. Guarde a magia para a sua estrada.
lesson-mage-and-witch-mage-close = Complete sua estrada
lesson-mage-and-witch-mage-far = Encaixa ali, mas sua estrada fica aberta. Feche-a embaixo, à direita.
lesson-mage-and-witch-mage-more = Coloque outro meeple ou guarde-o
lesson-mage-and-witch-mage-done = 5 peças pela estrada e 5 pelo mago: 10 pontos em vez de 5. O mago sai do tabuleiro até a próxima estrela.

lesson-mage-and-witch-witch = Mande a bruxa
lesson-mage-and-witch-witch-text = Onde está a bruxa, só se marca metade dos pontos. Odile está prestes a completar uma cidade grande.
lesson-mage-and-witch-witch-lay = Coloque a peça na ponta da estrada
lesson-mage-and-witch-witch-elsewhere = Encaixa ali, mas não construa na cidade de Odile. Ponha em uma ponta da estrada.
lesson-mage-and-witch-witch-witch = Mande a bruxa para a cidade de Odile
lesson-mage-and-witch-witch-mage = O mago daria ainda mais a Odile. Mande a bruxa.
lesson-mage-and-witch-witch-other = Ali a bruxa não faz mal. Mande-a para a cidade grande de Odile.
lesson-mage-and-witch-witch-more = Coloque um meeple na sua peça ou guarde-o
lesson-mage-and-witch-witch-done = 4 peças e 1 brasão seriam 10 pontos. Com a bruxa, Odile leva 5.

lesson-mage-and-witch-meet = Expulse a bruxa
lesson-mage-and-witch-meet-text = Mago e bruxa não podem ficar na mesma cidade ou estrada. Quem os junta move um deles antes de qualquer pontuação.
lesson-mage-and-witch-meet-join = Una suas duas cidades
lesson-mage-and-witch-meet-elsewhere = Encaixa ali, mas suas duas cidades ficam separadas. Ponha no buraco entre elas.
lesson-mage-and-witch-meet-witch = Mande a bruxa para a estrada de Odile
lesson-mage-and-witch-meet-mage = Aí a bruxa ficaria e cortaria sua cidade pela metade. Em vez disso, mande a bruxa embora.
lesson-mage-and-witch-meet-done = 3 peças, 2 pontos cada, e 3 pelo mago: 9 pontos. E a bruxa agora espera na estrada de Odile.

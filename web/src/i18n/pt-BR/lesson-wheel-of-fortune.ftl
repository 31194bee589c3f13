lesson-wheel-of-fortune-line = Aposte na roda e esteja a postos quando o porco parar.

lesson-wheel-of-fortune-crown = Aposte em uma coroa
lesson-wheel-of-fortune-crown-text = Uma peça com número move o porco essa quantidade de setores. Um meeple que espera onde ele para marca 3 pontos, ou 6 se estiver sozinho em duas coroas.
lesson-wheel-of-fortune-crown-lay = Aumente a estrada de cima
lesson-wheel-of-fortune-crown-elsewhere = Encaixa ali, mas ponha na estrada acima da roda.
lesson-wheel-of-fortune-crown-bet = Aposte no próximo setor: ponha um meeple em Impostos
lesson-wheel-of-fortune-crown-single = Esse setor também paga. Mas Impostos é o próximo e tem duas coroas: 6 pontos.
lesson-wheel-of-fortune-crown-far = O porco precisa de mais passos até lá. Aposte no próximo setor, Impostos.
lesson-wheel-of-fortune-crown-board = Pode ser, mas aqui se trata da roda. Ponha seu meeple em Impostos.
lesson-wheel-of-fortune-crown-pass = O porco só paga quem espera por ele. Ponha um meeple em Impostos.
lesson-wheel-of-fortune-crown-done = Odile comprou um 1, e o porco parou em Impostos: 6 pontos, e seu meeple voltou.

lesson-wheel-of-fortune-taxes = Cobre impostos
lesson-wheel-of-fortune-taxes-text = Onde o porco para, algo acontece com todos. Em Impostos, cada cavaleiro seu marca 1 ponto por brasão e 1 por cavaleiro seu nessa cidade.
lesson-wheel-of-fortune-taxes-lay = Aumente a cidade de cima, à direita
lesson-wheel-of-fortune-taxes-elsewhere = Encaixa ali, mas esta peça é para a cidade acima da roda, à direita.
lesson-wheel-of-fortune-taxes-claim = Ponha um cavaleiro na cidade
lesson-wheel-of-fortune-taxes-other = Impostos pagam aos cavaleiros. Ponha seu meeple na cidade.
lesson-wheel-of-fortune-taxes-pass = Impostos pagam aos cavaleiros. Ponha um na cidade.
lesson-wheel-of-fortune-taxes-done = 1 brasão e 1 cavaleiro: 2 pontos, e a cidade continua sua.

lesson-wheel-of-fortune-pestilence = Sobreviva à peste
lesson-wheel-of-fortune-pestilence-text = Você comprou um 3, e o porco parou em Peste: todos recolhem um meeple do tabuleiro. Escolha o que menos faz falta.
lesson-wheel-of-fortune-pestilence-lose = Recolha o meeple da estrada
lesson-wheel-of-fortune-pestilence-monk = Seu monge pode marcar 9 pontos um dia. Recolha o meeple da estrada.
lesson-wheel-of-fortune-pestilence-done = O monge fica. Meeples em coroas também estariam a salvo.

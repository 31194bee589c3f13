lesson-cult-line = Ponha um santuário ao lado de um mosteiro e vença a corrida.

lesson-cult-challenge = Desafie um mosteiro
lesson-cult-challenge-text = Um santuário pontua como um mosteiro. Ao lado do mosteiro de outra pessoa, começa uma corrida: quem for cercado primeiro leva tudo.
lesson-cult-challenge-lay = Ponha o santuário ao lado do mosteiro de Odile
lesson-cult-challenge-elsewhere = Encaixa ali, mas não desafia Odile. Ponha à direita do mosteiro dela.
lesson-cult-challenge-claim = Ponha um meeple no santuário
lesson-cult-challenge-field = Em um campo, ele seria fazendeiro. Ponha-o no santuário.
lesson-cult-challenge-pass = Um santuário vazio não desafia ninguém. Ponha um meeple nele.
lesson-cult-challenge-done = A corrida começou: um dos dois vai pontuar, e o outro não leva nada.

lesson-cult-race = Complete primeiro
lesson-cult-race-text = Falta um espaço em volta do seu santuário e um em volta do mosteiro de Odile. Esta peça encaixa nos dois.
lesson-cult-race-first = Complete seu santuário
lesson-cult-race-theirs = Isso completaria o mosteiro de Odile, e seu santuário não levaria nada. Olhe à direita.
lesson-cult-race-elsewhere = Encaixa ali, mas não completa nenhum dos dois. Preencha o espaço à direita do seu santuário.
lesson-cult-race-more = Coloque outro meeple ou guarde-o
lesson-cult-race-done = 9 pontos pelo seu santuário. O monge de Odile volta sem nenhum ponto.

lesson-abbot-line = Ocupe jardins, chame seu abade de volta quando quiser e mande-o sair de novo.

lesson-abbot-garden = Ocupe um jardim
lesson-abbot-garden-text = Um jardim pontua como um mosteiro: 1 ponto pela própria peça e 1 por cada uma das 8 em volta. Só o seu abade pode entrar nele.
lesson-abbot-garden-lay = Ponha o jardim no meio do anel
lesson-abbot-garden-claim = Ponha seu abade no jardim
lesson-abbot-garden-elsewhere = Encaixa ali, mas um jardim quer vizinhos. Procure o buraco no meio.
lesson-abbot-garden-city = Esse seria um cavaleiro. Ponha seu abade no jardim.
lesson-abbot-garden-pass = Sem o abade, o jardim não é de ninguém. Ponha-o lá.
lesson-abbot-garden-close = Preencha o último espaço em volta do jardim
lesson-abbot-garden-far = Encaixa ali, mas um espaço ao lado do jardim continua vazio: o canto de baixo, à direita.
lesson-abbot-garden-more = Coloque outro meeple ou guarde-o
lesson-abbot-garden-done = 9 peças, 9 pontos, e seu abade voltou.

lesson-abbot-home = Chame seu abade de volta
lesson-abbot-home-text = Você não precisa esperar o jardim ficar completo. Em vez de colocar um meeple, recolha seu abade e pontue o que já está lá.
lesson-abbot-home-lay = Coloque a peça ao lado do jardim
lesson-abbot-home-elsewhere = Encaixa ali, mas ao lado do jardim ela vale 1 ponto a mais.
lesson-abbot-home-home = Recolha seu abade do jardim
lesson-abbot-home-meeple = Só dá para fazer uma coisa: colocar um meeple ou recolher o abade. Recolha o abade.
lesson-abbot-home-pass = Você pode esperar mais, mas seu abade rende 7 pontos agora mesmo. Recolha-o.
lesson-abbot-home-done = 7 peças, 7 pontos, e seu abade está livre de novo. Nenhum outro meeple sai quando você quer.

lesson-abbot-twice = Mande-o sair de novo
lesson-abbot-twice-text = Você tem um abade só, e ele está em um jardim fraco. O buraco no meio do anel tem 8 peças em volta. Libere seu abade a tempo.
lesson-abbot-twice-lay = Coloque a peça logo abaixo do jardim do seu abade
lesson-abbot-twice-elsewhere = Encaixa ali, mas abaixo do jardim ela vale 1 ponto a mais.
lesson-abbot-twice-home = Recolha seu abade
lesson-abbot-twice-meeple = Seu abade ficaria no jardim fraco. Em vez disso, recolha-o.
lesson-abbot-twice-pass = Seu abade ficaria no jardim fraco. Recolha-o.
lesson-abbot-twice-fill = Um jardim novo! Ponha-o no meio do anel
lesson-abbot-twice-far = Encaixa ali, mas no buraco o jardim fica completo na hora.
lesson-abbot-twice-claim = Ponha seu abade no jardim novo
lesson-abbot-twice-city = Um cavaleiro marcaria 4 pontos pela cidade. O jardim vale 9. Use seu abade.
lesson-abbot-twice-empty = Sem o abade, você não ganha nada pelo jardim. Ponha-o lá.
lesson-abbot-twice-done = 6 pontos pelo primeiro jardim e 9 pelo segundo, na hora. E seu abade já voltou.

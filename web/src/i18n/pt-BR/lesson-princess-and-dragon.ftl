lesson-princess-and-dragon-line = Solte o dragão nos rivais e mantenha a fada por perto.

lesson-princess-and-dragon-dragon = Alimente o dragão
lesson-princess-and-dragon-dragon-text = Um vulcão traz o dragão ao tabuleiro. Uma peça de dragão o faz dar 6 passos, e cada um escolhe na sua vez para onde. Ele devora todas as figuras no caminho.
lesson-princess-and-dragon-dragon-wake = Coloque o vulcão ao lado da cidade de Odile
lesson-princess-and-dragon-dragon-lay = Coloque a peça de dragão na ponta direita da estrada
lesson-princess-and-dragon-dragon-keep = Guarde seu meeple: o dragão já vai se mover
lesson-princess-and-dragon-dragon-field = Não com um dragão faminto por perto. Desta vez, guarde seu meeple.
lesson-princess-and-dragon-dragon-eat = Mova o dragão até o cavaleiro de Odile
lesson-princess-and-dragon-dragon-elsewhere = Encaixa ali, mas esta cena precisa dela em outro lugar. Leia a tarefa de novo.
lesson-princess-and-dragon-dragon-away = Esse passo não devora ninguém. O cavaleiro de Odile está ao lado do dragão, à esquerda.
lesson-princess-and-dragon-dragon-done = O cavaleiro voltou para Odile, e a cidade não é de ninguém. Agora Odile escolhe o segundo passo.

lesson-princess-and-dragon-fairy = Chame a fada
lesson-princess-and-dragon-fairy-text = Em vez de colocar uma figura, mova a fada para uma peça com um meeple seu. O dragão nunca entra lá, e ela dá 1 ponto no começo de cada turno seu.
lesson-princess-and-dragon-fairy-lay = Aumente a estrada à direita
lesson-princess-and-dragon-fairy-elsewhere = Encaixa ali, mas ponha na ponta direita da estrada.
lesson-princess-and-dragon-fairy-guard = Mova a fada para o seu cavaleiro
lesson-princess-and-dragon-fairy-meeple = Outro meeple não detém o dragão. Mande a fada para o seu cavaleiro.
lesson-princess-and-dragon-fairy-pass = O dragão está bem ao lado do seu cavaleiro. Mande a fada para lá.
lesson-princess-and-dragon-fairy-trap = Seu passo: leve o dragão para baixo da sua cidade, um beco sem saída
lesson-princess-and-dragon-fairy-on = Ali o dragão poderia seguir. Abaixo da sua cidade ele trava: não pode voltar, e a fada barra o caminho.
lesson-princess-and-dragon-fairy-done = O dragão travou, seu cavaleiro está a salvo, e a fada deu 1 ponto a você.

lesson-princess-and-dragon-portal = Atravesse um portal
lesson-princess-and-dragon-portal-text = Com um portal mágico, seu meeple vai a qualquer peça do tabuleiro. Valem as regras de sempre: a área precisa estar incompleta e sem meeples.
lesson-princess-and-dragon-portal-lay = Coloque o portal na ponta direita da estrada
lesson-princess-and-dragon-portal-elsewhere = Encaixa ali, mas ponha na ponta direita da estrada.
lesson-princess-and-dragon-portal-jump = Mande um meeple para a cidade livre
lesson-princess-and-dragon-portal-here = Pode ser, mas a cidade de cima tem um brasão e ainda não é de ninguém.
lesson-princess-and-dragon-portal-pass = Um portal é uma chance para o seu meeple. Mande-o para a cidade.
lesson-princess-and-dragon-portal-close = Feche a cidade
lesson-princess-and-dragon-portal-more = Coloque outro meeple ou guarde-o
lesson-princess-and-dragon-portal-fairy = Por enquanto, deixe a fada em paz. Coloque um meeple ou guarde-o.
lesson-princess-and-dragon-portal-done = 3 peças e 1 brasão, 2 pontos cada: 8 pontos por uma cidade que você não começou.

lesson-princess-and-dragon-princess = Traga a princesa
lesson-princess-and-dragon-princess-text = Quando uma peça de princesa aumenta uma cidade, um dos cavaleiros de lá precisa sair. Você escolhe qual.
lesson-princess-and-dragon-princess-lay = Coloque a princesa para a cidade de Odile crescer à direita
lesson-princess-and-dragon-princess-turned = Encaixa, mas gire: a cidade deve seguir à direita.
lesson-princess-and-dragon-princess-elsewhere = Encaixa ali, mas não na cidade de Odile. Ponha em cima da cidade dela.
lesson-princess-and-dragon-princess-send = Mande o cavaleiro de Odile para casa
lesson-princess-and-dragon-princess-close = Feche a cidade com a última peça
lesson-princess-and-dragon-princess-claim = Ponha seu próprio cavaleiro nela
lesson-princess-and-dragon-princess-field = A cidade está fechada e não é de ninguém. Ponha seu cavaleiro nela.
lesson-princess-and-dragon-princess-pass = Sem um cavaleiro, ninguém pontua a cidade. Ponha um.
lesson-princess-and-dragon-princess-done = 4 peças, 2 pontos cada: 8 pontos por uma cidade que Odile construiu.

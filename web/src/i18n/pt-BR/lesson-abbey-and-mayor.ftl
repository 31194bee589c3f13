lesson-abbey-and-mayor-line = Tape o buraco onde nada encaixa e conte brasões em vez de cabeças.

lesson-abbey-and-mayor-abbey = Tape um buraco com a abadia
lesson-abbey-and-mayor-abbey-text = Uma vez na partida, coloque sua abadia em vez de comprar uma peça. Ela cabe em todo buraco com peças nos quatro lados, fecha o que acaba ali e é um mosteiro.
lesson-abbey-and-mayor-abbey-fill = Ponha sua abadia no buraco
lesson-abbey-and-mayor-abbey-draw = Nenhuma peça do saco encaixaria tão bem nesse buraco. Use sua abadia.
lesson-abbey-and-mayor-abbey-monk = Ponha um monge na abadia
lesson-abbey-and-mayor-abbey-pass = A abadia já está cercada, então um monge pontua na hora. Ponha um.
lesson-abbey-and-mayor-abbey-other = Ponha um meeple na abadia: ele pontua na hora.
lesson-abbey-and-mayor-abbey-done = 6 pontos pela sua cidade, que a abadia fechou, e 9 pela abadia: 15 pontos com uma peça.

lesson-abbey-and-mayor-mayor = Mande o prefeito
lesson-abbey-and-mayor-mayor-text = Em uma cidade, o prefeito conta tanto quanto os brasões que há nela. Sem brasão, não conta nada.
lesson-abbey-and-mayor-mayor-lay = Comece uma cidade à esquerda da de Odile, com um espaço entre elas
lesson-abbey-and-mayor-mayor-elsewhere = Encaixa ali, mas deixe um espaço entre esta cidade e a de Odile.
lesson-abbey-and-mayor-mayor-claim = Ponha seu prefeito na cidade
lesson-abbey-and-mayor-mayor-small = Um meeple só dividiria com Odile. O prefeito cresce a cada brasão: mande-o.
lesson-abbey-and-mayor-mayor-field = O lugar do prefeito é na cidade. Mande-o para lá.
lesson-abbey-and-mayor-mayor-join = Una as cidades com o segundo brasão
lesson-abbey-and-mayor-mayor-more = Coloque outra figura ou guarde-a
lesson-abbey-and-mayor-mayor-done = 2 brasões vencem 1 cavaleiro: 4 peças e 2 brasões, 12 pontos só para você.

lesson-abbey-and-mayor-wagon = Siga viagem
lesson-abbey-and-mayor-wagon-text = Quando sua estrada, cidade ou mosteiro se completa, a carroça não precisa voltar. Pode seguir para uma área incompleta que esteja conectada e livre.
lesson-abbey-and-mayor-wagon-lay = Aumente a estrada
lesson-abbey-and-mayor-wagon-claim = Ponha sua carroça na estrada
lesson-abbey-and-mayor-wagon-meeple = Um meeple voltaria depois. Use a carroça.
lesson-abbey-and-mayor-wagon-pass = Ponha sua carroça na estrada.
lesson-abbey-and-mayor-wagon-close = Complete a estrada com o cruzamento
lesson-abbey-and-mayor-wagon-elsewhere = Encaixa ali, mas esta estrada precisa dela na ponta direita.
lesson-abbey-and-mayor-wagon-keep = Guarde suas outras figuras
lesson-abbey-and-mayor-wagon-more = Desta vez, guarde-as: sua carroça já vai se mover.
lesson-abbey-and-mayor-wagon-drive = Vá até o mosteiro na outra ponta
lesson-abbey-and-mayor-wagon-road = Também serve. Mas um mosteiro vale mais: vá até a ponta esquerda da estrada.
lesson-abbey-and-mayor-wagon-home = Ela poderia voltar. Mas o mosteiro está livre: vá para lá.
lesson-abbey-and-mayor-wagon-done = 4 pontos pela estrada, e o mosteiro é seu sem gastar outra figura.

lesson-abbey-and-mayor-barn = Construa um celeiro
lesson-abbey-and-mayor-barn-text = O celeiro vai em um canto onde quatro peças só mostram campo. Os fazendeiros de lá pontuam na hora e voltam. No final, ele vale 4 pontos por cidade completa.
lesson-abbey-and-mayor-barn-lay = Ponha a cidade embaixo, para quatro campos se encontrarem
lesson-abbey-and-mayor-barn-elsewhere = Encaixa ali, mas não forma um canto com quatro campos. Preencha o espaço abaixo da estrada.
lesson-abbey-and-mayor-barn-barn = Construa seu celeiro onde os quatro campos se encontram
lesson-abbey-and-mayor-barn-pass = Seu fazendeiro está esperando. Construa o celeiro.
lesson-abbey-and-mayor-barn-other = Use o celeiro: ele vai no canto no meio dos quatro campos.
lesson-abbey-and-mayor-barn-done = Seu fazendeiro marca 3 pontos pela cidade completa e volta. O celeiro fica com o campo até o fim.

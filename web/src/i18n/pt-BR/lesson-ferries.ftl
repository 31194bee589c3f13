lesson-ferries-line = Estradas cruzam lagos de balsa: feche as suas, entre na de Odile e vire a balsa quando quiser.

lesson-ferries-end = Coloque uma balsa
lesson-ferries-end-text = As estradas terminam em um lago. Depois, uma balsa une duas delas em uma só, e você escolhe quais.
lesson-ferries-end-lay = Ponha o lago na ponta da sua estrada
lesson-ferries-end-turned = Assim também encaixa. Gire para uma estrada seguir à direita e outra para baixo.
lesson-ferries-end-elsewhere = Encaixa ali, mas sua estrada deve chegar ao lago. Ponha na ponta aberta à direita.
lesson-ferries-end-claim = Ocupe uma das estradas novas do outro lado
lesson-ferries-end-pass = Há uma segunda estrada de graça aqui. Ocupe-a.
lesson-ferries-end-ferry = Faça a balsa unir as duas estradas novas
lesson-ferries-end-open = Aí sua estrada antiga segue pelo lago e não se completa. Una as outras duas estradas.
lesson-ferries-end-done = Sua estrada antiga termina no lago: 4 peças, 4 pontos. E você tem uma estrada nova que cruza a água.

lesson-ferries-board = Atravesse até Odile
lesson-ferries-board-text = Você não pode pôr um meeple na estrada de Odile. Mas, em um lago novo, pode ocupar uma estrada vazia, e a balsa a une à dela.
lesson-ferries-board-lay = Ponha o lago no buraco da estrada
lesson-ferries-board-elsewhere = Encaixa ali, mas a estrada de Odile termina no buraco. Ponha o lago nele.
lesson-ferries-board-claim = Ocupe a estrada à esquerda
lesson-ferries-board-other = Dali também dá para atravessar, mas essa estrada ainda não tem fim. Escolha a da esquerda.
lesson-ferries-board-pass = Sem um meeple, você não ganha nada. Ocupe a estrada à esquerda.
lesson-ferries-board-ferry = Faça a balsa unir sua estrada à de Odile
lesson-ferries-board-apart = Assim você não chega à estrada de Odile. Faça a balsa unir esquerda e direita.
lesson-ferries-board-done = A estrada inteira está completa, com um meeple cada: 5 peças, 5 pontos para você e 5 para Odile.

lesson-ferries-turn = Vire a balsa
lesson-ferries-turn-text = Quando você aumenta uma estrada, pode virar a balsa mais próxima. Odile atravessou até a sua estrada, e você pode se livrar dela.
lesson-ferries-turn-lay = Feche sua estrada à esquerda
lesson-ferries-turn-elsewhere = Encaixa ali, mas sua estrada precisa de um fim à esquerda.
lesson-ferries-turn-more = Coloque outro meeple ou guarde-o
lesson-ferries-turn-turn = Vire a balsa para sua estrada seguir para baixo
lesson-ferries-turn-other = Aí sua estrada termina no lago e vale 3 pontos. Una-a à estrada de baixo: são 5.
lesson-ferries-turn-pass = Aí Odile ainda divide sua estrada, e ela fica aberta. Vire a balsa.
lesson-ferries-turn-done = Agora sua estrada termina no mosteiro embaixo: 5 pontos, todos seus. O meeple de Odile ficou na outra margem.

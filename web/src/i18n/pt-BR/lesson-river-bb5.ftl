lesson-river-bb5-line = Um rio com ovelhas para o seu pastor e vinhedos para os seus monges.

lesson-river-bb5-turn = Não volte atrás
lesson-river-bb5-turn-text = Cada peça de rio continua o rio. Duas curvas seguidas não podem virar para o mesmo lado, senão o rio voltaria.
lesson-river-bb5-turn-turn = Continue o rio com uma curva para o outro lado
lesson-river-bb5-turn-rest = Coloque um meeple ou guarde-o
lesson-river-bb5-turn-shepherd = O pastor tem sua própria cena. Coloque um meeple ou guarde-o.
lesson-river-bb5-turn-done = As duas peças mostram um vinhedo: cada um dá mais 3 pontos a um mosteiro completo ao lado.

lesson-river-bb5-sheep = Conte as ovelhas na margem
lesson-river-bb5-sheep-text = Algumas margens mostram uma ovelha. Quando você reúne um rebanho nesse campo, elas também contam, todas as vezes.
lesson-river-bb5-sheep-lay = Coloque a peça de rio com a ovelha abaixo da água
lesson-river-bb5-sheep-turned = Encaixa, mas gire para a ovelha ficar abaixo da água.
lesson-river-bb5-sheep-herd = Ponha seu pastor no campo com as ovelhas
lesson-river-bb5-sheep-below = Não há ovelha desse lado. Ponha o pastor abaixo da água.
lesson-river-bb5-sheep-meeple = Deixe isso para depois. Ponha seu pastor no campo com as ovelhas.
lesson-river-bb5-sheep-pass = Sem pastor, ninguém reúne as ovelhas. Ponha-o no campo.
lesson-river-bb5-sheep-wider = Seu campo cresce: coloque o lago
lesson-river-bb5-sheep-keep = Guarde seu meeple
lesson-river-bb5-sheep-more = Desta vez, guarde seu meeple. Agora é a hora das ovelhas.
lesson-river-bb5-sheep-gather = Reúna seu rebanho
lesson-river-bb5-sheep-grow = Um lobo pode vir. Reúna seu rebanho agora.
lesson-river-bb5-sheep-done = 2 ovelhas na sua ficha e 2 nas margens: 4 pontos. As ovelhas das margens ficam para o próximo rebanho.

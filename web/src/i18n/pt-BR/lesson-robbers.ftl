lesson-robbers-line = Espere na trilha de pontos ao lado de quem está prestes a pontuar e leve metade.

lesson-robbers-ambush = Fique de tocaia
lesson-robbers-ambush-text = Uma peça com bolsa manda seu ladrão para a trilha de pontos, ao lado de outro jogador. Quando ele pontua, você leva metade desses pontos.
lesson-robbers-ambush-lay = Coloque a peça com a bolsa
lesson-robbers-ambush-wait = Odile está prestes a completar a cidade: ponha seu ladrão na casa dela
lesson-robbers-ambush-other = Gaspard está ali, e não tem nada para completar. Ponha seu ladrão na casa de Odile.
lesson-robbers-ambush-more = Coloque um meeple ou guarde-o
lesson-robbers-ambush-done = Odile completa a cidade por 8 pontos, e seu ladrão traz 4 para você. Ela fica com todos os dela: um ladrão não custa pontos a ninguém.

lesson-robbers-choose = Deixe passar o peixe pequeno
lesson-robbers-choose-text = Odile e Gaspard estão na mesma casa. Se os dois pontuam no mesmo turno, você decide quem roubar.
lesson-robbers-choose-lay = Coloque a peça com a bolsa
lesson-robbers-choose-wait = Ponha seu ladrão na casa onde estão os dois
lesson-robbers-choose-more = Coloque um meeple ou guarde-o
lesson-robbers-choose-let = Odile marca 4, e a cidade maior de Gaspard vem depois: deixe seu ladrão esperar
lesson-robbers-choose-rob = Seriam 2 pontos. A cidade de Gaspard é maior e pontua logo depois desta. Espere por ela.
lesson-robbers-choose-done = Gaspard marca 8 pontos, e sua paciência compensa: você leva 4 em vez de 2.

lesson-robbers-move = Mova seu ladrão
lesson-robbers-move-text = Com outra peça com bolsa, você pode mover seu ladrão. Ele espera com Odile, que não tem meeples no tabuleiro. Só falta uma peça à cidade de Gaspard.
lesson-robbers-move-lay = Coloque a peça com a bolsa em uma ponta da estrada
lesson-robbers-move-elsewhere = Ali também encaixa. Desta vez, ponha em uma ponta da estrada, fora do caminho.
lesson-robbers-move-move = Mova seu ladrão para a casa de Gaspard
lesson-robbers-move-stay = Odile não tem nada para pontuar. Mova seu ladrão para a casa de Gaspard.
lesson-robbers-move-more = Coloque um meeple ou guarde-o
lesson-robbers-move-done = Gaspard marca 8 pontos, e você leva 4. Seu ladrão voltou e está pronto para a próxima bolsa.

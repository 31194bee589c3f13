lesson-count-line = Deixe os outros pontuarem, espere em Carcassonne e volte na hora certa.

lesson-count-enter = Vá para Carcassonne
lesson-count-enter-text = Se sua peça dá pontos a outros e nenhum a você, mande um meeple a Carcassonne. Ele espera lá, em um bairro sem o conde.
lesson-count-enter-close = Complete a cidade de Odile
lesson-count-enter-elsewhere = Encaixa ali, mas ninguém pontua. Feche a cidade de Odile embaixo, à esquerda.
lesson-count-enter-keep = Nesta peça, guarde seu meeple
lesson-count-enter-field = Guarde: depois da pontuação, você pode mandá-lo a Carcassonne.
lesson-count-enter-enter = Mande um meeple para a ferraria, que ajuda em estradas
lesson-count-enter-other = Cada bairro ajuda em uma coisa. Vá para a ferraria: as estradas vêm agora.
lesson-count-enter-pass = Odile tem 8 pontos, e você, nenhum. Em troca, leve o meeple para a ferraria.
lesson-count-enter-count = Mova o conde para onde quiser ou deixe-o. Ninguém entra nem sai onde ele está
lesson-count-enter-done = Seu meeple espera na ferraria. Quando uma estrada ficar completa, ele pode vir.

lesson-count-leave = Volte por uma estrada
lesson-count-leave-text = Antes de uma estrada pontuar, os meeples da ferraria podem entrar nela. Odile está prestes a levar 3 pontos só para ela.
lesson-count-leave-close = Complete a estrada de Odile com o cruzamento
lesson-count-leave-elsewhere = Encaixa ali, mas a estrada de Odile fica aberta. Ponha na ponta esquerda da estrada.
lesson-count-leave-keep = Nesta peça, guarde seu meeple
lesson-count-leave-more = Desta vez, guarde. Seu meeple na ferraria já basta.
lesson-count-leave-join = Mande seu meeple da ferraria para a estrada
lesson-count-leave-stay = Aí Odile leva os pontos só para ela. Mande seu meeple para a estrada.
lesson-count-leave-done = Um meeple cada: vocês dividem a estrada, e você também leva 3 pontos.

system-mage-and-witch = Mago e Bruxa
system-mage-and-witch-line = Aumente uma pontuação, corte outra ao meio.
part-mage = Mago
part-mage-line = 1 ponto extra por peça.
part-witch = Bruxa
part-witch-line = Corta os pontos pela metade.
option-mgw-bonus = O mago soma
value-per_tile = 1 ponto por peça
value-pennant_tile_four = 1 ponto por peça sem brasão
ask-move-magic = Mova o mago ou a bruxa
wait-move-magic = { $name } está movendo o mago ou a bruxa
hint-mage = +1 ponto por peça
hint-witch = metade dos pontos
hint-magic = Escolha mago ou bruxa e depois uma das estradas e cidades iluminadas.
hint-aside = Sem outro lugar para ir: sai do tabuleiro.
figure-mage = mago
figure-witch = bruxa
piece-mage = o mago
piece-witch = a bruxa
shelf-magic = Mago e bruxa
the-mage = o mago
the-witch = a bruxa
counted-mage-tiles = { $count ->
    [one] { $count } peça para o mago
   *[other] { $count } peças para o mago
}
reason-magic-move-first = Mova primeiro o mago ou a bruxa.
reason-magic-not-in-game = { $piece } não está nesta partida.
reason-magic-not-there = { $piece } não está aí.
reason-magic-can-still-move = Ainda há para onde ir, então nenhum dos dois sai do tabuleiro.
reason-magic-ground = O mago e a bruxa vão em estradas e cidades.
reason-magic-must-leave = { $piece } precisa ir para outra estrada ou cidade.
reason-magic-not-together = O mago e a bruxa não podem ficar no mesmo lugar.

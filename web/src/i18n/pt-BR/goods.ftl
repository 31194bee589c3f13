system-traders-and-builders = Comerciantes e Construtores
system-traders-and-builders-line = Turnos extras, mercadorias e porcos.
part-goods = Mercadorias
part-goods-line = Vinho, trigo e tecido de cidades completas.
part-builder = Construtor
part-builder-line = Aumente sua estrada ou cidade e jogue outro turno.
part-pig = Porco
part-pig-line = Faz seu campo valer mais.
option-tb-double_turn = A segunda peça do construtor
option-tbn-builder_support = Um construtor precisa de
value-normal_only = um meeple comum
ask-second-part = Jogar uma segunda peça?
choice-second-part = Segunda peça
pass-second-part = Passar
figure-builder = construtor
figure-pig = porco
token-wine = vinho
token-grain = trigo
token-cloth = tecido
feature-goods = mercadorias
features-goods = Mercadorias
shelf-goods = Mercadorias
log-second = ganhou uma segunda peça
one-builder = um construtor
one-pig = um porco
place-builder = Pôr construtor
place-pig = Colocar porco
scored-goods = pontuou mercadorias
for-goods = por mercadorias
your-builder = seu construtor
your-pig = seu porco
counted-pig-cities = { $count ->
    [one] { $count } cidade para o porco
   *[other] { $count } cidades para o porco
}
counted-goods-kinds = { $count ->
    [one] { $count } tipo de mercadoria
   *[other] { $count } tipos de mercadoria
}
reason-builder-ground = Seu construtor vai em uma estrada ou cidade.
reason-builder-alone = Seu construtor precisa de um meeple seu na estrada ou cidade dele.
reason-pig-ground = Seu porco vai em um campo.
reason-pig-alone = Seu porco precisa de um fazendeiro seu no campo dele.
reason-first-part-first = Termine a primeira peça antes da segunda.
reason-second-part-required = Você precisa jogar sua segunda peça.
needs-pig = Precisa de um campo com um fazendeiro seu.
needs-builder = Precisa de uma estrada ou cidade com um meeple seu.

system-king-and-robber-baron = Rei e Barão Ladrão
system-king-and-robber-baron-line = Maior cidade e maior estrada pagam.
part-king = Rei
part-king-line = Pela maior cidade completa.
part-robber-baron = Barão ladrão
part-robber-baron-line = Pela estrada completa mais longa.
option-kr-scoring = Rei e barão ladrão valem
value-count = 1 ponto por cidade ou estrada completa
value-ten_each = 10 pontos cada
value-fifteen_forty = 15 pontos, 40 pelos dois
value-continuous = 1 ponto cada vez que uma é completada
figure-king = rei
figure-robber-baron = barão ladrão
token-king = rei
token-robber-baron = barão ladrão
feature-king = rei
feature-robber-baron = barão ladrão
features-king = Rei
features-robber-baron = Barão ladrão
shelf-titles = Rei e barão
title-king = Maior cidade completa
title-robber-baron = Estrada completa mais longa
title-beat = { $n ->
    [one] { $what }: { $n } peça a superar
   *[other] { $what }: { $n } peças a superar
}
title-holder = com
title-size = a superar
title-nobody = ninguém ainda
log-king = virou rei: maior cidade
log-robber-baron = virou barão ladrão: estrada mais longa
scored-king = pontuou pelo rei
scored-robber-baron = pontuou pelo barão ladrão
for-king = pelo rei
for-robber-baron = pelo barão ladrão
the-king = o rei
the-robber-baron = o barão ladrão
counted-roads = { $count ->
    [one] { $count } estrada completa
   *[other] { $count } estradas completas
}
counted-titles = { $count ->
    [one] { $count } título
   *[other] { $count } títulos
}
reason-title-moves = Não dá para mover { $title }. Quem completa algo maior fica com o título.

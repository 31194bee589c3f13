# King and Robber Baron.
system-king-and-robber-baron = Re e Barone Predone
system-king-and-robber-baron-line = Città più grande e strada più lunga pagano.
part-king = Re
part-king-line = Per la città completa più grande.
part-robber-baron = Barone predone
part-robber-baron-line = Per la strada completa più lunga.
option-kr-scoring = Re e barone predone danno
value-count = 1 punto per città o strada completa
value-ten_each = 10 punti ciascuno
value-fifteen_forty = 15 punti, 40 tutti e due
value-continuous = 1 punto ogni volta che se ne completa una
figure-king = re
figure-robber-baron = barone predone
token-king = re
token-robber-baron = barone predone
feature-king = re
feature-robber-baron = barone predone
features-king = Re
features-robber-baron = Barone predone
shelf-titles = Re e barone
title-king = Città completa più grande
title-robber-baron = Strada completa più lunga
title-beat = { $n ->
    [one] { $what }: { $n } tessera da battere
   *[other] { $what }: { $n } tessere da battere
}
title-holder = chi ce l’ha
title-size = da battere
title-nobody = ancora nessuno
log-king = diventa re: città più grande
log-robber-baron = diventa barone predone: strada più lunga
scored-king = fa punti con il re
scored-robber-baron = fa punti con il barone predone
for-king = per il re
for-robber-baron = per il barone predone
the-king = il re
the-robber-baron = il barone predone
counted-roads = { $count ->
    [one] { $count } strada completa
   *[other] { $count } strade complete
}
counted-titles = { $count ->
    [one] { $count } titolo
   *[other] { $count } titoli
}
reason-title-moves = { $title } non si sposta. Va a chi completa qualcosa di più grande.

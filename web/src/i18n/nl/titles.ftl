# King and Robber Baron.
system-king-and-robber-baron = Koning & Roofridder
system-king-and-robber-baron-line = Grootste stad en langste weg leveren op.
part-king = Koning
part-king-line = Voor de grootste voltooide stad.
part-robber-baron = Roofridder
part-robber-baron-line = Voor de langste voltooide weg.
option-kr-scoring = Koning en roofridder scoren
value-count = 1 punt per voltooide stad of weg
value-ten_each = 10 punten elk
value-fifteen_forty = 15 punten, 40 voor beide
value-continuous = 1 punt telkens als er een voltooid wordt
figure-king = koning
figure-robber-baron = roofridder
token-king = koning
token-robber-baron = roofridder
feature-king = koning
feature-robber-baron = roofridder
features-king = Koning
features-robber-baron = Roofridder
shelf-titles = Koning en roofridder
title-king = Grootste voltooide stad
title-robber-baron = Langste voltooide weg
title-beat = { $n ->
    [one] { $what }: { $n } tegel te verslaan
   *[other] { $what }: { $n } tegels te verslaan
}
title-holder = houder
title-size = te verslaan
title-nobody = nog niemand
log-king = wordt koning: grootste stad
log-robber-baron = wordt roofridder: langste weg
scored-king = scoort voor de koning
scored-robber-baron = scoort voor de roofridder
for-king = voor de koning
for-robber-baron = voor de roofridder
the-king = de koning
the-robber-baron = de roofridder
counted-roads = { $count ->
    [one] { $count } voltooide weg
   *[other] { $count } voltooide wegen
}
counted-titles = { $count ->
    [one] { $count } titel
   *[other] { $count } titels
}
reason-title-moves = { $title } kun je niet verplaatsen. Wie iets groters voltooit, krijgt hem.

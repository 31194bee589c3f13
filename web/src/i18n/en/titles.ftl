# King and Robber Baron.
system-king-and-robber-baron = King & Robber Baron
system-king-and-robber-baron-line = Biggest city and longest road pay.
part-king = King
part-king-line = For the largest finished city.
part-robber-baron = Robber baron
part-robber-baron-line = For the longest finished road.
option-kr-scoring = King and robber baron score
value-count = 1 point per finished city or road
value-ten_each = 10 points each
value-fifteen_forty = 15 points, 40 for both
value-continuous = 1 point whenever one is finished
figure-king = king
figure-robber-baron = robber baron
token-king = king
token-robber-baron = robber baron
feature-king = king
feature-robber-baron = robber baron
features-king = King
features-robber-baron = Robber baron
shelf-titles = King and baron
title-king = Largest finished city
title-robber-baron = Longest finished road
title-beat = { $n ->
    [one] { $what }: { $n } tile to beat
   *[other] { $what }: { $n } tiles to beat
}
title-holder = held by
title-size = to beat
title-nobody = no one yet
log-king = became king: largest city
log-robber-baron = became robber baron: longest road
scored-king = scored for the king
scored-robber-baron = scored for the robber baron
for-king = for the king
for-robber-baron = for the robber baron
the-king = the king
the-robber-baron = the robber baron
counted-roads = { $count ->
    [one] { $count } finished road
   *[other] { $count } finished roads
}
counted-titles = { $count ->
    [one] { $count } title
   *[other] { $count } titles
}
reason-title-moves = { $title } can’t be moved. Whoever finishes something larger takes it.

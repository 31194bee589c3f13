# King and Robber Baron.
system-king-and-robber-baron = King and Robber Baron
system-king-and-robber-baron-line = Finish the largest city or the longest road, and hold on to the title.
part-king = King
part-king-line = For the largest finished city.
part-robber-baron = Robber baron
part-robber-baron-line = For the longest finished road.
option-kr-scoring = King and robber baron bring
value-count = 1 point for each city or road
value-ten_each = 10 points each
value-fifteen_forty = 15 points, both 40
value-continuous = 1 point as soon as one is finished
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
    [one] { $what }: { $n } tile, to be beaten
   *[other] { $what }: { $n } tiles, to be beaten
}
title-holder = holder
title-size = to beat
title-nobody = nobody yet
log-king = is now the king: the largest city
log-robber-baron = is now the robber baron: the longest road
detail-completed-city = completed city
detail-completed-road = completed road
detail-completed-roads = completed roads
detail-king = king
detail-robber-baron = robber baron
scored-king = scored for the king
scored-robber-baron = scored for the robber baron

# King and Robber Baron.
system-king-and-robber-baron = Król i raubritter
system-king-and-robber-baron-line = Największe miasto i najdłuższa droga popłacają.
part-king = Król
part-king-line = Za największe ukończone miasto.
part-robber-baron = Raubritter
part-robber-baron-line = Za najdłuższą ukończoną drogę.
option-kr-scoring = Król i raubritter dają
value-count = 1 punkt za ukończone miasto lub drogę
value-ten_each = po 10 punktów
value-fifteen_forty = 15 punktów, 40 za oba tytuły
value-continuous = 1 punkt za każde ukończenie
figure-king = król
figure-robber-baron = raubritter
token-king = król
token-robber-baron = raubritter
feature-king = król
feature-robber-baron = raubritter
features-king = Król
features-robber-baron = Raubritter
shelf-titles = Król i raubritter
title-king = Największe ukończone miasto
title-robber-baron = Najdłuższa ukończona droga
title-beat = { $n ->
    [one] { $what }, do pobicia: { $n } kafelek
    [few] { $what }, do pobicia: { $n } kafelki
    [many] { $what }, do pobicia: { $n } kafelków
   *[other] { $what }, do pobicia: { $n } kafelków
}
title-holder = ma go
title-size = do pobicia
title-nobody = jeszcze nikt
log-king = zostaje królem: największe miasto
log-robber-baron = zostaje raubritterem: najdłuższa droga
scored-king = punktuje za króla
scored-robber-baron = punktuje za raubrittera
for-king = za króla
for-robber-baron = za raubrittera
the-king = król
the-robber-baron = raubritter
counted-roads = { $count ->
    [one] { $count } ukończona droga
    [few] { $count } ukończone drogi
    [many] { $count } ukończonych dróg
   *[other] { $count } ukończonych dróg
}
counted-titles = { $count ->
    [one] { $count } tytuł
    [few] { $count } tytuły
    [many] { $count } tytułów
   *[other] { $count } tytułów
}
reason-title-moves = { $title } to tytuł, którego nie można przesunąć. Przejmuje go ten, kto ukończy coś większego.

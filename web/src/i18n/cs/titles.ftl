system-king-and-robber-baron = Král a loupeživý rytíř
system-king-and-robber-baron-line = Největší město a nejdelší cesta se vyplatí.
part-king = Král
part-king-line = Za největší dokončené město.
part-robber-baron = Loupeživý rytíř
part-robber-baron-line = Za nejdelší dokončenou cestu.
option-kr-scoring = Body za krále a loupeživého rytíře
value-count = 1 bod za dokončené město nebo cestu
value-ten_each = každý 10 bodů
value-fifteen_forty = 15 bodů, za oba 40
value-continuous = 1 bod za každé dokončení
figure-king = král
figure-robber-baron = loupeživý rytíř
token-king = král
token-robber-baron = loupeživý rytíř
feature-king = král
feature-robber-baron = loupeživý rytíř
features-king = Král
features-robber-baron = Loupeživý rytíř
shelf-titles = Tituly
title-king = Největší dokončené město
title-robber-baron = Nejdelší dokončená cesta
title-beat = { $n ->
    [one] { $what }: překonej { $n } kartičku
    [few] { $what }: překonej { $n } kartičky
    [many] { $what }: překonej { $n } kartičky
   *[other] { $what }: překonej { $n } kartiček
}
title-holder = drží
title-size = překonat
title-nobody = zatím nikdo
log-king = je teď král: největší město
log-robber-baron = je teď loupeživý rytíř: nejdelší cesta
scored-king = boduje za krále
scored-robber-baron = boduje za loupeživého rytíře
for-king = za krále
for-robber-baron = za loupeživého rytíře
the-king = král
the-robber-baron = loupeživý rytíř
counted-roads = { $count ->
    [one] { $count } dokončená cesta
    [few] { $count } dokončené cesty
    [many] { $count } dokončené cesty
   *[other] { $count } dokončených cest
}
counted-titles = { $count ->
    [one] { $count } titul
    [few] { $count } tituly
    [many] { $count } titulu
   *[other] { $count } titulů
}
reason-title-moves = { $title } se nepřesouvá. Získá ho ten, kdo dokončí něco většího.

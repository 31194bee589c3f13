system-king-and-robber-baron = Roi et Brigand
system-king-and-robber-baron-line = La plus grande ville et la plus longue route rapportent.
part-king = Roi
part-king-line = Pour la plus grande ville terminée.
part-robber-baron = Brigand
part-robber-baron-line = Pour la plus longue route terminée.
option-kr-scoring = Le roi et le brigand rapportent
value-count = 1 point par ville ou route terminée
value-ten_each = 10 points chacun
value-fifteen_forty = 15 points, 40 pour les deux
value-continuous = 1 point dès qu’une ville ou une route se termine
figure-king = roi
figure-robber-baron = brigand
token-king = roi
token-robber-baron = brigand
feature-king = roi
feature-robber-baron = brigand
features-king = Roi
features-robber-baron = Brigand
shelf-titles = Roi et brigand
title-king = Plus grande ville terminée
title-robber-baron = Plus longue route terminée
title-beat = { $n ->
    [one] { $what } : { $n } tuile à battre
   *[other] { $what } : { $n } tuiles à battre
}
title-holder = détenteur
title-size = à battre
title-nobody = personne encore
log-king = devient roi : plus grande ville
log-robber-baron = devient brigand : plus longue route
scored-king = marque pour le roi
scored-robber-baron = marque pour le brigand
for-king = pour le roi
for-robber-baron = pour le brigand
the-king = le roi
the-robber-baron = le brigand
counted-roads = { $count ->
    [one] { $count } route terminée
   *[other] { $count } routes terminées
}
counted-titles = { $count ->
    [one] { $count } titre
   *[other] { $count } titres
}
reason-title-moves = { $title } ne se déplace pas. Il revient à qui termine plus grand.

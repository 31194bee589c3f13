system-base = Jeu de base
system-base-line = Pose des tuiles et des meeples, marque des points.
system-farmers = Paysans
system-farmers-line = Les meeples dans les prés marquent à la fin.
option-base-max_players = Joueurs maximum
option-base-two_tile_city = Ville terminée de deux tuiles
option-base-final_count_unit = Routes et villes inachevées à la fin
option-base-tie = Égalité en tête
value-full = tous les points
value-half = moitié des points
value-tiles = comptées par tuile
value-segments = comptées par segment
value-shared = victoire partagée
value-replay = on rejoue une partie
value-optional = facultatif
value-mandatory = obligatoire
value-any_meeple = n’importe quel meeple
value-true = oui
value-false = non
figure-meeple = meeple
marker-meeple = Meeple
feature-city = ville
feature-road = route
feature-river = rivière
feature-field = pré
feature-monastery = abbaye
features-city = Villes
features-road = Routes
features-field = Prés
features-monastery = Abbayes
dir-n = nord
dir-ne = nord-est
dir-e = est
dir-se = sud-est
dir-s = sud
dir-sw = sud-ouest
dir-w = ouest
dir-nw = nord-ouest
dir-centre = centre
# Neither masculine nor feminine: they stand beside any feature.
state-open = en chantier
state-complete = au complet
one-meeple = un meeple
place-meeple = Poser un meeple
place-in-field = Poser un paysan
into-city = dans la ville
into-road = sur la route
into-field = dans le pré
into-monastery = dans l’abbaye
scored-city = marque pour une ville
scored-road = marque pour une route
scored-field = marque pour un pré
scored-monastery = marque pour une abbaye
for-city = pour une ville
for-your-city = pour ta ville
for-road = pour une route
for-your-road = pour ta route
for-field = pour un pré
for-your-field = pour ton pré
for-monastery = pour une abbaye
for-your-monastery = pour ton abbaye
your-meeple = ton meeple
counted-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
counted-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
counted-pennants = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
counted-cities = { $count ->
    [one] { $count } ville terminée
   *[other] { $count } villes terminées
}
counted-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
counted-farmers = { $count ->
    [one] { $count } paysan
   *[other] { $count } paysans
}
reason-must-place = Ta tuile va quelque part : tu dois la poser.
reason-space-taken = Il y a déjà une tuile à cet endroit.
reason-not-adjacent = Une tuile doit toucher une autre tuile par un côté.
reason-mismatch = Côté { $side } : { $shown } contre { $wanted }.
reason-no-fit = Cette tuile ne va pas là.
reason-not-waiting = Il n’y a pas de décompte à faire ici.
reason-no-farmers = Cette partie se joue sans paysans.
group-base = Jeu de base (2021)

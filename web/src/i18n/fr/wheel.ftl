system-wheel-of-fortune = Roue de la fortune
system-wheel-of-fortune-line = Un cochon fait tourner la chance.
ask-pestilence = Peste : quelle figurine perds-tu ?
wait-pestilence = { $name } perd une figurine à cause de la peste
hint-pestilence = Chacun en perd une, en commençant par qui a pioché la tuile. Les figurines sur la roue sont à l’abri.
hint-crown-one = 3 points quand le cochon s’arrête ici
hint-crown-two = 6 points quand le cochon s’arrête ici, 3 si quelqu’un te rejoint
hint-crown-second = 3 points chacun quand le cochon s’arrête ici
confirm-none-pestilence = Choisis une figurine
confirm-crown = Sur la couronne : { $sector }
act-crown = Couronne : { $sector }
figure-wheel-pig = cochon de la roue
piece-wheel-pig = le cochon de la roue
feature-wheel = roue
feature-crown = couronne
features-wheel = Roue
features-crown = Couronnes
shelf-wheel = La roue
sector-fortune = Fortune
sector-taxes = Impôts
sector-famine = Famine
sector-storm = Tempête
sector-inquisition = Inquisition
sector-pestilence = Peste
sector-fortune-short = 3 points
sector-taxes-short = chevaliers
sector-famine-short = paysans
sector-storm-short = réserve
sector-inquisition-short = moines
sector-pestilence-short = une perte
sector-fortune-does = 3 points pour le joueur qui a pioché la tuile.
sector-taxes-does = Chacun de tes chevaliers marque 1 point par blason de sa ville, et 1 par chevalier à toi dans cette ville.
sector-famine-does = Chaque paysan marque 1 point par ville terminée au bord de son pré.
sector-storm-does = 1 point par partisan dans ta réserve.
sector-inquisition-does = 2 points par moine à toi.
sector-pestilence-does = Chacun reprend un partisan du plateau.
wheel-pig = cochon sur { $sector }
wheel-here = Le cochon est ici.
wheel-turned = { $name } a pioché une tuile roue.
wheel-nobody = Personne ne marque.
wheel-loses = Chacun choisit une figurine à perdre.
wheel-spared = Personne n’a de partisan sur le plateau.
wheel-crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
wheel-vacant = libre
wheel-look = La roue
wheel-free = { $n ->
    [one] { $n } couronne libre
   *[other] { $n } couronnes libres
}
wheel-rule = Un partisan sur une couronne marque quand le cochon s’y arrête : 3 points, ou 6 s’il est seul sur deux couronnes. Puis il te revient.
log-wheel = fait tourner la roue : { $sector }
log-crown = pose { $figure } sur une couronne : { $sector }
log-pestilence = perd { $figure } à cause de la peste ({ $at })
scored-wheel = marque à la roue
scored-crown = marque pour une couronne
for-wheel = à la roue
for-crown = pour une couronne
for-your-crown = pour ta couronne
counted-fortunes = { $count ->
    [one] { $count } coup de fortune
   *[other] { $count } coups de fortune
}
counted-taxed-pennants = { $count } pour les blasons
counted-taxed-knights = { $count } pour les chevaliers
counted-farmers-cities = { $count } pour les villes des paysans
counted-in-supply = { $count ->
    [one] { $count } partisan en réserve
   *[other] { $count } partisans en réserve
}
counted-monks = { $count ->
    [one] { $count } moine
   *[other] { $count } moines
}
counted-crowned = { $count ->
    [one] { $count } partisan sur une couronne
   *[other] { $count } partisans sur des couronnes
}
reason-no-wheel = Il n’y a pas de roue dans cette partie.
reason-pestilence-takes = La peste prend une de tes figurines sur le plateau.
reason-crown-figure = { $your } ne peut pas aller sur une couronne.
reason-crowns-taken = { $sector } : toutes les couronnes sont prises.
reason-wheel-pig-turns = Personne ne déplace le cochon : c’est le nombre d’une tuile piochée qui le fait.

system-traders-and-builders = Marchands et Bâtisseurs
system-traders-and-builders-line = Tours en plus, marchandises et cochons.
part-goods = Marchandises
part-goods-line = Vin, blé et étoffe des villes terminées.
part-builder = Bâtisseur
part-builder-line = Agrandis ta route ou ta ville et rejoue.
part-pig = Cochon
part-pig-line = Valorise ton pré.
option-tb-double_turn = Rejouer grâce au bâtisseur
option-tbn-builder_support = Un bâtisseur s’appuie sur
value-normal_only = un meeple normal
ask-second-part = Jouer une seconde tuile ?
choice-second-part = Seconde tuile
pass-second-part = Passer
figure-builder = bâtisseur
figure-pig = cochon
token-wine = vin
token-grain = blé
token-cloth = étoffe
feature-goods = marchandises
features-goods = Marchandises
shelf-goods = Marchandises
log-second = gagne une seconde tuile
one-builder = un bâtisseur
one-pig = un cochon
place-builder = Poser le bâtisseur
place-pig = Poser le cochon
scored-goods = marque pour ses marchandises
for-goods = pour les marchandises
your-builder = ton bâtisseur
your-pig = ton cochon
counted-pig-cities = { $count ->
    [one] { $count } ville pour le cochon
   *[other] { $count } villes pour le cochon
}
counted-goods-kinds = { $count ->
    [one] { $count } type de marchandise
   *[other] { $count } types de marchandises
}
reason-builder-ground = Ton bâtisseur va sur une route ou dans une ville.
reason-builder-alone = Ton bâtisseur a besoin d’un de tes meeples sur sa route ou dans sa ville.
reason-pig-ground = Ton cochon va dans un pré.
reason-pig-alone = Ton cochon a besoin d’un de tes paysans dans son pré.
reason-first-part-first = Finis ta première tuile avant la seconde.
reason-second-part-required = Tu dois jouer ta seconde tuile.
needs-pig = Il faut un pré avec un de tes paysans.
needs-builder = Il faut une route ou une ville avec un de tes meeples.

system-river-v3 = La Rivière
system-river-v3-line = Commence par une rivière en travers de la table.
system-river-2 = Rivière II
system-river-2-line = Se divise vers un lac et un volcan.
system-river-bb5 = Rivière aux moutons
system-river-bb5-line = Avec des moutons et des vignobles.
part-pig-herd = Troupeau de cochons
part-pig-herd-line = Valorise un pré.
option-riv3-kind = Source et lacs
option-riv3-bends = Coudes de la rivière
option-riv3-start_tile = Tuile de départ avec une rivière
option-r2-bends = Coudes de la rivière
option-r5-bends = Coudes de la rivière
value-single_source = une source, un lac
value-double_source = une source large, deux lacs
value-alternate_bends = gauche et droite en alternance
value-no_immediate_u_turn = pas de demi-tour immédiat
value-removed = non utilisée
value-after_river = posée après la rivière
counted-herd-cities = { $count ->
    [one] { $count } ville pour le troupeau de cochons
   *[other] { $count } villes pour le troupeau de cochons
}
reason-river-drawn-first = Les tuiles rivière se piochent avant toutes les autres.
reason-start-tile-next = La tuile de départ se pioche juste après la rivière.
reason-river-continues = Une tuile rivière doit prolonger la rivière.
reason-river-one-end = Une tuile rivière ne peut pas relier deux bouts de la rivière.
reason-river-free-ahead = La rivière a besoin d’une case libre devant son nouveau bout.
reason-river-turns-alternate = La rivière doit tourner tantôt à gauche, tantôt à droite.
reason-river-no-u-turn = La rivière ne peut pas tourner deux fois de suite du même côté.
reason-on-water = Personne ne peut se mettre sur la rivière.
reason-new-volcano-lake = Personne ne peut aller sur le lac volcanique que tu viens de poser.
lost-river = Désactivée par { $name }. Une partie n’a qu’une rivière.
spoken-free-river = la rivière
group-start-rule = une rivière, un plateau

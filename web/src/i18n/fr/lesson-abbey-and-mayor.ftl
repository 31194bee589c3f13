lesson-abbey-and-mayor-line = Comble le trou où rien ne va, et compte les blasons plutôt que les têtes.

lesson-abbey-and-mayor-abbey = Combler un trou
lesson-abbey-and-mayor-abbey-text = Une fois par partie, pose ton monastère au lieu de piocher. Il va dans tout trou entouré de quatre tuiles, ferme ce qui s’y arrête et compte comme une abbaye.
lesson-abbey-and-mayor-abbey-fill = Pose ton monastère dans le trou
lesson-abbey-and-mayor-abbey-draw = Aucune tuile de la pioche n’irait aussi bien dans ce trou. Prends ton monastère.
lesson-abbey-and-mayor-abbey-monk = Mets un moine dans le monastère
lesson-abbey-and-mayor-abbey-pass = Le monastère est déjà entouré : un moine y marque aussitôt. Mets-en un.
lesson-abbey-and-mayor-abbey-other = Mets un meeple dans le monastère : il marque aussitôt.
lesson-abbey-and-mayor-abbey-done = 6 points pour ta ville, que le monastère a fermée, et 9 pour le monastère : 15 points avec une seule tuile.

lesson-abbey-and-mayor-mayor = Envoyer le maire
lesson-abbey-and-mayor-mayor-text = Dans une ville, le maire compte autant qu’elle a de blasons. Sans blason, il ne compte pas.
lesson-abbey-and-mayor-mayor-lay = Commence une ville à gauche de celle d’Odile, avec une case entre les deux
lesson-abbey-and-mayor-mayor-elsewhere = Elle va là, mais laisse une case entre cette ville et celle d’Odile.
lesson-abbey-and-mayor-mayor-claim = Mets ton maire dans la ville
lesson-abbey-and-mayor-mayor-small = Un meeple ne ferait que partager avec Odile. Le maire grandit à chaque blason : envoie-le.
lesson-abbey-and-mayor-mayor-field = La place du maire est dans la ville. Envoie-le là.
lesson-abbey-and-mayor-mayor-join = Relie les villes avec le deuxième blason
lesson-abbey-and-mayor-mayor-more = Pose une autre figurine, ou garde-la
lesson-abbey-and-mayor-mayor-done = 2 blasons battent 1 chevalier : 4 tuiles et 2 blasons, 12 points pour toi seul.

lesson-abbey-and-mayor-wagon = Repartir
lesson-abbey-and-mayor-wagon-text = Quand sa route, sa ville ou son abbaye est terminée, le chariot n’est pas obligé de rentrer. Il peut aller dans une zone inachevée, reliée et libre.
lesson-abbey-and-mayor-wagon-lay = Prolonge la route
lesson-abbey-and-mayor-wagon-claim = Mets ton chariot sur la route
lesson-abbey-and-mayor-wagon-meeple = Un meeple rentrerait ensuite. Prends le chariot.
lesson-abbey-and-mayor-wagon-pass = Mets ton chariot sur la route.
lesson-abbey-and-mayor-wagon-close = Termine la route avec le carrefour
lesson-abbey-and-mayor-wagon-elsewhere = Elle va là, mais cette route en a besoin à son bout droit.
lesson-abbey-and-mayor-wagon-keep = Garde tes autres figurines
lesson-abbey-and-mayor-wagon-more = Garde-les cette fois : ton chariot va repartir.
lesson-abbey-and-mayor-wagon-drive = Va jusqu’à l’abbaye, à l’autre bout
lesson-abbey-and-mayor-wagon-road = Ça marche aussi. Mais une abbaye vaut plus : va au bout gauche de la route.
lesson-abbey-and-mayor-wagon-home = Il pourrait rentrer. Mais l’abbaye est libre : va là.
lesson-abbey-and-mayor-wagon-done = 4 points pour la route, et l’abbaye est à toi sans poser de nouvelle figurine.

lesson-abbey-and-mayor-barn = Bâtir une grange
lesson-abbey-and-mayor-barn-text = Une grange va au coin de quatre tuiles, en plein pré. Les paysans du pré marquent et rentrent aussitôt. À la fin, elle marque 4 points par ville terminée.
lesson-abbey-and-mayor-barn-lay = Pose la ville en bas, pour que quatre prés se rejoignent
lesson-abbey-and-mayor-barn-elsewhere = Elle va là, mais sans former un coin de quatre prés. Remplis la case sous la route.
lesson-abbey-and-mayor-barn-barn = Mets ta grange là où les quatre prés se rejoignent
lesson-abbey-and-mayor-barn-pass = Ton paysan attend. Mets la grange.
lesson-abbey-and-mayor-barn-other = Prends la grange : elle va sur le coin au milieu des quatre prés.
lesson-abbey-and-mayor-barn-done = Ton paysan marque 3 points pour la ville terminée et te revient. La grange garde le pré jusqu’à la fin.

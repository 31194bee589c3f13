lesson-inns-and-cathedrals-line = Mise sur de grandes routes et villes, et gâche celles des autres.

lesson-inns-and-cathedrals-inn = Doubler ta route
lesson-inns-and-cathedrals-inn-text = Une route avec une auberge rapporte 2 points par tuile au lieu de 1, une fois terminée.
lesson-inns-and-cathedrals-inn-lay = Pose l’auberge sur la route
lesson-inns-and-cathedrals-inn-claim = Prends la route
lesson-inns-and-cathedrals-inn-elsewhere = Elle va là, mais ta route en a besoin à son bout ouvert, à droite.
lesson-inns-and-cathedrals-inn-field = Dans un pré, ce serait un paysan. Mets-le sur la route à auberge.
lesson-inns-and-cathedrals-inn-pass = Sans meeple, la route n’est à personne. Mets-en un.
lesson-inns-and-cathedrals-inn-close = Termine la route
lesson-inns-and-cathedrals-inn-more = Pose un autre meeple, ou garde-le
lesson-inns-and-cathedrals-inn-done = 4 tuiles, 2 points chacune : 8 points au lieu de 4.

lesson-inns-and-cathedrals-cathedral = Bâtir une cathédrale
lesson-inns-and-cathedrals-cathedral-text = Une ville avec une cathédrale rapporte 3 points par tuile et par blason, une fois terminée. D’ici là, elle ne vaut rien.
lesson-inns-and-cathedrals-cathedral-lay = Pose la cathédrale au milieu de la ville
lesson-inns-and-cathedrals-cathedral-claim = Prends la ville
lesson-inns-and-cathedrals-cathedral-elsewhere = Elle va là, mais la ville deviendrait immense et dure à fermer. Pose-la dans le trou entre les trois villes.
lesson-inns-and-cathedrals-cathedral-pass = Sans meeple, la ville n’est à personne. Mets-en un.
lesson-inns-and-cathedrals-cathedral-close = Ferme la muraille
lesson-inns-and-cathedrals-cathedral-more = Pose un autre meeple, ou garde-le
lesson-inns-and-cathedrals-cathedral-done = 5 tuiles, 3 points chacune : 15 points au lieu de 10.

lesson-inns-and-cathedrals-risk = Gâcher une route
lesson-inns-and-cathedrals-risk-text = À la fin de la partie, une route à auberge inachevée ne rapporte rien. Tu as la dernière tuile, et la route d’Odile est encore ouverte.
lesson-inns-and-cathedrals-risk-spoil = Fais que la route d’Odile ne vaille plus rien
lesson-inns-and-cathedrals-risk-elsewhere = Elle va là, mais Odile garde ses 3 points. Pose l’auberge à un bout de sa route.
lesson-inns-and-cathedrals-risk-leave = Garde ton meeple
lesson-inns-and-cathedrals-risk-field = Un paysan ne rapporte rien ici : aucune ville n’est terminée. Garde-le.
lesson-inns-and-cathedrals-risk-done = Odile n’a rien pour sa route. Une cathédrale inachevée ne vaut rien non plus : compte les tuiles restantes.

lesson-inns-and-cathedrals-large = Compter double
lesson-inns-and-cathedrals-large-text = Tu as un grand meeple. Il compte pour 2 quand on compare qui en a le plus dans une ville, sur une route ou dans un pré.
lesson-inns-and-cathedrals-large-lay = Commence une ville en face de celle d’Odile
lesson-inns-and-cathedrals-large-claim = Mets-y ton grand meeple
lesson-inns-and-cathedrals-large-elsewhere = Elle va là, mais la ville d’Odile est en haut à droite. Pose-la en face, sa ville tournée vers la sienne.
lesson-inns-and-cathedrals-large-small = Un meeple normal devrait partager avec Odile. Prends le grand.
lesson-inns-and-cathedrals-large-field = Dans un pré, ce serait un paysan. Mets-le dans la ville.
lesson-inns-and-cathedrals-large-pass = Sans meeple, la ville serait à Odile seule. Mets-y ton grand meeple.
lesson-inns-and-cathedrals-large-join = Relie les deux villes
lesson-inns-and-cathedrals-large-more = Pose un autre meeple, ou garde-le
lesson-inns-and-cathedrals-large-done = Ton grand meeple fait 2 contre 1 : les 6 points sont tous à toi.

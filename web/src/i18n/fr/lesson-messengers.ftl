lesson-messengers-line = Choisis le marqueur à avancer, arrête-toi sur la bonne case, et reçois une missive.

lesson-messengers-land = Aller chercher une missive
lesson-messengers-land-text = Tu as deux marqueurs sur la piste de score. S’arrêter seul sur 0, 5, 10, etc. donne une missive. Ton meeple est sur 8, ton héraut sur 0.
lesson-messengers-land-close = Termine ta ville du milieu pour 10 points
lesson-messengers-land-elsewhere = Elle va là, mais ta grande ville reste ouverte. Ferme-la en haut.
lesson-messengers-land-marker = Avance le marqueur qui s’arrête sur une case missive
lesson-messengers-land-meeple = 8 et 10 font 18 : pas de missive là. Ton héraut s’arrêterait sur 10.
lesson-messengers-land-play = La missive paie 2 points par chevalier à toi : joue-la
lesson-messengers-land-points = Tu as 2 chevaliers dans les autres villes : la missive vaut 4. Joue-la.
lesson-messengers-land-again = Avance de 4 le marqueur de ton choix
lesson-messengers-land-done = 10 points pour la ville et 4 pour la missive. Les deux marqueurs ensemble font ton score : 22.

lesson-messengers-points = De 2 points à davantage
lesson-messengers-points-text = Au lieu de jouer une missive, tu peux toujours prendre 2 points. Eux aussi avancent un marqueur. Ton meeple est sur 13, ton héraut sur 4.
lesson-messengers-points-close = Termine ta ville pour 6 points
lesson-messengers-points-elsewhere = Elle va là, mais ta ville reste ouverte. Ferme-la en haut.
lesson-messengers-points-marker = Avance le marqueur qui s’arrête sur une case missive
lesson-messengers-points-meeple = 13 et 6 font 19 : pas de missive là. Ton héraut s’arrêterait sur 10.
lesson-messengers-points-points = Ta plus petite route ne vaut que 1 point : prends plutôt 2 points
lesson-messengers-points-action = Ta plus petite route n’a que 1 tuile, donc 1 point. Prends les 2 points.
lesson-messengers-points-chain = Avance le marqueur à 2 cases de la prochaine missive
lesson-messengers-points-messenger = Ça ferait 12 : pas de missive là. Ton meeple s’arrêterait sur 15.
lesson-messengers-points-done = 13 et 2 font 15 : la missive suivante, et elle te fait jouer aussitôt une autre tuile.

lesson-messengers-recall = Sauver un meeple
lesson-messengers-recall-text = À droite, ton chevalier est coincé : Odile a 2 chevaliers dans cette ville et aurait tous ses points. Ton meeple est sur 8, ton héraut sur 4.
lesson-messengers-recall-close = Termine ta propre ville à gauche
lesson-messengers-recall-elsewhere = Elle va là, mais ta propre ville reste ouverte. Ferme-la en haut à gauche.
lesson-messengers-recall-marker = Avance le marqueur qui s’arrête sur une case missive
lesson-messengers-recall-meeple = 8 et 6 font 14 : pas de missive là. Ton héraut s’arrêterait sur 10.
lesson-messengers-recall-play = Cette missive fait marquer un de tes meeples et te le rend : joue-la
lesson-messengers-recall-points = 2 points, c’est bien, mais la missive libère ton chevalier. Joue-la.
lesson-messengers-recall-back = Reprends ton chevalier
lesson-messengers-recall-score = Prends ses points
lesson-messengers-recall-forgo = Aucune raison de laisser 4 points. Marque-les.
lesson-messengers-recall-end = Avance de 4 le marqueur de ton choix
lesson-messengers-recall-done = 3 tuiles et 1 blason : 4 points d’une ville qui n’aurait jamais été à toi. Et ton chevalier est de retour.

lesson-king-and-robber-baron-line = Termine la plus grande ville et la plus longue route, et garde les titres.

lesson-king-and-robber-baron-king = Devenir roi
lesson-king-and-robber-baron-king-text = Qui termine la première ville devient roi, même sans y avoir de chevalier. À la fin, le roi vaut 1 point par ville terminée.
lesson-king-and-robber-baron-king-close = Ferme la ville
lesson-king-and-robber-baron-king-elsewhere = Elle va là, mais la ville reste ouverte. Pose-la en haut de la ville.
lesson-king-and-robber-baron-king-more = Pose un meeple, ou garde-le
lesson-king-and-robber-baron-king-done = Ta ville a 2 tuiles : tu es roi, pour l’instant.

lesson-king-and-robber-baron-larger = Prendre la couronne
lesson-king-and-robber-baron-larger-text = Une ville plus grande prend le roi, une ville égale non. La ville d’Odile a 2 tuiles, et celle d’à côté en aura 3.
lesson-king-and-robber-baron-larger-close = Termine la plus grande ville
lesson-king-and-robber-baron-larger-elsewhere = Elle va là, mais sans terminer la plus grande ville. Pose-la en haut.
lesson-king-and-robber-baron-larger-more = Pose un meeple, ou garde-le
lesson-king-and-robber-baron-larger-done = 3 tuiles battent 2 : te voilà roi. Seule la taille compte, pas le propriétaire.

lesson-king-and-robber-baron-baron = Terminer la plus longue route
lesson-king-and-robber-baron-baron-text = Le brigand va à qui termine la plus longue route et marque à la fin 1 point par route terminée. C’est la dernière tuile.
lesson-king-and-robber-baron-baron-close = Termine les deux routes avec le carrefour
lesson-king-and-robber-baron-baron-elsewhere = Elle va là, mais la longue route reste ouverte. Pose-la à son bout droit.
lesson-king-and-robber-baron-baron-claim = Mets un meeple sur la longue route
lesson-king-and-robber-baron-baron-other = C’est la longue route qui rapporte le plus. Mets-y ton meeple.
lesson-king-and-robber-baron-baron-pass = Sans meeple, tu n’as que le titre. Prends aussi la longue route.
lesson-king-and-robber-baron-baron-done = 4 points pour la route et, comme brigand, 2 points pour 2 routes terminées. Odile, le roi, a 1 point pour 1 ville.

lesson-farmers-line = Couche des paysans pour la fin de la partie, et dispute le meilleur pré.

lesson-farmers-count = Compter les villes
lesson-farmers-count-text = Un paysan reste jusqu’à la fin de la partie. Puis il marque 3 points par ville terminée que touche son pré. Les routes et les murailles bordent un pré.
lesson-farmers-count-lay = Prolonge la route à droite
lesson-farmers-count-elsewhere = Elle va là aussi. Cette fois, pose-la au bout droit de la route.
lesson-farmers-count-lie = Couche un paysan dans le pré qui touche deux villes terminées
lesson-farmers-count-road = La route vaut 1 point par tuile. Le pré au-dessus touche deux villes terminées : 6 points.
lesson-farmers-count-below = Ce pré ne touche aucune ville. Prends celui au-dessus de la route.
lesson-farmers-count-pass = La partie est presque finie, et un paysan vaut 6 points ici. Couches-en un.
lesson-farmers-count-done = 2 villes terminées, 3 points chacune : 6 points pour un paysan. Peu importe à qui sont les villes.

lesson-farmers-finish = Une ville, deux profits
lesson-farmers-finish-text = Un paysan ne compte que les villes terminées. À gauche, il y en a une ouverte, le pré de ton paysan la touche, et tu as la dernière tuile.
lesson-farmers-finish-close = Ferme la ville ouverte
lesson-farmers-finish-elsewhere = Elle va là, mais la ville reste ouverte et ne rapporte rien à ton paysan. Ferme-la en haut.
lesson-farmers-finish-claim = Mets un chevalier dans la ville
lesson-farmers-finish-field = Ce paysan prendrait 3 points. Un chevalier en prend 4 pour la ville.
lesson-farmers-finish-pass = La ville n’est à personne. Un chevalier y prend 4 points.
lesson-farmers-finish-done = 4 points pour le chevalier, et 3 de plus pour ton paysan : 2 villes terminées, 6 points pour le pré. 10 en tout.

lesson-farmers-join = S’emparer d’un pré
lesson-farmers-join-text = Celui qui a le plus de paysans dans un pré prend tous ses points. Odile est couchée entre deux villes, et tu as un paysan dans le pré en haut à gauche.
lesson-farmers-join-lay = Termine la ville de droite
lesson-farmers-join-elsewhere = Elle va là, mais il te faut le pré en haut à droite. Ferme la ville là-bas.
lesson-farmers-join-lie = Couche un deuxième paysan dans le pré au-dessus de cette ville
lesson-farmers-join-city = Un chevalier prendrait 4 points, mais tu partagerais le grand pré avec Odile. Couche un paysan.
lesson-farmers-join-pass = Il te faut 2 paysans contre 1 pour battre Odile. Couches-en un.
lesson-farmers-join-join = Relie les trois prés
lesson-farmers-join-far = Elle va là, mais les prés restent séparés. Pose-la dans le trou entre tes paysans.
lesson-farmers-join-more = Pose un autre meeple, ou garde-le
lesson-farmers-join-done = 2 paysans contre 1 : tu prends 6 points pour les deux villes, Odile aucun.

lesson-farmers-fence = Tenir les autres dehors
lesson-farmers-fence-text = Odile a 2 paysans à droite, toi 1 à gauche. Si les prés se rejoignent, elle prend tout. Une route sépare les prés.
lesson-farmers-fence-lay = Pose la route dans le trou
lesson-farmers-fence-elsewhere = Elle va là, mais le trou reste ouvert, et Odile peut y relier les prés. Pose la route dans le trou.
lesson-farmers-fence-more = Pose un autre meeple, ou garde-le
lesson-farmers-fence-done = Les prés restent séparés : 3 points pour toi et 3 pour Odile, au lieu de 6 pour elle seule.

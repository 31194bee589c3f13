lesson-base-line = Pose des tuiles, prends des routes et des villes, marque des points.

lesson-base-tile = Poser une tuile
lesson-base-tile-text = À chaque tour, tu ajoutes une tuile au plateau. Les routes doivent rejoindre des routes, les villes des villes, les prés des prés.
lesson-base-tile-lay = Pose la tuile où elle va
lesson-base-tile-done = C’était la première moitié du tour. La seconde, c’est un meeple.

lesson-base-claim = Prendre une ville
lesson-base-claim-text = Sur la tuile que tu viens de poser, tu peux mettre un de tes 7 meeples. Dans une ville, c’est un chevalier, et la ville est à toi.
lesson-base-claim-lay = Agrandis la ville
lesson-base-claim-claim = Mets un meeple dans la ville
lesson-base-claim-elsewhere = Elle va là, mais la ville ne grandit pas. Pose la tuile du côté ouvert de la ville.
lesson-base-claim-field = Dans un pré, ce serait un paysan. Pour l’instant, mets-le dans la ville.
lesson-base-claim-pass = Sans meeple, la ville n’est à personne. Mets-en un.
lesson-base-claim-done = La ville est à toi. Personne d’autre ne peut y mettre un meeple, même si elle devient immense.

lesson-base-finish = Terminer la ville
lesson-base-finish-text = Une ville est terminée quand sa muraille n’a plus de trou. Elle rapporte aussitôt, et ton chevalier te revient.
lesson-base-finish-close = Ferme la muraille
lesson-base-finish-elsewhere = Elle va là, mais la muraille garde son trou. Ferme la ville en haut.
lesson-base-finish-keep = Garde ton meeple cette fois
lesson-base-finish-field = Tu peux en poser un autre, mais garde-le cette fois. Tu en auras bientôt besoin.
lesson-base-finish-done = 3 tuiles et 1 blason, 2 points chacun : 8 points. Et tu as de nouveau tes 7 meeples.

lesson-base-road = Prendre une route
lesson-base-road-text = Une route rapporte 1 point par tuile. Elle est terminée quand ses deux bouts sont fermés : par un carrefour, un village, une ville ou une abbaye.
lesson-base-road-lay = Prolonge la route
lesson-base-road-claim = Mets un meeple sur la route
lesson-base-road-elsewhere = Elle va là, mais ta route n’avance pas. Pose-la au bout ouvert de la route.
lesson-base-road-field = Dans un pré, ce serait un paysan. Pour l’instant, mets-le sur la route.
lesson-base-road-pass = Sans meeple, la route n’est à personne. Mets-en un.
lesson-base-road-close = Termine ta route avec le carrefour
lesson-base-road-keep = Pose un autre meeple, ou garde-le
lesson-base-road-done = 4 tuiles, 4 points. Les routes sont petites, mais ton meeple revient vite.

lesson-base-monastery = Prendre une abbaye
lesson-base-monastery-text = Une abbaye compte sa tuile et les 8 tuiles autour, 1 point chacune. Elle est terminée quand les 8 sont là.
lesson-base-monastery-lay = Pose l’abbaye dans le trou
lesson-base-monastery-claim = Mets un meeple dans l’abbaye
lesson-base-monastery-elsewhere = Elle va là, mais une abbaye veut des voisines. Cherche le trou au milieu.
lesson-base-monastery-field = Dans un pré, ce serait un paysan. Pour l’instant, mets-le dans l’abbaye.
lesson-base-monastery-pass = Sans meeple, l’abbaye n’est à personne. Mets-en un.
lesson-base-monastery-close = Remplis la dernière case autour
lesson-base-monastery-keep = Pose un autre meeple, ou garde-le
lesson-base-monastery-done = 9 tuiles, 9 points. Toutes les tuiles, de n’importe quel joueur, aident une abbaye.

lesson-base-farmer = Coucher un paysan
lesson-base-farmer-text = Dans un pré, un meeple se couche et reste jusqu’à la fin de la partie. Alors, chaque ville terminée au bord de son pré vaut 3 points.
lesson-base-farmer-lay = Pose la tuile à côté du départ
lesson-base-farmer-lie = Couche un paysan dans le pré qui touche la ville
lesson-base-farmer-elsewhere = Elle va là aussi. Pour ce paysan, pose-la à droite de la tuile de départ.
lesson-base-farmer-road = Ce serait un meeple sur la route. Couche-le dans le pré au-dessus.
lesson-base-farmer-below = Ce pré ne touche aucune ville : la route l’en sépare. Couche-le dans le pré au-dessus de la route.
lesson-base-farmer-pass = Les dernières tuiles arrivent, et un paysan paie à la fin. Couches-en un.
lesson-base-farmer-done = La partie est finie, et ton paysan prend 3 points pour la ville terminée. Il ne revient jamais avant : choisis bien.

lesson-base-share = Partager une ville
lesson-base-share-text = Tu ne peux pas entrer dans la ville d’un autre. Mais deux villes peuvent se rejoindre, et alors les deux joueurs marquent tous les points.
lesson-base-share-join = Relie les deux villes
lesson-base-share-elsewhere = Elle va là, mais les deux villes restent séparées. Pose-la dans le trou entre elles.
lesson-base-share-keep = Pose un autre meeple, ou garde-le
lesson-base-share-done = Un chevalier chacun : vous prenez chacun les 6 points.

lesson-base-steal = S’emparer d’une ville
lesson-base-steal-text = Celui qui a le plus de chevaliers dans une ville prend tous ses points. Alors construis à côté, puis relie.
lesson-base-steal-lay = Commence une deuxième ville à côté
lesson-base-steal-claim = Mets-y un deuxième chevalier
lesson-base-steal-elsewhere = Elle va là, mais ça n’aide pas à prendre la ville. Regarde en haut du trou.
lesson-base-steal-field = Dans un pré, ce serait un paysan. Il te faut un chevalier.
lesson-base-steal-pass = Sans deuxième chevalier, tu partagerais avec Odile. Mets-en un.
lesson-base-steal-join = Relie les trois villes
lesson-base-steal-keep = Pose un autre meeple, ou garde-le
lesson-base-steal-done = 2 chevaliers contre 1 : tu prends 8 points, Odile aucun. Tu en sais assez pour ta première partie.

lesson-traders-and-builders-line = Prends les marchandises des villes que tu termines, joue deux tuiles par tour, et nourris un cochon.

lesson-traders-and-builders-goods = Prendre les marchandises
lesson-traders-and-builders-goods-text = Certaines villes vendent du vin, du blé ou de l’étoffe. Qui termine une telle ville prend ses marchandises, même si un autre a les points.
lesson-traders-and-builders-goods-close = Termine la ville d’Odile
lesson-traders-and-builders-goods-elsewhere = Elle va là, mais les marchandises attendent dans la ville d’Odile. Ferme-la en haut.
lesson-traders-and-builders-goods-done = Odile prend 8 points, et toi 1 vin et 1 blé. La scène suivante montre ce qu’ils valent.

lesson-traders-and-builders-most = Dominer le marché
lesson-traders-and-builders-most-text = À la fin, avoir le plus de vin vaut 10 points. Pareil pour le blé, pareil pour l’étoffe. Odile a 1 vin, et tu as la dernière tuile.
lesson-traders-and-builders-most-close = Termine la ville qui montre deux fois du raisin
lesson-traders-and-builders-most-own = 6 points pour ta propre ville, mais Odile garde le plus de vin et en prend 10. Ferme la ville du milieu.
lesson-traders-and-builders-most-elsewhere = Elle va là, mais ne termine rien. Ferme la ville du milieu, qui montre deux fois du raisin.
lesson-traders-and-builders-most-done = 2 vins contre 1 : 10 points. Avec 2 pour ta ville ouverte, tu gagnes 12 à 8, même si Odile a pris 8 pour la sienne.

lesson-traders-and-builders-builder = Jouer deux tuiles par tour
lesson-traders-and-builders-builder-text = Mets ton bâtisseur dans une ville ou sur une route où tu as déjà un meeple. Dès que tu agrandis cette ville ou cette route, tu joues une seconde tuile.
lesson-traders-and-builders-builder-lay = Agrandis ta ville
lesson-traders-and-builders-builder-claim = Mets ton bâtisseur dans la ville
lesson-traders-and-builders-builder-elsewhere = Elle va là, mais il s’agit de ta ville. Pose-la du côté ouvert, en haut.
lesson-traders-and-builders-builder-pass = Sans bâtisseur, pas de seconde tuile. Mets-le dans ta ville.
lesson-traders-and-builders-builder-extend = Agrandis encore ta ville : le bâtisseur se met au travail
lesson-traders-and-builders-builder-again = Prends ta seconde tuile
lesson-traders-and-builders-builder-skip = Tu peux passer, mais le bâtisseur est là pour ça : une tuile gratuite. Prends-la.
lesson-traders-and-builders-builder-close = Ferme ta ville avec elle
lesson-traders-and-builders-builder-done = Deux tuiles en un tour. 5 tuiles et 2 blasons, 2 points chacun : 14 points, et ton chevalier et ton bâtisseur sont de retour.

lesson-traders-and-builders-pig = Nourrir un cochon
lesson-traders-and-builders-pig-text = Un cochon rejoint un de tes paysans. À la fin, chaque ville terminée au bord de ce pré te vaut 4 points au lieu de 3.
lesson-traders-and-builders-pig-lay = Agrandis le pré de ton paysan
lesson-traders-and-builders-pig-pig = Mets ton cochon dans le pré de ton paysan
lesson-traders-and-builders-pig-elsewhere = Elle va là, mais ton paysan est au-dessus de la route. Pose-la à un bout de la route.
lesson-traders-and-builders-pig-meeple = Un autre meeple n’ajoute rien aux villes. Prends le cochon.
lesson-traders-and-builders-pig-pass = C’est la dernière tuile, et un cochon rapporte tout de suite. Mets-le avec ton paysan.
lesson-traders-and-builders-pig-done = 2 villes terminées, 4 points chacune : 8 points au lieu de 6.

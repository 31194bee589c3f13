lesson-princess-and-dragon-line = Lâche le dragon sur tes rivaux, et garde la fée près de toi.

lesson-princess-and-dragon-dragon = Nourrir le dragon
lesson-princess-and-dragon-dragon-text = Un volcan fait venir le dragon. Une tuile dragon le fait avancer de 6 pas, et vous choisissez sa route à tour de rôle. Il mange toutes les figurines en chemin.
lesson-princess-and-dragon-dragon-wake = Pose le volcan à côté de la ville d’Odile
lesson-princess-and-dragon-dragon-lay = Pose la tuile dragon au bout droit de la route
lesson-princess-and-dragon-dragon-keep = Garde ton meeple : le dragon va bouger
lesson-princess-and-dragon-dragon-field = Pas avec un dragon affamé dans le coin. Garde ton meeple cette fois.
lesson-princess-and-dragon-dragon-eat = Déplace le dragon sur le chevalier d’Odile
lesson-princess-and-dragon-dragon-elsewhere = Elle va là, mais cette scène la veut ailleurs. Relis la consigne.
lesson-princess-and-dragon-dragon-away = Ce pas ne mange personne. Le chevalier d’Odile est à côté du dragon, à gauche.
lesson-princess-and-dragon-dragon-done = Le chevalier est revenu chez Odile, et la ville n’est à personne. C’est à Odile de choisir le deuxième pas.

lesson-princess-and-dragon-fairy = Appeler la fée
lesson-princess-and-dragon-fairy-text = Au lieu de poser une figurine, mets la fée sur une tuile où tu as un meeple. Le dragon n’y entre jamais, et elle te paie 1 point au début de chacun de tes tours.
lesson-princess-and-dragon-fairy-lay = Prolonge la route à droite
lesson-princess-and-dragon-fairy-elsewhere = Elle va là, mais pose-la au bout droit de la route.
lesson-princess-and-dragon-fairy-guard = Déplace la fée auprès de ton chevalier
lesson-princess-and-dragon-fairy-meeple = Un autre meeple n’arrête pas le dragon. Envoie la fée à ton chevalier.
lesson-princess-and-dragon-fairy-pass = Le dragon est juste à côté de ton chevalier. Envoie la fée là.
lesson-princess-and-dragon-fairy-trap = Ton pas : mène le dragon sous ta ville, dans un cul-de-sac
lesson-princess-and-dragon-fairy-on = De là, il pourrait continuer. Sous ta ville, il est coincé : pas de retour, et la fée barre la route.
lesson-princess-and-dragon-fairy-done = Le dragon est coincé, ton chevalier est sauf, et la fée t’a payé 1 point.

lesson-princess-and-dragon-portal = Franchir un portail
lesson-princess-and-dragon-portal-text = Avec un portail magique, ton meeple va sur n’importe quelle tuile du plateau. La règle reste : la zone doit être inachevée et sans meeple.
lesson-princess-and-dragon-portal-lay = Pose le portail au bout droit de la route
lesson-princess-and-dragon-portal-elsewhere = Elle va là, mais pose-la au bout droit de la route.
lesson-princess-and-dragon-portal-jump = Envoie un meeple dans la ville libre
lesson-princess-and-dragon-portal-here = C’est possible, mais la ville du haut a un blason et n’est encore à personne.
lesson-princess-and-dragon-portal-pass = Un portail est une chance pour ton meeple. Envoie-le dans la ville.
lesson-princess-and-dragon-portal-close = Ferme la ville
lesson-princess-and-dragon-portal-more = Pose un autre meeple, ou garde-le
lesson-princess-and-dragon-portal-fairy = Laisse la fée pour l’instant. Pose un meeple, ou garde-le.
lesson-princess-and-dragon-portal-done = 3 tuiles et 1 blason, 2 points chacun : 8 points pour une ville que tu n’as pas commencée.

lesson-princess-and-dragon-princess = Faire venir la princesse
lesson-princess-and-dragon-princess-text = Quand une tuile princesse agrandit une ville, un de ses chevaliers doit partir. Tu choisis lequel.
lesson-princess-and-dragon-princess-lay = Pose la princesse pour que la ville d’Odile s’étende à droite
lesson-princess-and-dragon-princess-turned = Elle va là, mais tourne-la : la ville doit continuer à droite.
lesson-princess-and-dragon-princess-elsewhere = Elle va là, mais pas dans la ville d’Odile. Pose-la en haut de sa ville.
lesson-princess-and-dragon-princess-send = Renvoie le chevalier d’Odile
lesson-princess-and-dragon-princess-close = Ferme la ville avec la dernière tuile
lesson-princess-and-dragon-princess-claim = Mets-y ton propre chevalier
lesson-princess-and-dragon-princess-field = La ville est fermée et n’est à personne. Mets-y ton chevalier.
lesson-princess-and-dragon-princess-pass = Sans chevalier, personne ne marque pour la ville. Mets-en un.
lesson-princess-and-dragon-princess-done = 4 tuiles, 2 points chacune : 8 points pour une ville bâtie par Odile.

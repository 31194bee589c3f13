lesson-abbot-line = Prends des jardins, rappelle ton abbé quand ça t’arrange, et renvoie-le ailleurs.

lesson-abbot-garden = Prendre un jardin
lesson-abbot-garden-text = Un jardin rapporte comme une abbaye : 1 point pour sa tuile et 1 pour chacune des 8 autour. Seul ton abbé peut y aller.
lesson-abbot-garden-lay = Pose le jardin au milieu de l’anneau
lesson-abbot-garden-claim = Mets ton abbé dans le jardin
lesson-abbot-garden-elsewhere = Elle va là, mais un jardin veut des voisines. Cherche le trou au milieu.
lesson-abbot-garden-city = Ce serait un chevalier. Mets ton abbé dans le jardin.
lesson-abbot-garden-pass = Sans l’abbé, le jardin n’est à personne. Mets-le dedans.
lesson-abbot-garden-close = Remplis la dernière case autour du jardin
lesson-abbot-garden-far = Elle va là, mais une case près du jardin reste vide : le coin en bas à droite.
lesson-abbot-garden-more = Pose un autre meeple, ou garde-le
lesson-abbot-garden-done = 9 tuiles, 9 points, et ton abbé est de retour.

lesson-abbot-home = Rappeler ton abbé
lesson-abbot-home-text = Pas besoin d’attendre qu’un jardin soit terminé. Au lieu de poser un meeple, reprends ton abbé et marque ce qu’il y a déjà.
lesson-abbot-home-lay = Pose la tuile à côté du jardin
lesson-abbot-home-elsewhere = Elle va là, mais à côté du jardin, elle vaut 1 point de plus.
lesson-abbot-home-home = Reprends ton abbé du jardin
lesson-abbot-home-meeple = C’est l’un ou l’autre : poser un meeple, ou reprendre ton abbé. Reprends-le.
lesson-abbot-home-pass = Tu peux attendre encore, mais ton abbé rapporte 7 points tout de suite. Reprends-le.
lesson-abbot-home-done = 7 tuiles, 7 points, et ton abbé est de nouveau libre. Aucun autre meeple ne part quand tu veux.

lesson-abbot-twice = Le renvoyer ailleurs
lesson-abbot-twice-text = Tu as un seul abbé, et il est dans un pauvre jardin. Le trou au milieu de l’anneau est entouré de 8 tuiles. Libère ton abbé à temps.
lesson-abbot-twice-lay = Pose la tuile juste sous le jardin de ton abbé
lesson-abbot-twice-elsewhere = Elle va là, mais sous le jardin, elle vaut 1 point de plus.
lesson-abbot-twice-home = Reprends ton abbé
lesson-abbot-twice-meeple = Ton abbé resterait dans le pauvre jardin. Reprends-le plutôt.
lesson-abbot-twice-pass = Ton abbé resterait dans le pauvre jardin. Reprends-le.
lesson-abbot-twice-fill = Un nouveau jardin ! Pose-le au milieu de l’anneau
lesson-abbot-twice-far = Elle va là, mais dans le trou, le jardin est terminé aussitôt.
lesson-abbot-twice-claim = Mets ton abbé dans le nouveau jardin
lesson-abbot-twice-city = Un chevalier marquerait 4 points pour la ville. Le jardin en vaut 9. Prends ton abbé.
lesson-abbot-twice-empty = Sans l’abbé, le jardin ne te rapporte rien. Mets-le dedans.
lesson-abbot-twice-done = 6 points pour le premier jardin et 9 pour le second, d’un coup. Et ton abbé est déjà de retour.

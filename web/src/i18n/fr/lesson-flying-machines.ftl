lesson-flying-machines-line = Décolle, lance le dé, et atterris là où d’autres sont déjà.

lesson-flying-machines-fly = Tomber chez un moine
lesson-flying-machines-fly-text = Un ornithoptère emporte un meeple à 1, 2 ou 3 tuiles, dans le sens de sa flèche. Il se pose sur une route, une ville ou une abbaye inachevée, même occupée.
lesson-flying-machines-fly-lay = Vise l’abbaye d’Odile : pose l’ornithoptère en bas à droite, flèche vers elle
lesson-flying-machines-fly-turned = Presque : la flèche doit viser l’abbaye. Tourne la tuile.
lesson-flying-machines-fly-elsewhere = Elle va là, mais sans viser l’abbaye. Essaie le coin vide en bas à droite.
lesson-flying-machines-fly-fly = Fais voler un meeple
lesson-flying-machines-fly-pass = Fais voler un meeple : l’abbaye n’est qu’à 1 tuile.
lesson-flying-machines-fly-land = Tu as fait 1 : atterris dans l’abbaye
lesson-flying-machines-fly-close = Termine l’abbaye
lesson-flying-machines-fly-far = Elle va là, mais l’abbaye a encore un trou à droite.
lesson-flying-machines-fly-more = Pose un autre meeple, ou garde-le
lesson-flying-machines-fly-done = Un moine chacun : 9 points pour toi et 9 pour Odile, qui se croyait seule.

lesson-flying-machines-take = S’emparer d’une ville
lesson-flying-machines-take-text = Odile et toi avez 1 chevalier chacun dans cette ville. Un troisième ne peut plus y entrer à pied, mais il peut y voler.
lesson-flying-machines-take-lay = Pose l’ornithoptère à droite de la ville, flèche vers elle
lesson-flying-machines-take-turned = Presque : la flèche doit aller à gauche, vers la ville. Tourne la tuile.
lesson-flying-machines-take-elsewhere = Elle va là, mais la ville est ailleurs. Pose-la juste à droite de la ville.
lesson-flying-machines-take-fly = Fais voler un meeple : la ville est à 1, 2 et 3 tuiles
lesson-flying-machines-take-pass = D’ici, impossible de rater : chaque lancer tombe dans la ville. Fais voler un meeple.
lesson-flying-machines-take-land = Tu as fait 3 : atterris à l’autre bout de la ville
lesson-flying-machines-take-close = Termine la ville
lesson-flying-machines-take-far = Elle va là, mais la ville reste ouverte. Ferme-la en haut.
lesson-flying-machines-take-done = 2 chevaliers contre 1 : les 8 points sont tous à toi.

lesson-flying-machines-miss = Rater la cible
lesson-flying-machines-miss-text = Il faut un endroit où atterrir. La ville d’Odile n’a que 2 tuiles de large : avec un 3, on la dépasse.
lesson-flying-machines-miss-lay = Pose l’ornithoptère à droite de la ville, flèche vers elle
lesson-flying-machines-miss-turned = Presque : la flèche doit aller à gauche, vers la ville. Tourne la tuile.
lesson-flying-machines-miss-elsewhere = Elle va là, mais sans viser la ville. Pose-la à droite de la ville.
lesson-flying-machines-miss-fly = Fais quand même voler un meeple
lesson-flying-machines-miss-pass = Ça vaut le coup : tu ne perds que cette occasion de poser un meeple. Fais-en voler un.
lesson-flying-machines-miss-done = Un 3, et aucune tuile où atterrir : ton meeple revient. Vise donc là où chaque lancer trouve quelque chose.

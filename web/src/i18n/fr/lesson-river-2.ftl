lesson-river-2-line = Divise la rivière, et construis sur le bras que tu veux.

lesson-river-2-fork = Diviser la rivière
lesson-river-2-fork-text = La deuxième tuile est une bifurcation. Dès lors, la rivière a deux bouts ouverts, et chaque tuile rivière prolonge celui que tu choisis.
lesson-river-2-fork-split = Pose la bifurcation : un bras vers le haut, un vers le bas
lesson-river-2-fork-turned = C’est permis. Pour cette leçon, fais partir un bras en haut et un en bas.
lesson-river-2-fork-rest = Pose un meeple, ou garde-le
lesson-river-2-fork-arm = Prolonge l’un des deux bras
lesson-river-2-fork-claim = Prends la ville sur la rive
lesson-river-2-fork-other = C’est possible, mais la ville vaut plus. Mets-y ton meeple.
lesson-river-2-fork-pass = Prends la ville avant Odile.
lesson-river-2-fork-done = Odile a construit sur un bras, tu as choisi le tien. Les bras ne doivent jamais se rejoindre.

lesson-river-2-lake = Jouer deux tuiles de suite
lesson-river-2-lake-text = Le lac volcanique est la dernière tuile rivière. Personne ne peut s’y mettre, mais qui le pose pioche et joue aussitôt une autre tuile.
lesson-river-2-lake-lay = Termine un bras avec le lac
lesson-river-2-lake-second = Ta seconde tuile : pose-la où tu veux
lesson-river-2-lake-rest = Pose un meeple, ou garde-le
lesson-river-2-lake-done = Deux tuiles en un tour. Maintenant, c’est au tour d’Odile.

lesson-river-v3-line = Construis d’abord la rivière, et prends ce qui borde ses rives.

lesson-river-v3-course = Suivre la rivière
lesson-river-v3-course-text = Les premières tuiles sont des tuiles rivière, et chacune prolonge la rivière. Tu y poses des meeples comme toujours, mais pas dans l’eau.
lesson-river-v3-course-flow = Prolonge la rivière
lesson-river-v3-course-claim = Prends la ville sur la rive
lesson-river-v3-course-other = C’est possible, mais la ville vaut plus. Mets-y ton meeple.
lesson-river-v3-course-pass = La rivière est un bon point de départ. Prends la ville.
lesson-river-v3-course-done = La ville est à toi avant même que le pays autour existe.

lesson-river-v3-bend = Tourner de l’autre côté
lesson-river-v3-bend-text = La rivière tourne tantôt à gauche, tantôt à droite, pour ne jamais revenir sur elle-même. Son dernier coude allait à gauche.
lesson-river-v3-bend-turn = Prolonge la rivière avec un coude à droite
lesson-river-v3-bend-rest = Pose un meeple, ou garde-le
lesson-river-v3-bend-done = Gauche, puis droite. Les tuiles droites entre les deux ne changent rien.

lesson-river-v3-lake = Finir au lac
lesson-river-v3-lake-text = Le lac vient en dernier et termine la rivière. Celui-ci a une abbaye. Ensuite, on pioche des tuiles ordinaires.
lesson-river-v3-lake-lay = Pose le lac
lesson-river-v3-lake-claim = Mets un moine dans l’abbaye
lesson-river-v3-lake-field = Une abbaye au bord du lac vaut jusqu’à 9 points. Mets-y ton meeple.
lesson-river-v3-lake-pass = Une abbaye vaut jusqu’à 9 points. Mets-y un moine.
lesson-river-v3-lake-done = La rivière est finie. Dès maintenant, Odile et toi piochez des tuiles ordinaires.

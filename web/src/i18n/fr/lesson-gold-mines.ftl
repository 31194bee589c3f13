lesson-gold-mines-line = Mets l’or sur tes tuiles, ramasse-le avant les autres, et amasse.

lesson-gold-mines-mine = Creuser pour de l’or
lesson-gold-mines-mine-text = Une mine d’or apporte 2 lingots : un sur sa tuile, un sur une tuile voisine. Le propriétaire de ce qui se termine là prend l’or.
lesson-gold-mines-mine-lay = Agrandis ta ville avec la mine d’or
lesson-gold-mines-mine-elsewhere = Elle va là, mais l’or doit aller dans ta ville. Pose la mine au-dessus.
lesson-gold-mines-mine-gold = Mets aussi le second lingot dans ta ville
lesson-gold-mines-mine-odile = Sur cette tuile, il y a la ville d’Odile. Mets l’or sur la tuile sous la mine, dans ta ville.
lesson-gold-mines-mine-more = Pose un autre meeple, ou garde-le
lesson-gold-mines-mine-close = Termine ta ville
lesson-gold-mines-mine-far = Elle va là, mais ta ville reste ouverte. Ferme-la en haut.
lesson-gold-mines-mine-done = 8 points pour la ville, et les deux lingots sont à toi. Ils vaudront des points à la fin de la partie.

lesson-gold-mines-snatch = Rafler l’or d’Odile
lesson-gold-mines-snatch-text = L’or est sur toute la tuile, pas seulement dans la ville. Odile a mis 2 lingots sur une tuile de sa ville, mais ta route y passe aussi.
lesson-gold-mines-snatch-close = Termine ta route avant qu’Odile termine sa ville
lesson-gold-mines-snatch-elsewhere = Elle va là, mais ta route reste ouverte. Ferme-la en bas.
lesson-gold-mines-snatch-more = Pose un autre meeple, ou garde-le
lesson-gold-mines-snatch-done = 4 points pour la route, et les 2 lingots d’Odile avec.

lesson-gold-mines-four = Amasser
lesson-gold-mines-four-text = À la fin, jusqu’à 3 lingots valent 1 point chacun, de 4 à 6 ils en valent 2, et ainsi de suite. Tu as 3 lingots et la dernière tuile.
lesson-gold-mines-four-close = Termine la ville au quatrième lingot
lesson-gold-mines-four-big = 2 points de plus pour la ville, mais sans le lingot, ton or vaut 3 au lieu de 8. Regarde l’autre ville.
lesson-gold-mines-four-elsewhere = Elle va là, mais ne termine rien. Ferme la ville au lingot.
lesson-gold-mines-four-done = 4 lingots, 2 points chacun : 8 points au lieu de 3. La petite ville avec de l’or bat la grande qui n’en a pas.

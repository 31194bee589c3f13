lesson-cult-line = Pose un sanctuaire près d’une abbaye, et gagne la course.

lesson-cult-challenge = Défier une abbaye
lesson-cult-challenge-text = Un sanctuaire rapporte comme une abbaye. Près de l’abbaye d’un autre, il lance une course : le premier entouré prend tout.
lesson-cult-challenge-lay = Pose le sanctuaire à côté de l’abbaye d’Odile
lesson-cult-challenge-elsewhere = Elle va là, mais sans défier Odile. Pose-la à droite de son abbaye.
lesson-cult-challenge-claim = Mets un meeple dans le sanctuaire
lesson-cult-challenge-field = Dans un pré, ce serait un paysan. Mets-le dans le sanctuaire.
lesson-cult-challenge-pass = Un sanctuaire vide ne défie personne. Mets-y un meeple.
lesson-cult-challenge-done = La course est lancée : un seul des deux marquera, l’autre n’aura rien.

lesson-cult-race = Finir en premier
lesson-cult-race-text = Il manque une case autour de ton sanctuaire, et une autour de l’abbaye d’Odile. Cette tuile va aux deux endroits.
lesson-cult-race-first = Termine ton sanctuaire
lesson-cult-race-theirs = Ça terminerait l’abbaye d’Odile, et ton sanctuaire n’aurait rien. Regarde à droite.
lesson-cult-race-elsewhere = Elle va là, mais ne termine ni l’un ni l’autre. Remplis la case à droite de ton sanctuaire.
lesson-cult-race-more = Pose un autre meeple, ou garde-le
lesson-cult-race-done = 9 points pour ton sanctuaire. Le moine d’Odile rentre sans un point.

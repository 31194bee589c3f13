lesson-cult-line = Pon un santuario junto a un monasterio y gana la carrera.

lesson-cult-challenge = Desafía a un monasterio
lesson-cult-challenge-text = Un santuario puntúa como un monasterio. Junto a un monasterio ajeno empieza una carrera: quien quede rodeado antes se lo lleva todo.
lesson-cult-challenge-lay = Pon el santuario junto al monasterio de Odile
lesson-cult-challenge-elsewhere = Ahí encaja, pero no desafía a Odile. Ponlo a la derecha de su monasterio.
lesson-cult-challenge-claim = Pon un meeple en el santuario
lesson-cult-challenge-field = En un campo sería un granjero. Ponlo en el santuario.
lesson-cult-challenge-pass = Un santuario vacío no desafía a nadie. Pon un meeple en él.
lesson-cult-challenge-done = Empieza la carrera: uno de los dos puntuará y el otro no se llevará nada.

lesson-cult-race = Complétalo antes
lesson-cult-race-text = Falta una casilla alrededor de tu santuario y otra alrededor del monasterio de Odile. Esta loseta encaja en las dos.
lesson-cult-race-first = Completa tu santuario
lesson-cult-race-theirs = Eso completaría el monasterio de Odile y tu santuario no ganaría nada. Mira a la derecha.
lesson-cult-race-elsewhere = Ahí encaja, pero no completa ninguno. Ocupa la casilla a la derecha de tu santuario.
lesson-cult-race-more = Coloca otro meeple o guárdatelo
lesson-cult-race-done = 9 puntos por tu santuario. El monje de Odile vuelve a casa sin ningún punto.

lesson-gold-mines-line = Pon oro en tus losetas, recógelo antes que nadie y acumúlalo.

lesson-gold-mines-mine = Busca oro
lesson-gold-mines-mine-text = Una mina de oro trae 2 lingotes: uno en su loseta y otro en una de al lado. El dueño de lo que se complete ahí se lleva el oro.
lesson-gold-mines-mine-lay = Amplía tu ciudad con la mina de oro
lesson-gold-mines-mine-elsewhere = Ahí encaja, pero el oro debe ir en tu ciudad. Pon la mina encima de ella.
lesson-gold-mines-mine-gold = Pon también el segundo lingote en tu ciudad
lesson-gold-mines-mine-odile = En esa loseta está la ciudad de Odile. Pon el oro en la loseta de debajo de la mina, en tu ciudad.
lesson-gold-mines-mine-more = Coloca otro meeple o guárdatelo
lesson-gold-mines-mine-close = Completa tu ciudad
lesson-gold-mines-mine-far = Ahí encaja, pero tu ciudad sigue abierta. Ciérrala por arriba.
lesson-gold-mines-mine-done = 8 puntos por la ciudad, y los dos lingotes son tuyos. Valen puntos al final de la partida.

lesson-gold-mines-snatch = Llévate el oro de Odile
lesson-gold-mines-snatch-text = El oro es de toda la loseta, no solo de la ciudad. Odile puso 2 lingotes en una loseta de su ciudad, pero tu camino pasa por la misma.
lesson-gold-mines-snatch-close = Completa tu camino antes de que Odile complete su ciudad
lesson-gold-mines-snatch-elsewhere = Ahí encaja, pero tu camino sigue abierto. Ciérralo por abajo.
lesson-gold-mines-snatch-more = Coloca otro meeple o guárdatelo
lesson-gold-mines-snatch-done = 4 puntos por el camino, y con él los 2 lingotes de Odile.

lesson-gold-mines-four = Acumúlalo
lesson-gold-mines-four-text = Al final, hasta 3 lingotes valen 1 punto cada uno; de 4 a 6, valen 2 cada uno, y así sucesivamente. Tienes 3 lingotes y la última loseta.
lesson-gold-mines-four-close = Completa la ciudad del cuarto lingote
lesson-gold-mines-four-big = Son 2 puntos más por la ciudad, pero sin el lingote tu oro vale 3 en vez de 8. Mira la otra ciudad.
lesson-gold-mines-four-elsewhere = Ahí encaja, pero no completa nada. Cierra la ciudad del lingote.
lesson-gold-mines-four-done = 4 lingotes, a 2 puntos cada uno: 8 puntos en vez de 3. La ciudad pequeña con oro gana a la grande sin él.

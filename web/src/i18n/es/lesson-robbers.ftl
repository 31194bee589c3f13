lesson-robbers-line = Espera en el tablero de puntos junto a quien va a sumar y llévate la mitad.

lesson-robbers-ambush = Ponte al acecho
lesson-robbers-ambush-text = Una loseta con una bolsa lleva tu ladrón al tablero de puntos, junto a otro jugador. Cuando ese jugador sume, tú ganas la mitad de esos puntos.
lesson-robbers-ambush-lay = Coloca la loseta con la bolsa
lesson-robbers-ambush-wait = Odile está a punto de completar su ciudad: pon tu ladrón en su casilla
lesson-robbers-ambush-other = Ahí está Gaspard, y no tiene nada que completar. Pon tu ladrón en la casilla de Odile.
lesson-robbers-ambush-more = Coloca un meeple o guárdatelo
lesson-robbers-ambush-done = Odile completa su ciudad por 8 puntos y tu ladrón te trae 4. Ella conserva los suyos: un ladrón no le quita puntos a nadie.

lesson-robbers-choose = Deja pasar lo pequeño
lesson-robbers-choose-text = Odile y Gaspard están en la misma casilla. Si los dos suman en el mismo turno, tú decides a quién robar.
lesson-robbers-choose-lay = Coloca la loseta con la bolsa
lesson-robbers-choose-wait = Pon tu ladrón en la casilla donde están los dos
lesson-robbers-choose-more = Coloca un meeple o guárdatelo
lesson-robbers-choose-let = Odile suma 4, y después viene la ciudad mayor de Gaspard: que tu ladrón espere
lesson-robbers-choose-rob = Serían 2 puntos. La ciudad de Gaspard es mayor y puntúa justo después de esta. Espérala.
lesson-robbers-choose-done = Gaspard suma 8 puntos y tu paciencia tiene premio: ganas 4 en vez de 2.

lesson-robbers-move = Mueve tu ladrón
lesson-robbers-move-text = Con otra loseta de bolsa puedes mover tu ladrón. Está con Odile, que no tiene meeples en el tablero. A la ciudad de Gaspard le falta solo una loseta.
lesson-robbers-move-lay = Coloca la loseta con la bolsa en un extremo del camino
lesson-robbers-move-elsewhere = Ahí también encaja. Ponla en un extremo del camino, donde no estorbe.
lesson-robbers-move-move = Mueve tu ladrón a la casilla de Gaspard
lesson-robbers-move-stay = Odile no tiene nada que sumar. Mueve tu ladrón a la casilla de Gaspard.
lesson-robbers-move-more = Coloca un meeple o guárdatelo
lesson-robbers-move-done = Gaspard suma 8 puntos y tú ganas 4. Tu ladrón ha vuelto, listo para la próxima bolsa.

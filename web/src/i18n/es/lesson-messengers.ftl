lesson-messengers-line = Elige qué marcador mueves, para en la casilla buena y consigue un mensaje.

lesson-messengers-land = Recoge un mensaje
lesson-messengers-land-text = Tienes dos marcadores en el tablero de puntos. Si uno cae solo en 0, 5, 10, etc., te trae un mensaje. Tu meeple está en 8 y tu mensajero, en 0.
lesson-messengers-land-close = Completa tu ciudad del centro por 10 puntos
lesson-messengers-land-elsewhere = Ahí encaja, pero tu ciudad grande sigue abierta. Ciérrala por arriba.
lesson-messengers-land-marker = Mueve el marcador que para en una casilla de mensaje
lesson-messengers-land-meeple = 8 y 10 son 18: ahí no hay mensaje. Tu mensajero pararía en 10.
lesson-messengers-land-play = El mensaje da 2 puntos por cada uno de tus caballeros: juégalo
lesson-messengers-land-points = Tienes 2 caballeros en las otras ciudades, así que el mensaje vale 4. Juégalo.
lesson-messengers-land-again = Mueve 4 casillas cualquiera de los marcadores
lesson-messengers-land-done = 10 puntos por la ciudad y 4 por el mensaje. Tu puntuación es la suma de los dos marcadores: 22.

lesson-messengers-points = Saca más de 2 puntos
lesson-messengers-points-text = En vez de jugar un mensaje, siempre puedes llevarte 2 puntos, que también mueven un marcador. Tu meeple está en 13 y tu mensajero, en 4.
lesson-messengers-points-close = Completa tu ciudad por 6 puntos
lesson-messengers-points-elsewhere = Ahí encaja, pero tu ciudad sigue abierta. Ciérrala por arriba.
lesson-messengers-points-marker = Mueve el marcador que para en una casilla de mensaje
lesson-messengers-points-meeple = 13 y 6 son 19: ahí no hay mensaje. Tu mensajero pararía en 10.
lesson-messengers-points-points = Tu camino más pequeño vale solo 1 punto: llévate 2 puntos
lesson-messengers-points-action = Tu camino más pequeño tiene solo 1 loseta: es 1 punto. Llévate los 2 puntos.
lesson-messengers-points-chain = Mueve el marcador que está a 2 del siguiente mensaje
lesson-messengers-points-messenger = Eso sería 12: ahí no hay mensaje. Tu meeple pararía en 15.
lesson-messengers-points-done = 13 y 2 son 15: el siguiente mensaje, que te deja jugar otra loseta enseguida.

lesson-messengers-recall = Rescata un meeple
lesson-messengers-recall-text = Tu caballero de la derecha está atrapado: Odile tiene 2 en esa ciudad y se llevaría todos los puntos. Tu meeple está en 8 y tu mensajero, en 4.
lesson-messengers-recall-close = Completa tu propia ciudad, a la izquierda
lesson-messengers-recall-elsewhere = Ahí encaja, pero tu ciudad sigue abierta. Ciérrala arriba a la izquierda.
lesson-messengers-recall-marker = Mueve el marcador que para en una casilla de mensaje
lesson-messengers-recall-meeple = 8 y 6 son 14: ahí no hay mensaje. Tu mensajero pararía en 10.
lesson-messengers-recall-play = Este mensaje puntúa uno de tus meeples y lo recupera: juégalo
lesson-messengers-recall-points = 2 puntos no están mal, pero el mensaje libera a tu caballero. Juégalo.
lesson-messengers-recall-back = Recupera a tu caballero
lesson-messengers-recall-score = Llévate sus puntos
lesson-messengers-recall-forgo = No hay motivo para dejar 4 puntos. Súmalos.
lesson-messengers-recall-end = Mueve 4 casillas cualquiera de los marcadores
lesson-messengers-recall-done = 3 losetas y 1 escudo: 4 puntos de una ciudad que nunca iba a ser tuya. Y tu caballero ha vuelto.

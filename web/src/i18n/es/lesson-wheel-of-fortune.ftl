lesson-wheel-of-fortune-line = Apuesta en la rueda y espera al cerdo donde vaya a parar.

lesson-wheel-of-fortune-crown = Apuesta por una corona
lesson-wheel-of-fortune-crown-text = Una loseta con un número hace avanzar al cerdo ese número de sectores. Un meeple que espera donde se detiene suma 3 puntos, o 6 si está solo en dos coronas.
lesson-wheel-of-fortune-crown-lay = Alarga el camino de arriba
lesson-wheel-of-fortune-crown-elsewhere = Ahí encaja, pero ponla en el camino de encima de la rueda.
lesson-wheel-of-fortune-crown-bet = Apuesta por el siguiente sector: pon un meeple en Impuestos
lesson-wheel-of-fortune-crown-single = Ese sector también paga. Pero ahora viene Impuestos, que tiene dos coronas: 6 puntos.
lesson-wheel-of-fortune-crown-far = El cerdo tarda más pasos en llegar ahí. Apuesta por el siguiente sector, Impuestos.
lesson-wheel-of-fortune-crown-board = Se puede, pero aquí se trata de la rueda. Pon tu meeple en Impuestos.
lesson-wheel-of-fortune-crown-pass = El cerdo solo paga a quien lo espera. Pon un meeple en Impuestos.
lesson-wheel-of-fortune-crown-done = Odile robó un 1 y el cerdo paró en Impuestos: 6 puntos, y tu meeple ha vuelto.

lesson-wheel-of-fortune-taxes = Cobra impuestos
lesson-wheel-of-fortune-taxes-text = Donde se detiene el cerdo pasa algo a todos. En Impuestos, cada caballero tuyo da 1 punto por escudo y 1 por cada caballero tuyo en esa ciudad.
lesson-wheel-of-fortune-taxes-lay = Amplía la ciudad de arriba a la derecha
lesson-wheel-of-fortune-taxes-elsewhere = Ahí encaja, pero esta loseta es para la ciudad de arriba a la derecha de la rueda.
lesson-wheel-of-fortune-taxes-claim = Pon un caballero en la ciudad
lesson-wheel-of-fortune-taxes-other = Impuestos paga por caballeros. Pon tu meeple en la ciudad.
lesson-wheel-of-fortune-taxes-pass = Impuestos paga por caballeros. Pon uno en la ciudad.
lesson-wheel-of-fortune-taxes-done = 1 escudo y 1 caballero: 2 puntos, y la ciudad sigue siendo tuya.

lesson-wheel-of-fortune-pestilence = Sobrevive a la peste
lesson-wheel-of-fortune-pestilence-text = Has robado un 3 y el cerdo ha parado en Peste: cada jugador retira un meeple del tablero. Elige el que menos falta te haga.
lesson-wheel-of-fortune-pestilence-lose = Retira el meeple del camino
lesson-wheel-of-fortune-pestilence-monk = Tu monje puede sumar 9 puntos algún día. Retira el meeple del camino.
lesson-wheel-of-fortune-pestilence-done = El monje se queda. Los meeples en coronas también habrían estado a salvo.

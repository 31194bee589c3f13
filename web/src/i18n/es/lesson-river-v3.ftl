lesson-river-v3-line = Construye primero el río y ocupa lo que haya en sus orillas.

lesson-river-v3-course = Sigue el río
lesson-river-v3-course-text = Las primeras losetas son de río, y cada una continúa el río. Los meeples se colocan como siempre, pero no en el agua.
lesson-river-v3-course-flow = Continúa el río
lesson-river-v3-course-claim = Ocupa la ciudad de la orilla
lesson-river-v3-course-other = Se puede, pero la ciudad vale más. Pon tu meeple en ella.
lesson-river-v3-course-pass = El río es un buen lugar para empezar. Ocupa la ciudad.
lesson-river-v3-course-done = La ciudad ya es tuya, y a su alrededor aún no hay nada.

lesson-river-v3-bend = Gira al otro lado
lesson-river-v3-bend-text = El río gira a izquierda y derecha por turnos, para no chocar nunca consigo mismo. Su última curva fue a la izquierda.
lesson-river-v3-bend-turn = Continúa el río con una curva a la derecha
lesson-river-v3-bend-rest = Coloca un meeple o guárdatelo
lesson-river-v3-bend-done = Izquierda y luego derecha. Los tramos rectos de en medio no cuentan.

lesson-river-v3-lake = Acaba en el lago
lesson-river-v3-lake-text = El lago sale el último y acaba el río. En este hay un monasterio. Después se roban losetas normales.
lesson-river-v3-lake-lay = Coloca el lago
lesson-river-v3-lake-claim = Pon un monje en el monasterio
lesson-river-v3-lake-field = Un monasterio junto al lago vale hasta 9 puntos. Pon tu meeple en él.
lesson-river-v3-lake-pass = Un monasterio vale hasta 9 puntos. Pon un monje en él.
lesson-river-v3-lake-done = El río está terminado. A partir de ahora se roban losetas normales.

lesson-farmers-line = Tumba granjeros para el final y lucha por el mejor campo.

lesson-farmers-count = Cuenta las ciudades
lesson-farmers-count-text = Un granjero se queda hasta el final. Entonces da 3 puntos por cada ciudad completa que toque su campo. Los caminos y las murallas limitan un campo.
lesson-farmers-count-lay = Alarga el camino por la derecha
lesson-farmers-count-elsewhere = Ahí también encaja. Esta vez ponla en el extremo derecho del camino.
lesson-farmers-count-lie = Tumba un granjero en el campo que toca dos ciudades completas
lesson-farmers-count-road = El camino vale 1 punto por loseta. El campo de encima toca dos ciudades completas: son 6 puntos.
lesson-farmers-count-below = Este campo no toca ninguna ciudad. Elige el de encima del camino.
lesson-farmers-count-pass = La partida está acabando y aquí un granjero vale 6 puntos. Tumba uno.
lesson-farmers-count-done = 2 ciudades completas, a 3 puntos cada una: 6 puntos por un granjero. Las ciudades pueden ser de cualquiera.

lesson-farmers-finish = Una ciudad que vale doble
lesson-farmers-finish-text = Un granjero solo puntúa por ciudades completas. A la izquierda hay una abierta que toca el campo de tu granjero, y tú tienes la última loseta.
lesson-farmers-finish-close = Cierra la ciudad abierta
lesson-farmers-finish-elsewhere = Ahí encaja, pero la ciudad sigue abierta y tu granjero no gana nada por ella. Ciérrala por arriba.
lesson-farmers-finish-claim = Pon un caballero en la ciudad
lesson-farmers-finish-field = Ese granjero sumaría 3 puntos. Un caballero suma 4 por la ciudad.
lesson-farmers-finish-pass = La ciudad no es de nadie. Un caballero suma 4 puntos por ella.
lesson-farmers-finish-done = 4 puntos por el caballero y 3 más para tu granjero: 2 ciudades completas, 6 puntos por el campo. 10 en total.

lesson-farmers-join = Quita un campo
lesson-farmers-join-text = Quien tiene más granjeros en un campo se lleva todos sus puntos. Odile está entre dos ciudades, y tú tienes un granjero en el campo de arriba a la izquierda.
lesson-farmers-join-lay = Completa la ciudad de la derecha
lesson-farmers-join-elsewhere = Ahí encaja, pero necesitas el campo de arriba a la derecha. Cierra la ciudad ahí.
lesson-farmers-join-lie = Tumba un segundo granjero en el campo de encima de esa ciudad
lesson-farmers-join-city = Un caballero sumaría 4 puntos, pero entonces compartirías con Odile el campo grande. Tumba un granjero.
lesson-farmers-join-pass = Necesitas 2 granjeros para ganar al de Odile. Tumba uno.
lesson-farmers-join-join = Une los tres campos
lesson-farmers-join-far = Ahí encaja, pero los campos siguen separados. Ponla en el hueco entre tus granjeros.
lesson-farmers-join-more = Coloca otro meeple o guárdatelo
lesson-farmers-join-done = 2 granjeros contra 1: sumas 6 puntos por las dos ciudades y Odile, ninguno.

lesson-farmers-fence = Cierra el paso
lesson-farmers-fence-text = Odile tiene 2 granjeros a la derecha y tú 1 a la izquierda. Si los campos se unen, ella se lo lleva todo. Un camino separa los campos.
lesson-farmers-fence-lay = Pon el camino en el hueco
lesson-farmers-fence-elsewhere = Ahí encaja, pero el hueco sigue abierto y Odile puede unir por él los campos. Pon el camino en el hueco.
lesson-farmers-fence-more = Coloca otro meeple o guárdatelo
lesson-farmers-fence-done = Los campos siguen separados: 3 puntos para ti y 3 para Odile, en vez de 6 solo para ella.

lesson-flying-machines-line = Despega, tira el dado y aterriza donde ya hay otros.

lesson-flying-machines-fly = Visita sorpresa a un monje
lesson-flying-machines-fly-text = Una máquina voladora lleva un meeple 1, 2 o 3 losetas en la dirección de su flecha. Puede aterrizar en un camino, ciudad o monasterio incompletos, aunque estén ocupados.
lesson-flying-machines-fly-lay = Apunta al monasterio de Odile: pon la máquina abajo a la derecha, con la flecha hacia él
lesson-flying-machines-fly-turned = Casi: la flecha tiene que apuntar al monasterio. Gira la loseta.
lesson-flying-machines-fly-elsewhere = Ahí encaja, pero no apunta al monasterio. Prueba la esquina vacía de abajo a la derecha.
lesson-flying-machines-fly-fly = Haz volar un meeple
lesson-flying-machines-fly-pass = Haz volar un meeple: el monasterio está a solo 1 loseta.
lesson-flying-machines-fly-land = Has sacado un 1: aterriza en el monasterio
lesson-flying-machines-fly-close = Completa el monasterio
lesson-flying-machines-fly-far = Ahí encaja, pero el monasterio aún tiene un hueco a la derecha.
lesson-flying-machines-fly-more = Coloca otro meeple o guárdatelo
lesson-flying-machines-fly-done = Un monje cada uno: 9 puntos para ti y 9 para Odile, que se creía sola.

lesson-flying-machines-take = Quita una ciudad
lesson-flying-machines-take-text = En esta ciudad hay 1 caballero tuyo y 1 de Odile. Un tercero ya no puede entrar a pie, pero sí volando.
lesson-flying-machines-take-lay = Pon la máquina a la derecha de la ciudad, con la flecha hacia ella
lesson-flying-machines-take-turned = Casi: la flecha tiene que apuntar a la izquierda, hacia la ciudad. Gira la loseta.
lesson-flying-machines-take-elsewhere = Ahí encaja, pero la ciudad está en otra parte. Pon la máquina justo a su derecha.
lesson-flying-machines-take-fly = Haz volar un meeple: hay ciudad a 1, 2 y 3 losetas
lesson-flying-machines-take-pass = Desde aquí no puedes fallar: cualquier tirada cae en la ciudad. Haz volar un meeple.
lesson-flying-machines-take-land = Has sacado un 3: aterriza en la otra punta de la ciudad
lesson-flying-machines-take-close = Completa la ciudad
lesson-flying-machines-take-far = Ahí encaja, pero la ciudad sigue abierta. Ciérrala por arriba.
lesson-flying-machines-take-done = 2 caballeros contra 1: los 8 puntos son tuyos.

lesson-flying-machines-miss = Falla el blanco
lesson-flying-machines-miss-text = Un vuelo necesita dónde aterrizar. La ciudad de Odile mide solo 2 losetas de ancho, así que un 3 se pasa de largo.
lesson-flying-machines-miss-lay = Pon la máquina a la derecha de la ciudad, con la flecha hacia ella
lesson-flying-machines-miss-turned = Casi: la flecha tiene que apuntar a la izquierda, hacia la ciudad. Gira la loseta.
lesson-flying-machines-miss-elsewhere = Ahí encaja, pero no apunta a la ciudad. Ponla a la derecha de la ciudad.
lesson-flying-machines-miss-fly = Haz volar un meeple de todas formas
lesson-flying-machines-miss-pass = Vale la pena probar: solo pierdes esta ocasión de colocar un meeple. Hazlo volar.
lesson-flying-machines-miss-done = Un 3, y ninguna loseta donde aterrizar: tu meeple vuelve. Apunta siempre adonde cualquier tirada sirva.

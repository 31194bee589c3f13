lesson-mage-and-witch-line = Envía el mago a tu camino y la bruja a la ciudad de Odile, y mantenlos separados.

lesson-mage-and-witch-mage = Llama al mago
lesson-mage-and-witch-mage-text = Una loseta con la estrella mágica mueve el mago o la bruja. Donde está el mago, cada loseta vale 1 punto más.
lesson-mage-and-witch-mage-lay = Alarga tu camino
lesson-mage-and-witch-mage-elsewhere = Ahí encaja, pero tu camino no crece. Ponla en el extremo abierto de la derecha.
lesson-mage-and-witch-mage-mage = Envía el mago a tu camino
lesson-mage-and-witch-mage-witch = La bruja deja los puntos en la mitad. Envía el mago a tu camino.
lesson-mage-and-witch-mage-city = El mago haría subir la ciudad de Odile. Guarda la magia para tu camino.
lesson-mage-and-witch-mage-close = Completa tu camino
lesson-mage-and-witch-mage-far = Ahí encaja, pero tu camino sigue abierto. Ciérralo abajo a la derecha.
lesson-mage-and-witch-mage-more = Coloca otro meeple o guárdatelo
lesson-mage-and-witch-mage-done = 5 losetas por el camino y 5 por el mago: 10 puntos en vez de 5. El mago sale del tablero hasta la próxima estrella.

lesson-mage-and-witch-witch = Envía a la bruja
lesson-mage-and-witch-witch-text = Donde está la bruja solo se suma la mitad de los puntos. Odile está a punto de completar una ciudad grande.
lesson-mage-and-witch-witch-lay = Coloca la loseta en el extremo del camino
lesson-mage-and-witch-witch-elsewhere = Ahí encaja, pero no amplíes la ciudad de Odile. Ponla en un extremo del camino.
lesson-mage-and-witch-witch-witch = Envía la bruja a la ciudad de Odile
lesson-mage-and-witch-witch-mage = El mago le daría aún más a Odile. Envía la bruja.
lesson-mage-and-witch-witch-other = Ahí la bruja no hace daño. Envíala a la ciudad grande de Odile.
lesson-mage-and-witch-witch-more = Coloca un meeple en tu loseta o guárdatelo
lesson-mage-and-witch-witch-done = 4 losetas y 1 escudo serían 10 puntos. Con la bruja, Odile suma 5.

lesson-mage-and-witch-meet = Echa a la bruja
lesson-mage-and-witch-meet-text = El mago y la bruja no pueden estar en la misma ciudad ni en el mismo camino. Quien los junta mueve a uno de los dos antes de puntuar.
lesson-mage-and-witch-meet-join = Une tus dos ciudades
lesson-mage-and-witch-meet-elsewhere = Ahí encaja, pero tus dos ciudades siguen separadas. Ponla en el hueco entre ellas.
lesson-mage-and-witch-meet-witch = Envía la bruja al camino de Odile
lesson-mage-and-witch-meet-mage = Entonces la bruja se quedaría y tu ciudad valdría la mitad. Mejor echa a la bruja.
lesson-mage-and-witch-meet-done = 3 losetas, a 2 puntos cada una, y 3 por el mago: 9 puntos. Y la bruja espera ahora en el camino de Odile.

lesson-count-line = Deja que otros puntúen, espera en Carcassonne y vuelve cuando convenga.

lesson-count-enter = Ve a Carcassonne
lesson-count-enter-text = Si tu loseta da puntos a otros y a ti ninguno, puedes enviar un meeple a Carcassonne. Espera allí, en un barrio donde no esté el conde.
lesson-count-enter-close = Completa la ciudad de Odile
lesson-count-enter-elsewhere = Ahí encaja, pero nadie puntúa. Cierra la ciudad de Odile, abajo a la izquierda.
lesson-count-enter-keep = Guárdate el meeple en esta loseta
lesson-count-enter-field = Guárdalo: después de puntuar puedes enviarlo a Carcassonne.
lesson-count-enter-enter = Envía un meeple a la herrería, que ayuda en los caminos
lesson-count-enter-other = Cada barrio ayuda en una cosa. Ve a la herrería: ahora tocan los caminos.
lesson-count-enter-pass = Odile suma 8 puntos y tú ninguno. A cambio, lleva el meeple a la herrería.
lesson-count-enter-count = Mueve al conde adonde quieras o déjalo. Donde está él, nadie entra ni sale
lesson-count-enter-done = Tu meeple espera en la herrería. Cuando se complete un camino, puede salir.

lesson-count-leave = Vuelve para un camino
lesson-count-leave-text = Antes de que puntúe un camino, los meeples de la herrería pueden unirse a él. Odile está a punto de sumar 3 puntos ella sola.
lesson-count-leave-close = Completa el camino de Odile con el cruce
lesson-count-leave-elsewhere = Ahí encaja, pero el camino de Odile sigue abierto. Ponla en el extremo izquierdo del camino.
lesson-count-leave-keep = Guárdate el meeple en esta loseta
lesson-count-leave-more = Esta vez guárdatelo. Con tu meeple de la herrería basta.
lesson-count-leave-join = Envía tu meeple de la herrería al camino
lesson-count-leave-stay = Entonces Odile se lleva sola los puntos. Envía tu meeple al camino.
lesson-count-leave-done = Un meeple cada uno: compartes el camino y también sumas 3 puntos.

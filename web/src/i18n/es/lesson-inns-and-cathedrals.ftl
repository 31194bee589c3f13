lesson-inns-and-cathedrals-line = Apuesta por caminos y ciudades grandes, y estropea los ajenos.

lesson-inns-and-cathedrals-inn = Dobla tu camino
lesson-inns-and-cathedrals-inn-text = Un camino con posada da 2 puntos por loseta en vez de 1, si se completa.
lesson-inns-and-cathedrals-inn-lay = Pon la posada en el camino
lesson-inns-and-cathedrals-inn-claim = Ocupa el camino
lesson-inns-and-cathedrals-inn-elsewhere = Ahí encaja, pero a tu camino le hace falta en su extremo abierto de la derecha.
lesson-inns-and-cathedrals-inn-field = En un campo sería un granjero. Ponlo en el camino con la posada.
lesson-inns-and-cathedrals-inn-pass = Sin un meeple, el camino no es de nadie. Pon uno.
lesson-inns-and-cathedrals-inn-close = Completa el camino
lesson-inns-and-cathedrals-inn-more = Coloca otro meeple o guárdatelo
lesson-inns-and-cathedrals-inn-done = 4 losetas, a 2 puntos cada una: 8 puntos en vez de 4.

lesson-inns-and-cathedrals-cathedral = Construye una catedral
lesson-inns-and-cathedrals-cathedral-text = Una ciudad con catedral da 3 puntos por loseta y por escudo, si se completa. Hasta entonces no vale nada.
lesson-inns-and-cathedrals-cathedral-lay = Pon la catedral en el centro de la ciudad
lesson-inns-and-cathedrals-cathedral-claim = Ocupa la ciudad
lesson-inns-and-cathedrals-cathedral-elsewhere = Ahí encaja, pero forma una ciudad enorme y difícil de cerrar. Ponla en el hueco entre las tres ciudades.
lesson-inns-and-cathedrals-cathedral-pass = Sin un meeple, la ciudad no es de nadie. Pon uno.
lesson-inns-and-cathedrals-cathedral-close = Cierra la muralla
lesson-inns-and-cathedrals-cathedral-more = Coloca otro meeple o guárdatelo
lesson-inns-and-cathedrals-cathedral-done = 5 losetas, a 3 puntos cada una: 15 puntos en vez de 10.

lesson-inns-and-cathedrals-risk = Estropea un camino
lesson-inns-and-cathedrals-risk-text = Al final de la partida, un camino incompleto con posada no da nada. Tienes la última loseta, y el camino de Odile sigue abierto.
lesson-inns-and-cathedrals-risk-spoil = Haz que el camino de Odile no valga nada
lesson-inns-and-cathedrals-risk-elsewhere = Ahí encaja, pero Odile conserva sus 3 puntos. Pon la posada en un extremo de su camino.
lesson-inns-and-cathedrals-risk-leave = Guárdate el meeple
lesson-inns-and-cathedrals-risk-field = Aquí un granjero no gana nada: ninguna ciudad está completa. Guárdatelo.
lesson-inns-and-cathedrals-risk-done = Odile no gana nada por su camino. Una ciudad con catedral incompleta tampoco vale nada, así que cuenta las losetas que quedan.

lesson-inns-and-cathedrals-large = Cuenta doble
lesson-inns-and-cathedrals-large-text = Tienes un meeple grande. Cuenta como 2 al comparar quién tiene más en una ciudad, un camino o un campo.
lesson-inns-and-cathedrals-large-lay = Empieza una ciudad frente a la de Odile
lesson-inns-and-cathedrals-large-claim = Pon en ella tu meeple grande
lesson-inns-and-cathedrals-large-elsewhere = Ahí encaja, pero la ciudad de Odile está arriba a la derecha. Ponla enfrente, mirando a la suya.
lesson-inns-and-cathedrals-large-small = Un meeple normal tendría que compartir con Odile. Usa el grande.
lesson-inns-and-cathedrals-large-field = En un campo sería un granjero. Ponlo en la ciudad.
lesson-inns-and-cathedrals-large-pass = Sin un meeple, la ciudad sería solo de Odile. Pon tu meeple grande.
lesson-inns-and-cathedrals-large-join = Une las dos ciudades
lesson-inns-and-cathedrals-large-more = Coloca otro meeple o guárdatelo
lesson-inns-and-cathedrals-large-done = Tu meeple grande cuenta 2 contra 1: los 6 puntos son tuyos.

lesson-base-line = Coloca losetas, ocupa caminos y ciudades, suma puntos.

lesson-base-tile = Coloca una loseta
lesson-base-tile-text = En cada turno añades una loseta al tablero. Los caminos siguen con caminos, las ciudades con ciudades y los campos con campos.
lesson-base-tile-lay = Coloca la loseta donde encaje
lesson-base-tile-done = Esa era la primera mitad de un turno. La segunda es un meeple.

lesson-base-claim = Ocupa una ciudad
lesson-base-claim-text = En la loseta que acabas de colocar puedes poner uno de tus 7 meeples. En una ciudad es un caballero, y la ciudad es tuya.
lesson-base-claim-lay = Amplía la ciudad
lesson-base-claim-claim = Pon un meeple en la ciudad
lesson-base-claim-elsewhere = Ahí encaja, pero la ciudad no crece. Pon la loseta en el lado abierto de la ciudad.
lesson-base-claim-field = En un campo sería un granjero. De momento, ponlo en la ciudad.
lesson-base-claim-pass = Sin un meeple, la ciudad no es de nadie. Pon uno.
lesson-base-claim-done = La ciudad es tuya. Nadie más puede poner un meeple en ella, por mucho que crezca.

lesson-base-finish = Completa la ciudad
lesson-base-finish-text = Una ciudad está completa cuando su muralla no tiene huecos. Puntúa al instante y tu caballero vuelve contigo.
lesson-base-finish-close = Cierra la muralla
lesson-base-finish-elsewhere = Ahí encaja, pero la muralla sigue abierta. Cierra la ciudad por arriba.
lesson-base-finish-keep = Esta vez guárdate el meeple
lesson-base-finish-field = Puedes colocar otro, pero esta vez guárdatelo. Pronto te hará falta.
lesson-base-finish-done = 3 losetas y 1 escudo, a 2 puntos cada uno: 8 puntos. Y vuelves a tener tus 7 meeples.

lesson-base-road = Ocupa un camino
lesson-base-road-text = Un camino da 1 punto por loseta. Está completo cuando sus dos extremos acaban en un cruce, un pueblo, una ciudad o un monasterio.
lesson-base-road-lay = Alarga el camino
lesson-base-road-claim = Pon un meeple en el camino
lesson-base-road-elsewhere = Ahí encaja, pero tu camino no avanza. Ponla en el extremo abierto del camino.
lesson-base-road-field = En un campo sería un granjero. De momento, ponlo en el camino.
lesson-base-road-pass = Sin un meeple, el camino no es de nadie. Pon uno.
lesson-base-road-close = Completa tu camino con el cruce
lesson-base-road-keep = Coloca otro meeple o guárdatelo
lesson-base-road-done = 4 losetas, 4 puntos. Los caminos dan poco, pero recuperas pronto el meeple.

lesson-base-monastery = Ocupa un monasterio
lesson-base-monastery-text = Un monasterio cuenta su loseta y las 8 de alrededor, a 1 punto cada una. Está completo cuando están las 8.
lesson-base-monastery-lay = Pon el monasterio en el hueco
lesson-base-monastery-claim = Pon un meeple en el monasterio
lesson-base-monastery-elsewhere = Ahí encaja, pero no es lo mejor para el monasterio. Busca el hueco del centro.
lesson-base-monastery-field = En un campo sería un granjero. De momento, ponlo en el monasterio.
lesson-base-monastery-pass = Sin un meeple, el monasterio no es de nadie. Pon uno.
lesson-base-monastery-close = Ocupa la última casilla que lo rodea
lesson-base-monastery-keep = Coloca otro meeple o guárdatelo
lesson-base-monastery-done = 9 losetas, 9 puntos. A un monasterio le sirve cualquier loseta de cualquier jugador.

lesson-base-farmer = Tumba un granjero
lesson-base-farmer-text = En un campo, el meeple se tumba y se queda hasta el final de la partida. Entonces, cada ciudad completa junto a su campo vale 3 puntos.
lesson-base-farmer-lay = Coloca la loseta junto a la inicial
lesson-base-farmer-lie = Tumba un granjero en el campo que toca la ciudad
lesson-base-farmer-elsewhere = Ahí también encaja. Para este granjero, ponla a la derecha de la loseta inicial.
lesson-base-farmer-road = Eso sería un meeple en el camino. Túmbalo en el campo de arriba.
lesson-base-farmer-below = Este campo no toca ninguna ciudad: el camino lo separa. Túmbalo en el campo de encima del camino.
lesson-base-farmer-pass = Quedan pocas losetas, y un granjero paga al final. Tumba uno.
lesson-base-farmer-done = La partida ha terminado y tu granjero suma 3 puntos por la ciudad completa. Antes no vuelve nunca, así que elige bien.

lesson-base-share = Comparte una ciudad
lesson-base-share-text = No puedes entrar en una ciudad ajena. Pero dos ciudades pueden unirse al crecer, y entonces ambos suman todos los puntos.
lesson-base-share-join = Une las dos ciudades
lesson-base-share-elsewhere = Ahí encaja, pero las dos ciudades siguen separadas. Ponla en el hueco entre ellas.
lesson-base-share-keep = Coloca otro meeple o guárdatelo
lesson-base-share-done = Un caballero cada uno, así que cada cual suma los 6 puntos.

lesson-base-steal = Quita una ciudad
lesson-base-steal-text = Quien tiene más caballeros en una ciudad se lleva todos sus puntos. Así que construye al lado y luego únelas.
lesson-base-steal-lay = Empieza una segunda ciudad al lado
lesson-base-steal-claim = Pon en ella un segundo caballero
lesson-base-steal-elsewhere = Ahí encaja, pero no ayuda a quitarle la ciudad. Mira en la parte de arriba del hueco.
lesson-base-steal-field = En un campo sería un granjero. Necesitas un caballero.
lesson-base-steal-pass = Sin un segundo caballero, compartirías con Odile. Pon uno.
lesson-base-steal-join = Une las tres ciudades
lesson-base-steal-keep = Coloca otro meeple o guárdatelo
lesson-base-steal-done = 2 caballeros contra 1: tú sumas 8 puntos y Odile, ninguno. Ya sabes bastante para tu primera partida.

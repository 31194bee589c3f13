lesson-princess-and-dragon-line = Lanza el dragón contra tus rivales y ten cerca al hada.

lesson-princess-and-dragon-dragon = Alimenta al dragón
lesson-princess-and-dragon-dragon-text = Un volcán trae el dragón al tablero. Una loseta de dragón le hace dar 6 pasos, y por turnos se elige adónde va. Se come todas las figuras a su paso.
lesson-princess-and-dragon-dragon-wake = Coloca el volcán junto a la ciudad de Odile
lesson-princess-and-dragon-dragon-lay = Coloca la loseta de dragón en el extremo derecho del camino
lesson-princess-and-dragon-dragon-keep = Guárdate el meeple: el dragón está a punto de moverse
lesson-princess-and-dragon-dragon-field = No con un dragón hambriento cerca. Esta vez guárdate el meeple.
lesson-princess-and-dragon-dragon-eat = Mueve el dragón hasta el caballero de Odile
lesson-princess-and-dragon-dragon-elsewhere = Ahí encaja, pero en esta escena hace falta en otro sitio. Vuelve a leer la tarea.
lesson-princess-and-dragon-dragon-away = Ese paso no se come a nadie. El caballero de Odile está junto al dragón, a la izquierda.
lesson-princess-and-dragon-dragon-done = El caballero vuelve con Odile y la ciudad no es de nadie. Ahora Odile elige el segundo paso.

lesson-princess-and-dragon-fairy = Llama al hada
lesson-princess-and-dragon-fairy-text = En vez de colocar una figura, puedes mover el hada a una loseta con un meeple tuyo. El dragón nunca entra ahí, y ella te da 1 punto al empezar cada uno de tus turnos.
lesson-princess-and-dragon-fairy-lay = Alarga el camino por la derecha
lesson-princess-and-dragon-fairy-elsewhere = Ahí encaja, pero ponla en el extremo derecho del camino.
lesson-princess-and-dragon-fairy-guard = Mueve el hada con tu caballero
lesson-princess-and-dragon-fairy-meeple = Otro meeple no detiene al dragón. Envía el hada con tu caballero.
lesson-princess-and-dragon-fairy-pass = El dragón está justo al lado de tu caballero. Envía ahí el hada.
lesson-princess-and-dragon-fairy-trap = Tu paso: lleva el dragón debajo de tu ciudad, a un callejón sin salida
lesson-princess-and-dragon-fairy-on = Por ahí el dragón podría seguir. Debajo de tu ciudad se queda atrapado: no puede volver y el hada le cierra el paso.
lesson-princess-and-dragon-fairy-done = El dragón está atrapado, tu caballero está a salvo y el hada te ha dado 1 punto.

lesson-princess-and-dragon-portal = Cruza un portal
lesson-princess-and-dragon-portal-text = Con un portal mágico, tu meeple puede ir a cualquier loseta del tablero. Valen las reglas de siempre: la zona debe estar incompleta y sin meeples.
lesson-princess-and-dragon-portal-lay = Coloca el portal en el extremo derecho del camino
lesson-princess-and-dragon-portal-elsewhere = Ahí encaja, pero ponlo en el extremo derecho del camino.
lesson-princess-and-dragon-portal-jump = Envía un meeple a la ciudad sin dueño
lesson-princess-and-dragon-portal-here = Se puede, pero la ciudad de arriba tiene un escudo y aún no es de nadie.
lesson-princess-and-dragon-portal-pass = Un portal es una oportunidad para tu meeple. Envíalo a la ciudad.
lesson-princess-and-dragon-portal-close = Cierra la ciudad
lesson-princess-and-dragon-portal-more = Coloca otro meeple o guárdatelo
lesson-princess-and-dragon-portal-fairy = De momento, deja en paz al hada. Coloca un meeple o guárdatelo.
lesson-princess-and-dragon-portal-done = 3 losetas y 1 escudo, a 2 puntos cada uno: 8 puntos por una ciudad que no empezaste tú.

lesson-princess-and-dragon-princess = Haz entrar a la princesa
lesson-princess-and-dragon-princess-text = Cuando una loseta de princesa amplía una ciudad, uno de sus caballeros tiene que irse. Tú eliges cuál.
lesson-princess-and-dragon-princess-lay = Coloca la princesa de modo que la ciudad de Odile crezca hacia la derecha
lesson-princess-and-dragon-princess-turned = Encaja, pero gírala: la ciudad debe seguir hacia la derecha.
lesson-princess-and-dragon-princess-elsewhere = Ahí encaja, pero no en la ciudad de Odile. Ponla en lo alto de su ciudad.
lesson-princess-and-dragon-princess-send = Manda a casa al caballero de Odile
lesson-princess-and-dragon-princess-close = Cierra la ciudad con la última loseta
lesson-princess-and-dragon-princess-claim = Pon tu caballero en ella
lesson-princess-and-dragon-princess-field = La ciudad está cerrada y no es de nadie. Pon tu caballero en ella.
lesson-princess-and-dragon-princess-pass = Sin un caballero, nadie puntúa la ciudad. Pon uno.
lesson-princess-and-dragon-princess-done = 4 losetas, a 2 puntos cada una: 8 puntos por una ciudad que construyó Odile.

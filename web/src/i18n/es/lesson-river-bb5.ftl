lesson-river-bb5-line = Un río con ovejas para tu pastor y viñedos para tus monjes.

lesson-river-bb5-turn = No des la vuelta
lesson-river-bb5-turn-text = Cada loseta de río continúa el río. Dos curvas seguidas no pueden girar al mismo lado, o el río volvería hacia atrás.
lesson-river-bb5-turn-turn = Continúa el río con una curva hacia el otro lado
lesson-river-bb5-turn-rest = Coloca un meeple o guárdatelo
lesson-river-bb5-turn-shepherd = El pastor tiene su propia escena. Coloca un meeple o guárdatelo.
lesson-river-bb5-turn-done = Las dos losetas tienen un viñedo: cada uno da 3 puntos más a un monasterio completo de al lado.

lesson-river-bb5-sheep = Cuenta las ovejas de la orilla
lesson-river-bb5-sheep-text = Algunas orillas tienen una oveja. Cuando reúnes un rebaño en ese campo, también cuentan, todas las veces.
lesson-river-bb5-sheep-lay = Coloca la loseta de río con su oveja debajo del agua
lesson-river-bb5-sheep-turned = Encaja, pero gírala para que la oveja quede debajo del agua.
lesson-river-bb5-sheep-herd = Pon tu pastor en el campo con la oveja
lesson-river-bb5-sheep-below = En ese lado no hay ovejas. Pon el pastor debajo del agua.
lesson-river-bb5-sheep-meeple = Deja eso para luego. Pon tu pastor en el campo con la oveja.
lesson-river-bb5-sheep-pass = Sin pastor, nadie reúne las ovejas. Ponlo en el campo.
lesson-river-bb5-sheep-wider = Tu campo crece: coloca el lago
lesson-river-bb5-sheep-keep = Guárdate el meeple
lesson-river-bb5-sheep-more = Esta vez guárdate el meeple. Ahora tocan las ovejas.
lesson-river-bb5-sheep-gather = Reúne tu rebaño
lesson-river-bb5-sheep-grow = Podría venir un lobo. Reúne ya tu rebaño.
lesson-river-bb5-sheep-done = 2 ovejas en tu ficha y 2 en las orillas: 4 puntos. Las ovejas de las orillas se quedan para el próximo rebaño.

lesson-ferries-line = Los caminos cruzan lagos: acaba el tuyo, únete al de Odile y gira el transbordador cuando te convenga.

lesson-ferries-end = Coloca un transbordador
lesson-ferries-end-text = Los caminos acaban en un lago. Un transbordador une después dos de ellos en un solo camino, y tú eliges cuáles.
lesson-ferries-end-lay = Pon el lago al final de tu camino
lesson-ferries-end-turned = Así también encaja. Gírala para que un camino siga a la derecha y otro hacia abajo.
lesson-ferries-end-elsewhere = Ahí encaja, pero tu camino debe llegar al lago. Ponlo en el extremo abierto de la derecha.
lesson-ferries-end-claim = Ocupa uno de los caminos nuevos de la otra orilla
lesson-ferries-end-pass = Aquí tienes gratis un segundo camino. Ocúpalo.
lesson-ferries-end-ferry = Une con el transbordador los dos caminos nuevos
lesson-ferries-end-open = Entonces tu camino viejo sigue por el lago y no se completa. Une los otros dos caminos.
lesson-ferries-end-done = Tu camino viejo acaba en el lago: 4 losetas, 4 puntos. Y tienes uno nuevo que cruza el agua.

lesson-ferries-board = Cruza hasta Odile
lesson-ferries-board-text = No puedes poner un meeple en el camino de Odile. Pero en un lago nuevo puedes ocupar un camino vacío, y el transbordador lo une luego al suyo.
lesson-ferries-board-lay = Pon el lago en el hueco del camino
lesson-ferries-board-elsewhere = Ahí encaja, pero el camino de Odile acaba en el hueco. Pon el lago en él.
lesson-ferries-board-claim = Ocupa el camino de la izquierda
lesson-ferries-board-other = Desde ahí también podrías cruzar, pero ese camino aún no tiene final. Elige el de la izquierda.
lesson-ferries-board-pass = Sin un meeple no ganas nada. Ocupa el camino de la izquierda.
lesson-ferries-board-ferry = Une con el transbordador tu camino y el de Odile
lesson-ferries-board-apart = Así no llegas al camino de Odile. Une con el transbordador izquierda y derecha.
lesson-ferries-board-done = Todo el camino está completo, con un meeple de cada uno: 5 losetas, 5 puntos para ti y 5 para Odile.

lesson-ferries-turn = Gira el transbordador
lesson-ferries-turn-text = Cuando alargas un camino, puedes girar su transbordador más cercano. Odile ha cruzado a tu camino y puedes librarte de ella.
lesson-ferries-turn-lay = Cierra tu camino por la izquierda
lesson-ferries-turn-elsewhere = Ahí encaja, pero a tu camino le falta un final a la izquierda.
lesson-ferries-turn-more = Coloca otro meeple o guárdatelo
lesson-ferries-turn-turn = Gira el transbordador para que tu camino vaya hacia abajo
lesson-ferries-turn-other = Entonces tu camino acaba en el lago, por 3 puntos. Únelo al camino de abajo: vale 5.
lesson-ferries-turn-pass = Entonces Odile sigue compartiendo tu camino, que queda abierto. Gira el transbordador.
lesson-ferries-turn-done = Tu camino acaba ahora en el monasterio de abajo: 5 puntos, todos para ti. El meeple de Odile se queda en la otra orilla.

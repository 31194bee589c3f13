lesson-abbey-and-mayor-line = Tapa el hueco donde nada encaja y cuenta escudos en vez de cabezas.

lesson-abbey-and-mayor-abbey = Tapa un hueco con la abadía
lesson-abbey-and-mayor-abbey-text = Una vez por partida puedes colocar tu abadía en vez de robar. Encaja en cualquier hueco con losetas en los cuatro lados, cierra lo que acaba ahí y es un monasterio.
lesson-abbey-and-mayor-abbey-fill = Pon tu abadía en el hueco
lesson-abbey-and-mayor-abbey-draw = Ninguna loseta de la bolsa iría tan bien en ese hueco. Usa tu abadía.
lesson-abbey-and-mayor-abbey-monk = Pon un monje en la abadía
lesson-abbey-and-mayor-abbey-pass = La abadía ya está rodeada, así que un monje puntúa al instante. Pon uno.
lesson-abbey-and-mayor-abbey-other = Pon un meeple en la abadía: puntúa al instante.
lesson-abbey-and-mayor-abbey-done = 6 puntos por tu ciudad, que cerró la abadía, y 9 por la abadía: 15 puntos con una sola loseta.

lesson-abbey-and-mayor-mayor = Envía al alcalde
lesson-abbey-and-mayor-mayor-text = En una ciudad, el alcalde cuenta tanto como los escudos que hay en ella. Sin escudos no cuenta nada.
lesson-abbey-and-mayor-mayor-lay = Empieza una ciudad a la izquierda de la de Odile, dejando una casilla en medio
lesson-abbey-and-mayor-mayor-elsewhere = Ahí encaja, pero deja una casilla entre esta ciudad y la de Odile.
lesson-abbey-and-mayor-mayor-claim = Pon tu alcalde en la ciudad
lesson-abbey-and-mayor-mayor-small = Un meeple solo empataría con Odile. El alcalde crece con cada escudo: envíalo.
lesson-abbey-and-mayor-mayor-field = El sitio del alcalde es la ciudad. Ponlo ahí.
lesson-abbey-and-mayor-mayor-join = Une las ciudades con el segundo escudo
lesson-abbey-and-mayor-mayor-more = Coloca otra figura o guárdatela
lesson-abbey-and-mayor-mayor-done = 2 escudos ganan a 1 caballero: 4 losetas y 2 escudos, 12 puntos solo para ti.

lesson-abbey-and-mayor-wagon = Sigue el camino
lesson-abbey-and-mayor-wagon-text = Cuando se completa su camino, ciudad o monasterio, la carreta no tiene por qué volver. Puede ir a una zona incompleta que esté conectada y libre.
lesson-abbey-and-mayor-wagon-lay = Alarga el camino
lesson-abbey-and-mayor-wagon-claim = Pon tu carreta en el camino
lesson-abbey-and-mayor-wagon-meeple = Un meeple volvería a casa después. Usa la carreta.
lesson-abbey-and-mayor-wagon-pass = Pon tu carreta en el camino.
lesson-abbey-and-mayor-wagon-close = Completa el camino con el cruce
lesson-abbey-and-mayor-wagon-elsewhere = Ahí encaja, pero a este camino le hace falta en su extremo derecho.
lesson-abbey-and-mayor-wagon-keep = Guárdate las demás figuras
lesson-abbey-and-mayor-wagon-more = Esta vez guárdatelas: tu carreta está a punto de moverse.
lesson-abbey-and-mayor-wagon-drive = Ve al monasterio del otro extremo
lesson-abbey-and-mayor-wagon-road = Eso también vale. Pero un monasterio da más: ve al extremo izquierdo del camino.
lesson-abbey-and-mayor-wagon-home = Podría volver a casa. Pero el monasterio está libre: ve ahí.
lesson-abbey-and-mayor-wagon-done = 4 puntos por el camino, y el monasterio es tuyo sin colocar otra figura.

lesson-abbey-and-mayor-barn = Construye un granero
lesson-abbey-and-mayor-barn-text = Un granero va en una esquina donde cuatro losetas solo tienen campo. Los granjeros de ahí puntúan ya y vuelven. Al final, el granero da 4 puntos por cada ciudad completa.
lesson-abbey-and-mayor-barn-lay = Pon la ciudad abajo, para que se junten cuatro campos
lesson-abbey-and-mayor-barn-elsewhere = Ahí encaja, pero no forma una esquina con cuatro campos. Ocupa la casilla debajo del camino.
lesson-abbey-and-mayor-barn-barn = Construye tu granero donde se juntan los cuatro campos
lesson-abbey-and-mayor-barn-pass = Tu granjero está esperando. Construye el granero.
lesson-abbey-and-mayor-barn-other = Usa el granero: va en la esquina, en medio de los cuatro campos.
lesson-abbey-and-mayor-barn-done = Tu granjero suma 3 puntos por la ciudad completa y ha vuelto. El granero se queda el campo hasta el final.

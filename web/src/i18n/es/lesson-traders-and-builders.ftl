lesson-traders-and-builders-line = Llévate mercancías de cualquier ciudad que completes, juega dos losetas por turno y ceba un cerdo.

lesson-traders-and-builders-goods = Llévate las mercancías
lesson-traders-and-builders-goods-text = Algunas ciudades comercian con vino, grano o tela. Quien completa una se lleva sus mercancías, aunque los puntos sean de otro.
lesson-traders-and-builders-goods-close = Completa la ciudad de Odile
lesson-traders-and-builders-goods-elsewhere = Ahí encaja, pero las mercancías están en la ciudad de Odile. Ciérrala por arriba.
lesson-traders-and-builders-goods-done = Odile suma 8 puntos, y tú te llevas 1 de vino y 1 de grano. La próxima escena muestra cuánto valen.

lesson-traders-and-builders-most = Acapara el mercado
lesson-traders-and-builders-most-text = Al final, quien tiene más vino gana 10 puntos. Lo mismo con el grano y con la tela. Odile tiene 1 de vino, y tú, la última loseta.
lesson-traders-and-builders-most-close = Completa la ciudad que muestra uvas dos veces
lesson-traders-and-builders-most-own = Son 6 puntos por tu ciudad, pero Odile sigue teniendo más vino y gana 10. Cierra la ciudad del centro.
lesson-traders-and-builders-most-elsewhere = Ahí encaja, pero no completa nada. Cierra la ciudad del centro, que muestra uvas dos veces.
lesson-traders-and-builders-most-done = 2 de vino contra 1: 10 puntos. Con 2 por tu propia ciudad abierta ganas 12 a 8, aunque Odile sumó 8 por la suya.

lesson-traders-and-builders-builder = Juega dos losetas en un turno
lesson-traders-and-builders-builder-text = Pon tu constructor en una ciudad o un camino donde ya tengas un meeple. Cada vez que amplíes esa ciudad o camino, juegas una segunda loseta.
lesson-traders-and-builders-builder-lay = Amplía tu ciudad
lesson-traders-and-builders-builder-claim = Pon tu constructor en la ciudad
lesson-traders-and-builders-builder-elsewhere = Ahí encaja, pero aquí se trata de tu ciudad. Ponla en el lado abierto, arriba.
lesson-traders-and-builders-builder-pass = Sin constructor no hay segunda loseta. Ponlo en tu ciudad.
lesson-traders-and-builders-builder-extend = Amplía tu ciudad otra vez: el constructor se pone a trabajar
lesson-traders-and-builders-builder-again = Juega tu segunda loseta
lesson-traders-and-builders-builder-skip = Puedes pasar, pero el constructor está justo para darte una loseta gratis. Juégala.
lesson-traders-and-builders-builder-close = Cierra con ella tu ciudad
lesson-traders-and-builders-builder-done = Dos losetas en un turno. 5 losetas y 2 escudos, a 2 puntos cada uno: 14 puntos, y tu caballero y tu constructor han vuelto.

lesson-traders-and-builders-pig = Ceba un cerdo
lesson-traders-and-builders-pig-text = Un cerdo acompaña a uno de tus granjeros. Al final, cada ciudad completa junto a ese campo vale para ti 4 puntos en vez de 3.
lesson-traders-and-builders-pig-lay = Amplía el campo de tu granjero
lesson-traders-and-builders-pig-pig = Pon tu cerdo en el campo con tu granjero
lesson-traders-and-builders-pig-elsewhere = Ahí encaja, pero tu granjero está encima del camino. Ponla en un extremo del camino.
lesson-traders-and-builders-pig-meeple = Otro meeple no hace que las ciudades valgan más. Usa el cerdo.
lesson-traders-and-builders-pig-pass = Es la última loseta, y un cerdo da puntos enseguida. Ponlo con tu granjero.
lesson-traders-and-builders-pig-done = 2 ciudades completas, a 4 puntos cada una: 8 puntos en vez de 6.

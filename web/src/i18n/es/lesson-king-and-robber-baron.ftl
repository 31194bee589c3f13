lesson-king-and-robber-baron-line = Completa la mayor ciudad y el camino más largo, y conserva los títulos.

lesson-king-and-robber-baron-king = Conviértete en rey
lesson-king-and-robber-baron-king-text = Quien completa la primera ciudad es rey, aunque no tenga ningún caballero en ella. Al final, el rey da 1 punto por cada ciudad completa.
lesson-king-and-robber-baron-king-close = Cierra la ciudad
lesson-king-and-robber-baron-king-elsewhere = Ahí encaja, pero la ciudad sigue abierta. Ponla encima de la ciudad.
lesson-king-and-robber-baron-king-more = Coloca un meeple o guárdatelo
lesson-king-and-robber-baron-king-done = Tu ciudad tiene 2 losetas, así que eres rey, por ahora.

lesson-king-and-robber-baron-larger = Hazte con la corona
lesson-king-and-robber-baron-larger-text = Una ciudad mayor se lleva el rey. Una igual, no. La ciudad de Odile tiene 2 losetas, y la de al lado tendrá 3.
lesson-king-and-robber-baron-larger-close = Completa la ciudad mayor
lesson-king-and-robber-baron-larger-elsewhere = Ahí encaja, pero no completa la ciudad mayor. Ponla arriba.
lesson-king-and-robber-baron-larger-more = Coloca un meeple o guárdatelo
lesson-king-and-robber-baron-larger-done = 3 losetas ganan a 2: ahora el rey eres tú. Cuenta el tamaño, no de quién es la ciudad.

lesson-king-and-robber-baron-baron = Completa el camino más largo
lesson-king-and-robber-baron-baron-text = El barón ladrón es de quien completa el camino más largo, y al final da 1 punto por cada camino completo. Esta es la última loseta.
lesson-king-and-robber-baron-baron-close = Completa los dos caminos con el cruce
lesson-king-and-robber-baron-baron-elsewhere = Ahí encaja, pero el camino largo sigue abierto. Ponla en su extremo derecho.
lesson-king-and-robber-baron-baron-claim = Pon un meeple en el camino largo
lesson-king-and-robber-baron-baron-other = El camino largo es el que más puntúa. Pon tu meeple en él.
lesson-king-and-robber-baron-baron-pass = Sin un meeple solo te llevas el título. Ocupa también el camino largo.
lesson-king-and-robber-baron-baron-done = 4 puntos por el camino y, como barón ladrón, 2 puntos por 2 caminos completos. Odile, que tiene el rey, suma 1 punto por 1 ciudad.

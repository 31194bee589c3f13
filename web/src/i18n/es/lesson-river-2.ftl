lesson-river-2-line = Divide el río y construye en el brazo que prefieras.

lesson-river-2-fork = Divide el río
lesson-river-2-fork-text = La segunda loseta es una bifurcación. A partir de ahí, el río tiene dos extremos abiertos y cada loseta de río sigue por el que elijas.
lesson-river-2-fork-split = Coloca la bifurcación con un brazo hacia arriba y otro hacia abajo
lesson-river-2-fork-turned = Eso está permitido. Para esta lección, que un brazo suba y el otro baje.
lesson-river-2-fork-rest = Coloca un meeple o guárdatelo
lesson-river-2-fork-arm = Continúa cualquiera de los brazos
lesson-river-2-fork-claim = Ocupa la ciudad de la orilla
lesson-river-2-fork-other = Se puede, pero la ciudad vale más. Pon tu meeple en ella.
lesson-river-2-fork-pass = Ocupa la ciudad antes de que lo haga Odile.
lesson-river-2-fork-done = Odile siguió un brazo y tú elegiste el tuyo. Los brazos no pueden juntarse nunca.

lesson-river-2-lake = Juega dos losetas seguidas
lesson-river-2-lake-text = El lago del volcán es la última loseta de río. Nadie puede estar en él, pero quien lo coloca roba y juega otra loseta enseguida.
lesson-river-2-lake-lay = Acaba un brazo con el lago
lesson-river-2-lake-second = Tu segunda loseta: colócala donde quieras
lesson-river-2-lake-rest = Coloca un meeple o guárdatelo
lesson-river-2-lake-done = Dos losetas en un turno. Ahora le toca a Odile.

lesson-river-v3-line = Prima costruisci il fiume, e occupa ciò che sta sulle rive.

lesson-river-v3-course = Segui il fiume
lesson-river-v3-course-text = Le prime tessere sono tessere fiume, e ognuna prosegue il fiume. I meeple si piazzano come sempre, solo non in acqua.
lesson-river-v3-course-flow = Prosegui il fiume
lesson-river-v3-course-claim = Occupa la città sulla riva
lesson-river-v3-course-other = Si può, ma la città vale di più. Metti lì il meeple.
lesson-river-v3-course-pass = Il fiume è un buon posto per cominciare. Occupa la città.
lesson-river-v3-course-done = La città è tua prima ancora che esista la terra intorno.

lesson-river-v3-bend = Curva dall’altra parte
lesson-river-v3-bend-text = Il fiume curva ora a sinistra, ora a destra, così non torna mai su sé stesso. L’ultima curva era a sinistra.
lesson-river-v3-bend-turn = Prosegui il fiume con una curva a destra
lesson-river-v3-bend-rest = Piazza un meeple, o tienilo
lesson-river-v3-bend-done = Sinistra, poi destra. Le tessere dritte in mezzo non cambiano nulla.

lesson-river-v3-lake = Finisci al lago
lesson-river-v3-lake-text = Il lago arriva per ultimo e chiude il fiume. Su questo c’è un monastero. Poi si pescano tessere normali.
lesson-river-v3-lake-lay = Piazza il lago
lesson-river-v3-lake-claim = Metti un monaco nel monastero
lesson-river-v3-lake-field = Un monastero in riva al lago vale fino a 9 punti. Mettici il meeple.
lesson-river-v3-lake-pass = Un monastero vale fino a 9 punti. Mettici un monaco.
lesson-river-v3-lake-done = Il fiume è finito. D’ora in poi tu e Odile pescate tessere normali.

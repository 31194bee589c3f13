lesson-cult-line = Postaw świątynię obok klasztoru i wygraj wyścig.

lesson-cult-challenge = Rzuć wyzwanie klasztorowi
lesson-cult-challenge-text = Świątynia punktuje jak klasztor. Obok cudzego klasztoru zaczyna wyścig: kto pierwszy będzie otoczony, bierze wszystko.
lesson-cult-challenge-lay = Połóż świątynię obok klasztoru Odile
lesson-cult-challenge-elsewhere = Pasuje, ale nie rzuca wyzwania Odile. Połóż ją na prawo od jej klasztoru.
lesson-cult-challenge-claim = Postaw meepla w świątyni
lesson-cult-challenge-field = Na łące byłby chłopem. Postaw go w świątyni.
lesson-cult-challenge-pass = Pusta świątynia nikomu nie zagraża. Postaw w niej meepla.
lesson-cult-challenge-done = Wyścig trwa: jedno z dwojga da punkty, drugie nic.

lesson-cult-race = Ukończ przed Odile
lesson-cult-race-text = Wokół twojej świątyni brakuje jednego pola, wokół klasztoru Odile też jednego. Ten kafelek pasuje na oba.
lesson-cult-race-first = Ukończ swoją świątynię
lesson-cult-race-theirs = To ukończyłoby klasztor Odile, a twoja świątynia nie da nic. Spójrz na prawo.
lesson-cult-race-elsewhere = Pasuje, ale nie kończy żadnego. Zapełnij pole na prawo od świątyni.
lesson-cult-race-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-cult-race-done = 9 punktów za świątynię. Mnich Odile wraca z niczym.

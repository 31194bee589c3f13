lesson-river-v3-line = Najpierw zbuduj rzekę i zajmij to, co leży na jej brzegach.

lesson-river-v3-course = Płyń z rzeką
lesson-river-v3-course-text = Pierwsze kafelki to kafelki rzeki i każdy ją przedłuża. Meeple stawiasz na nich jak zwykle, byle nie w wodzie.
lesson-river-v3-course-flow = Przedłuż rzekę
lesson-river-v3-course-claim = Zajmij miasto na brzegu
lesson-river-v3-course-other = Można, ale miasto jest warte więcej. Postaw w nim meepla.
lesson-river-v3-course-pass = Nad rzeką dobrze się zaczyna. Zajmij miasto.
lesson-river-v3-course-done = Miasto jest twoje, zanim powstała kraina wokół niego.

lesson-river-v3-bend = Skręć w drugą stronę
lesson-river-v3-bend-text = Rzeka skręca na przemian w lewo i w prawo, więc nigdy nie wpada na siebie. Ostatni zakręt był w lewo.
lesson-river-v3-bend-turn = Przedłuż rzekę zakrętem w prawo
lesson-river-v3-bend-rest = Postaw meepla albo go zatrzymaj
lesson-river-v3-bend-done = W lewo, potem w prawo. Proste kafelki pomiędzy nic nie zmieniają.

lesson-river-v3-lake = Zakończ jeziorem
lesson-river-v3-lake-text = Jezioro przychodzi na końcu i zamyka rzekę. Przy tym stoi klasztor. Potem dobiera się zwykłe kafelki.
lesson-river-v3-lake-lay = Połóż jezioro
lesson-river-v3-lake-claim = Postaw mnicha w klasztorze
lesson-river-v3-lake-field = Klasztor nad jeziorem może dać do 9 punktów. Postaw w nim meepla.
lesson-river-v3-lake-pass = Klasztor może dać do 9 punktów. Postaw w nim mnicha.
lesson-river-v3-lake-done = Rzeka jest ukończona. Odtąd dobieracie z Odile zwykłe kafelki.

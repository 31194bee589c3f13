lesson-mage-and-witch-line = Wyślij maga na swoją drogę, wiedźmę do miasta Odile i trzymaj ich z dala od siebie.

lesson-mage-and-witch-mage = Wezwij maga
lesson-mage-and-witch-mage-text = Kafelek z magiczną gwiazdą przesuwa maga lub wiedźmę. Tam, gdzie stoi mag, każdy kafelek jest wart 1 punkt więcej.
lesson-mage-and-witch-mage-lay = Przedłuż swoją drogę
lesson-mage-and-witch-mage-elsewhere = Pasuje, ale twoja droga nie rośnie. Połóż go na otwartym końcu po prawej.
lesson-mage-and-witch-mage-mage = Wyślij maga na swoją drogę
lesson-mage-and-witch-mage-witch = Wiedźma zmniejsza punkty o połowę. Wyślij na swoją drogę maga.
lesson-mage-and-witch-mage-city = Mag podniósłby wartość miasta Odile. Zachowaj magię dla swojej drogi.
lesson-mage-and-witch-mage-close = Ukończ swoją drogę
lesson-mage-and-witch-mage-far = Pasuje, ale twoja droga zostaje otwarta. Zamknij ją na dole po prawej.
lesson-mage-and-witch-mage-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-mage-and-witch-mage-done = 5 kafelków za drogę i 5 za maga: 10 punktów zamiast 5. Mag schodzi z planszy do następnej gwiazdy.

lesson-mage-and-witch-witch = Wyślij wiedźmę
lesson-mage-and-witch-witch-text = Tam, gdzie stoi wiedźma, liczy się tylko połowa punktów. Odile zaraz ukończy duże miasto.
lesson-mage-and-witch-witch-lay = Połóż kafelek na końcu drogi
lesson-mage-and-witch-witch-elsewhere = Pasuje, ale nie rozbudowuj miasta Odile. Połóż go na końcu drogi.
lesson-mage-and-witch-witch-witch = Wyślij wiedźmę do miasta Odile
lesson-mage-and-witch-witch-mage = Mag dałby Odile jeszcze więcej. Wyślij wiedźmę.
lesson-mage-and-witch-witch-other = Wiedźma nikomu tam nie szkodzi. Wyślij ją do dużego miasta Odile.
lesson-mage-and-witch-witch-more = Postaw meepla na swoim kafelku albo go zatrzymaj
lesson-mage-and-witch-witch-done = 4 kafelki i 1 herb to 10 punktów. Z wiedźmą Odile dostaje 5.

lesson-mage-and-witch-meet = Przepędź wiedźmę
lesson-mage-and-witch-meet-text = Mag i wiedźma nie mogą stać w tym samym mieście ani na tej samej drodze. Kto ich połączy, przed punktacją przesuwa jedno z nich.
lesson-mage-and-witch-meet-join = Połącz swoje dwa miasta
lesson-mage-and-witch-meet-elsewhere = Pasuje, ale twoje dwa miasta są nadal osobno. Połóż go w luce między nimi.
lesson-mage-and-witch-meet-witch = Wyślij wiedźmę na drogę Odile
lesson-mage-and-witch-meet-mage = Wtedy wiedźma zostaje i dzieli twoje miasto na pół. Przepędź wiedźmę.
lesson-mage-and-witch-meet-done = 3 kafelki, po 2 punkty, i 3 za maga: 9 punktów. A wiedźma czeka teraz na drodze Odile.

lesson-gold-mines-line = Kładź złoto na swoich kafelkach, zbieraj je przed innymi i gromadź.

lesson-gold-mines-mine = Kop złoto
lesson-gold-mines-mine-text = Kopalnia złota daje 2 sztabki: jedną na swój kafelek, drugą na kafelek obok. Złoto bierze właściciel tego, co zostanie tam ukończone.
lesson-gold-mines-mine-lay = Powiększ miasto kopalnią złota
lesson-gold-mines-mine-elsewhere = Pasuje, ale złoto ma trafić do twojego miasta. Połóż kopalnię nad nim.
lesson-gold-mines-mine-gold = Drugą sztabkę też połóż na własnym mieście
lesson-gold-mines-mine-odile = Na tym kafelku jest miasto Odile. Połóż złoto na kafelku pod kopalnią, w swoim mieście.
lesson-gold-mines-mine-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-gold-mines-mine-close = Ukończ swoje miasto
lesson-gold-mines-mine-far = Pasuje, ale twoje miasto zostaje otwarte. Zamknij je u góry.
lesson-gold-mines-mine-done = 8 punktów za miasto i obie sztabki są twoje. Punkty za nie dostaniesz na koniec partii.

lesson-gold-mines-snatch = Zgarnij złoto Odile
lesson-gold-mines-snatch-text = Złoto leży na całym kafelku, nie tylko w mieście. Na kafelku miasta Odile są 2 sztabki, ale biegnie przez niego też twoja droga.
lesson-gold-mines-snatch-close = Ukończ swoją drogę, zanim Odile ukończy miasto
lesson-gold-mines-snatch-elsewhere = Pasuje, ale twoja droga zostaje otwarta. Zamknij ją na dole.
lesson-gold-mines-snatch-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-gold-mines-snatch-done = 4 punkty za drogę, a do tego 2 sztabki Odile.

lesson-gold-mines-four = Gromadź
lesson-gold-mines-four-text = Na koniec do 3 sztabek daje po 1 punkcie, od 4 do 6 po 2 punkty i tak dalej. Masz 3 sztabki i ostatni kafelek.
lesson-gold-mines-four-close = Ukończ miasto z czwartą sztabką
lesson-gold-mines-four-big = To 2 punkty więcej za miasto, ale bez sztabki złoto jest warte 3 zamiast 8. Spójrz na drugie miasto.
lesson-gold-mines-four-elsewhere = Pasuje, ale niczego nie kończy. Zamknij miasto ze sztabką.
lesson-gold-mines-four-done = 4 sztabki, po 2 punkty: 8 punktów zamiast 3. Małe miasto ze złotem wygrywa z dużym bez niego.

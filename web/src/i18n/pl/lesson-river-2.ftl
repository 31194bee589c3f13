lesson-river-2-line = Rozdziel rzekę i buduj przy tej odnodze, którą wolisz.

lesson-river-2-fork = Rozdziel rzekę
lesson-river-2-fork-text = Drugi kafelek to rozwidlenie. Odtąd rzeka ma dwa otwarte końce, a każdy kafelek rzeki przedłuża ten, który wybierzesz.
lesson-river-2-fork-split = Połóż rozwidlenie tak, by jedna odnoga szła w górę, a druga w dół
lesson-river-2-fork-turned = Tak też można. W tej lekcji niech jedna odnoga idzie w górę, a druga w dół.
lesson-river-2-fork-rest = Postaw meepla albo go zatrzymaj
lesson-river-2-fork-arm = Przedłuż dowolną odnogę
lesson-river-2-fork-claim = Zajmij miasto na brzegu
lesson-river-2-fork-other = Można, ale miasto jest warte więcej. Postaw w nim meepla.
lesson-river-2-fork-pass = Zajmij miasto, zanim zrobi to Odile.
lesson-river-2-fork-done = Odile budowała przy jednej odnodze, ty wybierasz własną. Odnogi nigdy nie mogą się spotkać.

lesson-river-2-lake = Zagraj dwa kafelki z rzędu
lesson-river-2-lake-text = Jezioro z wulkanem to ostatni kafelek rzeki. Nikt nie może na nim stanąć, ale kto je położy, od razu dobiera i gra kolejny kafelek.
lesson-river-2-lake-lay = Zakończ jedną odnogę jeziorem
lesson-river-2-lake-second = Twój drugi kafelek: połóż go, gdzie chcesz
lesson-river-2-lake-rest = Postaw meepla albo go zatrzymaj
lesson-river-2-lake-done = Dwa kafelki w jednej turze. Teraz tura Odile.

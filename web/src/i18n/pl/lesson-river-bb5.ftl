lesson-river-bb5-line = Rzeka z owcami dla pasterza i winnicami dla mnichów.

lesson-river-bb5-turn = Nie zawracaj
lesson-river-bb5-turn-text = Każdy kafelek rzeki ją przedłuża. Dwa zakręty z rzędu nie mogą skręcać w tę samą stronę, bo rzeka by zawróciła.
lesson-river-bb5-turn-turn = Przedłuż rzekę zakrętem w drugą stronę
lesson-river-bb5-turn-rest = Postaw meepla albo go zatrzymaj
lesson-river-bb5-turn-shepherd = Pasterz ma własną scenę. Postaw meepla albo go zatrzymaj.
lesson-river-bb5-turn-done = Na obu kafelkach jest winnica: każda daje 3 punkty więcej ukończonemu klasztorowi obok.

lesson-river-bb5-sheep = Policz owce na brzegu
lesson-river-bb5-sheep-text = Na niektórych brzegach jest owca. Gdy zbierasz stado na tej łące, ona też się liczy, za każdym razem.
lesson-river-bb5-sheep-lay = Połóż kafelek rzeki z owcą poniżej wody
lesson-river-bb5-sheep-turned = Pasuje, ale obróć go, by owca była poniżej wody.
lesson-river-bb5-sheep-herd = Postaw pasterza na łące z owcą
lesson-river-bb5-sheep-below = Po tej stronie nie ma owcy. Postaw pasterza poniżej wody.
lesson-river-bb5-sheep-meeple = Zostaw to na później. Postaw pasterza na łące z owcą.
lesson-river-bb5-sheep-pass = Bez pasterza nikt nie zbierze owiec. Postaw go na łące.
lesson-river-bb5-sheep-wider = Twoja łąka rośnie: połóż jezioro
lesson-river-bb5-sheep-keep = Zatrzymaj meepla
lesson-river-bb5-sheep-more = Tym razem zatrzymaj meepla. Teraz pora na owce.
lesson-river-bb5-sheep-gather = Zbierz stado
lesson-river-bb5-sheep-grow = Może przyjść wilk. Zbierz stado teraz.
lesson-river-bb5-sheep-done = 2 owce na żetonie i 2 na brzegach: 4 punkty. Owce na brzegach zostają dla następnego stada.

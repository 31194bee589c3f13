lesson-ferries-line = Drogi pokonują jezioro promem: zamknij swoją, wejdź na drogę Odile i obracaj prom, jak ci wygodnie.

lesson-ferries-end = Postaw prom
lesson-ferries-end-text = Drogi kończą się przy jeziorze. Potem prom łączy dwie z nich w jedną, a ty wybierasz, które.
lesson-ferries-end-lay = Połóż jezioro na końcu swojej drogi
lesson-ferries-end-turned = Tak też pasuje. Obróć je, by jedna droga szła w prawo, a druga w dół.
lesson-ferries-end-elsewhere = Pasuje, ale twoja droga ma dojść do jeziora. Połóż je na otwartym końcu po prawej.
lesson-ferries-end-claim = Zajmij jedną z nowych dróg po drugiej stronie
lesson-ferries-end-pass = Jest tu druga droga za darmo. Zajmij ją.
lesson-ferries-end-ferry = Niech prom połączy dwie nowe drogi
lesson-ferries-end-open = Wtedy stara droga idzie dalej przez jezioro i nie jest ukończona. Połącz dwie pozostałe.
lesson-ferries-end-done = Stara droga kończy się przy jeziorze: 4 kafelki, 4 punkty. A ty masz nową drogę, która biegnie przez wodę.

lesson-ferries-board = Przepraw się do Odile
lesson-ferries-board-text = Na drodze Odile nie postawisz meepla. Ale przy nowym jeziorze możesz zająć pustą drogę, a prom łączy ją z jej drogą.
lesson-ferries-board-lay = Połóż jezioro w przerwie drogi
lesson-ferries-board-elsewhere = Pasuje, ale droga Odile kończy się przy przerwie. Połóż w niej jezioro.
lesson-ferries-board-claim = Zajmij drogę w lewo
lesson-ferries-board-other = Stamtąd też można się przeprawić, ale ta droga nie ma jeszcze końca. Weź tę w lewo.
lesson-ferries-board-pass = Bez meepla nic nie dostaniesz. Zajmij drogę w lewo.
lesson-ferries-board-ferry = Niech prom połączy twoją drogę z drogą Odile
lesson-ferries-board-apart = Wtedy nie dotrzesz do drogi Odile. Niech prom połączy lewo i prawo.
lesson-ferries-board-done = Cała droga jest ukończona, po jednym meeplu: 5 kafelków, 5 punktów dla ciebie i 5 dla Odile.

lesson-ferries-turn = Obróć prom
lesson-ferries-turn-text = Gdy przedłużasz drogę, możesz obrócić jej najbliższy prom. Odile przeprawiła się na twoją drogę, a ty możesz się jej pozbyć.
lesson-ferries-turn-lay = Zamknij swoją drogę po lewej
lesson-ferries-turn-elsewhere = Pasuje, ale twoja droga potrzebuje końca po lewej.
lesson-ferries-turn-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-ferries-turn-turn = Obróć prom, by twoja droga szła w dół
lesson-ferries-turn-other = Wtedy droga kończy się przy jeziorze: 3 punkty. Połącz ją z drogą poniżej: to już 5.
lesson-ferries-turn-pass = Wtedy Odile nadal dzieli z tobą drogę i jest ona otwarta. Obróć prom.
lesson-ferries-turn-done = Twoja droga kończy się teraz przy klasztorze poniżej: 5 punktów tylko dla ciebie. Meepel Odile zostaje na drugim brzegu.

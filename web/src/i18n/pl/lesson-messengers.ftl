lesson-messengers-line = Wybierz, który znacznik idzie, stań na właściwym polu i odbierz wiadomość.

lesson-messengers-land = Odbierz wiadomość
lesson-messengers-land-text = Masz na torze punktacji dwa znaczniki. Ten, który stanie sam na 0, 5, 10 i tak dalej, przynosi wiadomość. Twój meepel jest na 8, posłaniec na 0.
lesson-messengers-land-close = Ukończ miasto pośrodku za 10 punktów
lesson-messengers-land-elsewhere = Pasuje, ale twoje duże miasto zostaje otwarte. Zamknij je u góry.
lesson-messengers-land-marker = Przesuń znacznik, który stanie na polu wiadomości
lesson-messengers-land-meeple = 8 i 10 to 18: tam nie ma wiadomości. Posłaniec stanąłby na 10.
lesson-messengers-land-play = Wiadomość daje 2 punkty za każdego twojego rycerza: zagraj ją
lesson-messengers-land-points = W innych miastach masz 2 rycerzy, więc wiadomość jest warta 4. Zagraj ją.
lesson-messengers-land-again = Przesuń dowolny znacznik o 4
lesson-messengers-land-done = 10 punktów za miasto i 4 za wiadomość. Oba znaczniki razem to twój wynik: 22.

lesson-messengers-points = Zrób z 2 punktów więcej
lesson-messengers-points-text = Zamiast grać wiadomość, zawsze możesz wziąć 2 punkty. One też przesuwają znacznik. Twój meepel jest na 13, posłaniec na 4.
lesson-messengers-points-close = Ukończ miasto za 6 punktów
lesson-messengers-points-elsewhere = Pasuje, ale twoje miasto zostaje otwarte. Zamknij je u góry.
lesson-messengers-points-marker = Przesuń znacznik, który stanie na polu wiadomości
lesson-messengers-points-meeple = 13 i 6 to 19: tam nie ma wiadomości. Posłaniec stanąłby na 10.
lesson-messengers-points-points = Najmniejsza droga jest warta tylko 1 punkt: weź zamiast tego 2 punkty
lesson-messengers-points-action = Twoja najmniejsza droga ma tylko 1 kafelek, czyli 1 punkt. Weź 2 punkty.
lesson-messengers-points-chain = Przesuń znacznik, któremu do wiadomości brakuje 2
lesson-messengers-points-messenger = To byłoby 12: tam nie ma wiadomości. Meepel stanąłby na 15.
lesson-messengers-points-done = 13 i 2 to 15: następna wiadomość, i od razu możesz zagrać kolejny kafelek.

lesson-messengers-recall = Uratuj meepla
lesson-messengers-recall-text = Twój rycerz po prawej utknął: Odile ma w tym mieście 2 rycerzy i wzięłaby wszystkie punkty. Twój meepel jest na 8, posłaniec na 4.
lesson-messengers-recall-close = Ukończ własne miasto po lewej
lesson-messengers-recall-elsewhere = Pasuje, ale twoje miasto zostaje otwarte. Zamknij je u góry po lewej.
lesson-messengers-recall-marker = Przesuń znacznik, który stanie na polu wiadomości
lesson-messengers-recall-meeple = 8 i 6 to 14: tam nie ma wiadomości. Posłaniec stanąłby na 10.
lesson-messengers-recall-play = Ta wiadomość daje punkty za jednego meepla i go zabiera: zagraj ją
lesson-messengers-recall-points = 2 punkty są miłe, ale wiadomość uwalnia rycerza. Zagraj ją.
lesson-messengers-recall-back = Zabierz rycerza
lesson-messengers-recall-score = Weź za niego punkty
lesson-messengers-recall-forgo = Nie ma po co zostawiać 4 punktów. Weź je.
lesson-messengers-recall-end = Przesuń dowolny znacznik o 4
lesson-messengers-recall-done = 3 kafelki i 1 herb: 4 punkty z miasta, które i tak nie byłoby twoje. I rycerz wraca.

# Puzzles, and the challenge of the day.
puzzles = Zadania
puzzles-lead = Prawdziwe pozycje z jednym najlepszym ruchem. Znajdź go i zobacz dlaczego.
puzzles-more = Więcej zadań
puzzles-tried = Rozwiązane: { $solved } z { $n }
puzzle-of-day = Zadanie dnia
puzzle-day-open = Jedno zadanie dziennie, dla wszystkich to samo.
puzzle-day-done = Rozwiązane. Następne pojawi się o północy UTC.
puzzle-solve = Rozwiąż
puzzle-look = Zobacz jeszcze raz
puzzle-streak = Dni z rzędu
puzzle-days = { $n ->
    [one] 1 dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
puzzle-week = Ten tydzień
puzzle-find = Znajdź najlepszy ruch
puzzle-rated = Ranking { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Tu zaczyna się najlepszy ruch. Z podpowiedzią zadanie liczy się za pół.
puzzle-show = Pokaż rozwiązanie
puzzle-solved = Rozwiązane
puzzle-hinted = Rozwiązane z podpowiedzią
puzzle-missed = Nierozwiązane
puzzle-practice = { $what } · ćwiczenie, bez rankingu
puzzle-outcome = { $what } · ranking { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Najlepszy: { $move }
puzzle-worth = Dobry, ale nie najlepszy: { $a } zamiast { $b } pkt.
puzzle-margins = Oczekiwana przewaga { $a }, drugi najlepszy ruch { $b }.
puzzle-scores = { $n ->
    [one] Daje od razu 1 punkt, ale inny ruch daje więcej.
    [few] Daje od razu { $n } punkty, ale inny ruch daje więcej.
    [many] Daje od razu { $n } punktów, ale inny ruch daje więcej.
   *[other] Daje od razu { $n } punktu, ale inny ruch daje więcej.
}
puzzle-even = Jest remis.
puzzle-behind = { $n ->
    [one] Tracisz 1 punkt.
    [few] Tracisz { $n } punkty.
    [many] Tracisz { $n } punktów.
   *[other] Tracisz { $n } punktu.
}
puzzle-ahead = { $n ->
    [one] Prowadzisz o 1 punkt.
    [few] Prowadzisz o { $n } punkty.
    [many] Prowadzisz o { $n } punktów.
   *[other] Prowadzisz o { $n } punktu.
}
puzzle-left = { $n ->
    [one] Został 1 kafelek.
    [few] Zostały { $n } kafelki.
    [many] Zostało { $n } kafelków.
   *[other] Zostało { $n } kafelka.
}
puzzle-about = O tym zadaniu
puzzle-your-rating = Twój ranking
puzzle-its-rating = Ranking zadania
puzzle-theme = Temat
puzzle-own = Twoje dodatki
puzzle-start = { $n ->
    [one] Rozwiąż 1 zadanie
    [few] Rozwiąż { $n } zadania
    [many] Rozwiąż { $n } zadań
   *[other] Rozwiąż { $n } zadania
}
puzzle-next = Następne zadanie
puzzle-back = Wszystkie zadania
puzzle-none = Żadne zadanie nie pasuje. Wybierz inny temat albo więcej dodatków.
puzzle-lost = Nie udało się wczytać zadań. Sprawdź połączenie i spróbuj ponownie.
puzzle-again = Spróbuj ponownie
puzzle-opening = Otwieranie zadania…
puzzle-you = Ty
challenge = Wyzwanie dnia
challenge-about = Graj solo. Wszyscy dobierają te same kafelki: ile punktów zdobędziesz?
challenge-begin = Zacznij
challenge-continue = Kontynuuj
challenge-scores = Wyniki z tymi kafelkami
challenge-share = Bastide, wyzwanie { $day }: { $n } pkt, więcej niż { $beaten } z { $of } botów.
puzzle-theme-extra = Dodatkowy kafelek
puzzle-theme-steal = Przejęcie
puzzle-theme-share = Udział
puzzle-theme-farm = Łąki
puzzle-theme-save = Odzyskaj meepla
puzzle-theme-monastery = Klasztory
puzzle-theme-finish = Zamknij i punktuj
puzzle-theme-piece = Figury specjalne
puzzle-theme-last = Ostatnie tury
puzzle-theme-block = Blokada
puzzle-theme-keep = Wstrzymaj się
puzzle-theme-claim = Zajmij
puzzle-theme-plan = Przygotowanie
puzzle-idea-extra = Dodatkowy kafelek jest wart więcej
puzzle-idea-steal = Przejmij to
puzzle-idea-share = Weź swój udział
puzzle-idea-farm = Decyduje łąka
puzzle-idea-save = Odzyskaj meepla
puzzle-idea-monastery = Otocz go kafelkami
puzzle-idea-finish = Zamknij i punktuj
puzzle-idea-piece = Rusz właściwą figurę
puzzle-idea-last = Wykorzystaj ostatnie kafelki
puzzle-idea-block = Zatrzymaj innych
puzzle-idea-keep = Zachowaj meepla
puzzle-idea-claim = Zajmij to teraz
puzzle-idea-plan = Przygotuj dalszą grę

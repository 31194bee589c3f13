# Tablica analizy.
analysis = Plansza analizy
analysis-about = Przejrzyj dowolną partię lub pozycję, wypróbuj inne ruchy i zobacz, co sądzi silnik. Wszystko zostaje na tym urządzeniu.
analysis-paste = Wklej partię, pozycję lub link
analysis-paste-hint = Notacja, pozycja jako tekst albo adres partii na Bastide.
analysis-open = Otwórz
analysis-new = Nowa plansza
analysis-saved = Zapisane analizy
analysis-none = Nic jeszcze nie zapisano
analysis-delete-of = Usuń: { $title }
analysis-bad-link = Ten link jest uszkodzony. Poproś o niego jeszcze raz albo wklej pozycję jako tekst.
analysis-variations = { $n ->
    [one] { $n } wariant
    [few] { $n } warianty
    [many] { $n } wariantów
   *[other] { $n } wariantów
}
analysis-missing = Na tym urządzeniu nie ma takiej analizy.
analysis-running = Ta partia jeszcze trwa. Najpierw ją dokończ, potem analizuj.
analysis-back = Wróć do analiz
analysis-ways = Sposoby: { $n }
analysis-unknown = Szansa na wygraną jeszcze nieznana
analysis-margin-of = Oczekiwana przewaga: { $name }
analysis-best = Najlepsze ruchy
analysis-looked = { $n ->
    [one] { $n } pozycja
    [few] { $n } pozycje
    [many] { $n } pozycji
   *[other] { $n } pozycji
}
analysis-stop = Zatrzymaj
analysis-start = Uruchom
analysis-over = Koniec gry
analysis-play-move = Zagraj ten ruch
analysis-worths = Przy każdym kafelku: oczekiwana końcowa przewaga tego, kto go dobierze.
analysis-thinking = Myśli…
analysis-moves = Ruchy
analysis-promote = Ustaw jako główny wariant
analysis-remove = Usuń od tego miejsca
analysis-beginning = Początek
analysis-comment = Komentarz
analysis-not-kept = Tej analizy nie da się tu zapisać: okno prywatne albo pełny dysk. Zniknie po zamknięciu strony.
analysis-turn = Tura
analysis-odds = Szanse
analysis-to-move = Ruch: { $name }
analysis-other-tile = A jeśli przyjdzie inny kafelek?
analysis-next-tile = Następny kafelek
analysis-chance = Co się stanie?
analysis-draw = { $tile }, zostało { $n }
analysis-random = Losowo
analysis-fits = { $at }: co tu pasuje?
analysis-odds-pick = Dotknij pustego miejsca obok kafelka, aby zobaczyć, co tam pasuje.
analysis-fits-left = Zostało { $n } z { $of } kafelków
analysis-fits-none = Żaden pozostały kafelek tu nie pasuje.
analysis-next-draw = Przy następnym dobraniu
analysis-within = { $n ->
    [one] W ciągu { $n } dobrania
    [few] W ciągu { $n } dobrań
    [many] W ciągu { $n } dobrań
   *[other] W ciągu { $n } dobrań
}
analysis-draws = Liczba dobrań
analysis-draws-first = { $name } dobiera pierwszy z nich
analysis-race = Jeden kafelek przed drugim
analysis-race-hint = Dotknij raz kafelków, których chcesz, a dwa razy tych, których się boisz.
analysis-race-these = { $tile }, zostało { $n }, pożądany
analysis-race-those = { $tile }, zostało { $n }, niechciany
analysis-race-won = { $n ->
    [one] Pożądany przychodzi pierwszy, w ciągu { $n } dobrania
    [few] Pożądany przychodzi pierwszy, w ciągu { $n } dobrań
    [many] Pożądany przychodzi pierwszy, w ciągu { $n } dobrań
   *[other] Pożądany przychodzi pierwszy, w ciągu { $n } dobrań
}
analysis-race-lost = Niechciany przychodzi pierwszy
analysis-link = Kopiuj link do tej pozycji
analysis-save-text = Zapisz jako notację
analysis-copy-position = Kopiuj pozycję jako tekst
analysis-edit = Edytuj pozycję jako tekst
analysis-png = Zapisz obraz (PNG)
analysis-svg = Zapisz obraz (SVG)
analysis-delete = Usuń tę analizę

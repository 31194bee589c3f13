lesson-count-line = Daj punktować innym, poczekaj w Carcassonne i wróć, gdy to się liczy.

lesson-count-enter = Idź do Carcassonne
lesson-count-enter-text = Jeśli twój kafelek daje punkty innym, a tobie nic, możesz wysłać meepla do Carcassonne. Czeka tam w dzielnicy, w której nie ma hrabiego.
lesson-count-enter-close = Ukończ miasto Odile
lesson-count-enter-elsewhere = Pasuje, ale nikt nie punktuje. Zamknij miasto Odile na dole po lewej.
lesson-count-enter-keep = Zatrzymaj meepla na tym kafelku
lesson-count-enter-field = Oszczędź go: po punktacji możesz wysłać go do Carcassonne.
lesson-count-enter-enter = Wyślij meepla do kuźni, która pomaga przy drogach
lesson-count-enter-other = Każda dzielnica pomaga przy czym innym. Idź do kuźni: teraz czas na drogi.
lesson-count-enter-pass = Odile ma 8 punktów, a ty nic. W zamian wyślij meepla do kuźni.
lesson-count-enter-count = Przesuń hrabiego, dokąd chcesz, albo go zostaw. Gdzie jest, nikt nie wejdzie ani nie wyjdzie
lesson-count-enter-done = Twój meepel czeka w kuźni. Gdy ktoś ukończy drogę, może przyjść.

lesson-count-leave = Wróć na drogę
lesson-count-leave-text = Przed punktacją drogi meeple z kuźni mogą do niej dołączyć. Odile zaraz dostanie 3 punkty tylko dla siebie.
lesson-count-leave-close = Ukończ drogę Odile skrzyżowaniem
lesson-count-leave-elsewhere = Pasuje, ale droga Odile zostaje otwarta. Połóż go na jej lewym końcu.
lesson-count-leave-keep = Zatrzymaj meepla na tym kafelku
lesson-count-leave-more = Tym razem go zatrzymaj. Meepel w kuźni wystarczy.
lesson-count-leave-join = Wyślij meepla z kuźni na drogę
lesson-count-leave-stay = Wtedy punkty dostanie tylko Odile. Wyślij meepla na drogę.
lesson-count-leave-done = Po jednym meeplu: dzielicie się drogą i też masz 3 punkty.

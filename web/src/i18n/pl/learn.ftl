# Lessons: the list, the frame of a lesson, and coach marks in a first game.
nav-learn = Nauka
learn-title = Nauka
learn-lead = Krótkie lekcje na prawdziwej planszy. Uczysz się, grając.
learn-first = Pierwsza partia
learn-first-about = Kafelki, meeple, punkty i jak przejąć komuś miasto.
learn-new = Nie znasz Carcassonne?
learn-new-how = Naucz się w 3 minuty
learn-start = Zacznij
learn-continue = Dalej
learn-again = Zagraj znów
learn-learned = Opanowane
learn-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minut
}
learn-scenes = { $n ->
    [one] { $n } scena
    [few] { $n } sceny
    [many] { $n } scen
   *[other] { $n } scen
}
learn-systems = Jedna lekcja na każdy dodatek
learn-none = Nie ma tej lekcji.
learn-silent = Ta lekcja się nie wczytała.
learn-retry = Spróbuj znów
learn-all = Wszystkie lekcje
learn-lesson = Lekcja
learn-try = Otwórz lekcję
lesson-of = Część { $n } z { $of }
lesson-step = Krok { $n } z { $of }
lesson-progress = Część { $n } z { $of } tej lekcji
lesson-back = Wróć do lekcji
lesson-skip = Pomiń
lesson-skip-about = Pomiń tę część
lesson-goal = Zadanie
lesson-hint = To tutaj
lesson-other-head = Niezupełnie
lesson-other = Taki ruch jest dozwolony, ale w tym kroku chodzi o co innego.
lesson-done = Dobra robota
lesson-part-done = Część { $n } za tobą.
lesson-next = Dalej
lesson-finish = Zakończ
lesson-end = Lekcja ukończona
lesson-end-first = Pora na twoją pierwszą partię
lesson-end-first-about = Odile to przyjazna początkująca. Wskazówki pojawiają się w trakcie gry, a podpowiedź jest zawsze pod ręką.
lesson-end-about = Następnym razem przy stole będziesz wiedzieć, co robić.
lesson-play-first = Zagraj pierwszą partię
lesson-next-lesson = Następna lekcja: { $name }
lesson-play-with = Zagraj z tym
coach-arrow = Twój wynik na teraz
coach-arrow-text = Strzałka obok wyniku pokazuje, ile byłoby punktów, gdyby partia skończyła się teraz: twoje punkty i wszystko, co trzymają twoje meeple.
coach-worth = Ile zarobi meepel
coach-worth-text = Liczba przy każdym miejscu mówi, ile zdobędzie tam twój meepel: teraz, na razie albo na koniec partii.
coach-field = Na łące zostaje
coach-field-text = Na łące meepel kładzie się i zostaje do końca partii. Wtedy dostaje punkty za każde ukończone miasto przy swojej łące.
coach-close = Prawie ukończone
coach-close-text = Tu brakuje już tylko jednego kafelka. Potem są punkty, a meeple wracają do właścicieli.
coach-home = Twój meepel wrócił
coach-home-text = Ukończona droga, miasto lub klasztor od razu daje punkty i oddaje meepla. Możesz go znowu postawić.
coach-low = Mało meepli
coach-low-text = Meepel wraca, gdy jego droga, miasto lub klasztor są ukończone. Staraj się zawsze mieć jednego w zapasie.
coach-ok = Jasne
coach-off = Wyłącz wskazówki
coach-of = Wskazówka { $n } z { $of }
pref-tips = Wskazówki w pierwszych partiach
tips-about = Każda pojawia się tylko raz.
tips-on = Tak
tips-off = Nie
tips-again = Pokaż wskazówki jeszcze raz

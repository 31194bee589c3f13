# New games: expansions, mixes, seats, and the page on which players wait.
shelf-search = Szukaj dodatków
shelf-filter = Pokaż
shelf-all = Wszystkie { $n }
shelf-stars = Ulubione { $n }
shelf-on = Wybrane { $n }
shelf-none = Nic nie pasuje.
shelf-none-stars = Oznacz dodatek gwiazdką, a znajdziesz go tutaj.
group-big = Duże dodatki
group-mini = Minidodatki (2012)
group-start = Inne początki
group-more = Więcej małych dodatków
group-on = { $n ->
    [0] nic nie włączono
   *[other] włączone: { $n } z { $of }
}
row-tiles = { $n ->
    [0] bez kafelków
    [one] +{ $n } kafelek
    [few] +{ $n } kafelki
    [many] +{ $n } kafelków
   *[other] +{ $n } kafelków
}
row-minutes = +{ $n } min
row-always = zawsze
row-details = Szczegóły
row-star = Ulubione: { $name }
row-narrowed = części: { $n } z { $of }
row-variants = { $n ->
    [one] { $n } wariant zasad
    [few] { $n } warianty zasad
    [many] { $n } wariantów zasad
   *[other] { $n } wariantów zasad
}
lost-board = Wyłączone, bo włączono: { $name }. W partii jest jedna plansza startowa.
lost-instead = Wolę: { $name }
lost-said = { $lost }: { $why }
random-mix = Losowy zestaw
random-hint = Świeże dodatki na partię tej długości.
random-length = Długość partii
random-minutes = { $n ->
    [120] 2 godziny
   *[other] { $n } min
}
random-shuffle = Losuj
random-back = Mój zestaw
mixes = Twoje zestawy
mix-save = Zapisz ten zestaw
mix-saved = Zapisano jako „{ $name }”
mix-name = Nazwa zestawu
mix-rename = Zmień nazwę: { $name }
mix-remove = Usuń: { $name }
mix-more = { $first } i jeszcze { $n }
mix-plus = { $box } plus: { $more }
mix-without = { $box } bez: { $less }
mix-plus-without = { $box } plus: { $more }; bez: { $less }
mix-reset = Przywróć: { $box }
n-minutes = { $n } min
tiles-word = kafelki
game-minutes = około { $n } min
game-short = krótka
game-long = długa
game-expansions-on = { $n ->
    [0] Bez dodatków
    [one] { $n } dodatek
    [few] { $n } dodatki
    [many] { $n } dodatków
   *[other] { $n } dodatków
}
game-remove = Usuń: { $name }
game-show-all = Pokaż wszystkie { $n }
game-variants = { $n ->
    [one] { $n } wariant zasad
    [few] { $n } warianty zasad
    [many] { $n } wariantów zasad
   *[other] { $n } wariantów zasad
}
game-variants-reset = Wróć do zasad domyślnych
game-options = Opcje partii
game-choose = Wybierz dodatki
new-public-on = Usiąść może każdy.
new-public-off = Tylko z zaproszeniem: znajomi wchodzą przez twój link.
new-watch = Każdy może oglądać
seat-here = Ktoś tutaj
seat-here-hint = przy tym ekranie
seat-here-n = Gracz { $n }
seat-name = Nazwa gracza na miejscu { $n }
waiting-title = Czekamy na graczy
waiting-tab = { $n } z { $of }
waiting-seats = Miejsca
waiting-taken = Zajęte: { $n } z { $of }
waiting-host = Ty, gospodarz
waiting-joined = Przy stole
waiting-ready-seat = Gotowe
waiting-invite = Zaproś znajomych
waiting-code = Kod partii: { $code }
waiting-qr = Zeskanuj, by dołączyć z telefonu
waiting-qr-show = Pokaż kod QR
waiting-qr-hide = Ukryj kod QR
waiting-fill = Dobierz boty i zacznij
waiting-for = { $n ->
    [one] Brakuje jeszcze jednego gracza. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
    [few] Brakuje jeszcze { $n } graczy. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
    [many] Brakuje jeszcze { $n } graczy. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
   *[other] Brakuje jeszcze { $n } graczy. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
}
waiting-private = Z zaproszeniem
waiting-public = Publiczna: każdy może dołączyć
waiting-stranger = Ta partia jest tylko z zaproszeniem. Poproś gospodarza o link. Oglądać możesz, gdy się zacznie.
waiting-game = Partia
list-filter = Pokaż partie
list-all = Wszystkie
list-turn = Twój ruch
list-waiting = Czekają
list-running = W toku
list-finished = Skończone
list-none-filter = Nie ma takich partii.
card-won = Wygrywa { $name }
card-you-won = Wygrywasz
card-shared = Wspólna wygrana
you-name = { $name } (ty)

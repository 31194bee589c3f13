# The table, whatever is played on it.
you = ty
left = zostało
table-opening = Wczytywanie partii…
table-leave = Do strony głównej
board = Plansza
board-label = { $n ->
    [one] Plansza: { $n } kafelek
    [few] Plansza: { $n } kafelki
    [many] Plansza: { $n } kafelków
   *[other] Plansza: { $n } kafelków
}
players = Gracze
players-log = Gracze i przebieg
watching = oglądasz
your-turn = Twój ruch
away = rozłączono
resigned = rezygnacja
tiles-left = Pozostałe kafelki
undo = Cofnij
n-tiles = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
    [many] { $n } kafelków
   *[other] { $n } kafelków
}
n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } graczy
}
n-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
n-so-far = { $n ->
    [one] na razie { $n } punkt
    [few] na razie { $n } punkty
    [many] na razie { $n } punktów
   *[other] na razie { $n } punktów
}
n-end = { $n ->
    [one] { $n } punkt na koniec
    [few] { $n } punkty na koniec
    [many] { $n } punktów na koniec
   *[other] { $n } punktów na koniec
}
figures-more = { $n ->
    [one] Pokaż jeszcze { $n } rodzaj figur
    [few] Pokaż jeszcze { $n } rodzaje figur
    [many] Pokaż jeszcze { $n } rodzajów figur
   *[other] Pokaż jeszcze { $n } rodzajów figur
}
figures-left = pozostałe figury
tile-of = Kafelek { $n } z { $of }
tile-on = Kafelek leży
turn-left = Obróć w lewo
turn-right = Obróć w prawo
cells-label = { $n ->
    [one] { $n } pole dla tego kafelka
    [few] { $n } pola dla tego kafelka
    [many] { $n } pól dla tego kafelka
   *[other] { $n } pól dla tego kafelka
}
cell-label = { $n ->
    [one] { $at }, pasuje na { $n } sposób
    [few] { $at }, pasuje na { $n } sposoby
    [many] { $at }, pasuje na { $n } sposobów
   *[other] { $at }, pasuje na { $n } sposobów
}
tile-in-hand = Kafelek na ręce: { $what }
spoken-way = { $name }: { $from } – { $to }
spoken-beside = pasuje do { $what }
spoken-open-city = nieukończonego miasta ({ $names })
spoken-own-city = twojego nieukończonego miasta
spoken-free-city = nieukończonego miasta bez właściciela
spoken-open-road = nieukończonej drogi ({ $names })
spoken-own-road = twojej nieukończonej drogi
spoken-free-road = nieukończonej drogi bez właściciela
targets-label = { $n ->
    [one] { $n } miejsce do wyboru
    [few] { $n } miejsca do wyboru
    [many] { $n } miejsc do wyboru
   *[other] { $n } miejsc do wyboru
}
spot-so-far = na razie
spot-end = na koniec
spot-previous = Poprzednie miejsce
spot-next = Następne miejsce
spot-list = Pokaż wszystkie { $n } na liście
places-lit = Drogi i miasta do wyboru
places-tile = Miejsca na tym kafelku
list-features = Plansza według obszarów
list-places = Plansza według pól
ask-place-tile = Połóż ten kafelek
ask-figure = Stawiasz figurę?
ask-figure-meeple = Stawiasz meepla?
ask-scoring-order = Co punktuje najpierw?
ask-other = Wybierz
wait-place-tile = { $name } kładzie kafelek
wait-figure = { $name } stawia figurę
wait-other = { $name } wybiera
wait-tile = Dobrany kafelek
wait-next = Następny ruch: { $name }.
wait-next-you = Potem twój ruch.
stall-soon = { $n ->
    [one] Za { $n } sekundę możesz wpuścić do gry bota.
    [few] Za { $n } sekundy możesz wpuścić do gry bota.
    [many] Za { $n } sekund możesz wpuścić do gry bota.
   *[other] Za { $n } sekund możesz wpuścić do gry bota.
}
stall-you = jeszcze { $n } s, potem inni mogą wpuścić bota
stall-seconds = { $n ->
    [one] { $name } myśli już { $n } sekundę
    [few] { $name } myśli już { $n } sekundy
    [many] { $name } myśli już { $n } sekund
   *[other] { $name } myśli już { $n } sekund
}
stall-minutes = { $n ->
    [one] { $name } myśli już { $n } minutę
    [few] { $name } myśli już { $n } minuty
    [many] { $name } myśli już { $n } minut
   *[other] { $name } myśli już { $n } minut
}
stall-offer = Czekaj dalej albo wpuść do gry bota na czas nieobecności.
stall-offer-two = Czekaj dalej, wpuść do gry bota na czas nieobecności albo ogłoś zwycięstwo.
give-to-bot = Bot za gracza { $name }
claim = Ogłoś zwycięstwo
claim-sure = Ogłosić zwycięstwo?
claim-ends = Wygrywasz, { $name } przegrywa i partia się kończy.
replaced = Bot gra za ciebie
replaced-hint = Gra, dopóki nie wrócisz na swoje miejsce.
take-seat = Wróć na miejsce
bot-plays = gra bot
hint-place = { $n ->
    [one] Pasuje na jedno pole. Dotknij go, dotknij znowu, by obrócić.
    [few] Pasuje na { $n } pola. Dotknij jednego, dotknij znowu, by obrócić.
    [many] Pasuje na { $n } pól. Dotknij jednego, dotknij znowu, by obrócić.
   *[other] Pasuje na { $n } pól. Dotknij jednego, dotknij znowu, by obrócić.
}
hint-place-one-way = { $n ->
    [one] Pasuje na jedno pole, w jednym ułożeniu.
    [few] Pasuje na { $n } pola, na każde w jednym ułożeniu.
    [many] Pasuje na { $n } pól, na każde w jednym ułożeniu.
   *[other] Pasuje na { $n } pól, na każde w jednym ułożeniu.
}
hint-one-way = Pasuje tylko tak.
hint-click = Dotknij, by położyć kafelek.
hint-click-turned = Dotknij, by położyć kafelek, albo obracaj dalej.
hint-turn = Dotknij znowu, by obrócić.
hint-targets = { $n ->
    [one] Jest jedno miejsce do wyboru.
    [few] Wybierz jedno z { $n } miejsc.
    [many] Wybierz jedno z { $n } miejsc.
   *[other] Wybierz jedno z { $n } miejsc.
}
hint-choices = { $n ->
    [one] Jest jedna możliwość.
    [few] Wybierz jedną z { $n } możliwości.
    [many] Wybierz jedną z { $n } możliwości.
   *[other] Wybierz jedną z { $n } możliwości.
}
hint-stays = Zostaje do końca partii.
hint-pass = Figury zostają u ciebie.
confirm-none = Wybierz
confirm-none-place-tile = Wybierz pole
confirm-none-figure = Wybierz miejsce
confirm-place = Połóż kafelek
confirm-deploy = Postaw: { $figure }
confirm-deploy-score = { $place }: { $n } pkt
confirm-recall = Zabierz
confirm-move = Przesuń tutaj
confirm-aside = Zdejmij z planszy
pass = Pomiń
pass-figure = Pomiń
act-recall = { $figure } wraca: { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Zdejmij { $piece } z planszy
choice-next = Najpierw to
figure-none = Nie masz już żadnej.
figure-nowhere = Na tym kafelku nie ma wolnego miejsca.
figures-idle = { $n ->
    [one] nie może tu stanąć
    [few] nie mogą tu stanąć
    [many] nie może tu stanąć
   *[other] nie może tu stanąć
}
figures-idle-all = Figury, które nie mogą tu stanąć
tools = Ułatwienia i widok
overlay-fields = Łąki i ich właściciele
overlay-projected = Prognoza punktów
overlay-tiles = Pozostałe kafelki
overlay-holes = Pola nie do zapełnienia
overlay-coordinates = Współrzędne
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Cała plansza
shelf = Dodatki
shelf-now = teraz
shelf-beside = obok planszy
tab-log = Przebieg
tab-chat = Czat
log-chat = Przebieg i czat
log-earlier = { $n ->
    [one] Pokaż { $n } wcześniejszy wpis
    [few] Pokaż { $n } wcześniejsze wpisy
    [many] Pokaż { $n } wcześniejszych wpisów
   *[other] Pokaż { $n } wcześniejszych wpisów
}
log-empty = Jeszcze nic się nie wydarzyło.
log-show = Pokaż { $at } na planszy
chat-empty = Brak wiadomości.
chat-muted = W tej partii czatować mogą tylko gracze.
chat-say = Napisz coś
chat-send = Wyślij
log-placed = kładzie kafelek ({ $at })
log-discarded = dobiera kafelek, który nigdzie nie pasuje
log-deployed = stawia { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, połowa
log-moved = przesuwa { $piece } ({ $at })
log-token = bierze { $n } × { $token }
log-over = Koniec partii.
log-moved-to = przesuwa { $piece } na { $at }
log-aside = zdejmuje { $piece } z planszy
log-token-placed = kładzie { $token } na { $at }
continue = Dalej
refuse-head = Tak nie można
refuse-at = Ten kafelek tam nie pasuje ({ $at })
refuse-stale = Partia poszła dalej. Wybierz jeszcze raz.
refuse-not-your-turn = To nie twój ruch.
refuse-not-playing = Tylko oglądasz tę partię, więc nie możesz wykonać ruchu.
refuse-busy = Poprzednia podpowiedź jest jeszcze w drodze.
refuse-no-hint = Tym razem bez podpowiedzi. Spróbuj jeszcze raz.
refuse-other = Teraz nie da się tego zrobić.
refuse-bad-request = Serwer tego nie zrozumiał. Odśwież stronę.
refuse-bad-json = Serwer tego nie zrozumiał. Odśwież stronę.
refuse-bad-setup = Tych dodatków nie da się tak połączyć.
refuse-bad-notation = Bastide nie odczytuje z tego tekstu partii ani pozycji (wiersz { $line }, kolumna { $column }).
refuse-bad-save = Ten zapis gry jest uszkodzony albo pochodzi z innej wersji. Pozostałe gry są w porządku.
refuse-bad-name = Nazwa ma od 1 do { $longest } widocznych znaków.
refuse-bad-colour = Wybierz jeden z ośmiu kolorów.
refuse-bad-chat = Wiadomość na czacie ma od 1 do { $longest } widocznych znaków.
refuse-unknown-bot = Tego bota nie ma na tym serwerze.
refuse-unknown-guest = Serwer cię nie zna. Odśwież stronę.
refuse-bad-origin = To żądanie przyszło z innej strony, więc zostało pominięte.
refuse-needs-invite = Ta partia jest prywatna. Poproś o link z zaproszeniem.
refuse-not-host = Partię może zacząć tylko gospodarz.
refuse-not-found = Pod tym adresem nic nie ma.
refuse-no-game = Nie ma takiej partii.
refuse-no-seat = Nie ma takiego miejsca.
refuse-seat-taken = To miejsce jest zajęte.
refuse-already-started = Ta partia już się zaczęła.
refuse-not-started = Ta partia jeszcze się nie zaczęła.
refuse-open-seats = Do tej partii brakuje jeszcze graczy.
refuse-not-over = Partia jeszcze trwa.
refuse-illegal-action = Zasady nie pozwalają na taki ruch.
refuse-game-over = Partia jest skończona.
refuse-uploaded = Ta partia toczy się dalej w sieci.
refuse-too-early = { $seconds ->
    [one] Jeszcze { $seconds } sekunda na ruch.
    [few] Jeszcze { $seconds } sekundy na ruch.
    [many] Jeszcze { $seconds } sekund na ruch.
   *[other] Jeszcze { $seconds } sekund na ruch.
}
refuse-nobody-stalls = Na nikogo teraz nie czekasz.
refuse-not-two-players = Zwycięstwo możesz ogłosić tylko w partii dwuosobowej.
refuse-nothing-to-undo = Cofnąć możesz tylko swoje ostatnie działanie, zanim ruszy się ktoś inny albo dobrany zostanie kafelek.
refuse-undo-limit = Limit cofnięć w tej partii ({ $most }) jest już wyczerpany.
refuse-assists-off = W tej partii ułatwienia są wyłączone.
refuse-watchers-muted = W tej partii czatować mogą tylko gracze.
refuse-chat-too-fast = { $seconds ->
    [one] Dużo wiadomości naraz. Spróbuj za { $seconds } sekundę.
    [few] Dużo wiadomości naraz. Spróbuj za { $seconds } sekundy.
    [many] Dużo wiadomości naraz. Spróbuj za { $seconds } sekund.
   *[other] Dużo wiadomości naraz. Spróbuj za { $seconds } sekund.
}
refuse-too-large = To jest za długie.
refuse-too-fast = Za szybko. Poczekaj chwilę.
refuse-storage = Serwer nie zdołał tego zapisać. Spróbuj jeszcze raz.
refuse-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
refuse-seed-given = Nie podawaj ziarna losowania: kafelki losuje stół.
refuse-tiles-given = Na tym serwerze nie można grać własnymi kafelkami.
refuse-scripted-public = W publicznej partii nie można ustalać kolejności kafelków.
refuse-no-preset = Nie ma pudełka o nazwie „{ $name }”.
refuse-no-tiles = Partia wymaga kafelków do dobierania. Dodaj jakiś zestaw.
refuse-too-many-tiles = Za dużo kafelków: { $count }. Ten serwer przyjmuje najwyżej { $most }.
refuse-too-many-games = Twoje niedokończone partie: { $most }. Najpierw dokończ lub poddaj którąś z nich.
refuse-too-many-bots = Limit botów w twoich niedokończonych partiach: { $most }. Najpierw dokończ lub poddaj którąś z nich.
refuse-server-full = Serwer jest teraz pełny. Spróbuj później.
refuse-seat-count = W partii jest od 1 do 8 miejsc.
advice = Podpowiedź
advice-busy = Szukam najlepszego ruchu
advice-then = Potem postaw { $figure } { $on }.
advice-then-none = Potem bez figury.
advice-now = { $n ->
    [one] { $n } punkt teraz.
    [few] { $n } punkty teraz.
    [many] { $n } punktów teraz.
   *[other] { $n } punktów teraz.
}
advice-now-of = { $n ->
    [one] { $n } punkt teraz, z czego około { $of } i tak by wpadło.
    [few] { $n } punkty teraz, z czego około { $of } i tak by wpadło.
    [many] { $n } punktów teraz, z czego około { $of } i tak by wpadło.
   *[other] { $n } punktów teraz, z czego około { $of } i tak by wpadło.
}
advice-now-all = { $n ->
    [one] { $n } punkt teraz, ale i tak by wpadł.
    [few] { $n } punkty teraz, ale i tak by wpadły.
    [many] { $n } punktów teraz, ale i tak by wpadło.
   *[other] { $n } punktów teraz, ale i tak by wpadło.
}
advice-now-less = { $n ->
    [one] Kosztuje cię teraz { $n } punkt.
    [few] Kosztuje cię teraz { $n } punkty.
    [many] Kosztuje cię teraz { $n } punktów.
   *[other] Kosztuje cię teraz { $n } punktów.
}
advice-later = { $n ->
    [one] Około { $n } punkt później.
    [few] Około { $n } punkty później.
    [many] Około { $n } punktów później.
   *[other] Około { $n } punktów później.
}
advice-later-more = Później jeszcze około { $n }.
advice-later-less = { $n ->
    [one] Później około { $n } punkt mniej.
    [few] Później około { $n } punkty mniej.
    [many] Później około { $n } punktów mniej.
   *[other] Później około { $n } punktów mniej.
}
advice-others-less = { $n ->
    [one] Około { $n } punkt mniej dostanie { $name }.
    [few] Około { $n } punkty mniej dostanie { $name }.
    [many] Około { $n } punktów mniej dostanie { $name }.
   *[other] Około { $n } punktów mniej dostanie { $name }.
}
advice-others-more = { $n ->
    [one] Około { $n } punkt więcej dostanie { $name }.
    [few] Około { $n } punkty więcej dostanie { $name }.
    [many] Około { $n } punktów więcej dostanie { $name }.
   *[other] Około { $n } punktów więcej dostanie { $name }.
}
advice-rival = najsilniejszy rywal
advice-even = Żaden inny ruch nie jest lepszy.
resign = Poddaj
resign-ends = Przegrywasz i partia się kończy.
resign-bot = Zajmujesz ostatnie miejsce, a bot gra dalej za ciebie.
resign-yes = Poddaj
keys-title = Skróty klawiszowe
keys-all = Pokaż wszystkie skróty
keys-arrows = następne pole lub miejsce w tę stronę
keys-pan = przesuń planszę
keys-turn = obróć kafelek
keys-choice = wybierz możliwość
keys-decline = pomiń
keys-confirm = potwierdź
keys-undo = cofnij
keys-hint = podpowiedź: najlepszy ruch
keys-zoom = przybliż, oddal, cała plansza
keys-why = zasada, o którą tu chodzi
result-head = Punktacja końcowa
result-by = { $name } wygrywa różnicą { $n } pkt
result-by-you = Wygrywasz różnicą { $n } pkt
result-wins = { $name } wygrywa
result-wins-you = Wygrywasz
result-resigned = Partię poddaje: { $name }.
result-left = Partię opuszcza: { $name }.
result-tie = Wspólne zwycięstwo: { $names }
result-replay = Remis: rozstrzygnie następna partia
result-solo = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
result-won = { $name } wygrywa
result-to = { $a } do { $b }
result-decided = { $n ->
    [one] Przesądziło: { $what } – { $n } punkt, o { $gap } więcej niż { $name }.
    [few] Przesądziło: { $what } – { $n } punkty, o { $gap } więcej niż { $name }.
    [many] Przesądziło: { $what } – { $n } punktów, o { $gap } więcej niż { $name }.
   *[other] Przesądziło: { $what } – { $n } punktów, o { $gap } więcej niż { $name }.
}
result-total = Razem
result-board = Pokaż planszę
result-show = Pokaż wynik
notation = Pobierz
fair = Dowód uczciwego losowania
# Why something is refused. `$your` is "twój meepel", `$figure` only the noun.
reason-game-over = Partia jest skończona.
reason-chance-first = Najpierw poczekaj na losowanie lub rzut.
reason-not-drawn-now = Teraz niczego takiego się nie losuje.
reason-tile-gone = Nie ma już takiego kafelka do dobrania.
reason-not-now = Nie możesz teraz tego zrobić. Najpierw: { $asked }
reason-new-tile-only = Figury stawia się na właśnie położonym kafelku.
reason-no-feature = Tam nie ma gdzie stanąć.
reason-occupied = Ten obszar jest już zajęty.
reason-finished = Ten obszar jest już ukończony.
reason-none-left = Nie masz już tej figury ({ $figure }).
reason-no-recall = Nie możesz teraz zabrać tej figury ({ $figure }).

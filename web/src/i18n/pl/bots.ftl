# The bots: who they are, how strong, and what they are known for.
bot = Bot
bot-choose = Bot na tym miejscu
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, ranking { NUMBER($rating, useGrouping: 0) }
bots = Wybierz przeciwnika
bots-lead = Osiem botów, od początkującej po mistrza. Graj z dowolnym, kiedy chcesz.
bots-all = Boty
bots-game = Gra
bots-first = Kto zaczyna?
bots-first-me = Ty
bots-first-random = Losowo
bots-play = Graj: { $name }
bots-style = Styl gry
bots-style-default = Domyślny
bot-style-builder = Miejski
bot-style-builder-line = Stawia meeple głównie w miastach.
bot-style-farmer = Wiejski
bot-style-farmer-line = Wysyła wiele meepli na łąki.
bot-style-thief = Zaborczy
bot-style-thief-line = Wchodzi do twoich miast i na twoje drogi, kiedy tylko może.
bot-record-none = Jeszcze bez partii
bot-record = { $drawn ->
    [0] Ty { $won } – { $lost }
    [one] Ty { $won } – { $lost }, 1 remis
    [few] Ty { $won } – { $lost }, { $drawn } remisy
    [many] Ty { $won } – { $lost }, { $drawn } remisów
   *[other] Ty { $won } – { $lost }, { $drawn } remisów
  }
bot-record-lead = Prowadzisz { $won } – { $lost }.
bot-record-behind = { $name } prowadzi { $lost } – { $won }.
bot-record-even = Jest remis { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] { $n } remis.
    [few] { $n } remisy.
    [many] { $n } remisów.
   *[other] { $n } remisów.
}
bot-last-won = Ostatnia partia: twoja wygrana różnicą { $n } pkt.
bot-last-lost = Ostatnia partia: { $name } wygrywa różnicą { $n } pkt.
bot-last-drawn = Ostatnia partia: remis.
bot-label-none = { $label }, jeszcze bez partii
bot-label-lead = { $label }, prowadzisz { $won } do { $lost }
bot-label-behind = { $label }, przegrywasz { $won } do { $lost }
bot-label-even = { $label }, remis { $won } do { $won }
bot-odile = Odile
bot-odile-grade = początkująca
bot-odile-line = Zapomina o łąkach i trzyma meeple na później.
bot-gaspard = Gaspard
bot-gaspard-grade = łatwy
bot-gaspard-line = Nie kładzie chłopów i nie widzi, że ktoś mu coś przejmuje.
bot-margot = Margot
bot-margot-grade = rekreacyjna
bot-margot-line = Szybko wysyła meeple i zaraz nie ma żadnego.
bot-marius = Marius
bot-marius-grade = solidny
bot-marius-line = Wysyła na łąki więcej meepli niż ktokolwiek.
bot-alienor = Aliénor
bot-alienor-grade = zaawansowana
bot-alienor-line = Wchodzi do twoich miast i na twoje drogi, gdy może.
bot-thibaut = Thibaut
bot-thibaut-grade = silny
bot-thibaut-line = Liczy pozostałe kafelki i mało marnuje.
bot-sancha = Sancha
bot-sancha-grade = ekspertka
bot-sancha-line = Prawie nigdy nie przeoczy ruchu, który wygląda najlepiej.
bot-raimond = Raimond
bot-raimond-grade = mistrz
bot-raimond-line = Przed ruchem myśli o twojej odpowiedzi.
bot-greedy-grade = tylko punkty
bot-random-grade = losowe ruchy

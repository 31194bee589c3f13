# New games: expansions, mixes, seats, and the page on which players wait.
shelf-search = Uitbreidingen zoeken
shelf-filter = Toon
shelf-all = Alle { $n }
shelf-stars = Favorieten { $n }
shelf-on = Aan { $n }
shelf-none = Niets gevonden.
shelf-none-stars = Geef een uitbreiding een ster, dan staat ze hier.
group-big = Grote uitbreidingen
group-mini = Mini-uitbreidingen (2012)
group-start = Ander begin
group-more = Meer kleine uitbreidingen
group-on = { $n ->
    [0] geen aan
   *[other] { $n } van { $of } aan
}
row-tiles = { $n ->
    [0] geen tegels
    [one] +{ $n } tegel
   *[other] +{ $n } tegels
}
row-minutes = +{ $n } min
row-always = altijd aan
row-details = Details
row-star = Favoriet: { $name }
row-narrowed = { $n } van { $of } onderdelen
row-variants = { $n ->
    [one] { $n } regelvariant
   *[other] { $n } regelvarianten
}
lost-board = Uitgezet, want { $name } staat aan. Een spel heeft één startbord.
lost-instead = Toch { $name }
lost-said = { $lost }: { $why }
random-mix = Willekeurige mix
random-hint = Verrassende uitbreidingen voor een spel van deze lengte.
random-length = Lengte van het spel
random-minutes = { $n ->
    [120] 2 uur
   *[other] { $n } min
}
random-shuffle = Schudden
random-back = Terug naar mijn mix
mixes = Jouw mixen
mix-save = Mix opslaan
mix-saved = Opgeslagen als “{ $name }”
mix-name = Naam van de mix
mix-rename = { $name } hernoemen
mix-remove = { $name } verwijderen
mix-more = { $first } en nog { $n }
mix-plus = { $box }, plus { $more }
mix-without = { $box }, zonder { $less }
mix-plus-without = { $box }, plus { $more }, zonder { $less }
mix-reset = Terug naar { $box }
n-minutes = { $n } min
tiles-word = tegels
game-minutes = ongeveer { $n } min
game-short = kort
game-long = lang
game-expansions-on = { $n ->
    [0] Geen uitbreidingen
    [one] { $n } uitbreiding aan
   *[other] { $n } uitbreidingen aan
}
game-remove = { $name } weghalen
game-show-all = Toon alle { $n }
game-variants = { $n ->
    [one] { $n } regelvariant
   *[other] { $n } regelvarianten
}
game-variants-reset = Standaardregels gebruiken
game-options = Spelopties
game-choose = Uitbreidingen kiezen
new-public-on = Onbekenden kunnen meedoen.
new-public-off = Alleen op uitnodiging: vrienden komen via je link.
new-watch = Iedereen mag kijken
seat-here = Iemand hier
seat-here-hint = aan dit scherm
seat-here-n = Speler { $n }
seat-name = Naam van de speler op plaats { $n }
waiting-title = Wachten op spelers
waiting-tab = { $n } van { $of }
waiting-seats = Plaatsen
waiting-taken = { $n } van { $of } bezet
waiting-host = Jij, host
waiting-joined = Doet mee
waiting-ready-seat = Klaar
waiting-invite = Vrienden uitnodigen
waiting-code = Spelcode: { $code }
waiting-qr = Scan om mee te doen met een telefoon
waiting-qr-show = Toon QR-code
waiting-qr-hide = Verberg QR-code
waiting-fill = Aanvullen met bots en starten
waiting-for = { $n ->
    [one] Wachten op nog één speler. Het spel begint als alle plaatsen bezet zijn.
   *[other] Wachten op nog { $n } spelers. Het spel begint als alle plaatsen bezet zijn.
}
waiting-private = Op uitnodiging
waiting-public = Openbaar: iedereen kan meedoen
waiting-stranger = Dit spel is alleen op uitnodiging. Vraag de host om de link om mee te doen. Kijken kan zodra het begint.
waiting-game = Het spel
list-filter = Toon spellen
list-all = Alle
list-turn = Jouw beurt
list-waiting = Wachtend
list-running = Bezig
list-finished = Afgelopen
list-none-filter = Geen spellen van dit soort.
card-won = { $name } won
card-you-won = Je won
card-shared = Gedeelde winst
you-name = { $name } (jij)

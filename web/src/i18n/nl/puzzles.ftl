# Puzzles, and the challenge of the day.
puzzles = Puzzels
puzzles-lead = Echte stellingen met één beste zet. Vind hem en zie waarom.
puzzles-more = Meer puzzels
puzzles-tried = { $solved } van { $n } opgelost
puzzle-of-day = Puzzel van de dag
puzzle-day-open = Elke dag één puzzel, voor iedereen dezelfde.
puzzle-day-done = Opgelost. De volgende komt om middernacht UTC.
puzzle-solve = Los op
puzzle-look = Bekijk opnieuw
puzzle-streak = Dagen op rij
puzzle-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
puzzle-week = Deze week
puzzle-find = Vind de beste zet
puzzle-rated = Rating { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Hier begint de beste zet. Met een hint telt de puzzel half.
puzzle-show = Toon de oplossing
puzzle-solved = Opgelost
puzzle-hinted = Opgelost met een hint
puzzle-missed = Niet opgelost
puzzle-practice = { $what } · oefening, telt niet mee
puzzle-outcome = { $what } · rating { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Beste: { $move }
puzzle-worth = Goed, maar niet de beste: { $a } in plaats van { $b } punten.
puzzle-margins = Verwachte voorsprong { $a }, op één na beste zet { $b }.
puzzle-scores = { $n ->
    [one] Levert meteen 1 punt op, maar een andere zet doet meer.
   *[other] Levert meteen { $n } punten op, maar een andere zet doet meer.
}
puzzle-even = De stand is gelijk.
puzzle-behind = { $n ->
    [one] Je staat 1 punt achter.
   *[other] Je staat { $n } punten achter.
}
puzzle-ahead = { $n ->
    [one] Je staat 1 punt voor.
   *[other] Je staat { $n } punten voor.
}
puzzle-left = { $n ->
    [one] Nog 1 tegel.
   *[other] Nog { $n } tegels.
}
puzzle-about = Over deze puzzel
puzzle-your-rating = Jouw rating
puzzle-its-rating = Rating van de puzzel
puzzle-theme = Thema
puzzle-own = Jouw uitbreidingen
puzzle-start = { $n ->
    [one] Los 1 puzzel op
   *[other] Los { $n } puzzels op
}
puzzle-next = Volgende puzzel
puzzle-back = Alle puzzels
puzzle-none = Geen puzzel past. Kies een ander thema of meer uitbreidingen.
puzzle-lost = De puzzels konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
puzzle-again = Opnieuw
puzzle-opening = Puzzel wordt geopend…
puzzle-you = Jij
challenge = Uitdaging van de dag
challenge-about = Speel alleen. Iedereen trekt dezelfde tegels: hoeveel punten haal jij?
challenge-begin = Start
challenge-continue = Ga verder
challenge-scores = Scores met deze tegels
challenge-share = Bastide, uitdaging van { $day }: { $n } punten, meer dan { $beaten } van de { $of } bots.
puzzle-theme-extra = Extra tegel
puzzle-theme-steal = Stelen
puzzle-theme-share = Delen
puzzle-theme-farm = Weiden
puzzle-theme-save = Red een meeple
puzzle-theme-monastery = Kloosters
puzzle-theme-finish = Sluiten en scoren
puzzle-theme-piece = Speciale stukken
puzzle-theme-last = Laatste beurten
puzzle-theme-block = Blokkeren
puzzle-theme-keep = Bewaren
puzzle-theme-claim = Bezetten
puzzle-theme-plan = Voorbereiden
puzzle-idea-extra = De extra tegel is meer waard
puzzle-idea-steal = Neem het over
puzzle-idea-share = Pak je deel
puzzle-idea-farm = De weide beslist
puzzle-idea-save = Haal een meeple terug
puzzle-idea-monastery = Maak de tegels eromheen af
puzzle-idea-finish = Sluit het en scoor
puzzle-idea-piece = Verplaats het juiste stuk
puzzle-idea-last = Benut de laatste tegels
puzzle-idea-block = Houd de anderen tegen
puzzle-idea-keep = Bewaar je meeple
puzzle-idea-claim = Bezet het nu
puzzle-idea-plan = Bereid het vervolg voor

# The review of a finished game.
review-page = Spelanalyse
review-won = Je won met { $a } tegen { $b }
review-lost = Je verloor met { $a } tegen { $b }
review-drawn = Gelijkspel, { $a } tegen { $b }
review-other-won = { $name } won met { $a } tegen { $b }
review-analyse = Analysebord
review-chance = Winkans
review-slider = Beurt
review-turn = Beurt { $n }
review-start = Begin
review-unknown = nog niet bekeken
review-chance-of = { $name } { $chance }%
review-as-table = Als tabel tonen
review-as-graph = Als grafiek tonen
review-col-turn = Beurt
review-col-player = Speler
review-col-move = Zet
review-col-grade = Oordeel
review-grade-best = Beste
review-grade-good = Goed
review-grade-inaccuracy = Onnauwkeurig
review-grade-mistake = Fout
review-grade-blunder = Blunder
review-count = { $grade }: { $n }
review-open = Bord hier openen
review-go = Dit spel analyseren
review-about = Zie beurt voor beurt wat geluk was en wat kunde. Duurt op dit apparaat ongeveer { $n } seconden.
review-starting = Het spel wordt geopend…
review-working = Beurt { $n } van { $of } wordt bekeken
review-name = Analyse
review-stop = Stoppen
review-continue = Verdergaan
review-stopped = { $n } van { $of } beurten bekeken. Je kunt verdergaan wanneer je wilt.
review-done = De analyse is klaar.
review-short = Dit spel is te kort voor een analyse. Er zijn minstens 10 tegels nodig.
review-alone = Een analyse vergelijkt spelers, en hier speelde er maar één.
review-running = Dit spel is nog bezig. Speel het eerst uit.
review-to-game = Naar het spel
review-no-engine = De engine is niet geladen. Controleer je verbinding en probeer het opnieuw.
review-lost-worker = De analyse is onderbroken. Wat klaar is, blijft. Ga verder wanneer je wilt.
review-not-kept = Deze analyse kan hier niet worden bewaard: privévenster of volle schijf. Je kunt haar lezen tot je de pagina sluit.
review-why = Waarom het zo afliep
review-why-won = Waarom je met { $n } won
review-why-lost = Waarom je met { $n } verloor
review-why-other = Waarom { $name } met { $n } won
review-luck = Geluk bij het trekken
review-own = Jouw fouten
review-own-each = Eigen fouten
review-of = Fouten van { $name }
review-others = Fouten van de anderen
review-margin = Eindverschil
review-how = Hoe is dit berekend?
review-how-mistakes = Fouten: bij elke beurt vergelijkt de engine de zet met de beste die er was, in verwachte punten. Zetten binnen een half punt van de beste tellen niet.
review-how-luck = Geluk: alles wat fouten niet verklaren, vooral de tegels. Daarom komen de balken samen altijd op het eindverschil uit.
review-how-grades = Oordelen: hoeveel winkans een beurt kostte tegenover de beste. Onder 1% is het de beste, onder 4% goed, onder 8% onnauwkeurig, onder 15% een fout, daarboven een blunder.
review-how-accuracy = Nauwkeurigheid: de beste zet telt voor 100%, en elke 7% verloren winkans halveert dat. Beurten zonder keuze tellen niet.
review-accuracy = nauwkeurigheid
review-from-luck = punten door geluk
review-lost-points = punten verloren door fouten
review-luck-even = Het geluk was voor { $name } in evenwicht.
review-luck-good = Het geluk hielp { $name } met ongeveer { $n } punten.
review-luck-bad = Het geluk zat { $name } tegen en kostte ongeveer { $n } punten.
review-skill-best = { $name } gaf bijna niets weg.
review-skill-cost = Fouten kostten { $name } ongeveer { $n } punten; alleen beurt { $turn } kostte er { $worst }.
review-moments = Sleutelmomenten
review-no-moments = Geen enkele beurt besliste dit spel.
review-moment-n = Sleutelmoment { $n }: { $what }
review-luck-one = Geluk
review-lucky = Een gelukkige tegel
review-unlucky = Een ongelukkige tegel
review-odds = De kans erop was 1 op { $n }
review-worth-more = { $n ->
    [one] { $n } punt meer waard dan een gemiddelde tegel.
   *[other] { $n } punten meer waard dan een gemiddelde tegel.
}
review-worth-less = { $n ->
    [one] { $n } punt minder waard dan een gemiddelde tegel.
   *[other] { $n } punten minder waard dan een gemiddelde tegel.
}
review-swing = { $swing }% winkans
review-better = Beter: { $move }
review-figure = { $figure } { $on }
review-none = geen figuur
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } punt op { $at }
   *[other] { $n } punten op { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Leren van je fout
   *[other] Leren van je { $n } fouten
}
review-no-mistakes = Geen fouten om van te leren. Goed gespeeld!
review-learning = Leren van je fouten
review-none-yet = Er zijn geen fouten om van te leren. Analyseer eerst het spel.
review-mistake-of = Fout { $n } van { $of }
review-find = Vind een betere zet
review-you-played = Jouw zet: { $move }
review-chance-lost = Die kostte { $n }% winkans.
review-not-better = Dat is nog niet beter: { $a } in plaats van { $b } punten. Probeer een andere plek.
review-solved = Dat is beter
review-solved-best = Dat is de beste zet
review-margins = { $a } in plaats van { $b } punten
review-next = Volgende fout
review-back = Terug naar de analyse

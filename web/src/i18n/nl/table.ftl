# The table, whatever is played on it.
you = jij
left = over
table-opening = Spel wordt geladen…
table-leave = Terug naar start
board = Bord
board-label = { $n ->
    [one] Bord met { $n } tegel
   *[other] Bord met { $n } tegels
}
players = Spelers
players-log = Spelers en verloop
watching = je kijkt toe
your-turn = Jouw beurt
away = afwezig
resigned = opgegeven
tiles-left = Tegels over
undo = Ongedaan maken
n-tiles = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}
n-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
n-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
n-so-far = { $n ->
    [one] { $n } punt tot nu toe
   *[other] { $n } punten tot nu toe
}
n-end = { $n ->
    [one] { $n } punt aan het eind
   *[other] { $n } punten aan het eind
}
figures-more = { $n ->
    [one] Toon nog { $n } soort figuur
   *[other] Toon nog { $n } soorten figuren
}
figures-left = figuren over
tile-of = Tegel { $n } van { $of }
tile-on = Tegel gelegd
turn-left = Linksom draaien
turn-right = Rechtsom draaien
cells-label = { $n ->
    [one] { $n } plek voor deze tegel
   *[other] { $n } plekken voor deze tegel
}
cell-label = { $n ->
    [one] { $at }, past op één manier
   *[other] { $at }, past op { $n } manieren
}
tile-in-hand = Tegel in je hand: { $what }
spoken-way = { $name } van het { $from } naar het { $to }
spoken-beside = past aan { $what }
spoken-open-city = de onvoltooide stad van { $names }
spoken-own-city = je onvoltooide stad
spoken-free-city = een onvoltooide stad zonder eigenaar
spoken-open-road = de onvoltooide weg van { $names }
spoken-own-road = je onvoltooide weg
spoken-free-road = een onvoltooide weg zonder eigenaar
targets-label = { $n ->
    [one] { $n } plek om te kiezen
   *[other] { $n } plekken om uit te kiezen
}
spot-so-far = tot nu toe
spot-end = aan het eind
spot-previous = Vorige plek
spot-next = Volgende plek
spot-list = Toon alle { $n } als lijst
places-lit = Wegen en steden om uit te kiezen
places-tile = Plekken op deze tegel
list-features = Bord per gebied
list-places = Bord per plek
ask-place-tile = Leg deze tegel aan
ask-figure = Een figuur zetten?
ask-figure-meeple = Een meeple zetten?
ask-scoring-order = Welk gebied scoort eerst?
ask-other = Maak een keuze
wait-place-tile = { $name } legt een tegel
wait-figure = { $name } zet een figuur
wait-other = { $name } kiest
wait-tile = De getrokken tegel
wait-next = Daarna is { $name } aan de beurt.
wait-next-you = Daarna ben jij aan de beurt.
stall-soon = { $n ->
    [one] Over { $n } seconde kun je een bot laten spelen.
   *[other] Over { $n } seconden kun je een bot laten spelen.
}
stall-you = nog { $n } s, dan mogen anderen een bot laten spelen
stall-seconds = { $n ->
    [one] { $name } denkt al { $n } seconde na
   *[other] { $name } denkt al { $n } seconden na
}
stall-minutes = { $n ->
    [one] { $name } denkt al { $n } minuut na
   *[other] { $name } denkt al { $n } minuten na
}
stall-offer = Wacht nog even, of laat zolang een bot spelen.
stall-offer-two = Wacht nog even, laat zolang een bot spelen, of eis de winst op.
give-to-bot = Laat een bot spelen voor { $name }
claim = Winst opeisen
claim-sure = Winst opeisen?
claim-ends = Jij wint, { $name } verliest en het spel is afgelopen.
replaced = Een bot speelt voor je
replaced-hint = Hij speelt tot je je plaats weer inneemt.
take-seat = Zelf verder spelen
bot-plays = bot speelt
hint-place = { $n ->
    [one] Past op één plek. Tik erop, tik nog eens om te draaien.
   *[other] Past op { $n } plekken. Tik er een aan, tik nog eens om te draaien.
}
hint-place-one-way = { $n ->
    [one] Past op één plek, op één manier.
   *[other] Past op { $n } plekken, elk op één manier.
}
hint-one-way = Past alleen zo.
hint-click = Tik erop om de tegel te leggen.
hint-click-turned = Tik erop om de tegel te leggen, of draai verder.
hint-turn = Tik nog eens om te draaien.
hint-targets = { $n ->
    [one] Er is één plek.
   *[other] Kies een van de { $n } plekken.
}
hint-choices = { $n ->
    [one] Er is één mogelijkheid.
   *[other] Kies een van de { $n } mogelijkheden.
}
hint-stays = Blijft tot het einde van het spel.
hint-pass = Je houdt je figuren.
confirm-none = Maak een keuze
confirm-none-place-tile = Kies een plek
confirm-none-figure = Kies een plek
confirm-place = Tegel leggen
confirm-deploy = { $figure } zetten
confirm-deploy-score = { $n ->
    [one] { $place }: { $n } punt
   *[other] { $place }: { $n } punten
}
confirm-recall = Terugnemen
confirm-move = Hierheen verplaatsen
confirm-aside = Van het bord nemen
pass = Overslaan
pass-figure = Overslaan
act-recall = { $figure } terug, { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = { $piece } van het bord nemen
choice-next = Dit eerst scoren
figure-none = Je hebt er geen meer.
figure-nowhere = Geen vrije plek op deze tegel.
figures-idle = { $n ->
    [one] kan hier niet
   *[other] kunnen hier niet
}
figures-idle-all = Figuren die hier niet kunnen
tools = Hulp en weergave
overlay-fields = Weiden en hun eigenaars
overlay-projected = Verwachte score
overlay-tiles = Tegels over
overlay-holes = Onvulbare plekken
overlay-coordinates = Coördinaten
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele bord
shelf = Uitbreidingen
shelf-now = nu
shelf-beside = naast het bord
tab-log = Verloop
tab-chat = Chat
log-chat = Verloop en chat
log-earlier = { $n ->
    [one] Toon { $n } eerdere regel
   *[other] Toon { $n } eerdere regels
}
log-empty = Er is nog niets gebeurd.
log-show = Toon { $at } op het bord
chat-empty = Nog geen berichten.
chat-muted = In dit spel kunnen alleen spelers chatten.
chat-say = Zeg iets
chat-send = Versturen
log-placed = legt een tegel ({ $at })
log-discarded = trekt een tegel die nergens past
log-deployed = zet { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, gehalveerd
log-moved = verplaatst { $piece } ({ $at })
log-token = pakt { $n } { $token }
log-over = Het spel is afgelopen.
log-moved-to = verplaatst { $piece } naar { $at }
log-aside = neemt { $piece } van het bord
log-token-placed = legt { $token } op { $at }
continue = Verder
refuse-head = Dat kan niet
refuse-at = Die tegel past daar niet ({ $at })
refuse-stale = Het spel is al verder. Kies opnieuw.
refuse-not-your-turn = Je bent niet aan de beurt.
refuse-not-playing = Je kijkt toe bij dit spel, dus je kunt geen zet doen.
refuse-busy = Je vorige hint is nog onderweg.
refuse-no-hint = Deze keer geen hint. Probeer het nog eens.
refuse-other = Dat kan nu niet.
refuse-bad-request = De server begreep dat niet. Laad de pagina opnieuw.
refuse-bad-json = De server begreep dat niet. Laad de pagina opnieuw.
refuse-bad-setup = Deze uitbreidingen kun je zo niet samen spelen.
refuse-bad-notation = Bastide kan deze tekst niet lezen als spel of stelling (regel { $line }, kolom { $column }).
refuse-bad-save = Dit opgeslagen spel is beschadigd of komt uit een andere versie. Je andere spellen zijn in orde.
refuse-bad-name = Een naam heeft 1 tot { $longest } zichtbare tekens.
refuse-bad-colour = Kies een van de acht kleuren.
refuse-bad-chat = Een chatbericht heeft 1 tot { $longest } zichtbare tekens.
refuse-unknown-bot = Die bot is er niet op deze server.
refuse-unknown-guest = De server kent je niet. Laad de pagina opnieuw.
refuse-bad-origin = Dat verzoek kwam van een andere site en is genegeerd.
refuse-needs-invite = Dit spel is privé. Vraag om een uitnodigingslink.
refuse-not-host = Alleen de host kan het spel starten.
refuse-not-found = Op dit adres is niets te vinden.
refuse-no-game = Dat spel bestaat niet.
refuse-no-seat = Die plaats bestaat niet.
refuse-seat-taken = Die plaats is bezet.
refuse-already-started = Het spel is al begonnen.
refuse-not-started = Het spel is nog niet begonnen.
refuse-open-seats = Er zijn nog spelers nodig.
refuse-not-over = Het spel is nog niet afgelopen.
refuse-illegal-action = Die zet mag niet volgens de regels.
refuse-game-over = Het spel is afgelopen.
refuse-uploaded = Dit spel gaat online verder.
refuse-too-early = { $seconds ->
    [one] Je tegenspeler heeft nog { $seconds } seconde.
   *[other] Je tegenspeler heeft nog { $seconds } seconden.
}
refuse-nobody-stalls = Niemand laat je wachten.
refuse-not-two-players = Je kunt de winst alleen opeisen in een spel met twee spelers.
refuse-nothing-to-undo = Je kunt alleen je laatste actie ongedaan maken, zolang niemand anders een zet doet en er geen tegel is getrokken.
refuse-undo-limit = Vaker dan { $most } keer kun je in dit spel niets ongedaan maken.
refuse-assists-off = In dit spel staat de hulp uit.
refuse-watchers-muted = In dit spel kunnen alleen spelers chatten.
refuse-chat-too-fast = { $seconds ->
    [one] Dat zijn veel berichten tegelijk. Probeer het over { $seconds } seconde weer.
   *[other] Dat zijn veel berichten tegelijk. Probeer het over { $seconds } seconden weer.
}
refuse-too-large = Dat is te lang.
refuse-too-fast = Dat ging te snel. Wacht even.
refuse-storage = De server kon dat niet opslaan. Probeer het nog eens.
refuse-stopping = De server start opnieuw. Probeer het zo nog eens.
refuse-seed-given = Laat de startwaarde weg: de tafel trekt de tegels.
refuse-tiles-given = Met eigen tegels kun je op deze server niet spelen.
refuse-scripted-public = In een openbaar spel kan de volgorde van de tegels niet vastliggen.
refuse-no-preset = Er is geen doos die “{ $name }” heet.
refuse-no-tiles = Er zijn tegels nodig om te trekken. Voeg een set tegels toe.
refuse-too-many-tiles = Dat zijn te veel tegels: { $count }. Deze server speelt met hoogstens { $most }.
refuse-too-many-games = Je hebt { $most } onvoltooide spellen. Speel er eerst een uit of geef er een op.
refuse-too-many-bots = In je onvoltooide spellen kunnen samen hoogstens { $most } bots zitten. Speel er eerst een uit of geef er een op.
refuse-server-full = Deze server is nu vol. Probeer het later nog eens.
refuse-seat-count = Een spel heeft 1 tot 8 plaatsen.
advice = Hint
advice-busy = De beste zet wordt gezocht
advice-then = Daarna { $figure } { $on }.
advice-then-none = Daarna geen figuur.
advice-now = { $n ->
    [one] Nu { $n } punt.
   *[other] Nu { $n } punten.
}
advice-now-of = { $n ->
    [one] Nu { $n } punt, waarvan zo’n { $of } toch wel was gekomen.
   *[other] Nu { $n } punten, waarvan er zo’n { $of } toch wel waren gekomen.
}
advice-now-all = { $n ->
    [one] Nu { $n } punt, maar dat was toch wel gekomen.
   *[other] Nu { $n } punten, maar die waren toch wel gekomen.
}
advice-now-less = { $n ->
    [one] Kost je nu { $n } punt.
   *[other] Kost je nu { $n } punten.
}
advice-later = { $n ->
    [one] Later zo’n { $n } punt.
   *[other] Later zo’n { $n } punten.
}
advice-later-more = Later nog zo’n { $n }.
advice-later-less = { $n ->
    [one] Later zo’n { $n } punt minder.
   *[other] Later zo’n { $n } punten minder.
}
advice-others-less = { $n ->
    [one] Kost { $name } zo’n { $n } punt.
   *[other] Kost { $name } zo’n { $n } punten.
}
advice-others-more = { $n ->
    [one] Geeft { $name } zo’n { $n } punt.
   *[other] Geeft { $name } zo’n { $n } punten.
}
advice-rival = je sterkste tegenstander
advice-even = Geen andere zet is meer waard.
resign = Opgeven
resign-ends = Je verliest en het spel is afgelopen.
resign-bot = Je wordt laatste en een bot speelt voor je verder.
resign-yes = Opgeven
keys-title = Sneltoetsen
keys-all = Toon alle sneltoetsen
keys-arrows = volgende plek in die richting
keys-pan = bord verschuiven
keys-turn = tegel draaien
keys-choice = mogelijkheid kiezen
keys-decline = overslaan
keys-confirm = bevestigen
keys-undo = ongedaan maken
keys-hint = hint: de beste zet
keys-zoom = inzoomen, uitzoomen, hele bord
keys-why = de regel achter deze vraag
result-head = Eindtelling
result-by = { $n ->
    [one] { $name } wint met { $n } punt verschil
   *[other] { $name } wint met { $n } punten verschil
}
result-by-you = { $n ->
    [one] Je wint met { $n } punt verschil
   *[other] Je wint met { $n } punten verschil
}
result-wins = { $name } wint
result-wins-you = Je wint
result-resigned = { $name } heeft opgegeven.
result-left = { $name } ging weg.
result-tie = { $names } delen de winst
result-replay = Gelijkspel: speel nog een keer om te beslissen
result-solo = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
result-won = { $name } won
result-to = { $a } tegen { $b }
result-decided = { $n ->
    [one] Beslissend: { $what } met { $n } punt, { $gap } meer dan { $name }.
   *[other] Beslissend: { $what } met { $n } punten, { $gap } meer dan { $name }.
}
result-total = Totaal
result-board = Toon bord
result-show = Toon uitslag
notation = Downloaden
fair = Bewijs van eerlijk schudden
# Why something is refused, by the codes of the engine. `$your` is "je meeple", `$figure` only the noun.
reason-game-over = Het spel is afgelopen.
reason-chance-first = Eerst wordt er getrokken of gegooid.
reason-not-drawn-now = Zoiets wordt nu niet getrokken of gegooid.
reason-tile-gone = Van die tegel is er geen meer over.
reason-not-now = Dat kan nu niet. Eerst: { $asked }
reason-new-tile-only = Figuren zet je op de tegel die je net hebt gelegd.
reason-no-feature = Daar kan niemand staan.
reason-occupied = Dit gebied is al bezet.
reason-finished = Dit gebied is al voltooid.
reason-none-left = Je hebt geen { $figure } meer.
reason-no-recall = Je kunt je { $figure } nu niet terugnemen.

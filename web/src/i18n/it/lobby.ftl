# New games: expansions, mixes, seats, and the page on which players wait.
shelf-search = Cerca espansioni
shelf-filter = Mostra
shelf-all = Tutte { $n }
shelf-stars = Preferite { $n }
shelf-on = Attive { $n }
shelf-none = Nessun risultato.
shelf-none-stars = Metti una stella a un’espansione per trovarla qui.
group-big = Grandi espansioni
group-mini = Mini espansioni (2012)
group-start = Altri inizi
group-more = Altre piccole espansioni
group-on = { $n ->
    [0] nessuna attiva
   *[other] attive { $n } di { $of }
}
row-tiles = { $n ->
    [0] nessuna tessera
    [one] +{ $n } tessera
   *[other] +{ $n } tessere
}
row-minutes = +{ $n } min
row-always = sempre attivo
row-details = Dettagli
row-star = Preferita: { $name }
row-narrowed = { $n } parti su { $of }
row-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } varianti
}
lost-board = Non si usa insieme a { $name }: una partita ha un solo tabellone iniziale.
lost-instead = Usa { $name }
lost-said = { $lost }: { $why }
random-mix = Mix casuale
random-hint = Espansioni fresche per una partita di questa durata.
random-length = Durata della partita
random-minutes = { $n ->
    [120] 2 ore
   *[other] { $n } min
}
random-shuffle = Mescola
random-back = Torna al mio mix
mixes = I tuoi mix
mix-save = Salva questo mix
mix-saved = Salvato come “{ $name }”
mix-name = Nome del mix
mix-rename = Rinomina { $name }
mix-remove = Elimina { $name }
mix-more = { $first } e altre { $n }
mix-plus = { $box }, più { $more }
mix-without = { $box }, senza { $less }
mix-plus-without = { $box }, più { $more }, senza { $less }
mix-reset = Ripristina { $box }
n-minutes = { $n } min
tiles-word = tessere
game-minutes = circa { $n } min
game-short = breve
game-long = lunga
game-expansions-on = { $n ->
    [0] Nessuna espansione
    [one] { $n } espansione attiva
   *[other] { $n } espansioni attive
}
game-remove = Togli { $name }
game-show-all = Mostra tutte e { $n }
game-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } varianti
}
game-variants-reset = Usa le regole predefinite
game-options = Opzioni della partita
game-choose = Scegli le espansioni
new-public-on = Può sedersi chiunque.
new-public-off = Solo su invito: gli amici entrano con il tuo link.
new-watch = Chiunque può guardare
seat-here = Qualcuno qui
seat-here-hint = su questo schermo
seat-here-n = Giocatore { $n }
seat-name = Nome del giocatore al posto { $n }
waiting-title = In attesa di giocatori
waiting-tab = { $n } di { $of }
waiting-seats = Posti
waiting-taken = { $n } di { $of } occupati
waiting-host = Tu, host
waiting-joined = Al tavolo
waiting-ready-seat = Pronto
waiting-invite = Invita amici
waiting-code = Codice partita: { $code }
waiting-qr = Inquadra per entrare dal telefono
waiting-qr-show = Mostra codice QR
waiting-qr-hide = Nascondi codice QR
waiting-fill = Completa con bot e inizia
waiting-for = { $n ->
    [one] Manca ancora un giocatore. Si parte quando tutti i posti sono occupati.
   *[other] Mancano ancora { $n } giocatori. Si parte quando tutti i posti sono occupati.
}
waiting-private = Solo su invito
waiting-public = Pubblica: può entrare chiunque
waiting-stranger = Questa partita è solo su invito. Chiedi il link all’host per entrare. Potrai guardarla quando inizia.
waiting-game = La partita
list-filter = Mostra partite
list-all = Tutte
list-turn = Tocca a te
list-waiting = In attesa
list-running = In corso
list-finished = Finite
list-none-filter = Nessuna partita così.
card-won = Ha vinto { $name }
card-you-won = Hai vinto
card-shared = Vittoria condivisa
you-name = { $name } (tu)

# The table, whatever is played on it.
you = tu
left = rimaste
table-opening = Caricamento della partita…
table-leave = Torna alla home
board = Tabellone
board-label = { $n ->
    [one] Tabellone con { $n } tessera
   *[other] Tabellone con { $n } tessere
}
players = Giocatori
players-log = Giocatori e registro
watching = stai guardando
your-turn = Tocca a te
away = assente
resigned = ha abbandonato
tiles-left = Tessere rimaste
undo = Annulla
n-tiles = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
}
n-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
n-so-far = { $n ->
    [one] { $n } punto finora
   *[other] { $n } punti finora
}
n-end = { $n ->
    [one] { $n } punto alla fine
   *[other] { $n } punti alla fine
}
figures-more = { $n ->
    [one] Mostra un altro tipo di pedina ({ $n })
   *[other] Mostra altri { $n } tipi di pedine
}
figures-left = pedine rimaste
tile-of = Tessera { $n } di { $of }
tile-on = Tessera piazzata
turn-left = Ruota a sinistra
turn-right = Ruota a destra
cells-label = { $n ->
    [one] { $n } spazio per questa tessera
   *[other] { $n } spazi per questa tessera
}
cell-label = { $n ->
    [one] { $at }, in un solo verso
   *[other] { $at }, in { $n } versi
}
tile-in-hand = Tessera in mano: { $what }
spoken-way = { $name } da { $from } a { $to }
spoken-beside = accanto a: { $what }
spoken-open-city = la città incompleta di { $names }
spoken-own-city = la tua città incompleta
spoken-free-city = una città incompleta senza proprietario
spoken-open-road = la strada incompleta di { $names }
spoken-own-road = la tua strada incompleta
spoken-free-road = una strada incompleta senza proprietario
targets-label = { $n ->
    [one] { $n } posizione da scegliere
   *[other] { $n } posizioni tra cui scegliere
}
spot-so-far = finora
spot-end = alla fine
spot-previous = Posizione precedente
spot-next = Posizione seguente
spot-list = Mostra tutte e { $n } in elenco
places-lit = Strade e città tra cui scegliere
places-tile = Posizioni su questa tessera
list-features = Tabellone per elementi
list-places = Tabellone per spazi
ask-place-tile = Piazza questa tessera
ask-figure = Piazzi una pedina?
ask-figure-meeple = Piazzi un meeple?
ask-scoring-order = Quale elemento si conteggia prima?
ask-other = Fai una scelta
wait-place-tile = { $name } piazza una tessera
wait-figure = { $name } piazza una pedina
wait-other = { $name } sta scegliendo
wait-tile = La tessera pescata
wait-next = Poi tocca a { $name }.
wait-next-you = Poi tocca a te.
stall-soon = { $n ->
    [one] Tra { $n } secondo puoi far giocare un bot.
   *[other] Tra { $n } secondi puoi far giocare un bot.
}
stall-you = ancora { $n } s, poi gli altri possono far giocare un bot
stall-seconds = { $n ->
    [one] { $name } ci pensa da { $n } secondo
   *[other] { $name } ci pensa da { $n } secondi
}
stall-minutes = { $n ->
    [one] { $name } ci pensa da { $n } minuto
   *[other] { $name } ci pensa da { $n } minuti
}
stall-offer = Aspetta ancora, o fai giocare un bot fino al suo ritorno.
stall-offer-two = Aspetta ancora, fai giocare un bot fino al suo ritorno o reclama la vittoria.
give-to-bot = Fai giocare un bot per { $name }
claim = Reclama la vittoria
claim-sure = Reclami la vittoria?
claim-ends = Tu vinci, { $name } perde e la partita finisce.
replaced = Un bot gioca per te
replaced-hint = Gioca finché non riprendi il tuo posto.
take-seat = Riprendi il posto
bot-plays = gioca un bot
hint-place = { $n ->
    [one] Ci sta in un solo spazio. Toccalo, tocca ancora per ruotare.
   *[other] Ci sta in { $n } spazi. Toccane uno, tocca ancora per ruotare.
}
hint-place-one-way = { $n ->
    [one] Ci sta in un solo spazio, in un solo verso.
   *[other] Ci sta in { $n } spazi, ognuno in un solo verso.
}
hint-one-way = Ci sta solo così.
hint-click = Tocca la tessera per piazzarla.
hint-click-turned = Tocca la tessera per piazzarla, o continua a ruotarla.
hint-turn = Tocca ancora per ruotare.
hint-targets = { $n ->
    [one] C’è una sola posizione.
   *[other] Scegli tra { $n } posizioni.
}
hint-choices = { $n ->
    [one] C’è una sola scelta.
   *[other] Scegli tra { $n } opzioni.
}
hint-stays = Resta fino a fine partita.
hint-pass = Ti tieni le tue pedine.
confirm-none = Scegli
confirm-none-place-tile = Scegli uno spazio
confirm-none-figure = Scegli dove
confirm-place = Piazza tessera
confirm-deploy = Piazza { $figure }
confirm-deploy-score = { $n ->
    [one] { $place }: { $n } punto
   *[other] { $place }: { $n } punti
}
confirm-recall = Riprendi
confirm-move = Sposta qui
confirm-aside = Togli dal tabellone
pass = Passa
pass-figure = Passa
act-recall = { $figure } di ritorno: { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Togli { $piece } dal tabellone
choice-next = Conteggia prima questo
figure-none = Non ne hai più.
figure-nowhere = Nessun posto libero su questa tessera.
figures-idle = { $n ->
    [one] qui non può andare
   *[other] qui non possono andare
}
figures-idle-all = Pedine che non possono andare qui
tools = Aiuti e vista
overlay-fields = Campi e loro proprietari
overlay-projected = Punti previsti
overlay-tiles = Tessere rimaste
overlay-holes = Spazi impossibili
overlay-coordinates = Coordinate
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Adatta vista
shelf = Espansioni
shelf-now = ora
shelf-beside = accanto al tabellone
tab-log = Registro
tab-chat = Chat
log-chat = Registro e chat
log-earlier = { $n ->
    [one] Mostra { $n } riga precedente
   *[other] Mostra { $n } righe precedenti
}
log-empty = Non è ancora successo nulla.
log-show = Mostra { $at } sul tabellone
chat-empty = Ancora nessun messaggio.
chat-muted = In questa partita possono chattare solo i giocatori.
chat-say = Scrivi qualcosa
chat-send = Invia
log-placed = piazza una tessera ({ $at })
log-discarded = pesca una tessera che non ci sta da nessuna parte
log-deployed = piazza { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, dimezzato
log-moved = sposta { $piece } ({ $at })
log-token = prende { $token } (×{ $n })
log-over = La partita è finita.
log-moved-to = sposta { $piece } su { $at }
log-aside = toglie { $piece } dal tabellone
log-token-placed = mette { $token } su { $at }
continue = Continua
refuse-head = Non si può
refuse-at = Quella tessera lì non ci sta ({ $at })
refuse-stale = La partita è andata avanti. Scegli di nuovo.
refuse-not-your-turn = Non tocca a te.
refuse-not-playing = Stai guardando questa partita, quindi non puoi muovere.
refuse-busy = Il tuo ultimo suggerimento sta ancora arrivando.
refuse-no-hint = Stavolta niente suggerimento. Riprova.
refuse-other = In questo momento non è possibile.
refuse-bad-request = Il server non ha capito. Ricarica la pagina.
refuse-bad-json = Il server non ha capito. Ricarica la pagina.
refuse-bad-setup = Queste espansioni non si possono giocare insieme così.
refuse-bad-notation = Bastide non riesce a leggere questo testo come partita o posizione (riga { $line }, colonna { $column }).
refuse-bad-save = Questa partita salvata è danneggiata o viene da un’altra versione. Le altre tue partite sono a posto.
refuse-bad-name = Un nome ha da 1 a { $longest } caratteri visibili.
refuse-bad-colour = Scegli uno degli otto colori.
refuse-bad-chat = Un messaggio ha da 1 a { $longest } caratteri visibili.
refuse-unknown-bot = Quel bot non è su questo server.
refuse-unknown-guest = Il server non ti conosce. Ricarica la pagina.
refuse-bad-origin = La richiesta veniva da un altro sito ed è stata ignorata.
refuse-needs-invite = Questa partita è privata. Chiedi un link d’invito.
refuse-not-host = Solo l’host può iniziare la partita.
refuse-not-found = A questo indirizzo non c’è nulla.
refuse-no-game = Questa partita non esiste.
refuse-no-seat = Questo posto non esiste.
refuse-seat-taken = Quel posto è occupato.
refuse-already-started = La partita è già iniziata.
refuse-not-started = La partita non è ancora iniziata.
refuse-open-seats = Alla partita servono altri giocatori.
refuse-not-over = La partita non è ancora finita.
refuse-illegal-action = Le regole non permettono questa mossa.
refuse-game-over = La partita è finita.
refuse-uploaded = Questa partita continua online.
refuse-too-early = { $seconds ->
    [one] Ha ancora { $seconds } secondo.
   *[other] Ha ancora { $seconds } secondi.
}
refuse-nobody-stalls = Nessuno ti sta facendo aspettare.
refuse-not-two-players = Puoi reclamare la vittoria solo in una partita a due.
refuse-nothing-to-undo = Puoi annullare solo la tua ultima azione, finché non muove un altro o non si pesca una tessera.
refuse-undo-limit = In questa partita hai già annullato { $most } volte, il massimo.
refuse-assists-off = In questa partita gli aiuti sono disattivati.
refuse-watchers-muted = In questa partita possono chattare solo i giocatori.
refuse-chat-too-fast = { $seconds ->
    [one] Tanti messaggi in una volta. Riprova tra { $seconds } secondo.
   *[other] Tanti messaggi in una volta. Riprova tra { $seconds } secondi.
}
refuse-too-large = È troppo lungo.
refuse-too-fast = Troppo veloce. Aspetta un momento.
refuse-storage = Il server non è riuscito a salvare. Riprova.
refuse-stopping = Il server si sta riavviando. Riprova tra un momento.
refuse-seed-given = Lascia vuoto il seme: le tessere le pesca il tavolo.
refuse-tiles-given = Su questo server non si gioca con tessere personalizzate.
refuse-scripted-public = Una partita pubblica non può avere pescate prestabilite.
refuse-no-preset = Non esiste una scatola di nome “{ $name }”.
refuse-no-tiles = Alla partita servono tessere da pescare. Aggiungi un set di tessere.
refuse-too-many-tiles = Troppe tessere: { $count }. Su questo server al massimo { $most }.
refuse-too-many-games = Hai { $most } partite non finite. Finiscine o abbandonane una prima.
refuse-too-many-bots = Nelle tue partite non finite ci possono essere al massimo { $most } bot. Finisci o abbandona prima una partita.
refuse-server-full = Questo server ora è pieno. Riprova più tardi.
refuse-seat-count = Una partita ha da 1 a 8 posti.
advice = Suggerimento
advice-busy = Cerco la mossa migliore
advice-then = Poi { $figure } { $on }.
advice-then-none = Poi nessuna pedina.
advice-now = { $n ->
    [one] { $n } punto ora.
   *[other] { $n } punti ora.
}
advice-now-of = { $n ->
    [one] { $n } punto ora, ma circa { $of } sarebbe arrivato comunque.
   *[other] { $n } punti ora, ma circa { $of } sarebbero arrivati comunque.
}
advice-now-all = { $n ->
    [one] { $n } punto ora, che sarebbe arrivato comunque.
   *[other] { $n } punti ora, che sarebbero arrivati comunque.
}
advice-now-less = { $n ->
    [one] Ti costa { $n } punto ora.
   *[other] Ti costa { $n } punti ora.
}
advice-later = { $n ->
    [one] Circa { $n } punto più avanti.
   *[other] Circa { $n } punti più avanti.
}
advice-later-more = Circa { $n } in più dopo.
advice-later-less = { $n ->
    [one] Rinunci a circa { $n } punto più avanti.
   *[other] Rinunci a circa { $n } punti più avanti.
}
advice-others-less = { $n ->
    [one] Circa { $n } punto in meno per { $name }.
   *[other] Circa { $n } punti in meno per { $name }.
}
advice-others-more = { $n ->
    [one] Circa { $n } punto in più per { $name }.
   *[other] Circa { $n } punti in più per { $name }.
}
advice-rival = il tuo avversario più forte
advice-even = Nessun’altra mossa vale di più.
resign = Abbandona
resign-ends = Perdi, e la partita finisce.
resign-bot = Arrivi all’ultimo posto, e un bot continua per te.
resign-yes = Abbandona
keys-title = Scorciatoie da tastiera
keys-all = Mostra tutte le scorciatoie
keys-arrows = prossimo spazio o posizione in quella direzione
keys-pan = sposta il tabellone
keys-turn = ruota la tessera
keys-choice = scegli un’opzione
keys-decline = passa
keys-confirm = conferma
keys-undo = annulla
keys-hint = suggerimento: la mossa migliore
keys-zoom = ingrandisci, riduci, adatta vista
keys-why = la regola dietro questa domanda
result-head = Conteggio finale
result-by = { $n ->
    [one] { $name } vince di { $n } punto
   *[other] { $name } vince di { $n } punti
}
result-by-you = { $n ->
    [one] Vinci di { $n } punto
   *[other] Vinci di { $n } punti
}
result-wins = Vince { $name }
result-wins-you = Hai vinto
result-resigned = Abbandono: { $name }.
result-left = Fuori dalla partita: { $name }.
result-tie = Vittoria condivisa: { $names }
result-replay = Parità: un’altra partita per decidere
result-solo = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
result-won = Ha vinto { $name }
result-to = { $a } a { $b }
result-decided = { $n ->
    [one] La differenza: { $what }, { $n } punto, { $gap } più di { $name }.
   *[other] La differenza: { $what }, { $n } punti, { $gap } più di { $name }.
}
result-total = Totale
result-board = Mostra tabellone
result-show = Mostra risultato
notation = Scarica
fair = Prova di mescolata corretta
# Why something is refused, by the codes of the engine. `$your` is "your meeple", `$figure` only the noun.
reason-game-over = La partita è finita.
reason-chance-first = Aspetta prima la pescata o il tiro.
reason-not-drawn-now = Ora non si pesca e non si tira nulla del genere.
reason-tile-gone = Di queste tessere non ce ne sono più.
reason-not-now = Ora non puoi. Prima: { $asked }
reason-new-tile-only = Le pedine vanno sulla tessera appena piazzata.
reason-no-feature = Lì non c’è nulla su cui stare.
reason-occupied = Questo elemento è già occupato.
reason-finished = Questo elemento è già completo.
reason-none-left = Non hai più pedine di questo tipo: { $figure }.
reason-no-recall = Ora non puoi riprendere questa pedina: { $figure }.

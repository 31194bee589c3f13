# Puzzles, and the challenge of the day.
puzzles = Problemi
puzzles-lead = Posizioni vere con una sola mossa migliore. Trovala e scopri perché.
puzzles-more = Altri problemi
puzzles-tried = { $solved } risolti su { $n }
puzzle-of-day = Problema del giorno
puzzle-day-open = Un problema al giorno, lo stesso per tutti.
puzzle-day-done = Risolto. Il prossimo arriva a mezzanotte UTC.
puzzle-solve = Risolvi
puzzle-look = Riguarda
puzzle-streak = Giorni di fila
puzzle-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
puzzle-week = Questa settimana
puzzle-find = Trova la mossa migliore
puzzle-rated = Punteggio { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = La mossa migliore comincia qui. Con un aiuto, il problema vale metà.
puzzle-show = Mostra la soluzione
puzzle-solved = Risolto
puzzle-hinted = Risolto con un aiuto
puzzle-missed = Non risolto
puzzle-practice = { $what } · allenamento, non conta
puzzle-outcome = { $what } · punteggio { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = La migliore: { $move }
puzzle-worth = Buona, ma non la migliore: { $a } invece di { $b } punti.
puzzle-margins = Margine atteso { $a }, seconda mossa migliore { $b }.
puzzle-scores = { $n ->
    [one] Dà subito 1 punto, ma un’altra mossa rende di più.
   *[other] Dà subito { $n } punti, ma un’altra mossa rende di più.
}
puzzle-even = Il punteggio è pari.
puzzle-behind = { $n ->
    [one] Sei sotto di 1 punto.
   *[other] Sei sotto di { $n } punti.
}
puzzle-ahead = { $n ->
    [one] Sei avanti di 1 punto.
   *[other] Sei avanti di { $n } punti.
}
puzzle-left = { $n ->
    [one] Resta 1 tessera.
   *[other] Restano { $n } tessere.
}
puzzle-about = Su questo problema
puzzle-your-rating = Il tuo punteggio
puzzle-its-rating = Punteggio del problema
puzzle-theme = Tema
puzzle-own = Le tue espansioni
puzzle-start = { $n ->
    [one] Risolvi 1 problema
   *[other] Risolvi { $n } problemi
}
puzzle-next = Prossimo problema
puzzle-back = Tutti i problemi
puzzle-none = Nessun problema corrisponde. Scegli un altro tema o più espansioni.
puzzle-lost = Impossibile caricare i problemi. Controlla la connessione e riprova.
puzzle-again = Riprova
puzzle-opening = Apertura del problema…
puzzle-you = Tu
challenge = Sfida del giorno
challenge-about = Gioca in solitario. Tutti pescano le stesse tessere: quanti punti riesci a fare?
challenge-begin = Inizia
challenge-continue = Continua
challenge-scores = Punti con queste tessere
challenge-share = Bastide, sfida del { $day }: { $n } punti, più di { $beaten } bot su { $of }.
puzzle-theme-extra = Tessera extra
puzzle-theme-steal = Rubare
puzzle-theme-share = Condividere
puzzle-theme-farm = Campi
puzzle-theme-save = Salvare un meeple
puzzle-theme-monastery = Monasteri
puzzle-theme-finish = Chiudere e segnare
puzzle-theme-piece = Pezzi speciali
puzzle-theme-last = Ultimi turni
puzzle-theme-block = Bloccare
puzzle-theme-keep = Trattenere
puzzle-theme-claim = Occupare
puzzle-theme-plan = Preparare
puzzle-idea-extra = La tessera extra vale di più
puzzle-idea-steal = Prendine il controllo
puzzle-idea-share = Prendi la tua parte
puzzle-idea-farm = Il campo decide
puzzle-idea-save = Riprendi un meeple
puzzle-idea-monastery = Completalo tutto intorno
puzzle-idea-finish = Chiudi e segna
puzzle-idea-piece = Muovi il pezzo giusto
puzzle-idea-last = Sfrutta le ultime tessere
puzzle-idea-block = Ferma gli altri
puzzle-idea-keep = Tieni il tuo meeple
puzzle-idea-claim = Occupalo adesso
puzzle-idea-plan = Prepara il seguito

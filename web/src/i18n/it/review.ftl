# The review of a finished game.
review-page = Analisi della partita
review-won = Hai vinto { $a } a { $b }
review-lost = Hai perso { $a } a { $b }
review-drawn = Pareggio, { $a } a { $b }
review-other-won = { $name } ha vinto { $a } a { $b }
review-analyse = Tavolo di analisi
review-chance = Probabilità di vittoria
review-slider = Turno
review-turn = Turno { $n }
review-start = Inizio
review-unknown = non ancora analizzato
review-chance-of = { $name } { $chance }%
review-as-table = Mostra come tabella
review-as-graph = Mostra come grafico
review-col-turn = Turno
review-col-player = Giocatore
review-col-move = Mossa
review-col-grade = Voto
review-grade-best = Migliore
review-grade-good = Buona
review-grade-inaccuracy = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-count = { $grade }: { $n }
review-open = Apri il tavolo qui
review-go = Analizza questa partita
review-about = Vedi turno per turno che cosa è stata fortuna e che cosa abilità. Circa { $n } secondi su questo dispositivo.
review-starting = Apertura della partita…
review-working = Analisi del turno { $n } di { $of }
review-name = Analisi
review-stop = Ferma
review-continue = Continua
review-stopped = { $n } turni analizzati su { $of }. Puoi continuare quando vuoi.
review-done = L’analisi è finita.
review-short = Questa partita è troppo breve per un’analisi. Servono almeno 10 tessere.
review-alone = Un’analisi confronta giocatori, e qui ce n’era uno solo.
review-running = Questa partita è ancora in corso. Prima finiscila.
review-to-game = Vai alla partita
review-no-engine = Il motore non si è caricato. Controlla la connessione e riprova.
review-lost-worker = L’analisi si è interrotta. Quello che c’è resta. Continua quando vuoi.
review-not-kept = Questa analisi non si può salvare qui: finestra privata o disco pieno. Puoi leggerla finché la pagina resta aperta.
review-why = Perché è finita così
review-why-won = Perché hai vinto di { $n }
review-why-lost = Perché hai perso di { $n }
review-why-other = Perché { $name } ha vinto di { $n }
review-luck = Fortuna nella pesca
review-own = I tuoi errori
review-own-each = Errori propri
review-of = Errori di { $name }
review-others = Errori degli altri
review-margin = Scarto finale
review-how = Come si calcola?
review-how-mistakes = Errori: a ogni turno il motore confronta la mossa con la migliore possibile, in punti attesi. Le mosse a meno di mezzo punto dalla migliore non contano.
review-how-luck = Fortuna: tutto quello che gli errori non spiegano, soprattutto le tessere. Per questo le barre danno sempre lo scarto finale.
review-how-grades = Voti: quanta probabilità di vittoria è andata persa rispetto alla mossa migliore. Sotto l’1% è la migliore, sotto il 4% buona, sotto l’8% imprecisione, sotto il 15% errore, oltre è un errore grave.
review-how-accuracy = Precisione: la mossa migliore vale 100%, e ogni 7% di probabilità persa la dimezza. I turni senza scelta non contano.
review-accuracy = precisione
review-from-luck = punti dalla fortuna
review-lost-points = punti persi per errori
review-luck-even = Per { $name } la fortuna è stata in equilibrio.
review-luck-good = La fortuna ha aiutato { $name }, circa { $n } punti.
review-luck-bad = La fortuna è mancata a { $name }, circa { $n } punti.
review-skill-best = { $name } non ha regalato quasi nulla.
review-skill-cost = Gli errori sono costati a { $name } circa { $n } punti; il solo turno { $turn } ne è costato { $worst }.
review-moments = Momenti chiave
review-no-moments = Nessun turno ha deciso la partita da solo.
review-moment-n = Momento chiave { $n }: { $what }
review-luck-one = Fortuna
review-lucky = Una tessera fortunata
review-unlucky = Una tessera sfortunata
review-odds = Usciva 1 volta su { $n }
review-worth-more = { $n ->
    [one] { $n } punto in più della tessera media.
   *[other] { $n } punti in più della tessera media.
}
review-worth-less = { $n ->
    [one] { $n } punto in meno della tessera media.
   *[other] { $n } punti in meno della tessera media.
}
review-swing = { $swing }% di vittoria
review-better = Meglio: { $move }
review-figure = { $figure } { $on }
review-none = nessuna pedina
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } punto in { $at }
   *[other] { $n } punti in { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Impara dal tuo errore
   *[other] Impara dai tuoi { $n } errori
}
review-no-mistakes = Nessun errore da cui imparare. Ben giocato!
review-learning = Impara dai tuoi errori
review-none-yet = Non ci sono errori da cui imparare. Analizza prima la partita.
review-mistake-of = Errore { $n } di { $of }
review-find = Trova una mossa migliore
review-you-played = La tua mossa: { $move }
review-chance-lost = È costata il { $n }% di probabilità di vittoria.
review-not-better = Non è ancora meglio: { $a } invece di { $b } punti. Prova un altro posto.
review-solved = Così è meglio
review-solved-best = È la mossa migliore
review-margins = { $a } invece di { $b } punti
review-next = Prossimo errore
review-back = Torna all’analisi

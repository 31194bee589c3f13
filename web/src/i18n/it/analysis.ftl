# La scacchiera di analisi.
analysis = Tavolo di analisi
analysis-about = Ripercorri qualsiasi partita o posizione, prova altre mosse e guarda che cosa ne pensa il motore. Tutto resta su questo dispositivo.
analysis-paste = Incolla una partita, una posizione o un link
analysis-paste-hint = Notazione, posizione come testo o l’indirizzo di una partita su Bastide.
analysis-open = Apri
analysis-new = Nuovo tavolo
analysis-saved = Analisi salvate
analysis-none = Ancora niente di salvato
analysis-delete-of = Elimina { $title }
analysis-bad-link = Quel link è rovinato. Fattelo rimandare o incolla la posizione come testo.
analysis-variations = { $n ->
    [one] 1 variante
   *[other] { $n } varianti
}
analysis-missing = Su questo dispositivo non c’è questa analisi.
analysis-running = Questa partita è ancora in corso. Finiscila, poi analizzala.
analysis-back = Torna alle analisi
analysis-ways = { $n } modi
analysis-unknown = Probabilità di vittoria non ancora nota
analysis-margin-of = Vantaggio atteso di { $name }
analysis-best = Mosse migliori
analysis-looked = { $n ->
    [one] 1 posizione
   *[other] { $n } posizioni
}
analysis-stop = Ferma
analysis-start = Avvia
analysis-over = Partita finita
analysis-play-move = Gioca questa mossa
analysis-worths = Accanto a ogni tessera: il vantaggio finale atteso per chi la pesca.
analysis-thinking = Sta pensando…
analysis-moves = Mosse
analysis-promote = Rendi variante principale
analysis-remove = Elimina da qui in poi
analysis-beginning = Inizio
analysis-comment = Commento
analysis-not-kept = Questa analisi non può essere salvata qui: finestra privata o disco pieno. Va persa quando chiudi la pagina.
analysis-turn = Turno
analysis-odds = Probabilità
analysis-to-move = Tocca a { $name }
analysis-other-tile = E se arriva un’altra tessera?
analysis-next-tile = Prossima tessera
analysis-chance = Che cosa succede?
analysis-draw = { $tile }, ne restano { $n }
analysis-random = A caso
analysis-fits = { $at }: che cosa ci sta?
analysis-odds-pick = Tocca uno spazio vuoto accanto a una tessera per vedere che cosa ci sta.
analysis-fits-left = { $n } tessere rimaste su { $of }
analysis-fits-none = Nessuna tessera rimasta ci sta.
analysis-next-draw = Alla prossima pescata
analysis-within = { $n ->
    [one] Entro 1 pescata
   *[other] Entro { $n } pescate
}
analysis-draws = Numero di pescate
analysis-draws-first = { $name } pesca la prima
analysis-race = Una tessera prima di un’altra
analysis-race-hint = Tocca una volta le tessere che vuoi, due volte quelle che temi.
analysis-race-these = { $tile }, ne restano { $n }, voluta
analysis-race-those = { $tile }, ne restano { $n }, temuta
analysis-race-won = { $n ->
    [one] Arriva prima una voluta, entro 1 pescata
   *[other] Arriva prima una voluta, entro { $n } pescate
}
analysis-race-lost = Arriva prima una temuta
analysis-link = Copia il link a questa posizione
analysis-save-text = Salva come notazione
analysis-copy-position = Copia la posizione come testo
analysis-edit = Modifica la posizione come testo
analysis-png = Salva immagine (PNG)
analysis-svg = Salva immagine (SVG)
analysis-delete = Elimina questa analisi

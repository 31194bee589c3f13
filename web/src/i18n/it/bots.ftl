# The bots: who they are, how strong, and what they are known for. The lines are those of the server’s ladder; a test compares them.
bot = Bot
bot-choose = Bot in questo posto
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, punteggio { NUMBER($rating, useGrouping: 0) }
bots = Scegli l’avversario
bots-lead = Otto bot, da principiante a maestro. Sfida chi vuoi, quando vuoi.
bots-all = Bot
bots-game = Partita
bots-first = Chi comincia?
bots-first-me = Tu
bots-first-random = A caso
bots-play = Sfida { $name }
bots-style = Stile
bots-style-default = Predefinito
bot-style-builder = Costruttore
bot-style-builder-line = Mette quasi tutti i meeple in città.
bot-style-farmer = Contadino
bot-style-farmer-line = Manda molti meeple nei campi.
bot-style-thief = Ladro
bot-style-thief-line = Si infila nelle tue città e strade ogni volta che può.
bot-record-none = Mai affrontato
bot-record = { $drawn ->
    [0] Tu { $won } – { $lost }
    [one] Tu { $won } – { $lost }, 1 pareggio
   *[other] Tu { $won } – { $lost }, { $drawn } pareggi
  }
bot-record-lead = Conduci tu { $won } – { $lost }.
bot-record-behind = Conduce { $name } { $lost } – { $won }.
bot-record-even = Siete pari: { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] 1 pareggio.
   *[other] { $n } pareggi.
  }
bot-last-won = Ultima partita: hai vinto di { $n }.
bot-last-lost = Ultima partita: { $name } ha vinto di { $n }.
bot-last-drawn = Ultima partita: pareggio.
bot-label-none = { $label }, mai affrontato
bot-label-lead = { $label }, conduci { $won } a { $lost }
bot-label-behind = { $label }, insegui { $won } a { $lost }
bot-label-even = { $label }, { $won } pari
bot-odile = Odile
bot-odile-grade = principiante
bot-odile-line = Dimentica i campi e tiene i meeple per dopo.
bot-gaspard = Gaspard
bot-gaspard-grade = facile
bot-gaspard-line = Mai un contadino, e non vede arrivare i furti.
bot-margot = Margot
bot-margot-grade = amatoriale
bot-margot-line = Manda fuori subito i meeple e resta presto senza.
bot-marius = Marius
bot-marius-grade = costante
bot-marius-line = Nessuno manda più meeple nei campi di lui.
bot-alienor = Aliénor
bot-alienor-grade = affidabile
bot-alienor-line = Appena può si infila nelle tue città e strade.
bot-thibaut = Thibaut
bot-thibaut-grade = forte
bot-thibaut-line = Conta le tessere rimaste e spreca poco.
bot-sancha = Sancha
bot-sancha-grade = esperta
bot-sancha-line = La mossa che sembra migliore non le sfugge quasi mai.
bot-raimond = Raimond
bot-raimond-grade = maestro
bot-raimond-line = Prima di muovere pensa alla tua risposta.
bot-greedy-grade = prima i punti
bot-random-grade = mosse a caso

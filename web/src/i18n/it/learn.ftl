# Lessons: the list, the frame of a lesson, and coach marks in a first game.
nav-learn = Impara
learn-title = Impara
learn-lead = Lezioni brevi su un vero tabellone. S’impara giocando.
learn-first = La tua prima partita
learn-first-about = Tessere, meeple, punti, e come soffiare una città a qualcuno.
learn-new = Mai giocato a Carcassonne?
learn-new-how = Impara in 3 minuti
learn-start = Inizia
learn-continue = Continua
learn-again = Rigioca
learn-learned = Imparata
learn-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
learn-scenes = { $n ->
    [one] 1 scena
   *[other] { $n } scene
}
learn-systems = Una lezione per ogni espansione
learn-none = Questa lezione non c’è.
learn-silent = La lezione non si è caricata.
learn-retry = Riprova
learn-all = Tutte le lezioni
learn-lesson = Lezione
learn-try = Prova la lezione
lesson-of = Parte { $n } di { $of }
lesson-step = Passo { $n } di { $of }
lesson-progress = Parte { $n } di { $of } di questa lezione
lesson-back = Torna alle lezioni
lesson-skip = Salta
lesson-skip-about = Salta questa parte
lesson-goal = Cosa fare
lesson-hint = Questa qui
lesson-other-head = Non proprio
lesson-other = La mossa è valida, ma questo passo riguarda altro.
lesson-done = Ben fatto
lesson-part-done = Parte { $n } finita.
lesson-next = Continua
lesson-finish = Fine
lesson-end = Lezione finita
lesson-end-first = Tutto pronto per la tua prima partita
lesson-end-first-about = Odile è una principiante simpatica. Mentre giochi compaiono dei consigli, e un suggerimento è a portata di tocco.
lesson-end-about = La prossima volta che sarà in gioco, saprai cosa fare.
lesson-play-first = Gioca la prima partita
lesson-next-lesson = Prossima lezione: { $name }
lesson-play-with = Giocaci
coach-arrow = A quanto arriveresti
coach-arrow-text = La freccia accanto ai tuoi punti mostra quanti ne avresti se la partita finisse ora: i tuoi punti più ciò che valgono i tuoi meeple sul tabellone.
coach-worth = Quanto renderebbe un meeple
coach-worth-text = Il numero accanto a ogni posizione è quanto rende lì il tuo meeple: ora, finora o a fine partita.
coach-field = Nel campo resta
coach-field-text = In un campo il tuo meeple si sdraia e resta fino a fine partita. Poi dà punti per ogni città completa sul suo campo.
coach-close = Quasi completo
coach-close-text = Qui manca una sola tessera. Poi dà punti e i meeple che ci stanno tornano a casa.
coach-home = Il tuo meeple è tornato
coach-home-text = Una strada, una città o un monastero completo dà subito i punti e restituisce il meeple. Puoi già piazzarlo di nuovo.
coach-low = Pochi meeple rimasti
coach-low-text = Riprendi un meeple quando la sua strada, città o monastero è completo. Cerca di tenerne uno in mano.
coach-ok = Capito
coach-off = Disattiva i consigli
coach-of = Consiglio { $n } di { $of }
pref-tips = Consigli nelle prime partite
tips-about = Ogni consiglio compare una volta.
tips-on = Sì
tips-off = No
tips-again = Mostra di nuovo tutti i consigli

lesson-messengers-line = Scegli quale segnalino muovere, fermati sulla casella giusta e prendi un messaggio.

lesson-messengers-land = Prendi un messaggio
lesson-messengers-land-text = Hai due segnalini sul segnapunti. Quello che si ferma da solo su 0, 5, 10 e così via porta un messaggio. Il tuo meeple è su 8, il messaggero su 0.
lesson-messengers-land-close = Completa la tua città nel mezzo per 10 punti
lesson-messengers-land-elsewhere = Lì ci sta, ma la tua città grande resta aperta. Chiudila in alto.
lesson-messengers-land-marker = Muovi il segnalino che si ferma su una casella messaggio
lesson-messengers-land-meeple = 8 più 10 fa 18: lì niente messaggio. Il messaggero si fermerebbe su 10.
lesson-messengers-land-play = Il messaggio dà 2 punti per ogni tuo cavaliere: giocalo
lesson-messengers-land-points = Hai 2 cavalieri nelle altre città, quindi il messaggio ne vale 4. Giocalo.
lesson-messengers-land-again = Muovi di 4 un segnalino a scelta
lesson-messengers-land-done = 10 punti per la città e 4 per il messaggio. I due segnalini insieme sono il tuo punteggio: 22.

lesson-messengers-points = Più di 2 punti
lesson-messengers-points-text = Invece di giocare un messaggio puoi sempre prendere 2 punti. Anche quelli muovono un segnalino. Il tuo meeple è su 13, il messaggero su 4.
lesson-messengers-points-close = Completa la tua città per 6 punti
lesson-messengers-points-elsewhere = Lì ci sta, ma la tua città resta aperta. Chiudila in alto.
lesson-messengers-points-marker = Muovi il segnalino che si ferma su una casella messaggio
lesson-messengers-points-meeple = 13 più 6 fa 19: lì niente messaggio. Il messaggero si fermerebbe su 10.
lesson-messengers-points-points = La tua strada più piccola vale solo 1 punto: prendi invece 2 punti
lesson-messengers-points-action = La tua strada più piccola ha solo 1 tessera, cioè 1 punto. Prendi i 2 punti.
lesson-messengers-points-chain = Muovi il segnalino a cui ne mancano 2 per il prossimo messaggio
lesson-messengers-points-messenger = Sarebbe 12: lì niente messaggio. Il meeple si fermerebbe su 15.
lesson-messengers-points-done = 13 più 2 fa 15: ecco un altro messaggio, che ti fa giocare subito un’altra tessera.

lesson-messengers-recall = Salva un meeple
lesson-messengers-recall-text = Il tuo cavaliere a destra è bloccato: Odile ne ha 2 in quella città e prenderebbe tutti i punti. Il tuo meeple è su 8, il messaggero su 4.
lesson-messengers-recall-close = Completa la tua città a sinistra
lesson-messengers-recall-elsewhere = Lì ci sta, ma la tua città resta aperta. Chiudila in alto a sinistra.
lesson-messengers-recall-marker = Muovi il segnalino che si ferma su una casella messaggio
lesson-messengers-recall-meeple = 8 più 6 fa 14: lì niente messaggio. Il messaggero si fermerebbe su 10.
lesson-messengers-recall-play = Questo messaggio dà i punti di un tuo meeple e te lo riporta: giocalo
lesson-messengers-recall-points = 2 punti fanno comodo, ma il messaggio libera il tuo cavaliere. Giocalo.
lesson-messengers-recall-back = Riprendi il tuo cavaliere
lesson-messengers-recall-score = Prendi i suoi punti
lesson-messengers-recall-forgo = Non c’è motivo di lasciare 4 punti. Prendili.
lesson-messengers-recall-end = Muovi di 4 un segnalino a scelta
lesson-messengers-recall-done = 3 tessere e 1 stemma: 4 punti da una città che non sarebbe mai stata tua. E il cavaliere è tornato.

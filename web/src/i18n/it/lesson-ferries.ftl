lesson-ferries-line = Le strade passano i laghi in traghetto: chiudi le tue, unisciti a Odile e gira il traghetto quando ti conviene.

lesson-ferries-end = Piazza un traghetto
lesson-ferries-end-text = Le strade finiscono al lago. Poi un traghetto ne unisce due in una sola, e scegli tu quali.
lesson-ferries-end-lay = Metti il lago al capo della tua strada
lesson-ferries-end-turned = Ci sta anche così. Giralo in modo che una strada vada a destra e una in basso.
lesson-ferries-end-elsewhere = Lì ci sta, ma la tua strada deve arrivare al lago. Mettilo al capo aperto a destra.
lesson-ferries-end-claim = Occupa una delle nuove strade sull’altra riva
lesson-ferries-end-pass = Qui c’è una seconda strada gratis. Occupala.
lesson-ferries-end-ferry = Fai unire dal traghetto le due strade nuove
lesson-ferries-end-open = Così la tua vecchia strada prosegue oltre il lago e non è completa. Unisci le altre due strade.
lesson-ferries-end-done = La tua vecchia strada finisce al lago: 4 tessere, 4 punti. E hai una strada nuova che attraversa l’acqua.

lesson-ferries-board = Passa da Odile
lesson-ferries-board-text = Sulla strada di Odile non puoi mettere meeple. Ma su un nuovo lago puoi occupare una strada vuota, e poi il traghetto la unisce alla sua.
lesson-ferries-board-lay = Metti il lago nel buco della strada
lesson-ferries-board-elsewhere = Lì ci sta, ma la strada di Odile finisce al buco. Metti il lago lì.
lesson-ferries-board-claim = Occupa la strada a sinistra
lesson-ferries-board-other = Potresti passare anche da lì, ma quella strada non ha ancora una fine. Prendi quella a sinistra.
lesson-ferries-board-pass = Senza meeple non prendi nulla. Occupa la strada a sinistra.
lesson-ferries-board-ferry = Fai unire dal traghetto la tua strada a quella di Odile
lesson-ferries-board-apart = Così non arrivi alla strada di Odile. Fai unire dal traghetto sinistra e destra.
lesson-ferries-board-done = Tutta la strada è completa, con un meeple a testa: 5 tessere, 5 punti per te e 5 per Odile.

lesson-ferries-turn = Gira il traghetto
lesson-ferries-turn-text = Quando costruisci su una strada, puoi girare il suo traghetto più vicino. Odile è passata sulla tua strada, e tu puoi liberartene.
lesson-ferries-turn-lay = Chiudi la tua strada a sinistra
lesson-ferries-turn-elsewhere = Lì ci sta, ma alla tua strada serve una fine a sinistra.
lesson-ferries-turn-more = Piazza un altro meeple, o tienilo
lesson-ferries-turn-turn = Gira il traghetto in modo che la tua strada vada in basso
lesson-ferries-turn-other = Così la tua strada finisce al lago, per 3 punti. Uniscila alla strada in basso: ne vale 5.
lesson-ferries-turn-pass = Così Odile divide ancora la tua strada, che resta aperta. Gira il traghetto.
lesson-ferries-turn-done = Ora la tua strada finisce al monastero in basso: 5 punti, tutti per te. Il meeple di Odile resta sull’altra riva.

lesson-abbot-line = Occupa giardini, richiama l’abate quando ti conviene e mandalo fuori di nuovo.

lesson-abbot-garden = Occupa un giardino
lesson-abbot-garden-text = Un giardino dà punti come un monastero: 1 per la sua tessera e 1 per ognuna delle 8 intorno. Ci può stare solo il tuo abate.
lesson-abbot-garden-lay = Metti il giardino in mezzo all’anello
lesson-abbot-garden-claim = Metti l’abate nel giardino
lesson-abbot-garden-elsewhere = Lì ci sta, ma un giardino vuole vicini. Cerca il buco nel mezzo.
lesson-abbot-garden-city = Sarebbe un cavaliere. Metti l’abate nel giardino.
lesson-abbot-garden-pass = Senza abate il giardino non è di nessuno. Mettilo lì.
lesson-abbot-garden-close = Riempi l’ultimo spazio intorno al giardino
lesson-abbot-garden-far = Lì ci sta, ma vicino al giardino resta uno spazio vuoto: l’angolo in basso a destra.
lesson-abbot-garden-more = Piazza un altro meeple, o tienilo
lesson-abbot-garden-done = 9 tessere, 9 punti, e l’abate è tornato.

lesson-abbot-home = Richiama l’abate
lesson-abbot-home-text = Non devi aspettare che un giardino sia completo. Invece di piazzare un meeple, riprendi l’abate e fai i punti che ci sono.
lesson-abbot-home-lay = Piazza la tessera vicino al giardino
lesson-abbot-home-elsewhere = Lì ci sta, ma vicino al giardino vale 1 punto in più.
lesson-abbot-home-home = Riprendi l’abate dal giardino
lesson-abbot-home-meeple = O l’uno o l’altro: piazzare un meeple o riprendere l’abate. Riprendilo.
lesson-abbot-home-pass = Puoi ancora aspettare, ma ora l’abate ti dà 7 punti. Riprendilo.
lesson-abbot-home-done = 7 tessere, 7 punti, e l’abate è di nuovo libero. Nessun altro meeple può andarsene quando vuoi.

lesson-abbot-twice = Mandalo fuori di nuovo
lesson-abbot-twice-text = Hai un solo abate, e sta in un giardino povero. Il buco in mezzo all’anello ha 8 tessere intorno. Libera l’abate in tempo.
lesson-abbot-twice-lay = Piazza la tessera proprio sotto il giardino del tuo abate
lesson-abbot-twice-elsewhere = Lì ci sta, ma sotto il giardino vale 1 punto in più.
lesson-abbot-twice-home = Riprendi l’abate
lesson-abbot-twice-meeple = L’abate resterebbe nel giardino povero. Riprendilo, invece.
lesson-abbot-twice-pass = L’abate resterebbe nel giardino povero. Riprendilo.
lesson-abbot-twice-fill = Un altro giardino! Mettilo in mezzo all’anello
lesson-abbot-twice-far = Lì ci sta, ma nel buco il giardino è subito completo.
lesson-abbot-twice-claim = Metti l’abate nel nuovo giardino
lesson-abbot-twice-city = Un cavaliere farebbe 4 punti per la città. Il giardino ne vale 9. Prendi l’abate.
lesson-abbot-twice-empty = Senza abate il giardino non ti dà nulla. Mettilo lì.
lesson-abbot-twice-done = 6 punti per il primo giardino e 9 per il secondo, subito. E l’abate è già tornato.

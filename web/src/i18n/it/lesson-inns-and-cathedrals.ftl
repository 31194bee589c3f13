lesson-inns-and-cathedrals-line = Punta su strade e città grandi, e rovina quelle degli altri.

lesson-inns-and-cathedrals-inn = Raddoppia la tua strada
lesson-inns-and-cathedrals-inn-text = Una strada con locanda, una volta completa, dà 2 punti per tessera invece di 1.
lesson-inns-and-cathedrals-inn-lay = Metti la locanda sulla strada
lesson-inns-and-cathedrals-inn-claim = Occupa la strada
lesson-inns-and-cathedrals-inn-elsewhere = Lì ci sta, ma alla tua strada serve al capo aperto a destra.
lesson-inns-and-cathedrals-inn-field = In un campo sarebbe un contadino. Mettilo sulla strada con la locanda.
lesson-inns-and-cathedrals-inn-pass = Senza meeple la strada non è di nessuno. Mettine uno.
lesson-inns-and-cathedrals-inn-close = Completa la strada
lesson-inns-and-cathedrals-inn-more = Piazza un altro meeple, o tienilo
lesson-inns-and-cathedrals-inn-done = 4 tessere, 2 punti l’una: 8 punti invece di 4.

lesson-inns-and-cathedrals-cathedral = Costruisci una cattedrale
lesson-inns-and-cathedrals-cathedral-text = Una città con cattedrale, una volta completa, dà 3 punti per tessera e per stemma. Fino ad allora non vale nulla.
lesson-inns-and-cathedrals-cathedral-lay = Metti la cattedrale in mezzo alla città
lesson-inns-and-cathedrals-cathedral-claim = Occupa la città
lesson-inns-and-cathedrals-cathedral-elsewhere = Lì ci sta, ma ne esce una città enorme, difficile da chiudere. Mettila nel buco tra le tre città.
lesson-inns-and-cathedrals-cathedral-pass = Senza meeple la città non è di nessuno. Mettine uno.
lesson-inns-and-cathedrals-cathedral-close = Chiudi le mura
lesson-inns-and-cathedrals-cathedral-more = Piazza un altro meeple, o tienilo
lesson-inns-and-cathedrals-cathedral-done = 5 tessere, 3 punti l’una: 15 punti invece di 10.

lesson-inns-and-cathedrals-risk = Rovina una strada
lesson-inns-and-cathedrals-risk-text = A fine partita una strada incompleta con locanda non dà nulla. Tu hai l’ultima tessera, e la strada di Odile è ancora aperta.
lesson-inns-and-cathedrals-risk-spoil = Togli ogni valore alla strada di Odile
lesson-inns-and-cathedrals-risk-elsewhere = Lì ci sta, ma Odile tiene i suoi 3 punti. Metti la locanda a un capo della sua strada.
lesson-inns-and-cathedrals-risk-leave = Tieni il meeple
lesson-inns-and-cathedrals-risk-field = Qui un contadino non rende nulla: nessuna città è completa. Tienilo.
lesson-inns-and-cathedrals-risk-done = Odile non prende nulla per la sua strada. Anche le cattedrali incomplete non valgono nulla, quindi conta le tessere rimaste.

lesson-inns-and-cathedrals-large = Conta doppio
lesson-inns-and-cathedrals-large-text = Hai un meeple grande. Conta per 2 quando si guarda chi ne ha di più in una città, su una strada o in un campo.
lesson-inns-and-cathedrals-large-lay = Comincia una città di fronte a quella di Odile
lesson-inns-and-cathedrals-large-claim = Mettici il meeple grande
lesson-inns-and-cathedrals-large-elsewhere = Lì ci sta, ma la città di Odile è in alto a destra. Mettila di fronte, con la città verso la sua.
lesson-inns-and-cathedrals-large-small = Un meeple normale dovrebbe dividere con Odile. Prendi quello grande.
lesson-inns-and-cathedrals-large-field = In un campo sarebbe un contadino. Mettilo in città.
lesson-inns-and-cathedrals-large-pass = Senza meeple la città sarebbe solo di Odile. Mettici il meeple grande.
lesson-inns-and-cathedrals-large-join = Unisci le due città
lesson-inns-and-cathedrals-large-more = Piazza un altro meeple, o tienilo
lesson-inns-and-cathedrals-large-done = Il tuo meeple grande conta 2 contro 1: i 6 punti sono tutti tuoi.

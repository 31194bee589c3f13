lesson-farmers-line = Sdraia contadini per la fine della partita, e lotta per il campo migliore.

lesson-farmers-count = Conta le città
lesson-farmers-count-text = Un contadino resta fino a fine partita. Poi fa 3 punti per ogni città completa che tocca il suo campo. Strade e mura delimitano un campo.
lesson-farmers-count-lay = Allunga la strada a destra
lesson-farmers-count-elsewhere = Ci sta anche lì. Stavolta mettila al capo destro della strada.
lesson-farmers-count-lie = Sdraia un contadino nel campo che tocca due città complete
lesson-farmers-count-road = La strada vale 1 punto per tessera. Il campo sopra tocca due città complete: sono 6 punti.
lesson-farmers-count-below = Questo campo non tocca nessuna città. Prendi quello sopra la strada.
lesson-farmers-count-pass = La partita è quasi finita, e qui un contadino vale 6 punti. Sdraiane uno.
lesson-farmers-count-done = 2 città complete, 3 punti l’una: 6 punti con un contadino. Le città possono essere di chiunque.

lesson-farmers-finish = Una città, due volte punti
lesson-farmers-finish-text = Un contadino fa punti solo con città complete. A sinistra ce n’è una aperta, il campo del tuo contadino la tocca, e tu hai l’ultima tessera.
lesson-farmers-finish-close = Chiudi la città aperta
lesson-farmers-finish-elsewhere = Lì ci sta, ma la città resta aperta e il tuo contadino non ne ricava nulla. Chiudila in alto.
lesson-farmers-finish-claim = Metti un cavaliere in città
lesson-farmers-finish-field = Quel contadino farebbe 3 punti. Un cavaliere ne fa 4 per la città.
lesson-farmers-finish-pass = La città non è di nessuno. Un cavaliere fa 4 punti.
lesson-farmers-finish-done = 4 punti per il cavaliere e 3 in più per il contadino: 2 città complete, 6 punti per il campo. In tutto 10.

lesson-farmers-join = Conquista un campo
lesson-farmers-join-text = Chi ha più contadini in un campo prende tutti i punti. Odile è sdraiata tra due città, e tu hai un contadino nel campo in alto a sinistra.
lesson-farmers-join-lay = Completa la città a destra
lesson-farmers-join-elsewhere = Lì ci sta, ma ti serve il campo in alto a destra. Chiudi la città lì.
lesson-farmers-join-lie = Sdraia un secondo contadino nel campo sopra quella città
lesson-farmers-join-city = Un cavaliere farebbe 4 punti, ma poi tu e Odile dividereste il campo grande. Sdraia un contadino.
lesson-farmers-join-pass = Ti servono 2 contadini per battere quello di Odile. Sdraiane uno.
lesson-farmers-join-join = Unisci tutti e tre i campi
lesson-farmers-join-far = Lì ci sta, ma i campi restano separati. Mettila nel buco tra i tuoi contadini.
lesson-farmers-join-more = Piazza un altro meeple, o tienilo
lesson-farmers-join-done = 2 contadini contro 1: tu fai 6 punti per le due città, e Odile nessuno.

lesson-farmers-fence = Tieni fuori gli altri
lesson-farmers-fence-text = Odile ha 2 contadini a destra, tu 1 a sinistra. Se i campi si uniscono, prende tutto lei. Una strada tiene separati i campi.
lesson-farmers-fence-lay = Metti la strada nel buco
lesson-farmers-fence-elsewhere = Lì ci sta, ma il buco resta aperto, e da lì Odile può unire i campi. Metti la strada nel buco.
lesson-farmers-fence-more = Piazza un altro meeple, o tienilo
lesson-farmers-fence-done = I campi restano separati: 3 punti per te e 3 per Odile, invece di 6 solo per lei.

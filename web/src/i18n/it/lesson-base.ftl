lesson-base-line = Piazza tessere, occupa strade e città, fai punti.

lesson-base-tile = Piazza una tessera
lesson-base-tile-text = Ogni turno aggiungi una tessera al tabellone. Strade con strade, città con città, campi con campi.
lesson-base-tile-lay = Piazza la tessera dove ci sta
lesson-base-tile-done = Questa era la prima metà del turno. La seconda è un meeple.

lesson-base-claim = Occupa una città
lesson-base-claim-text = Sulla tessera appena piazzata puoi mettere uno dei tuoi 7 meeple. In una città è un cavaliere, e la città è tua.
lesson-base-claim-lay = Ingrandisci la città
lesson-base-claim-claim = Metti un meeple in città
lesson-base-claim-elsewhere = Lì ci sta, ma la città non cresce. Metti la tessera sul lato aperto della città.
lesson-base-claim-field = In un campo sarebbe un contadino. Per ora mettilo in città.
lesson-base-claim-pass = Senza meeple la città non è di nessuno. Mettine uno.
lesson-base-claim-done = La città è tua. Nessun altro può metterci un meeple, per quanto diventi grande.

lesson-base-finish = Completa la città
lesson-base-finish-text = Una città è completa quando le mura non hanno buchi. Dà punti subito, e il tuo cavaliere torna da te.
lesson-base-finish-close = Chiudi le mura
lesson-base-finish-elsewhere = Lì ci sta, ma nelle mura resta il buco. Chiudi la città in alto.
lesson-base-finish-keep = Stavolta tieni il meeple
lesson-base-finish-field = Potresti piazzarne un altro, ma stavolta tienilo. Tra poco ti servirà.
lesson-base-finish-done = 3 tessere e 1 stemma, 2 punti l’uno: 8 punti. E hai di nuovo tutti e 7 i meeple.

lesson-base-road = Occupa una strada
lesson-base-road-text = Una strada dà 1 punto per tessera. È completa quando i due capi sono chiusi: da un incrocio, un villaggio, una città o un monastero.
lesson-base-road-lay = Allunga la strada
lesson-base-road-claim = Metti un meeple sulla strada
lesson-base-road-elsewhere = Lì ci sta, ma la tua strada non prosegue. Mettila al capo aperto della strada.
lesson-base-road-field = In un campo sarebbe un contadino. Per ora mettilo sulla strada.
lesson-base-road-pass = Senza meeple la strada non è di nessuno. Mettine uno.
lesson-base-road-close = Completa la strada con l’incrocio
lesson-base-road-keep = Piazza un altro meeple, o tienilo
lesson-base-road-done = 4 tessere, 4 punti. Le strade sono piccole, ma il meeple torna presto.

lesson-base-monastery = Occupa un monastero
lesson-base-monastery-text = Un monastero conta sé stesso e le 8 tessere intorno, 1 punto l’una. È completo quando ci sono tutte e 8.
lesson-base-monastery-lay = Metti il monastero nel buco
lesson-base-monastery-claim = Metti un meeple nel monastero
lesson-base-monastery-elsewhere = Lì ci sta, ma non è dove serve al monastero. Cerca il buco nel mezzo.
lesson-base-monastery-field = In un campo sarebbe un contadino. Per ora mettilo nel monastero.
lesson-base-monastery-pass = Senza meeple il monastero non è di nessuno. Mettine uno.
lesson-base-monastery-close = Riempi l’ultimo spazio intorno
lesson-base-monastery-keep = Piazza un altro meeple, o tienilo
lesson-base-monastery-done = 9 tessere, 9 punti. A un monastero serve ogni tessera, di chiunque sia.

lesson-base-farmer = Sdraia un contadino
lesson-base-farmer-text = In un campo un meeple si sdraia e resta fino a fine partita. Poi ogni città completa sul suo campo vale 3 punti.
lesson-base-farmer-lay = Piazza la tessera accanto a quella iniziale
lesson-base-farmer-lie = Sdraia un contadino nel campo che tocca la città
lesson-base-farmer-elsewhere = Ci sta anche lì. Per questo contadino, mettila a destra della tessera iniziale.
lesson-base-farmer-road = Sarebbe un meeple sulla strada. Sdraialo nel campo sopra.
lesson-base-farmer-below = Questo campo non tocca nessuna città: la strada lo separa. Sdraialo nel campo sopra la strada.
lesson-base-farmer-pass = Arrivano le ultime tessere, e un contadino rende alla fine. Sdraiane uno.
lesson-base-farmer-done = La partita è finita, e il tuo contadino fa 3 punti per la città completa. Prima non torna mai, quindi scegli bene.

lesson-base-share = Dividi una città
lesson-base-share-text = In una città altrui non puoi entrare. Ma due città possono unirsi, e allora tutti e due fanno i punti pieni.
lesson-base-share-join = Unisci le due città
lesson-base-share-elsewhere = Lì ci sta, ma le due città restano separate. Mettila nel buco in mezzo.
lesson-base-share-keep = Piazza un altro meeple, o tienilo
lesson-base-share-done = Un cavaliere a testa, quindi tutti e due fate 6 punti.

lesson-base-steal = Conquista una città
lesson-base-steal-text = Chi ha più cavalieri in una città prende tutti i punti. Quindi costruisci lì accanto, poi unisci.
lesson-base-steal-lay = Comincia una seconda città lì accanto
lesson-base-steal-claim = Mettici un secondo cavaliere
lesson-base-steal-elsewhere = Lì ci sta, ma non serve a conquistare la città. Guarda in cima al buco.
lesson-base-steal-field = In un campo sarebbe un contadino. Ti serve un cavaliere.
lesson-base-steal-pass = Senza un secondo cavaliere, tu e Odile dividereste. Mettine uno.
lesson-base-steal-join = Unisci tutte e tre le città
lesson-base-steal-keep = Piazza un altro meeple, o tienilo
lesson-base-steal-done = 2 cavalieri contro 1: tu fai 8 punti, Odile nessuno. Ora ne sai abbastanza per la tua prima partita.

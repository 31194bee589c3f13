lesson-princess-and-dragon-line = Scatena il drago contro i rivali e tieniti vicina la fata.

lesson-princess-and-dragon-dragon = Dai da mangiare al drago
lesson-princess-and-dragon-dragon-text = Un vulcano porta il drago sul tabellone. Una tessera drago gli fa fare 6 passi, e a turno scegliete dove va. Mangia ogni pedina sul suo cammino.
lesson-princess-and-dragon-dragon-wake = Piazza il vulcano accanto alla città di Odile
lesson-princess-and-dragon-dragon-lay = Piazza la tessera drago al capo destro della strada
lesson-princess-and-dragon-dragon-keep = Tieni il meeple: il drago sta per muoversi
lesson-princess-and-dragon-dragon-field = Non con un drago affamato in giro. Stavolta tieni il meeple.
lesson-princess-and-dragon-dragon-eat = Muovi il drago sul cavaliere di Odile
lesson-princess-and-dragon-dragon-elsewhere = Lì ci sta, ma in questa scena serve altrove. Rileggi cosa fare.
lesson-princess-and-dragon-dragon-away = Quel passo non mangia nessuno. Il cavaliere di Odile è accanto al drago, a sinistra.
lesson-princess-and-dragon-dragon-done = Il cavaliere è tornato da Odile e la città non è di nessuno. Ora Odile sceglie il secondo passo.

lesson-princess-and-dragon-fairy = Chiama la fata
lesson-princess-and-dragon-fairy-text = Invece di piazzare una pedina puoi spostare la fata su una tessera con un tuo meeple. Lì il drago non entra mai, e lei ti dà 1 punto all’inizio di ogni tuo turno.
lesson-princess-and-dragon-fairy-lay = Allunga la strada a destra
lesson-princess-and-dragon-fairy-elsewhere = Lì ci sta, ma mettila al capo destro della strada.
lesson-princess-and-dragon-fairy-guard = Sposta la fata dal tuo cavaliere
lesson-princess-and-dragon-fairy-meeple = Un altro meeple non ferma il drago. Manda la fata dal tuo cavaliere.
lesson-princess-and-dragon-fairy-pass = Il drago è proprio accanto al tuo cavaliere. Manda lì la fata.
lesson-princess-and-dragon-fairy-trap = Il passo è tuo: porta il drago sotto la tua città, in un vicolo cieco
lesson-princess-and-dragon-fairy-on = Lì il drago potrebbe proseguire. Sotto la tua città si blocca: indietro non torna, e la fata gli sbarra la strada.
lesson-princess-and-dragon-fairy-done = Il drago è bloccato, il tuo cavaliere è salvo e la fata ti ha dato 1 punto.

lesson-princess-and-dragon-portal = Passa da un portale
lesson-princess-and-dragon-portal-text = Con un portale magico il tuo meeple può andare su qualsiasi tessera. Valgono le solite regole: l’elemento dev’essere incompleto e senza meeple.
lesson-princess-and-dragon-portal-lay = Piazza il portale al capo destro della strada
lesson-princess-and-dragon-portal-elsewhere = Lì ci sta, ma mettilo al capo destro della strada.
lesson-princess-and-dragon-portal-jump = Manda un meeple nella città libera
lesson-princess-and-dragon-portal-here = Si può, ma la città in alto ha uno stemma e non è ancora di nessuno.
lesson-princess-and-dragon-portal-pass = Un portale è un’occasione per il tuo meeple. Mandalo in città.
lesson-princess-and-dragon-portal-close = Chiudi la città
lesson-princess-and-dragon-portal-more = Piazza un altro meeple, o tienilo
lesson-princess-and-dragon-portal-fairy = Per ora lascia stare la fata. Piazza un meeple, o tienilo.
lesson-princess-and-dragon-portal-done = 3 tessere e 1 stemma, 2 punti l’uno: 8 punti per una città che non hai cominciato tu.

lesson-princess-and-dragon-princess = Arriva la principessa
lesson-princess-and-dragon-princess-text = Quando una tessera principessa ingrandisce una città, uno dei suoi cavalieri deve andarsene. Scegli tu chi.
lesson-princess-and-dragon-princess-lay = Piazza la principessa in modo che la città di Odile cresca verso destra
lesson-princess-and-dragon-princess-turned = Ci sta, ma girala: la città deve proseguire verso destra.
lesson-princess-and-dragon-princess-elsewhere = Lì ci sta, ma non nella città di Odile. Mettila in cima alla sua città.
lesson-princess-and-dragon-princess-send = Manda a casa il cavaliere di Odile
lesson-princess-and-dragon-princess-close = Chiudi la città con l’ultima tessera
lesson-princess-and-dragon-princess-claim = Mettici un tuo cavaliere
lesson-princess-and-dragon-princess-field = La città è chiusa e non è di nessuno. Mettici il tuo cavaliere.
lesson-princess-and-dragon-princess-pass = Senza cavaliere nessuno fa i punti della città. Mettine uno.
lesson-princess-and-dragon-princess-done = 4 tessere, 2 punti l’una: 8 punti per una città costruita da Odile.

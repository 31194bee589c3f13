lesson-traders-and-builders-line = Prendi merci da ogni città che completi, gioca due tessere in un turno e ingrassa un maiale.

lesson-traders-and-builders-goods = Prendi le merci
lesson-traders-and-builders-goods-text = Certe città commerciano vino, grano o stoffa. Chi completa una città così ne prende le merci, anche se i punti vanno ad altri.
lesson-traders-and-builders-goods-close = Completa la città di Odile
lesson-traders-and-builders-goods-elsewhere = Lì ci sta, ma le merci aspettano nella città di Odile. Chiudila in alto.
lesson-traders-and-builders-goods-done = Odile fa 8 punti, e tu prendi 1 vino e 1 grano. La prossima scena mostra quanto valgono.

lesson-traders-and-builders-most = Domina il mercato
lesson-traders-and-builders-most-text = A fine partita chi ha più vino fa 10 punti. Lo stesso per il grano e per la stoffa. Odile ha 1 vino, e tu hai l’ultima tessera.
lesson-traders-and-builders-most-close = Completa la città che mostra due volte l’uva
lesson-traders-and-builders-most-own = Sono 6 punti per la tua città, ma Odile resta prima nel vino e ne fa 10. Chiudi la città nel mezzo.
lesson-traders-and-builders-most-elsewhere = Lì ci sta, ma non completa nulla. Chiudi la città nel mezzo, che mostra due volte l’uva.
lesson-traders-and-builders-most-done = 2 vino contro 1: 10 punti. Con i 2 della tua città aperta vinci 12 a 8, anche se Odile ne ha fatti 8 per la sua.

lesson-traders-and-builders-builder = Due tessere in un turno
lesson-traders-and-builders-builder-text = Metti il costruttore in una città o su una strada dove hai già un meeple. Ogni volta che ampli quella città o strada, giochi una seconda tessera.
lesson-traders-and-builders-builder-lay = Ingrandisci la tua città
lesson-traders-and-builders-builder-claim = Metti il costruttore in città
lesson-traders-and-builders-builder-elsewhere = Lì ci sta, ma qui si tratta della tua città. Mettila sul lato aperto in alto.
lesson-traders-and-builders-builder-pass = Senza costruttore niente seconda tessera. Mettilo nella tua città.
lesson-traders-and-builders-builder-extend = Ingrandisci ancora la tua città: il costruttore si mette al lavoro
lesson-traders-and-builders-builder-again = Prendi la seconda tessera
lesson-traders-and-builders-builder-skip = Puoi passare, ma il costruttore serve proprio a una tessera gratis. Prendila.
lesson-traders-and-builders-builder-close = Usala per chiudere la tua città
lesson-traders-and-builders-builder-done = Due tessere in un turno. 5 tessere e 2 stemmi, 2 punti l’uno: 14 punti, e cavaliere e costruttore sono tornati.

lesson-traders-and-builders-pig = Ingrassa un maiale
lesson-traders-and-builders-pig-text = Un maiale si unisce a un tuo contadino. Alla fine ogni città completa su quel campo ti dà 4 punti invece di 3.
lesson-traders-and-builders-pig-lay = Ingrandisci il campo del tuo contadino
lesson-traders-and-builders-pig-pig = Metti il maiale nel campo con il tuo contadino
lesson-traders-and-builders-pig-elsewhere = Lì ci sta, ma il tuo contadino è sopra la strada. Mettila a un capo della strada.
lesson-traders-and-builders-pig-meeple = Con un altro meeple le città non valgono di più. Prendi il maiale.
lesson-traders-and-builders-pig-pass = È l’ultima tessera, e un maiale dà punti subito. Mettilo dal tuo contadino.
lesson-traders-and-builders-pig-done = 2 città complete, 4 punti l’una: 8 punti invece di 6.

lesson-mage-and-witch-line = Manda il mago sulla tua strada, la strega nella città di Odile, e tienili separati.

lesson-mage-and-witch-mage = Chiama il mago
lesson-mage-and-witch-mage-text = Una tessera con la stella magica muove il mago o la strega. Dove sta il mago, ogni tessera vale 1 punto in più.
lesson-mage-and-witch-mage-lay = Allunga la tua strada
lesson-mage-and-witch-mage-elsewhere = Lì ci sta, ma la tua strada non cresce. Mettila al capo aperto a destra.
lesson-mage-and-witch-mage-mage = Manda il mago sulla tua strada
lesson-mage-and-witch-mage-witch = La strega dimezza i punti. Manda il mago sulla tua strada.
lesson-mage-and-witch-mage-city = Il mago alzerebbe i punti della città di Odile. Tieni la magia per la tua strada.
lesson-mage-and-witch-mage-close = Completa la tua strada
lesson-mage-and-witch-mage-far = Lì ci sta, ma la tua strada resta aperta. Chiudila in basso a destra.
lesson-mage-and-witch-mage-more = Piazza un altro meeple, o tienilo
lesson-mage-and-witch-mage-done = 5 tessere per la strada e 5 per il mago: 10 punti invece di 5. Il mago lascia il tabellone fino alla prossima stella.

lesson-mage-and-witch-witch = Manda la strega
lesson-mage-and-witch-witch-text = Dove sta la strega si fa solo metà dei punti. Odile sta per completare una città grande.
lesson-mage-and-witch-witch-lay = Piazza la tessera al capo della strada
lesson-mage-and-witch-witch-elsewhere = Lì ci sta, ma non costruire sulla città di Odile. Mettila a un capo della strada.
lesson-mage-and-witch-witch-witch = Manda la strega nella città di Odile
lesson-mage-and-witch-witch-mage = Il mago darebbe a Odile ancora di più. Manda la strega.
lesson-mage-and-witch-witch-other = Lì la strega non fa danni. Mandala nella città grande di Odile.
lesson-mage-and-witch-witch-more = Piazza un meeple sulla tua tessera, o tienilo
lesson-mage-and-witch-witch-done = 4 tessere e 1 stemma sarebbero 10 punti. Con la strega Odile ne fa 5.

lesson-mage-and-witch-meet = Scaccia la strega
lesson-mage-and-witch-meet-text = Mago e strega non possono stare nella stessa città o sulla stessa strada. Chi li fa incontrare ne sposta uno prima di ogni conteggio.
lesson-mage-and-witch-meet-join = Unisci le tue due città
lesson-mage-and-witch-meet-elsewhere = Lì ci sta, ma le tue due città restano separate. Mettila nel buco in mezzo.
lesson-mage-and-witch-meet-witch = Manda la strega sulla strada di Odile
lesson-mage-and-witch-meet-mage = Così la strega resterebbe e dimezzerebbe la tua città. Scaccia lei.
lesson-mage-and-witch-meet-done = 3 tessere, 2 punti l’una, e 3 per il mago: 9 punti. E la strega ora aspetta sulla strada di Odile.

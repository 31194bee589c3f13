lesson-cult-line = Metti un santuario accanto a un monastero e vinci la gara.

lesson-cult-challenge = Sfida un monastero
lesson-cult-challenge-text = Un santuario dà punti come un monastero. Accanto al monastero di un altro comincia una gara: chi viene circondato per primo prende tutto.
lesson-cult-challenge-lay = Metti il santuario accanto al monastero di Odile
lesson-cult-challenge-elsewhere = Lì ci sta, ma non sfida Odile. Mettilo a destra del suo monastero.
lesson-cult-challenge-claim = Metti un meeple nel santuario
lesson-cult-challenge-field = In un campo sarebbe un contadino. Mettilo nel santuario.
lesson-cult-challenge-pass = Un santuario vuoto non sfida nessuno. Mettici un meeple.
lesson-cult-challenge-done = La gara è aperta: uno dei due farà punti, l’altro resterà a mani vuote.

lesson-cult-race = Arriva prima di lei
lesson-cult-race-text = Manca uno spazio intorno al tuo santuario e uno intorno al monastero di Odile. Questa tessera va bene per tutti e due.
lesson-cult-race-first = Completa il tuo santuario
lesson-cult-race-theirs = Così completeresti il monastero di Odile, e il tuo santuario resterebbe a zero. Guarda a destra.
lesson-cult-race-elsewhere = Lì ci sta, ma non completa né l’uno né l’altro. Riempi lo spazio a destra del tuo santuario.
lesson-cult-race-more = Piazza un altro meeple, o tienilo
lesson-cult-race-done = 9 punti per il tuo santuario. Il monaco di Odile torna a casa senza un punto.

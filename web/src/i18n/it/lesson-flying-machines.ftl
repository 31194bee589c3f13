lesson-flying-machines-line = Decolla, tira il dado e atterra dove ci sono già altri.

lesson-flying-machines-fly = Fai visita a un monaco
lesson-flying-machines-fly-text = Una macchina volante porta un meeple a 1, 2 o 3 tessere nella direzione della freccia. Può atterrare su strada, città o monastero incompleto, anche occupato.
lesson-flying-machines-fly-lay = Mira al monastero di Odile: metti la macchina in basso a destra, con la freccia verso il monastero
lesson-flying-machines-fly-turned = Quasi: la freccia deve puntare al monastero. Gira la tessera.
lesson-flying-machines-fly-elsewhere = Lì ci sta, ma non mira al monastero. Prova l’angolo vuoto in basso a destra.
lesson-flying-machines-fly-fly = Fai volare un meeple
lesson-flying-machines-fly-pass = Fai volare un meeple: il monastero è a 1 sola tessera.
lesson-flying-machines-fly-land = È uscito 1: atterra nel monastero
lesson-flying-machines-fly-close = Completa il monastero
lesson-flying-machines-fly-far = Lì ci sta, ma al monastero manca ancora la tessera a destra.
lesson-flying-machines-fly-more = Piazza un altro meeple, o tienilo
lesson-flying-machines-fly-done = Un monaco a testa: 9 punti per te e 9 per Odile, che si credeva sola.

lesson-flying-machines-take = Conquista una città
lesson-flying-machines-take-text = Tu e Odile avete 1 cavaliere a testa in questa città. Un terzo non può più entrare a piedi, ma in volo sì.
lesson-flying-machines-take-lay = Metti la macchina a destra della città, con la freccia verso la città
lesson-flying-machines-take-turned = Quasi: la freccia deve puntare a sinistra, verso la città. Gira la tessera.
lesson-flying-machines-take-elsewhere = Lì ci sta, ma la città è altrove. Metti la macchina subito a destra della città.
lesson-flying-machines-take-fly = Fai volare un meeple: c’è un pezzo di città a 1, 2 e 3 tessere
lesson-flying-machines-take-pass = Da qui non puoi sbagliare: ogni tiro finisce in città. Fai volare un meeple.
lesson-flying-machines-take-land = È uscito 3: atterra in fondo alla città
lesson-flying-machines-take-close = Completa la città
lesson-flying-machines-take-far = Lì ci sta, ma la città resta aperta. Chiudila in alto.
lesson-flying-machines-take-done = 2 cavalieri contro 1: gli 8 punti sono tutti tuoi.

lesson-flying-machines-miss = Manca il bersaglio
lesson-flying-machines-miss-text = Un volo deve trovare dove atterrare. La città di Odile è larga solo 2 tessere, quindi un 3 la supera.
lesson-flying-machines-miss-lay = Metti la macchina a destra della città, con la freccia verso la città
lesson-flying-machines-miss-turned = Quasi: la freccia deve puntare a sinistra, verso la città. Gira la tessera.
lesson-flying-machines-miss-elsewhere = Lì ci sta, ma non mira alla città. Mettila a destra della città.
lesson-flying-machines-miss-fly = Fai volare lo stesso un meeple
lesson-flying-machines-miss-pass = Vale la pena provare: perdi solo l’occasione di piazzare un meeple. Fanne volare uno.
lesson-flying-machines-miss-done = Un 3, e nessuna tessera dove atterrare: il meeple torna da te. Quindi mira dove ogni tiro trova qualcosa.

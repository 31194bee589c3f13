lesson-wheel-of-fortune-line = Punta sulla ruota, e preparati a quando si ferma il maiale.

lesson-wheel-of-fortune-crown = Punta su una corona
lesson-wheel-of-fortune-crown-text = Una tessera con un numero fa avanzare il maiale di altrettanti settori. Un meeple che aspetta dove si ferma fa 3 punti, o 6 se è solo su due corone.
lesson-wheel-of-fortune-crown-lay = Allunga la strada in alto
lesson-wheel-of-fortune-crown-elsewhere = Lì ci sta, ma mettila sulla strada in cima alla ruota.
lesson-wheel-of-fortune-crown-bet = Punta sul prossimo settore: metti un meeple su Tasse
lesson-wheel-of-fortune-crown-single = Anche quel settore paga. Ma Tasse è il prossimo e ha due corone: 6 punti.
lesson-wheel-of-fortune-crown-far = Per arrivarci al maiale servono più passi. Punta sul prossimo settore, Tasse.
lesson-wheel-of-fortune-crown-board = Si può, ma qui si tratta della ruota. Metti il meeple su Tasse.
lesson-wheel-of-fortune-crown-pass = Il maiale paga solo chi lo aspetta. Metti un meeple su Tasse.
lesson-wheel-of-fortune-crown-done = Odile ha pescato un 1, e il maiale si è fermato su Tasse: 6 punti, e il meeple è tornato.

lesson-wheel-of-fortune-taxes = Riscuoti le tasse
lesson-wheel-of-fortune-taxes-text = Dove si ferma il maiale succede qualcosa a tutti. Su Tasse ogni tuo cavaliere dà 1 punto per stemma e 1 per ogni tuo cavaliere in quella città.
lesson-wheel-of-fortune-taxes-lay = Ingrandisci la città in alto a destra
lesson-wheel-of-fortune-taxes-elsewhere = Lì ci sta, ma questa tessera è per la città in alto a destra della ruota.
lesson-wheel-of-fortune-taxes-claim = Metti un cavaliere in città
lesson-wheel-of-fortune-taxes-other = Le tasse pagano i cavalieri. Metti il meeple in città.
lesson-wheel-of-fortune-taxes-pass = Le tasse pagano i cavalieri. Mettine uno in città.
lesson-wheel-of-fortune-taxes-done = 1 stemma e 1 cavaliere: 2 punti, e la città è ancora tua.

lesson-wheel-of-fortune-pestilence = Sopravvivi alla peste
lesson-wheel-of-fortune-pestilence-text = Hai pescato un 3, e il maiale si è fermato su Peste: ognuno riprende un meeple dal tabellone. Scegli quello di cui puoi fare a meno.
lesson-wheel-of-fortune-pestilence-lose = Riprendi il meeple sulla strada
lesson-wheel-of-fortune-pestilence-monk = Il tuo monaco un giorno potrebbe fare 9 punti. Riprendi il meeple sulla strada.
lesson-wheel-of-fortune-pestilence-done = Il monaco resta. Anche i meeple sulle corone sarebbero stati al sicuro.

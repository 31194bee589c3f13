lesson-gold-mines-line = Metti oro sulle tue tessere, prendilo prima degli altri e accumulalo.

lesson-gold-mines-mine = Scava l’oro
lesson-gold-mines-mine-text = Una miniera d’oro porta 2 lingotti: uno sulla sua tessera, uno su una tessera accanto. L’oro va a chi possiede ciò che lì viene completato.
lesson-gold-mines-mine-lay = Ingrandisci la tua città con la miniera d’oro
lesson-gold-mines-mine-elsewhere = Lì ci sta, ma l’oro è meglio nella tua città. Metti la miniera sopra.
lesson-gold-mines-mine-gold = Metti anche il secondo lingotto nella tua città
lesson-gold-mines-mine-odile = Su quella tessera c’è la città di Odile. Metti l’oro sulla tessera sotto la miniera, nella tua città.
lesson-gold-mines-mine-more = Piazza un altro meeple, o tienilo
lesson-gold-mines-mine-close = Completa la tua città
lesson-gold-mines-mine-far = Lì ci sta, ma la tua città resta aperta. Chiudila in alto.
lesson-gold-mines-mine-done = 8 punti per la città, e i due lingotti sono tuoi. Daranno punti a fine partita.

lesson-gold-mines-snatch = Soffia l’oro a Odile
lesson-gold-mines-snatch-text = L’oro sta su tutta la tessera, non solo in città. Odile ha messo 2 lingotti su una tessera della sua città, ma lì passa anche la tua strada.
lesson-gold-mines-snatch-close = Completa la tua strada prima che Odile completi la sua città
lesson-gold-mines-snatch-elsewhere = Lì ci sta, ma la tua strada resta aperta. Chiudila in basso.
lesson-gold-mines-snatch-more = Piazza un altro meeple, o tienilo
lesson-gold-mines-snatch-done = 4 punti per la strada, e con lei i 2 lingotti di Odile.

lesson-gold-mines-four = Accumula
lesson-gold-mines-four-text = Alla fine fino a 3 lingotti valgono 1 punto l’uno, da 4 a 6 ne valgono 2, e così via. Tu hai 3 lingotti e l’ultima tessera.
lesson-gold-mines-four-close = Completa la città con il quarto lingotto
lesson-gold-mines-four-big = Sono 2 punti in più per la città, ma senza il lingotto il tuo oro vale 3 invece di 8. Guarda l’altra città.
lesson-gold-mines-four-elsewhere = Lì ci sta, ma non completa nulla. Chiudi la città con il lingotto.
lesson-gold-mines-four-done = 4 lingotti, 2 punti l’uno: 8 punti invece di 3. La città piccola con l’oro batte quella grande senza.

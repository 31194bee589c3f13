lesson-count-line = Lascia fare punti agli altri, aspetta a Carcassonne e torna quando conta.

lesson-count-enter = Vai a Carcassonne
lesson-count-enter-text = Se la tua tessera dà punti ad altri e a te nessuno, puoi mandare un meeple a Carcassonne. Aspetta lì, in un quartiere senza il conte.
lesson-count-enter-close = Completa la città di Odile
lesson-count-enter-elsewhere = Lì ci sta, ma nessuno fa punti. Chiudi la città di Odile in basso a sinistra.
lesson-count-enter-keep = Non mettere meeple su questa tessera
lesson-count-enter-field = Tienilo: dopo il conteggio puoi mandarlo a Carcassonne.
lesson-count-enter-enter = Manda un meeple dal fabbro, che aiuta con le strade
lesson-count-enter-other = Ogni quartiere aiuta con qualcos’altro. Vai dal fabbro: ora toccherà alle strade.
lesson-count-enter-pass = Odile ha 8 punti e tu nessuno. In cambio manda il meeple dal fabbro.
lesson-count-enter-count = Sposta il conte dove vuoi, o lascialo lì. Dov’è lui non si entra e non si esce
lesson-count-enter-done = Il tuo meeple aspetta dal fabbro. Quando una strada è completa, può venire.

lesson-count-leave = Torna per una strada
lesson-count-leave-text = Prima che una strada dia punti, i meeple dal fabbro possono unirsi. Odile sta per fare 3 punti tutta da sola.
lesson-count-leave-close = Completa la strada di Odile con l’incrocio
lesson-count-leave-elsewhere = Lì ci sta, ma la strada di Odile resta aperta. Mettilo al capo sinistro della strada.
lesson-count-leave-keep = Non mettere meeple su questa tessera
lesson-count-leave-more = Stavolta tienilo. Ti basta il meeple dal fabbro.
lesson-count-leave-join = Manda il tuo meeple dal fabbro alla strada
lesson-count-leave-stay = Così i punti li fa solo Odile. Manda il tuo meeple sulla strada.
lesson-count-leave-done = Un meeple a testa: dividete la strada e anche tu fai 3 punti.

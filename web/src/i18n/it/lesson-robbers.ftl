lesson-robbers-line = Aspetta sul segnapunti accanto a chi sta per fare punti, e prendine metà.

lesson-robbers-ambush = Tendi un agguato
lesson-robbers-ambush-text = Una tessera con il sacco manda il tuo brigante sul segnapunti, accanto a un altro giocatore. Quando quello fa punti, tu ne prendi la metà.
lesson-robbers-ambush-lay = Piazza la tessera con il sacco
lesson-robbers-ambush-wait = Odile sta per completare la sua città: metti il brigante sulla sua casella
lesson-robbers-ambush-other = Lì c’è Gaspard, che non ha nulla da completare. Metti il brigante sulla casella di Odile.
lesson-robbers-ambush-more = Piazza un meeple, o tienilo
lesson-robbers-ambush-done = Odile completa la sua città per 8 punti, e il brigante te ne porta 4. Lei li tiene tutti: un brigante non toglie punti a nessuno.

lesson-robbers-choose = Lascia andare i pesci piccoli
lesson-robbers-choose-text = Odile e Gaspard sono sulla stessa casella. Se fanno punti tutti e due nello stesso turno, decidi tu chi derubare.
lesson-robbers-choose-lay = Piazza la tessera con il sacco
lesson-robbers-choose-wait = Metti il brigante sulla casella dove sono tutti e due
lesson-robbers-choose-more = Piazza un meeple, o tienilo
lesson-robbers-choose-let = Odile fa 4 punti, e dopo arriva la città più grande di Gaspard: fai aspettare il brigante
lesson-robbers-choose-rob = Sarebbero 2 punti. La città di Gaspard è più grande e dà punti subito dopo. Aspettala.
lesson-robbers-choose-done = Gaspard fa 8 punti, e la pazienza paga: ne prendi 4 invece di 2.

lesson-robbers-move = Sposta il brigante
lesson-robbers-move-text = Con un’altra tessera sacco puoi spostare il brigante. Aspetta da Odile, che non ha meeple sul tabellone. Alla città di Gaspard manca una sola tessera.
lesson-robbers-move-lay = Piazza la tessera con il sacco a un capo della strada
lesson-robbers-move-elsewhere = Ci sta anche lì. Mettila a un capo della strada, fuori dai piedi.
lesson-robbers-move-move = Sposta il brigante sulla casella di Gaspard
lesson-robbers-move-stay = Odile non ha nulla che dia punti. Sposta il brigante sulla casella di Gaspard.
lesson-robbers-move-more = Piazza un meeple, o tienilo
lesson-robbers-move-done = Gaspard fa 8 punti, e tu ne prendi 4. Il brigante è tornato, pronto per il prossimo sacco.

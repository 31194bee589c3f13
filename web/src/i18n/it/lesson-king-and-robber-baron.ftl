lesson-king-and-robber-baron-line = Completa la città più grande e la strada più lunga, e tieniti i titoli.

lesson-king-and-robber-baron-king = Diventa re
lesson-king-and-robber-baron-king-text = Chi completa la prima città diventa re, anche senza cavaliere. Alla fine il re vale 1 punto per ogni città completa.
lesson-king-and-robber-baron-king-close = Chiudi la città
lesson-king-and-robber-baron-king-elsewhere = Lì ci sta, ma la città resta aperta. Mettila in cima alla città.
lesson-king-and-robber-baron-king-more = Piazza un meeple, o tienilo
lesson-king-and-robber-baron-king-done = La tua città ha 2 tessere, quindi il re ce l’hai tu, per ora.

lesson-king-and-robber-baron-larger = Prendi la corona
lesson-king-and-robber-baron-larger-text = Una città più grande porta via il re. Una uguale no. La città di Odile ha 2 tessere, e quella accanto ne avrà 3.
lesson-king-and-robber-baron-larger-close = Completa la città più grande
lesson-king-and-robber-baron-larger-elsewhere = Lì ci sta, ma non completa la città più grande. Mettila in alto.
lesson-king-and-robber-baron-larger-more = Piazza un meeple, o tienilo
lesson-king-and-robber-baron-larger-done = 3 tessere battono 2: ora il re è tuo. Conta la grandezza, non di chi è la città.

lesson-king-and-robber-baron-baron = Completa la strada più lunga
lesson-king-and-robber-baron-baron-text = Il barone predone va a chi completa la strada più lunga, e alla fine dà 1 punto per ogni strada completa. Questa è l’ultima tessera.
lesson-king-and-robber-baron-baron-close = Completa le due strade con l’incrocio
lesson-king-and-robber-baron-baron-elsewhere = Lì ci sta, ma la strada lunga resta aperta. Mettilo al suo capo destro.
lesson-king-and-robber-baron-baron-claim = Metti un meeple sulla strada lunga
lesson-king-and-robber-baron-baron-other = La strada lunga dà più punti. Metti lì il meeple.
lesson-king-and-robber-baron-baron-pass = Senza meeple prendi solo il titolo. Occupa anche la strada lunga.
lesson-king-and-robber-baron-baron-done = 4 punti per la strada, e con il barone predone 2 punti per 2 strade complete. Odile, con il re, fa 1 punto per 1 città.

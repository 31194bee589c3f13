lesson-abbey-and-mayor-line = Tappa il buco dove non ci sta nulla, e conta gli stemmi invece delle teste.

lesson-abbey-and-mayor-abbey = Tappa un buco con l’abbazia
lesson-abbey-and-mayor-abbey-text = Una volta a partita puoi piazzare l’abbazia invece di pescare. Va in ogni buco con tessere sui quattro lati, chiude ciò che finisce lì ed è un monastero.
lesson-abbey-and-mayor-abbey-fill = Metti l’abbazia nel buco
lesson-abbey-and-mayor-abbey-draw = Nessuna tessera nel sacchetto starebbe meglio in quel buco. Usa l’abbazia.
lesson-abbey-and-mayor-abbey-monk = Metti un monaco nell’abbazia
lesson-abbey-and-mayor-abbey-pass = L’abbazia è già circondata, quindi un monaco fa punti subito. Mettine uno.
lesson-abbey-and-mayor-abbey-other = Metti un meeple nell’abbazia: fa punti subito.
lesson-abbey-and-mayor-abbey-done = 6 punti per la tua città, chiusa dall’abbazia, e 9 per l’abbazia: 15 punti con una tessera.

lesson-abbey-and-mayor-mayor = Manda il borgomastro
lesson-abbey-and-mayor-mayor-text = In una città il borgomastro conta quanto gli stemmi che ci sono. Senza stemmi non conta nulla.
lesson-abbey-and-mayor-mayor-lay = Comincia una città a sinistra di quella di Odile, con uno spazio in mezzo
lesson-abbey-and-mayor-mayor-elsewhere = Lì ci sta, ma lascia uno spazio tra questa città e quella di Odile.
lesson-abbey-and-mayor-mayor-claim = Metti il borgomastro in città
lesson-abbey-and-mayor-mayor-small = Un meeple dividerebbe soltanto con Odile. Il borgomastro cresce con ogni stemma: manda lui.
lesson-abbey-and-mayor-mayor-field = Il posto del borgomastro è in città. Mandalo lì.
lesson-abbey-and-mayor-mayor-join = Unisci le città con il secondo stemma
lesson-abbey-and-mayor-mayor-more = Piazza un’altra pedina, o tienila
lesson-abbey-and-mayor-mayor-done = 2 stemmi battono 1 cavaliere: 4 tessere e 2 stemmi, 12 punti solo per te.

lesson-abbey-and-mayor-wagon = Rimettiti in viaggio
lesson-abbey-and-mayor-wagon-text = Quando la sua strada, città o monastero è completo, il carro non deve tornare a casa. Può andare su un elemento incompleto, collegato e libero.
lesson-abbey-and-mayor-wagon-lay = Allunga la strada
lesson-abbey-and-mayor-wagon-claim = Metti il carro sulla strada
lesson-abbey-and-mayor-wagon-meeple = Un meeple poi tornerebbe a casa. Prendi il carro.
lesson-abbey-and-mayor-wagon-pass = Metti il carro sulla strada.
lesson-abbey-and-mayor-wagon-close = Completa la strada con l’incrocio
lesson-abbey-and-mayor-wagon-elsewhere = Lì ci sta, ma a questa strada serve al capo destro.
lesson-abbey-and-mayor-wagon-keep = Tieni le altre pedine
lesson-abbey-and-mayor-wagon-more = Stavolta tienile: il tuo carro sta per muoversi.
lesson-abbey-and-mayor-wagon-drive = Vai al monastero all’altro capo
lesson-abbey-and-mayor-wagon-road = Va bene anche quello. Ma un monastero vale di più: vai al capo sinistro della strada.
lesson-abbey-and-mayor-wagon-home = Potrebbe tornare a casa. Ma il monastero è libero: vai lì.
lesson-abbey-and-mayor-wagon-done = 4 punti per la strada, e il monastero è tuo senza piazzare un’altra pedina.

lesson-abbey-and-mayor-barn = Costruisci un fienile
lesson-abbey-and-mayor-barn-text = Un fienile va su un angolo dove quattro tessere mostrano solo campo. I contadini lì fanno punti subito e tornano a casa. Alla fine il fienile dà 4 punti per città completa.
lesson-abbey-and-mayor-barn-lay = Metti la città in basso, così si incontrano quattro campi
lesson-abbey-and-mayor-barn-elsewhere = Lì ci sta, ma non crea un angolo con quattro campi. Riempi lo spazio sotto la strada.
lesson-abbey-and-mayor-barn-barn = Costruisci il fienile dove si incontrano i quattro campi
lesson-abbey-and-mayor-barn-pass = Il tuo contadino aspetta. Costruisci il fienile.
lesson-abbey-and-mayor-barn-other = Prendi il fienile: va sull’angolo in mezzo ai quattro campi.
lesson-abbey-and-mayor-barn-done = Il tuo contadino fa 3 punti per la città completa ed è tornato. Il fienile tiene il campo fino alla fine.

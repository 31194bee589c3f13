lesson-river-2-line = Dividi il fiume e costruisci sul ramo che preferisci.

lesson-river-2-fork = Dividi il fiume
lesson-river-2-fork-text = La seconda tessera è un bivio. Da lì il fiume ha due estremità aperte, e ogni tessera fiume prosegue quella che scegli.
lesson-river-2-fork-split = Piazza il bivio in modo che un ramo vada in alto e uno in basso
lesson-river-2-fork-turned = Si può fare. Per questa lezione, manda un ramo in alto e uno in basso.
lesson-river-2-fork-rest = Piazza un meeple, o tienilo
lesson-river-2-fork-arm = Prosegui un ramo a scelta
lesson-river-2-fork-claim = Occupa la città sulla riva
lesson-river-2-fork-other = Si può, ma la città vale di più. Metti lì il meeple.
lesson-river-2-fork-pass = Occupa la città prima di Odile.
lesson-river-2-fork-done = Odile ha costruito su un ramo, tu hai scelto il tuo. I rami non devono mai incontrarsi.

lesson-river-2-lake = Gioca due tessere di fila
lesson-river-2-lake-text = Il lago vulcanico è l’ultima tessera fiume. Nessuno può starci, ma chi lo piazza pesca e gioca subito un’altra tessera.
lesson-river-2-lake-lay = Chiudi un ramo con il lago
lesson-river-2-lake-second = La tua seconda tessera: piazzala dove vuoi
lesson-river-2-lake-rest = Piazza un meeple, o tienilo
lesson-river-2-lake-done = Due tessere in un turno. Ora tocca a Odile.

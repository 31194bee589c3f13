lesson-river-bb5-line = Un fiume con pecore per il tuo pastore e vigneti per i tuoi monaci.

lesson-river-bb5-turn = Non tornare indietro
lesson-river-bb5-turn-text = Ogni tessera fiume prosegue il fiume. Due curve di fila non possono girare dalla stessa parte, o il fiume tornerebbe indietro.
lesson-river-bb5-turn-turn = Prosegui il fiume con una curva dall’altra parte
lesson-river-bb5-turn-rest = Piazza un meeple, o tienilo
lesson-river-bb5-turn-shepherd = Il pastore ha una scena tutta sua. Piazza un meeple, o tienilo.
lesson-river-bb5-turn-done = Le due tessere mostrano un vigneto: ognuno dà 3 punti in più a un monastero completo lì accanto.

lesson-river-bb5-sheep = Conta le pecore sulla riva
lesson-river-bb5-sheep-text = Su certe rive c’è una pecora. Quando raduni un gregge in quel campo, contano anche quelle, ogni volta.
lesson-river-bb5-sheep-lay = Piazza la tessera fiume con la pecora sotto l’acqua
lesson-river-bb5-sheep-turned = Ci sta, ma girala in modo che la pecora sia sotto l’acqua.
lesson-river-bb5-sheep-herd = Metti il pastore nel campo con la pecora
lesson-river-bb5-sheep-below = Da quella parte non ci sono pecore. Metti il pastore sotto l’acqua.
lesson-river-bb5-sheep-meeple = Lascialo per dopo. Metti il pastore nel campo con la pecora.
lesson-river-bb5-sheep-pass = Senza pastore nessuno raduna le pecore. Mettilo nel campo.
lesson-river-bb5-sheep-wider = Il tuo campo cresce: piazza il lago
lesson-river-bb5-sheep-keep = Tieni il meeple
lesson-river-bb5-sheep-more = Stavolta tieni il meeple. Ora tocca alle pecore.
lesson-river-bb5-sheep-gather = Raduna il gregge
lesson-river-bb5-sheep-grow = Potrebbe arrivare un lupo. Raduna subito il gregge.
lesson-river-bb5-sheep-done = 2 pecore sul tuo gettone e 2 sulle rive: 4 punti. Le pecore sulle rive restano per il prossimo gregge.

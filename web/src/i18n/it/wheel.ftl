# The Wheel of Fortune.
system-wheel-of-fortune = Ruota della Fortuna
system-wheel-of-fortune-line = Un maiale gira la fortuna di tutti.
ask-pestilence = Peste: quale pedina perdi?
wait-pestilence = { $name } perde una pedina per la peste
hint-pestilence = Ognuno ne perde una, a partire da chi ha pescato la tessera. Le pedine sulla ruota sono al sicuro.
hint-crown-one = 3 punti se il maiale si ferma qui
hint-crown-two = 6 punti se il maiale si ferma qui, 3 se arriva qualcun altro
hint-crown-second = 3 punti a testa se il maiale si ferma qui
confirm-none-pestilence = Scegli una pedina
confirm-crown = Metti sulla corona: { $sector }
act-crown = Corona: { $sector }
figure-wheel-pig = maiale della ruota
piece-wheel-pig = il maiale della ruota
feature-wheel = ruota
feature-crown = corona
features-wheel = Ruota
features-crown = Corone
shelf-wheel = La ruota
sector-fortune = Fortuna
sector-taxes = Tasse
sector-famine = Carestia
sector-storm = Tempesta
sector-inquisition = Inquisizione
sector-pestilence = Peste
sector-fortune-short = 3 punti
sector-taxes-short = cavalieri
sector-famine-short = contadini
sector-storm-short = riserva
sector-inquisition-short = monaci
sector-pestilence-short = perdi uno
sector-fortune-does = 3 punti a chi ha pescato la tessera.
sector-taxes-does = Ogni tuo cavaliere dà 1 punto per ogni stemma della città e 1 per ogni tuo cavaliere lì.
sector-famine-does = Ogni contadino dà 1 punto per ogni città completa sul suo campo.
sector-storm-does = 1 punto per ogni seguace nella tua riserva.
sector-inquisition-does = 2 punti per ogni tuo monaco.
sector-pestilence-does = Ognuno riprende un seguace dal tabellone.
wheel-pig = maiale: { $sector }
wheel-here = Il maiale è qui.
wheel-turned = { $name } ha pescato una tessera ruota.
wheel-nobody = Nessuno fa punti.
wheel-loses = Ognuno sceglie una pedina da perdere.
wheel-spared = Nessuno ha seguaci sul tabellone.
wheel-crowns = { $n ->
    [one] { $n } corona
   *[other] { $n } corone
}
wheel-vacant = libera
wheel-look = La ruota
wheel-free = { $n ->
    [one] { $n } corona libera
   *[other] { $n } corone libere
}
wheel-rule = Un seguace su una corona fa punti quando il maiale si ferma lì: 3, o 6 se è solo su due corone. Poi torna da te.
log-wheel = gira la ruota: { $sector }
log-crown = piazza { $figure } su una corona: { $sector }
log-pestilence = perde { $figure } per la peste ({ $at })
scored-wheel = fa punti con la ruota
scored-crown = fa punti con una corona
for-wheel = con la ruota
for-crown = per una corona
for-your-crown = per la tua corona
counted-fortunes = { $count ->
    [one] { $count } colpo di fortuna
   *[other] { $count } colpi di fortuna
}
counted-taxed-pennants = { $count } per gli stemmi
counted-taxed-knights = { $count } per i cavalieri
counted-farmers-cities = { $count } per le città dei contadini
counted-in-supply = { $count ->
    [one] { $count } seguace in riserva
   *[other] { $count } seguaci in riserva
}
counted-monks = { $count ->
    [one] { $count } monaco
   *[other] { $count } monaci
}
counted-crowned = { $count ->
    [one] { $count } seguace su una corona
   *[other] { $count } seguaci su corone
}
reason-no-wheel = In questa partita non c’è la ruota.
reason-pestilence-takes = La peste si prende una tua pedina sul tabellone.
reason-crown-figure = { $your } non può stare su una corona.
reason-crowns-taken = { $sector }: le corone sono tutte occupate.
reason-wheel-pig-turns = Il maiale non lo muove nessuno: lo muove il numero su una tessera pescata.

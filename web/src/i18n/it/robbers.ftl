# Robbers.
system-robbers = Briganti
system-robbers-line = Ruba metà dei prossimi punti di un altro.
option-rob-placement = Piazzare un brigante
option-rob-second = Chi piazza il secondo brigante
option-rob-targets = I briganti possono derubare
option-rob-end_points = Punti per un brigante ancora sul segnapunti alla fine
value-next_available = il prossimo che ha un brigante in mano
value-next_player_only = solo il giocatore seguente
value-meeple_and_messenger = meeple e messaggeri
value-meeple_only = solo meeple
ask-place-robber = Dove si apposta il tuo brigante?
ask-rob = Derubi { $name } adesso?
wait-place-robber = { $name } piazza un brigante
wait-rob = { $name } può derubare qualcuno
hint-robbed = il brigante di { $name } prende { $n }
hint-along = lo segue il brigante di { $name }
hint-rob = Prendi { $n }. { $name } non perde nulla.
hint-prey = Metà dei prossimi punti di { $names }
hint-wait = Il tuo brigante aspetta il prossimo che fa punti partendo da questa casella.
confirm-space = Aspetta su { $at }
confirm-rob = { $n ->
    [one] Prendi { $n } punto
   *[other] Prendi { $n } punti
}
choice-stay = Resta
choice-rob = Deruba
choice-wait = Aspetta
pass-place-robber = Passa
figure-robber = brigante
piece-robber = il brigante
marker-robber = Brigante
feature-robber = brigante
features-robber = Briganti
log-moved-robber = mette un brigante sulla casella { $space }
scored-robber = fa punti con un brigante
for-robber = per un brigante
for-your-robber = per il tuo brigante
log-robbed = deruba un altro giocatore
counted-stolen = { $count ->
    [one] { $count } punto rubato
   *[other] { $count } punti rubati
}
counted-robbers = { $count ->
    [one] { $count } brigante sul segnapunti
   *[other] { $count } briganti sul segnapunti
}
reason-robber-same-space = Il tuo brigante è già lì.
reason-robber-needs-marker = Il tuo brigante va dove c’è il segnalino di un altro giocatore.
reason-robber-off-track = Il tuo brigante non è ancora sul segnapunti.
reason-robber-first = Piazza il brigante prima della pedina.
reason-robber-move-or-stay = Sposta il tuo brigante o lascialo dov’è.
reason-robber-must-place = Devi piazzare il tuo brigante.

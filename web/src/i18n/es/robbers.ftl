system-robbers = Ladrones
system-robbers-line = Roba la mitad de lo que sume otro.
option-rob-placement = Colocar un ladrón
option-rob-second = Quién coloca el segundo ladrón
option-rob-targets = Se puede robar a
option-rob-end_points = Puntos por un ladrón que siga en el tablero de puntos al final
value-next_available = el siguiente con un ladrón en la mano
value-next_player_only = solo el siguiente jugador
value-meeple_and_messenger = meeples y mensajeros
value-meeple_only = solo meeples
ask-place-robber = ¿Dónde espera tu ladrón?
ask-rob = ¿Robas ahora a { $name }?
wait-place-robber = { $name } coloca un ladrón
wait-rob = { $name } puede robar
hint-robbed = el ladrón de { $name } gana { $n }
hint-along = el ladrón de { $name } sigue al marcador
hint-rob = Ganas { $n }. { $name } no pierde nada.
hint-prey = La mitad de lo próximo que puntúe { $names }
hint-wait = Tu ladrón espera al siguiente que sume desde esta casilla.
confirm-space = Esperar en { $at }
confirm-rob = { $n ->
    [one] Robar { $n } punto
   *[other] Robar { $n } puntos
}
choice-stay = Quedarse
choice-rob = Robar
choice-wait = Esperar
pass-place-robber = Pasar
figure-robber = ladrón
piece-robber = el ladrón
marker-robber = Ladrón
feature-robber = ladrón
features-robber = Ladrones
log-moved-robber = pone un ladrón en la casilla { $space }
scored-robber = puntúa un ladrón
for-robber = por un ladrón
for-your-robber = por tu ladrón
log-robbed = roba a otro jugador
counted-stolen = { $count ->
    [one] { $count } punto robado
   *[other] { $count } puntos robados
}
counted-robbers = { $count ->
    [one] { $count } ladrón en el tablero de puntos
   *[other] { $count } ladrones en el tablero de puntos
}
reason-robber-same-space = Tu ladrón ya está ahí.
reason-robber-needs-marker = Tu ladrón va donde esté el marcador de otro jugador.
reason-robber-off-track = Tu ladrón aún no está en el tablero de puntos.
reason-robber-first = Coloca tu ladrón antes que tu figura.
reason-robber-move-or-stay = Mueve tu ladrón o déjalo donde está.
reason-robber-must-place = Tienes que colocar tu ladrón.

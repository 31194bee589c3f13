system-messengers = Mensajeros
system-messengers-line = Un segundo marcador te trae mensajes.
option-msg-drawer = Quién roba un mensaje
option-msg-alone = El marcador debe caer solo
option-msg-per_scoring = Mensajes por puntuación
option-msg-recall = Puntos por un meeple recuperado
option-msg-timing = Cuándo se roban los mensajes
option-msg-chain = Un mensaje puede llevar a otro
value-any_scorer = cualquiera que caiga ahí
value-active_only = solo quien tiene el turno
value-required = sí
value-not_required = no
value-one = uno como mucho
value-every_landing = uno cada vez que se cae
value-owner_always = siempre, para su dueño
value-majority_only = solo con mayoría
value-after_batch = después de sumar todos los puntos
value-immediate = enseguida
value-unlimited = sin límite
value-one_extra = como mucho dos por loseta
ask-marker = { $n ->
    [one] ¿Qué marcador suma el punto?
   *[other] ¿Qué marcador suma los { $n } puntos?
}
ask-message = ¿Juegas el mensaje o te llevas 2 puntos?
ask-recall-meeple = ¿Qué meeple recuperas?
ask-recall-points = { $n ->
    [one] ¿Sumas { $n } punto por él?
   *[other] ¿Sumas { $n } puntos por él?
}
wait-marker = { $name } mueve un marcador
wait-message = { $name } lee un mensaje
hint-card = Haz lo que dice la carta o llévate 2 puntos.
hint-message = cae en una casilla de mensaje
hint-message-shared = casilla de mensaje, pero no está solo
confirm-meeple = Mover meeple
confirm-messenger = Mover mensajero
choice-meeple = Meeple
choice-messenger = Mensajero
choice-action = Jugar el mensaje
choice-points = Llevarse 2 puntos
choice-score = Sumarlos
choice-forgo = Sin puntos
figure-messenger = mensajero
marker-messenger = Mensajero
feature-message = mensaje
features-message = Mensajes
shelf-messages = Mensajes
shelf-unseen = quedan { $n }
message-road = Puntos por tu camino más pequeño
message-city = Puntos por tu ciudad más pequeña
message-monastery = Puntos por tu monasterio más pequeño
message-tile = Juega otra loseta
message-shields = 2 puntos por cada escudo
message-knights = 2 puntos por cada uno de tus caballeros
message-farmers = 2 puntos por cada uno de tus granjeros
message-recall = Puntúa un meeple y recupéralo
message-instead = Llevarse 2 puntos
message-do = hacer lo que dice
message-impossible = ahora no se puede
messages-unseen = Aún sin robar
messages-known = Debajo, por orden de salida
card-road = Camino
card-road-text = Puntúa tu camino más pequeño como si la partida acabara ahora. Tu figura se queda, tenga quien tenga la mayoría.
card-city = Ciudad
card-city-text = Puntúa tu ciudad más pequeña como si la partida acabara ahora. Tu figura se queda, tenga quien tenga la mayoría.
card-monastery = Monasterio
card-monastery-text = Puntúa tu monasterio más pequeño como si la partida acabara ahora. Tu figura se queda.
card-tile = Otra loseta
card-tile-text = Roba enseguida una loseta y juega con ella un turno completo.
card-shields = Escudos
card-shields-text = 2 puntos por cada escudo en ciudades incompletas donde tengas una figura.
card-knights = Caballeros
card-knights-text = 2 puntos por cada una de tus figuras en ciudades. Se quedan ahí.
card-farmers = Granjeros
card-farmers-text = 2 puntos por cada una de tus figuras en campos. Se quedan ahí.
card-recall = Regreso
card-recall-text = Elige uno de tus meeples. Puedes puntuar su zona como si la partida acabara ahora, y el meeple vuelve contigo.
log-message = roba un mensaje: { $message }
log-message-done = juega el mensaje: { $message }
scored-message = puntúa un mensaje
for-message = por un mensaje
log-declined = renuncia al mensaje
counted-instead = { $count ->
    [one] { $count } mensaje sin jugar
   *[other] { $count } mensajes sin jugar
}
reason-message-not-on-top = Ese mensaje no es el primero de la pila.
reason-no-messenger = No tienes ningún mensajero que mover.
reason-message-points-only = No puedes hacer lo que dice este mensaje. Llévate los puntos.
reason-message-smallest = Aquí no eliges: cuenta tu zona más pequeña.
reason-message-action-first = Juega primero el mensaje y luego elige el meeple.
reason-message-recall-own = Elige uno de tus meeples en una zona incompleta.

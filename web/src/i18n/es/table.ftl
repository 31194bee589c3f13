you = tú
left = por salir
table-opening = Cargando la partida…
table-leave = Volver al inicio
board = Tablero
board-label = { $n ->
    [one] Tablero con { $n } loseta
   *[other] Tablero con { $n } losetas
}
players = Jugadores
players-log = Jugadores y registro
watching = mirando
your-turn = Tu turno
away = ausente
resigned = abandonó
tiles-left = Losetas restantes
undo = Deshacer
n-tiles = { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}
n-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
n-so-far = { $n ->
    [one] { $n } punto por ahora
   *[other] { $n } puntos por ahora
}
n-end = { $n ->
    [one] { $n } punto al final
   *[other] { $n } puntos al final
}
figures-more = { $n ->
    [one] Mostrar { $n } tipo de figura más
   *[other] Mostrar { $n } tipos de figuras más
}
figures-left = figuras restantes
tile-of = Loseta { $n } de { $of }
tile-on = Loseta colocada
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
cells-label = { $n ->
    [one] { $n } casilla para esta loseta
   *[other] { $n } casillas para esta loseta
}
cell-label = { $n ->
    [one] { $at }, encaja de una forma
   *[other] { $at }, encaja de { $n } formas
}
tile-in-hand = Loseta en la mano: { $what }
spoken-way = { $name } de { $from } a { $to }
spoken-beside = encaja con { $what }
spoken-open-city = la ciudad incompleta de { $names }
spoken-own-city = tu ciudad incompleta
spoken-free-city = una ciudad incompleta sin dueño
spoken-open-road = el camino incompleto de { $names }
spoken-own-road = tu camino incompleto
spoken-free-road = un camino incompleto sin dueño
targets-label = { $n ->
    [one] { $n } sitio para elegir
   *[other] { $n } sitios para elegir
}
spot-so-far = por ahora
spot-end = al final
spot-previous = Sitio anterior
spot-next = Sitio siguiente
spot-list = Ver los { $n } en una lista
places-lit = Caminos y ciudades para elegir
places-tile = Sitios en esta loseta
list-features = Tablero por zonas
list-places = Tablero por casillas
ask-place-tile = Coloca esta loseta
ask-figure = ¿Colocas una figura?
ask-figure-meeple = ¿Colocas un meeple?
ask-scoring-order = ¿Qué zona puntúa primero?
ask-other = Elige
wait-place-tile = { $name } coloca una loseta
wait-figure = { $name } coloca una figura
wait-other = { $name } está eligiendo
wait-tile = La loseta que ha robado
wait-next = Después juega { $name }.
wait-next-you = Después juegas tú.
stall-soon = { $n ->
    [one] Podrás dejar que juegue un bot en { $n } segundo.
   *[other] Podrás dejar que juegue un bot en { $n } segundos.
}
stall-you = quedan { $n } s; luego los demás podrán poner un bot
stall-seconds = { $n ->
    [one] { $name } lleva { $n } segundo pensando
   *[other] { $name } lleva { $n } segundos pensando
}
stall-minutes = { $n ->
    [one] { $name } lleva { $n } minuto pensando
   *[other] { $name } lleva { $n } minutos pensando
}
stall-offer = Sigue esperando o deja que juegue un bot hasta que vuelva.
stall-offer-two = Sigue esperando, reclama la victoria o deja que juegue un bot hasta que vuelva.
give-to-bot = Que un bot juegue por { $name }
claim = Reclamar victoria
claim-sure = ¿Reclamar la victoria?
claim-ends = Ganas tú, { $name } pierde y la partida se acaba.
replaced = Un bot juega por ti
replaced-hint = Juega hasta que recuperes tu asiento.
take-seat = Recuperar tu asiento
bot-plays = juega un bot
hint-place = { $n ->
    [one] Encaja en una casilla. Tócala; toca otra vez para girar.
   *[other] Encaja en { $n } casillas. Toca una; toca otra vez para girar.
}
hint-place-one-way = { $n ->
    [one] Encaja en una casilla, de una sola forma.
   *[other] Encaja en { $n } casillas, de una sola forma en cada una.
}
hint-one-way = Solo encaja así.
hint-click = Tócala para colocar la loseta.
hint-click-turned = Tócala para colocar la loseta o sigue girando.
hint-turn = Toca otra vez para girar.
hint-targets = { $n ->
    [one] Hay un sitio para elegir.
   *[other] Elige uno de { $n } sitios.
}
hint-choices = { $n ->
    [one] Hay una opción.
   *[other] Elige una de { $n } opciones.
}
hint-stays = Se queda hasta el final de la partida.
hint-pass = Te guardas tus figuras.
confirm-none = Elige
confirm-none-place-tile = Elige una casilla
confirm-none-figure = Elige un sitio
confirm-place = Colocar loseta
confirm-deploy = Colocar { $figure }
confirm-deploy-score = { $place }: +{ $n }
confirm-recall = Recuperar
confirm-move = Mover aquí
confirm-aside = Quitar del tablero
pass = Pasar
pass-figure = Pasar
act-recall = { $figure } de vuelta: { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Quitar { $piece } del tablero
choice-next = Puntuar esto primero
figure-none = No te queda ninguna.
figure-nowhere = En esta loseta no hay sitio libre.
figures-idle = { $n ->
    [one] no puede ir aquí
   *[other] no pueden ir aquí
}
figures-idle-all = Figuras que no pueden ir aquí
tools = Ayudas y vista
overlay-fields = Campos y sus dueños
overlay-projected = Puntuación prevista
overlay-tiles = Losetas restantes
overlay-holes = Casillas imposibles
overlay-coordinates = Coordenadas
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo
shelf = Expansiones
shelf-now = ahora
shelf-beside = fuera del tablero
tab-log = Registro
tab-chat = Chat
log-chat = Registro y chat
log-earlier = { $n ->
    [one] Mostrar { $n } línea anterior
   *[other] Mostrar { $n } líneas anteriores
}
log-empty = Aún no ha pasado nada.
log-show = Mostrar { $at } en el tablero
chat-empty = Aún no hay mensajes.
chat-muted = En esta partida solo chatean los jugadores.
chat-say = Di algo
chat-send = Enviar
log-placed = coloca una loseta ({ $at })
log-discarded = roba una loseta que no encaja en ningún sitio
log-deployed = coloca { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, a la mitad
log-moved = mueve { $piece } ({ $at })
log-token = se lleva { $token }: { $n }
log-over = La partida ha terminado.
log-moved-to = mueve { $piece } a { $at }
log-aside = quita { $piece } del tablero
log-token-placed = pone { $token } en { $at }
continue = Continuar
refuse-head = Eso no se puede
refuse-at = Esa loseta no encaja ahí ({ $at })
refuse-stale = La partida ha avanzado. Elige de nuevo.
refuse-not-your-turn = No es tu turno.
refuse-not-playing = Estás mirando esta partida, así que no puedes jugar.
refuse-busy = Tu última pista aún está en camino.
refuse-no-hint = Esta vez no hay pista. Inténtalo de nuevo.
refuse-other = Eso no es posible ahora.
refuse-bad-request = El servidor no ha entendido eso. Recarga la página.
refuse-bad-json = El servidor no ha entendido eso. Recarga la página.
refuse-bad-setup = Estas expansiones no se pueden combinar así.
refuse-bad-notation = Bastide no puede leer este texto como partida ni como posición (línea { $line }, columna { $column }).
refuse-bad-save = Esta partida guardada está dañada o es de otra versión. Tus demás partidas están bien.
refuse-bad-name = Un nombre tiene de 1 a { $longest } caracteres visibles.
refuse-bad-colour = Elige uno de los ocho colores.
refuse-bad-chat = Un mensaje de chat tiene de 1 a { $longest } caracteres visibles.
refuse-unknown-bot = Ese bot no está en este servidor.
refuse-unknown-guest = El servidor no te conoce. Recarga la página.
refuse-bad-origin = Esa petición venía de otro sitio web y se ha ignorado.
refuse-needs-invite = Esta partida es privada. Pide un enlace de invitación.
refuse-not-host = Solo el anfitrión puede empezar la partida.
refuse-not-found = En esta dirección no hay nada.
refuse-no-game = Esa partida no existe.
refuse-no-seat = Ese asiento no existe.
refuse-seat-taken = Ese asiento está ocupado.
refuse-already-started = La partida ya ha empezado.
refuse-not-started = La partida aún no ha empezado.
refuse-open-seats = Faltan jugadores para esta partida.
refuse-not-over = La partida aún no ha terminado.
refuse-illegal-action = Las reglas no permiten esa jugada.
refuse-game-over = La partida ha terminado.
refuse-uploaded = Esta partida continúa en línea.
refuse-too-early = { $seconds ->
    [one] Aún le queda { $seconds } segundo.
   *[other] Aún le quedan { $seconds } segundos.
}
refuse-nobody-stalls = Nadie te está haciendo esperar.
refuse-not-two-players = Solo puedes reclamar la victoria en partidas de dos jugadores.
refuse-nothing-to-undo = Solo puedes deshacer tu última acción, hasta que juegue otra persona o se robe una loseta.
refuse-undo-limit = Ya has deshecho { $most } veces, el máximo de esta partida.
refuse-assists-off = Esta partida se juega sin ayudas.
refuse-watchers-muted = En esta partida solo chatean los jugadores.
refuse-chat-too-fast = { $seconds ->
    [one] Son muchos mensajes seguidos. Prueba de nuevo en { $seconds } segundo.
   *[other] Son muchos mensajes seguidos. Prueba de nuevo en { $seconds } segundos.
}
refuse-too-large = Eso es demasiado largo.
refuse-too-fast = Demasiado rápido. Espera un momento.
refuse-storage = El servidor no ha podido guardar eso. Inténtalo de nuevo.
refuse-stopping = El servidor se está reiniciando. Prueba de nuevo en un momento.
refuse-seed-given = Quita la semilla: las losetas las reparte la mesa.
refuse-tiles-given = En este servidor no se puede jugar con losetas propias.
refuse-scripted-public = Una partida pública no puede tener robos programados.
refuse-no-preset = No hay ninguna caja llamada «{ $name }».
refuse-no-tiles = La partida necesita losetas que robar. Añade un juego de losetas.
refuse-too-many-tiles = Son demasiadas losetas: { $count }. En este servidor se juega con { $most } como mucho.
refuse-too-many-games = Tienes { $most } partidas sin terminar. Termina o abandona alguna antes.
refuse-too-many-bots = En tus partidas sin terminar puede haber { $most } bots como mucho. Termina o abandona alguna antes.
refuse-server-full = El servidor está lleno. Prueba de nuevo más tarde.
refuse-seat-count = Una partida tiene de 1 a 8 asientos.
advice = Pista
advice-busy = Buscando la mejor jugada
advice-then = Después, { $figure } { $on }.
advice-then-none = Después, ninguna figura.
advice-now = { $n ->
    [one] { $n } punto ahora.
   *[other] { $n } puntos ahora.
}
advice-now-of = { $n ->
    [one] { $n } punto ahora, aunque unos { $of } habrían llegado igual.
   *[other] { $n } puntos ahora, aunque unos { $of } habrían llegado igual.
}
advice-now-all = { $n ->
    [one] { $n } punto ahora, que habría llegado igual.
   *[other] { $n } puntos ahora, que habrían llegado igual.
}
advice-now-less = { $n ->
    [one] Te cuesta { $n } punto ahora.
   *[other] Te cuesta { $n } puntos ahora.
}
advice-later = { $n ->
    [one] Cerca de { $n } punto más adelante.
   *[other] Unos { $n } puntos más adelante.
}
advice-later-more = { $n ->
    [one] Cerca de { $n } más, después.
   *[other] Unos { $n } más, después.
}
advice-later-less = { $n ->
    [one] Renuncias a cerca de { $n } punto después.
   *[other] Renuncias a unos { $n } puntos después.
}
advice-others-less = { $n ->
    [one] Le cuesta cerca de { $n } punto a { $name }.
   *[other] Le cuesta unos { $n } puntos a { $name }.
}
advice-others-more = { $n ->
    [one] Le da cerca de { $n } punto a { $name }.
   *[other] Le da unos { $n } puntos a { $name }.
}
advice-rival = tu rival más fuerte
advice-even = Ninguna otra jugada vale más.
resign = Abandonar
resign-ends = Pierdes y la partida se acaba.
resign-bot = Quedas en último lugar y un bot sigue por ti.
resign-yes = Abandonar
keys-title = Atajos de teclado
keys-all = Ver todos los atajos
keys-arrows = siguiente casilla o sitio en esa dirección
keys-pan = mover el tablero
keys-turn = girar la loseta
keys-choice = elegir una opción
keys-decline = pasar
keys-confirm = confirmar
keys-undo = deshacer
keys-hint = pista: la mejor jugada
keys-zoom = acercar, alejar, ver todo
keys-why = la regla de esta pregunta
result-head = Puntuación final
result-by = { $name } gana por { $n }
result-by-you = Ganas por { $n }
result-wins = Gana { $name }
result-wins-you = Has ganado
result-resigned = Abandono: { $name }.
result-left = Fuera de la partida: { $name }.
result-tie = Victoria compartida: { $names }
result-replay = Empate: decide otra partida
result-solo = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
result-won = Ha ganado { $name }
result-to = { $a } a { $b }
result-decided = { $n ->
    [one] { $what }: ahí estuvo la diferencia, con { $n } punto, { $gap } más que { $name }.
   *[other] { $what }: ahí estuvo la diferencia, con { $n } puntos, { $gap } más que { $name }.
}
result-total = Total
result-board = Ver tablero
result-show = Ver resultado
notation = Descargar
fair = Prueba de barajado limpio
# Why something is refused. `$your` is "tu meeple", `$figure` only the noun.
reason-game-over = La partida ha terminado.
reason-chance-first = Espera primero al robo o a la tirada.
reason-not-drawn-now = Ahora no se roba ni se tira nada así.
reason-tile-gone = No queda ninguna loseta así por robar.
reason-not-now = Ahora no puedes hacer eso. Antes: { $asked }
reason-new-tile-only = Las figuras van en la loseta que acabas de colocar.
reason-no-feature = Ahí no hay dónde ponerse.
reason-occupied = Esta zona ya está ocupada.
reason-finished = Esta zona ya está completa.
reason-none-left = No te queda ninguna figura de este tipo: { $figure }.
reason-no-recall = Ahora no puedes recuperar tu { $figure }.

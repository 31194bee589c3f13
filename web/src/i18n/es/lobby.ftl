shelf-search = Buscar expansiones
shelf-filter = Mostrar
shelf-all = Todas { $n }
shelf-stars = Favoritas { $n }
shelf-on = Activas { $n }
shelf-none = No hay resultados.
shelf-none-stars = Marca una expansión con la estrella para verla aquí.
group-big = Expansiones grandes
group-mini = Miniexpansiones (2012)
group-start = Otros comienzos
group-more = Más expansiones pequeñas
group-on = { $n ->
    [0] ninguna activa
    [one] { $n } de { $of } activa
   *[other] { $n } de { $of } activas
}
row-tiles = { $n ->
    [0] sin losetas
    [one] +{ $n } loseta
   *[other] +{ $n } losetas
}
row-minutes = +{ $n } min
row-always = siempre activa
row-details = Detalles
row-star = Favorita: { $name }
row-narrowed = { $n } de { $of } partes
row-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}
lost-board = Desactivada por { $name }. Una partida solo tiene un tablero inicial.
lost-instead = Usar { $name }
lost-said = { $lost }: { $why }
random-mix = Mezcla al azar
random-hint = Otras expansiones para una partida de esta duración.
random-length = Duración de la partida
random-minutes = { $n ->
    [120] 2 horas
   *[other] { $n } min
}
random-shuffle = Mezclar
random-back = Volver a mi mezcla
mixes = Tus mezclas
mix-save = Guardar esta mezcla
mix-saved = Guardada como «{ $name }»
mix-name = Nombre de la mezcla
mix-rename = Renombrar { $name }
mix-remove = Eliminar { $name }
mix-more = { $first } y { $n } más
mix-plus = { $box }, con { $more }
mix-without = { $box }, sin { $less }
mix-plus-without = { $box }, con { $more }, sin { $less }
mix-reset = Volver a { $box }
n-minutes = { $n } min
tiles-word = losetas
game-minutes = unos { $n } min
game-short = corta
game-long = larga
game-expansions-on = { $n ->
    [0] Sin expansiones
    [one] { $n } expansión activa
   *[other] { $n } expansiones activas
}
game-remove = Quitar { $name }
game-show-all = Mostrar las { $n }
game-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}
game-variants-reset = Usar las reglas por defecto
game-options = Opciones
game-choose = Elegir expansiones
new-public-on = Cualquiera puede tomar asiento.
new-public-off = Solo con invitación: tus amigos entran con el enlace.
new-watch = Cualquiera puede mirar
seat-here = Alguien aquí
seat-here-hint = en esta pantalla
seat-here-n = Jugador { $n }
seat-name = Nombre del jugador del asiento { $n }
waiting-title = Esperando jugadores
waiting-tab = { $n } de { $of }
waiting-seats = Asientos
waiting-taken = { $n } de { $of } ocupados
waiting-host = Tú, anfitrión
waiting-joined = Dentro
waiting-ready-seat = Listo
waiting-invite = Invitar amigos
waiting-code = Código de la partida: { $code }
waiting-qr = Escanéalo para entrar desde un teléfono
waiting-qr-show = Mostrar código QR
waiting-qr-hide = Ocultar código QR
waiting-fill = Completar con bots y empezar
waiting-for = { $n ->
    [one] Falta un jugador. La partida empieza cuando estén todos los asientos ocupados.
   *[other] Faltan { $n } jugadores. La partida empieza cuando estén todos los asientos ocupados.
}
waiting-private = Con invitación
waiting-public = Pública: cualquiera puede entrar
waiting-stranger = A esta partida solo se entra con invitación. Pide el enlace al anfitrión. Podrás mirar cuando empiece.
waiting-game = La partida
list-filter = Mostrar partidas
list-all = Todas
list-turn = Tu turno
list-waiting = En espera
list-running = En curso
list-finished = Terminadas
list-none-filter = No hay partidas así.
card-won = Ha ganado { $name }
card-you-won = Has ganado
card-shared = Victoria compartida
you-name = { $name } (tú)

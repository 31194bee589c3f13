# El tablero de análisis.
analysis = Tablero de análisis
analysis-about = Recorre cualquier partida o posición, prueba otras jugadas y mira qué opina el motor. Todo se queda en este dispositivo.
analysis-paste = Pega una partida, una posición o un enlace
analysis-paste-hint = Notación, posición en texto o la dirección de una partida en Bastide.
analysis-open = Abrir
analysis-new = Tablero nuevo
analysis-saved = Análisis guardados
analysis-none = Todavía no hay nada guardado
analysis-delete-of = Eliminar { $title }
analysis-bad-link = Ese enlace está dañado. Pídelo otra vez o pega la posición como texto.
analysis-variations = { $n ->
    [one] 1 variante
   *[other] { $n } variantes
}
analysis-missing = Ese análisis no está en este dispositivo.
analysis-running = Esta partida aún no ha terminado. Acábala primero y luego analízala.
analysis-back = Volver a los análisis
analysis-ways = { $n } formas
analysis-unknown = Aún no se sabe la probabilidad de ganar
analysis-margin-of = Ventaja esperada de { $name }
analysis-best = Mejores jugadas
analysis-looked = { $n ->
    [one] 1 posición
   *[other] { $n } posiciones
}
analysis-stop = Parar
analysis-start = Empezar
analysis-over = Fin de la partida
analysis-play-move = Jugar esta jugada
analysis-worths = Junto a cada loseta: la ventaja final esperada para quien la robe.
analysis-thinking = Pensando…
analysis-moves = Jugadas
analysis-promote = Convertir en línea principal
analysis-remove = Eliminar desde aquí
analysis-beginning = Inicio
analysis-comment = Comentario
analysis-not-kept = Este análisis no se puede guardar aquí: ventana privada o disco lleno. Se perderá al cerrar la página.
analysis-turn = Turno
analysis-odds = Probabilidades
analysis-to-move = Juega { $name }
analysis-other-tile = ¿Y si sale otra loseta?
analysis-next-tile = Siguiente loseta
analysis-chance = ¿Qué ocurre?
analysis-draw = { $tile }, quedan { $n }
analysis-random = Al azar
analysis-fits = { $at }: ¿qué encaja aquí?
analysis-odds-pick = Toca un espacio vacío junto a una loseta para ver qué encaja.
analysis-fits-left = Quedan { $n } de { $of } losetas
analysis-fits-none = Ya no encaja ninguna loseta aquí.
analysis-next-draw = En el próximo robo
analysis-within = { $n ->
    [one] En 1 robo
   *[other] En { $n } robos
}
analysis-draws = Número de robos
analysis-draws-first = { $name } roba la primera
analysis-race = Una loseta antes que otra
analysis-race-hint = Toca una vez las losetas que quieres y dos veces las que temes.
analysis-race-these = { $tile }, quedan { $n }, deseada
analysis-race-those = { $tile }, quedan { $n }, temida
analysis-race-won = { $n ->
    [one] Sale antes una deseada, en 1 robo
   *[other] Sale antes una deseada, en { $n } robos
}
analysis-race-lost = Sale antes una temida
analysis-link = Copiar enlace a esta posición
analysis-save-text = Guardar como notación
analysis-copy-position = Copiar la posición como texto
analysis-edit = Editar la posición como texto
analysis-png = Guardar imagen (PNG)
analysis-svg = Guardar imagen (SVG)
analysis-delete = Eliminar este análisis

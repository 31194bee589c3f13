# Puzzles, and the challenge of the day.
puzzles = Problemas
puzzles-lead = Posiciones reales con una sola jugada mejor. Encuéntrala y mira por qué lo es.
puzzles-more = Más problemas
puzzles-tried = { $solved } de { $n } resueltos
puzzle-of-day = Problema del día
puzzle-day-open = Un problema al día, el mismo para todos.
puzzle-day-done = Resuelto. El siguiente llega a medianoche UTC.
puzzle-solve = Resolver
puzzle-look = Ver otra vez
puzzle-streak = Días seguidos
puzzle-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
puzzle-week = Esta semana
puzzle-find = Encuentra la mejor jugada
puzzle-rated = Puntuación { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Aquí empieza la mejor jugada. Con pista, el problema cuenta la mitad.
puzzle-show = Mostrar la solución
puzzle-solved = Resuelto
puzzle-hinted = Resuelto con pista
puzzle-missed = Sin resolver
puzzle-practice = { $what } · práctica, no cuenta
puzzle-outcome = { $what } · puntuación { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = La mejor: { $move }
puzzle-worth = Buena, pero no la mejor: { $a } en vez de { $b } puntos.
puzzle-margins = Ventaja esperada { $a }, segunda mejor jugada { $b }.
puzzle-scores = { $n ->
    [one] Da 1 punto ahora, pero otra jugada consigue más.
   *[other] Da { $n } puntos ahora, pero otra jugada consigue más.
}
puzzle-even = Vais empatados.
puzzle-behind = { $n ->
    [one] Vas 1 punto por detrás.
   *[other] Vas { $n } puntos por detrás.
}
puzzle-ahead = { $n ->
    [one] Vas 1 punto por delante.
   *[other] Vas { $n } puntos por delante.
}
puzzle-left = { $n ->
    [one] Queda 1 loseta.
   *[other] Quedan { $n } losetas.
}
puzzle-about = Sobre este problema
puzzle-your-rating = Tu puntuación
puzzle-its-rating = Puntuación del problema
puzzle-theme = Tema
puzzle-own = Tus expansiones
puzzle-start = { $n ->
    [one] Resolver 1 problema
   *[other] Resolver { $n } problemas
}
puzzle-next = Siguiente problema
puzzle-back = Todos los problemas
puzzle-none = Ningún problema encaja. Elige otro tema o más expansiones.
puzzle-lost = No se han podido cargar los problemas. Comprueba la conexión e inténtalo de nuevo.
puzzle-again = Intentar de nuevo
puzzle-opening = Abriendo el problema…
puzzle-you = Tú
challenge = Reto del día
challenge-about = Juega en solitario. Todos roban las mismas losetas: ¿cuántos puntos consigues?
challenge-begin = Empezar
challenge-continue = Continuar
challenge-scores = Puntos con estas losetas
challenge-share = Bastide, reto del { $day }: { $n } puntos, más que { $beaten } de { $of } bots.
puzzle-theme-extra = Loseta extra
puzzle-theme-steal = Robar
puzzle-theme-share = Compartir
puzzle-theme-farm = Campos
puzzle-theme-save = Salvar un meeple
puzzle-theme-monastery = Monasterios
puzzle-theme-finish = Cerrar y puntuar
puzzle-theme-piece = Piezas especiales
puzzle-theme-last = Últimos turnos
puzzle-theme-block = Bloquear
puzzle-theme-keep = Reservar
puzzle-theme-claim = Ocupar
puzzle-theme-plan = Preparar
puzzle-idea-extra = La loseta extra vale más
puzzle-idea-steal = Quédatelo
puzzle-idea-share = Consigue tu parte
puzzle-idea-farm = El campo decide
puzzle-idea-save = Recupera un meeple
puzzle-idea-monastery = Complétalo por todos lados
puzzle-idea-finish = Cierra y puntúa
puzzle-idea-piece = Mueve la pieza adecuada
puzzle-idea-last = Aprovecha las últimas losetas
puzzle-idea-block = Frena a los demás
puzzle-idea-keep = Guarda tu meeple
puzzle-idea-claim = Ocúpalo ya
puzzle-idea-plan = Prepara lo que viene

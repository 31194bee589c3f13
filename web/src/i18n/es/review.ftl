# The review of a finished game.
review-page = Análisis de la partida
review-won = Has ganado { $a } a { $b }
review-lost = Has perdido { $a } a { $b }
review-drawn = Empate, { $a } a { $b }
review-other-won = { $name } ha ganado { $a } a { $b }
review-analyse = Tablero de análisis
review-chance = Probabilidad de ganar
review-slider = Turno
review-turn = Turno { $n }
review-start = Inicio
review-unknown = sin analizar todavía
review-chance-of = { $name } { $chance } %
review-as-table = Ver como tabla
review-as-graph = Ver como gráfico
review-col-turn = Turno
review-col-player = Jugador
review-col-move = Jugada
review-col-grade = Nota
review-grade-best = Mejor
review-grade-good = Buena
review-grade-inaccuracy = Imprecisión
review-grade-mistake = Error
review-grade-blunder = Error grave
review-count = { $grade }: { $n }
review-open = Abrir el tablero aquí
review-go = Analizar esta partida
review-about = Mira turno a turno qué fue suerte y qué fue habilidad. Tarda unos { $n } segundos en este dispositivo.
review-starting = Abriendo la partida…
review-working = Analizando el turno { $n } de { $of }
review-name = Análisis
review-stop = Parar
review-continue = Continuar
review-stopped = { $n } de { $of } turnos analizados. Puedes continuar cuando quieras.
review-done = El análisis ha terminado.
review-short = Esta partida es demasiado corta para analizarla. Hacen falta al menos 10 losetas.
review-alone = Un análisis compara jugadores, y en esta partida solo había uno.
review-running = Esta partida aún está en curso. Termínala primero.
review-to-game = Ir a la partida
review-no-engine = El motor no se ha cargado. Comprueba tu conexión y reinténtalo.
review-lost-worker = El análisis se ha interrumpido. Lo hecho se conserva. Continúa cuando quieras.
review-not-kept = Este análisis no se puede guardar aquí: ventana privada o disco lleno. Puedes leerlo hasta que cierres la página.
review-why = Por qué terminó así
review-why-won = Por qué has ganado por { $n }
review-why-lost = Por qué has perdido por { $n }
review-why-other = Por qué { $name } ha ganado por { $n }
review-luck = Suerte al robar
review-own = Tus errores
review-own-each = Errores propios
review-of = Errores de { $name }
review-others = Errores de los demás
review-margin = Diferencia final
review-how = ¿Cómo se calcula?
review-how-mistakes = Errores: en cada turno, el motor compara la jugada con la mejor que había, en puntos esperados. Las jugadas a menos de medio punto de la mejor no cuentan.
review-how-luck = Suerte: todo lo que los errores no explican, sobre todo las losetas. Por eso las barras siempre suman la diferencia final.
review-how-grades = Notas: la probabilidad de ganar que perdió un turno frente al mejor. Menos del 1 % es la mejor, menos del 4 % buena, menos del 8 % imprecisión, menos del 15 % error y más, error grave.
review-how-accuracy = Precisión: la mejor jugada cuenta el 100 %, y cada 7 % de probabilidad perdida la reduce a la mitad. Los turnos sin elección no cuentan.
review-accuracy = precisión
review-from-luck = puntos por suerte
review-lost-points = puntos perdidos por errores
review-luck-even = La suerte de { $name } fue neutra.
review-luck-good = La suerte estuvo con { $name }: unos { $n } puntos a favor.
review-luck-bad = La suerte estuvo contra { $name }: unos { $n } puntos en contra.
review-skill-best = { $name } no regaló casi nada.
review-skill-cost = Los errores costaron a { $name } unos { $n } puntos; solo en el turno { $turn } fueron { $worst }.
review-moments = Momentos clave
review-no-moments = Ningún turno decidió la partida por sí solo.
review-moment-n = Momento clave { $n }: { $what }
review-luck-one = Suerte
review-lucky = Una loseta afortunada
review-unlucky = Una loseta desafortunada
review-odds = Salía 1 de cada { $n } veces
review-worth-more = { $n ->
    [one] { $n } punto más que la loseta media.
   *[other] { $n } puntos más que la loseta media.
}
review-worth-less = { $n ->
    [one] { $n } punto menos que la loseta media.
   *[other] { $n } puntos menos que la loseta media.
}
review-swing = { $swing } % de ganar
review-better = Mejor: { $move }
review-figure = { $figure } { $on }
review-none = ninguna figura
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } punto en { $at }
   *[other] { $n } puntos en { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Aprender de tu error
   *[other] Aprender de tus { $n } errores
}
review-no-mistakes = No hay errores de los que aprender. ¡Bien jugado!
review-learning = Aprender de tus errores
review-none-yet = No hay errores de los que aprender. Analiza antes la partida.
review-mistake-of = Error { $n } de { $of }
review-find = Encuentra una jugada mejor
review-you-played = Tu jugada: { $move }
review-chance-lost = Perdió un { $n } % de probabilidad de ganar.
review-not-better = Aún no es mejor: { $a } en vez de { $b } puntos. Prueba otro sitio.
review-solved = Eso es mejor
review-solved-best = Esa es la mejor jugada
review-margins = { $a } en vez de { $b } puntos
review-next = Siguiente error
review-back = Volver al análisis

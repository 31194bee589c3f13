nav-learn = Aprender
learn-title = Aprender
learn-lead = Lecciones cortas en un tablero de verdad. Se aprende jugando.
learn-first = Tu primera partida
learn-first-about = Losetas, meeples, puntos y cómo quitarle una ciudad a alguien.
learn-new = ¿No conoces Carcassonne?
learn-new-how = Aprende en 3 minutos
learn-start = Empezar
learn-continue = Continuar
learn-again = Repetir
learn-learned = Aprendida
learn-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
learn-scenes = { $n ->
    [one] 1 escena
   *[other] { $n } escenas
}
learn-systems = Una lección para cada expansión
learn-none = Esta lección no existe.
learn-silent = La lección no se ha cargado.
learn-retry = Reintentar
learn-all = Todas las lecciones
learn-lesson = Lección
learn-try = Probar la lección
lesson-of = Parte { $n } de { $of }
lesson-step = Paso { $n } de { $of }
lesson-progress = Parte { $n } de { $of } de esta lección
lesson-back = Volver a las lecciones
lesson-skip = Saltar
lesson-skip-about = Saltar esta parte
lesson-goal = Qué hay que hacer
lesson-hint = Aquí
lesson-other-head = Casi
lesson-other = Esa jugada es legal, pero no es la de este paso.
lesson-done = Bien hecho
lesson-part-done = Parte { $n } superada.
lesson-next = Continuar
lesson-finish = Terminar
lesson-end = Lección terminada
lesson-end-first = Ya puedes jugar tu primera partida
lesson-end-first-about = Odile es una principiante simpática. Mientras juegas verás consejos, y tienes una pista a un solo toque.
lesson-end-about = La próxima vez que esté sobre la mesa, sabrás qué hacer.
lesson-play-first = Jugar tu primera partida
lesson-next-lesson = Siguiente lección: { $name }
lesson-play-with = Jugar con ella
coach-arrow = Cómo acabarías
coach-arrow-text = La flecha junto a tus puntos muestra lo que tendrías si la partida acabara ahora: tus puntos más todo lo que tienen tus meeples.
coach-worth = Lo que daría un meeple
coach-worth-text = El número junto a cada sitio es lo que tu meeple puntúa ahí: ya, por ahora o al final de la partida.
coach-field = En el campo se queda
coach-field-text = En un campo, tu meeple se tumba y se queda hasta el final de la partida. Entonces puntúa por cada ciudad completa junto a su campo.
coach-close = Casi completa
coach-close-text = A esta zona le falta solo una loseta. Entonces puntúa y sus meeples vuelven.
coach-home = Tu meeple ha vuelto
coach-home-text = Un camino, una ciudad o un monasterio completo puntúa al momento y te devuelve el meeple. Ya puedes volver a colocarlo.
coach-low = Te quedan pocos meeples
coach-low-text = Recuperas un meeple cuando se completa su camino, ciudad o monasterio. Procura guardarte uno.
coach-ok = Entendido
coach-off = Quitar consejos
coach-of = Consejo { $n } de { $of }
pref-tips = Consejos en tus primeras partidas
tips-about = Cada consejo sale una sola vez.
tips-on = Sí
tips-off = No
tips-again = Volver a mostrar todos

lesson-abbot-line = Ocupa jardines, llama a tu abad cuando te convenga y envíalo otra vez.

lesson-abbot-garden = Ocupa un jardín
lesson-abbot-garden-text = Un jardín puntúa como un monasterio: 1 punto por su loseta y 1 por cada una de las 8 de alrededor. Solo puede entrar tu abad.
lesson-abbot-garden-lay = Pon el jardín en el centro del anillo
lesson-abbot-garden-claim = Pon tu abad en el jardín
lesson-abbot-garden-elsewhere = Ahí encaja, pero un jardín necesita vecinas. Busca el hueco del centro.
lesson-abbot-garden-city = Eso sería un caballero. Pon tu abad en el jardín.
lesson-abbot-garden-pass = Sin el abad, el jardín no es de nadie. Ponlo dentro.
lesson-abbot-garden-close = Ocupa la última casilla alrededor del jardín
lesson-abbot-garden-far = Ahí encaja, pero junto al jardín aún queda una casilla vacía: la esquina de abajo a la derecha.
lesson-abbot-garden-more = Coloca otro meeple o guárdatelo
lesson-abbot-garden-done = 9 losetas, 9 puntos, y tu abad ha vuelto.

lesson-abbot-home = Llama a tu abad
lesson-abbot-home-text = No hace falta esperar a que un jardín esté completo. En vez de colocar un meeple, recupera a tu abad y suma lo que haya.
lesson-abbot-home-lay = Coloca la loseta junto al jardín
lesson-abbot-home-elsewhere = Ahí encaja, pero junto al jardín vale 1 punto más.
lesson-abbot-home-home = Recupera a tu abad del jardín
lesson-abbot-home-meeple = Solo puedes hacer una de las dos cosas: colocar un meeple o recuperar a tu abad. Recupéralo.
lesson-abbot-home-pass = Puedes seguir esperando, pero tu abad vale 7 puntos ahora mismo. Recupéralo.
lesson-abbot-home-done = 7 losetas, 7 puntos, y tu abad vuelve a estar libre. Ningún otro meeple puede irse cuando quieras.

lesson-abbot-twice = Envíalo otra vez
lesson-abbot-twice-text = Solo tienes un abad, y está en un jardín pobre. El hueco en el centro del anillo tiene 8 losetas alrededor. Libera a tu abad a tiempo.
lesson-abbot-twice-lay = Coloca la loseta justo debajo del jardín de tu abad
lesson-abbot-twice-elsewhere = Ahí encaja, pero debajo del jardín vale 1 punto más.
lesson-abbot-twice-home = Recupera a tu abad
lesson-abbot-twice-meeple = Tu abad se quedaría en el jardín pobre. Mejor recupéralo.
lesson-abbot-twice-pass = Tu abad se quedaría en el jardín pobre. Recupéralo.
lesson-abbot-twice-fill = ¡Un jardín nuevo! Ponlo en el centro del anillo
lesson-abbot-twice-far = Ahí encaja, pero en el hueco el jardín se completa al instante.
lesson-abbot-twice-claim = Pon tu abad en el jardín nuevo
lesson-abbot-twice-city = Un caballero sumaría 4 puntos por la ciudad. El jardín vale 9. Usa tu abad.
lesson-abbot-twice-empty = Sin el abad no ganas nada por el jardín. Ponlo dentro.
lesson-abbot-twice-done = 6 puntos por el primer jardín y 9 por el segundo, al instante. Y tu abad ya ha vuelto.

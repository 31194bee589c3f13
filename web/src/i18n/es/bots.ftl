bot = Bot
bot-choose = Bot en este asiento
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, puntuación { NUMBER($rating, useGrouping: 0) }
bots = Elige rival
bots-lead = Ocho bots, de principiante a maestro. Juega contra quien quieras, cuando quieras.
bots-all = Bots
bots-game = Juego
bots-first = ¿Quién empieza?
bots-first-me = Tú
bots-first-random = Al azar
bots-play = Jugar contra { $name }
bots-style = Estilo
bots-style-default = Por defecto
bot-style-builder = Ciudades
bot-style-builder-line = Pone casi todos sus meeples en ciudades.
bot-style-farmer = Campos
bot-style-farmer-line = Manda muchos meeples a los campos.
bot-style-thief = Asaltos
bot-style-thief-line = Se une a tus ciudades y caminos siempre que puede.
bot-record-none = Aún sin jugar
bot-record = { $drawn ->
    [0] Tú { $won } – { $lost }
    [one] Tú { $won } – { $lost }, 1 empate
   *[other] Tú { $won } – { $lost }, { $drawn } empates
  }
bot-record-lead = Vas ganando { $won } – { $lost }.
bot-record-behind = { $name } va ganando { $lost } – { $won }.
bot-record-even = Todo igualado: { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] 1 empate.
   *[other] { $n } empates.
  }
bot-last-won = Última partida: ganaste por { $n }.
bot-last-lost = Última partida: { $name } ganó por { $n }.
bot-last-drawn = Última partida: empate.
bot-label-none = { $label }, aún sin jugar
bot-label-lead = { $label }, vas ganando { $won } a { $lost }
bot-label-behind = { $label }, vas perdiendo { $won } a { $lost }
bot-label-even = { $label }, empate a { $won }
bot-odile = Odile
bot-odile-grade = principiante
bot-odile-line = Se olvida de los campos y guarda sus meeples para luego.
bot-gaspard = Gaspard
bot-gaspard-grade = fácil
bot-gaspard-line = Nunca pone granjeros y no ve venir los robos.
bot-margot = Margot
bot-margot-grade = aficionada
bot-margot-line = Saca pronto sus meeples y enseguida se queda sin ellos.
bot-marius = Marius
bot-marius-grade = constante
bot-marius-line = Manda más meeples a los campos que nadie.
bot-alienor = Aliénor
bot-alienor-grade = sólida
bot-alienor-line = Se une a tus ciudades y caminos cuando puede.
bot-thibaut = Thibaut
bot-thibaut-grade = fuerte
bot-thibaut-line = Cuenta las losetas que quedan y desperdicia poco.
bot-sancha = Sancha
bot-sancha-grade = experta
bot-sancha-line = Casi nunca se le escapa la jugada que parece mejor.
bot-raimond = Raimond
bot-raimond-grade = maestro
bot-raimond-line = Piensa en tu respuesta antes de jugar.
bot-greedy-grade = puntos ante todo
bot-random-grade = jugadas al azar

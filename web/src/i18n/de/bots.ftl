# Die Bots: wer sie sind, wie stark, und wofür man sie kennt.
bot = Bot
bot-choose = Bot auf diesem Platz
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, Wertungszahl { NUMBER($rating, useGrouping: 0) }
bots = Wähle deinen Gegner
bots-lead = Acht Bots, von der Anfängerin bis zum Meister. Spiel gegen jeden, jederzeit.
bots-all = Bots
bots-game = Spiel
bots-first = Wer fängt an?
bots-first-me = Du
bots-first-random = Zufall
bots-play = Gegen { $name } spielen
bots-style = Spielweise
bots-style-default = Standard
bot-style-builder = Städtebau
bot-style-builder-line = Setzt die meisten Meeples in Städte.
bot-style-farmer = Landwirtschaft
bot-style-farmer-line = Schickt viele Meeples auf die Wiesen.
bot-style-thief = Raubzug
bot-style-thief-line = Drängt sich in deine Städte und Straßen, so oft es geht.
bot-record-none = Noch nicht gespielt
bot-record = { $drawn ->
    [0] Du { $won } : { $lost }
    [one] Du { $won } : { $lost }, 1 Remis
   *[other] Du { $won } : { $lost }, { $drawn } Remis
  }
bot-record-lead = Du führst { $won } : { $lost }.
bot-record-behind = { $name } führt { $lost } : { $won }.
bot-record-even = Es steht { $won } : { $lost }.
bot-record-draws = { $n ->
    [one] 1 Remis.
   *[other] { $n } Remis.
  }
bot-last-won = { $n ->
    [one] Zuletzt hast du mit { $n } Punkt Vorsprung gewonnen.
   *[other] Zuletzt hast du mit { $n } Punkten Vorsprung gewonnen.
  }
bot-last-lost = { $n ->
    [one] Zuletzt hat { $name } mit { $n } Punkt Vorsprung gewonnen.
   *[other] Zuletzt hat { $name } mit { $n } Punkten Vorsprung gewonnen.
  }
bot-last-drawn = Zuletzt ging es unentschieden aus.
bot-label-none = { $label }, noch nicht gespielt
bot-label-lead = { $label }, du führst { $won } zu { $lost }
bot-label-behind = { $label }, du liegst { $won } zu { $lost } zurück
bot-label-even = { $label }, es steht unentschieden, { $won } zu { $won }
bot-odile = Odile
bot-odile-grade = Anfängerin
bot-odile-line = Vergisst die Wiesen und spart ihre Meeples auf.
bot-gaspard = Gaspard
bot-gaspard-grade = leicht
bot-gaspard-line = Setzt nie Bauern und merkt nicht, wenn man ihm etwas wegschnappt.
bot-margot = Margot
bot-margot-grade = entspannt
bot-margot-line = Setzt ihre Meeples früh ein und hat bald keine mehr.
bot-marius = Marius
bot-marius-grade = beständig
bot-marius-line = Schickt mehr Meeples auf die Wiesen als alle anderen.
bot-alienor = Aliénor
bot-alienor-grade = solide
bot-alienor-line = Drängt sich in deine Städte und Straßen, wo sie kann.
bot-thibaut = Thibaut
bot-thibaut-grade = stark
bot-thibaut-line = Zählt mit, was noch im Beutel ist, und verschenkt wenig.
bot-sancha = Sancha
bot-sancha-grade = Expertin
bot-sancha-line = Verpasst fast nie den Zug, der am besten aussieht.
bot-raimond = Raimond
bot-raimond-grade = Meister
bot-raimond-line = Denkt an deine Antwort, bevor er zieht.
bot-greedy-grade = gierig
bot-random-grade = zufällig

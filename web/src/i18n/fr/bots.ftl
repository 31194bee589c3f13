bot = Bot
bot-choose = Bot à cette place
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, niveau { $grade }, classement { NUMBER($rating, useGrouping: 0) }
bots = Choisis ton adversaire
bots-lead = Huit bots, du niveau débutant au niveau maître. Défie-les quand tu veux.
bots-all = Bots
bots-game = Partie
bots-first = Qui commence ?
bots-first-me = Toi
bots-first-random = Hasard
bots-play = Défier { $name }
bots-style = Style
bots-style-default = Par défaut
bot-style-builder = Bâtisseur
bot-style-builder-line = Met la plupart de ses meeples dans les villes.
bot-style-farmer = Paysan
bot-style-farmer-line = Envoie beaucoup de meeples dans les prés.
bot-style-thief = Chapardeur
bot-style-thief-line = Se joint à tes villes et à tes routes dès que possible.
bot-record-none = Pas encore joué
bot-record = { $drawn ->
    [0] Toi { $won } – { $lost }
    [one] Toi { $won } – { $lost }, { $drawn } égalité
   *[other] Toi { $won } – { $lost }, { $drawn } égalités
  }
bot-record-lead = Tu mènes { $won } – { $lost }.
bot-record-behind = { $name } mène { $lost } – { $won }.
bot-record-even = Égalité, { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] { $n } égalité.
   *[other] { $n } égalités.
  }
bot-last-won = { $n ->
    [one] Dernière partie : victoire avec { $n } point d’avance.
   *[other] Dernière partie : victoire avec { $n } points d’avance.
  }
bot-last-lost = { $n ->
    [one] Dernière partie : { $name } a gagné avec { $n } point d’avance.
   *[other] Dernière partie : { $name } a gagné avec { $n } points d’avance.
  }
bot-last-drawn = Dernière partie : égalité.
bot-label-none = { $label }, pas encore joué
bot-label-lead = { $label }, tu mènes { $won } à { $lost }
bot-label-behind = { $label }, en retard { $won } à { $lost }
bot-label-even = { $label }, égalité { $won } partout
bot-odile = Odile
bot-odile-grade = débutante
bot-odile-line = Oublie les prés et garde ses meeples pour plus tard.
bot-gaspard = Gaspard
bot-gaspard-grade = facile
bot-gaspard-line = Ne pose jamais de paysan et ne voit pas venir les vols.
bot-margot = Margot
bot-margot-grade = amatrice
bot-margot-line = Pose vite ses meeples et se retrouve bientôt sans rien.
bot-marius = Marius
bot-marius-grade = régulier
bot-marius-line = Envoie plus de meeples dans les prés que quiconque.
bot-alienor = Aliénor
bot-alienor-grade = solide
bot-alienor-line = Se joint à tes villes et à tes routes quand elle peut.
bot-thibaut = Thibaut
bot-thibaut-grade = fort
bot-thibaut-line = Compte les tuiles restantes et gaspille peu.
bot-sancha = Sancha
bot-sancha-grade = experte
bot-sancha-line = Ne rate presque jamais le coup qui paraît le meilleur.
bot-raimond = Raimond
bot-raimond-grade = maître
bot-raimond-line = Pense à ta réponse avant de jouer.
bot-greedy-grade = points d’abord
bot-random-grade = coups au hasard

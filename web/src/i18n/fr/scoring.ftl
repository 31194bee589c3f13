score-you = { $n ->
    [one] Tu marques { $n } point
   *[other] Tu marques { $n } points
}
score-name = { $n ->
    [one] { $name } marque { $n } point
   *[other] { $name } marque { $n } points
}
score-names = { $n ->
    [one] { $names } marquent { $n } point chacun
   *[other] { $names } marquent { $n } points chacun
}
score-back = { $figure } est de retour.
score-backs = { $n ->
    [one] { $n } de tes figurines est de retour.
   *[other] { $n } de tes figurines sont de retour.
}
score-said-back = { $figure } de retour.
score-said-backs = { $n ->
    [one] { $n } figurine de retour.
   *[other] { $n } figurines de retour.
}
# What is finished: the names of the features that are feminine, and all others.
score-finished = { $what ->
    [Ville] { $what } terminée
    [Route] { $what } terminée
    [Abbaye] { $what } terminée
   *[other] { $what } terminé
}
score-times = { $counted } fois { $each }
score-plus = { $sum } plus { $term }
score-replay = Revoir
score-why = Pourquoi ?
score-since = { $n ->
    [one] { $n } décompte depuis ton tour
   *[other] { $n } décomptes depuis ton tour
}
score-now = { $n ->
    [one] { $n } décompte à l’instant
   *[other] { $n } décomptes à l’instant
}
receipt = Derniers décomptes
finale-you = { $n ->
    [one] Tu marques { $n } point { $for }
   *[other] Tu marques { $n } points { $for }
}
finale-name = { $n ->
    [one] { $name } marque { $n } point { $for }
   *[other] { $name } marque { $n } points { $for }
}
finale-names = { $n ->
    [one] { $names } marquent chacun { $n } point { $for }
   *[other] { $names } marquent chacun { $n } points { $for }
}
finale-takes = { $n ->
    [one] { $name } prend la tête avec { $n } point d’avance.
   *[other] { $name } prend la tête avec { $n } points d’avance.
}
finale-leads = { $n ->
    [one] { $name } mène avec { $n } point d’avance.
   *[other] { $name } mène avec { $n } points d’avance.
}
finale-level = { $names } sont à égalité.
finale-you-take = { $n ->
    [one] Tu prends la tête avec { $n } point d’avance.
   *[other] Tu prends la tête avec { $n } points d’avance.
}
finale-you-lead = { $n ->
    [one] Tu mènes avec { $n } point d’avance.
   *[other] Tu mènes avec { $n } points d’avance.
}
finale-standings = Classement
finale-play = Lancer le décompte final
finale-pause = Pause
finale-resume = Lecture
finale-prev = Zone précédente
finale-next = Zone suivante
finale-speed = Vitesse : { $n }×
finale-done = terminé
finale-of = { $n } sur { $of }

# Puzzles, and the challenge of the day.
puzzles = Problèmes
puzzles-lead = De vraies positions avec un seul meilleur coup. Trouvez-le et voyez pourquoi.
puzzles-more = Autres problèmes
puzzles-tried = { $solved } résolus sur { $n }
puzzle-of-day = Problème du jour
puzzle-day-open = Un problème par jour, le même pour tout le monde.
puzzle-day-done = Résolu. Le prochain arrive à minuit UTC.
puzzle-solve = Résoudre
puzzle-look = Revoir
puzzle-streak = Jours d’affilée
puzzle-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
puzzle-week = Cette semaine
puzzle-find = Trouvez le meilleur coup
puzzle-rated = Classé { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Le meilleur coup commence ici. Avec un indice, le problème compte pour moitié.
puzzle-show = Montrer la solution
puzzle-solved = Résolu
puzzle-hinted = Résolu avec un indice
puzzle-missed = Pas résolu
puzzle-practice = { $what } · entraînement, non classé
puzzle-outcome = { $what } · classement { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Le meilleur : { $move }
puzzle-worth = Bien, mais pas le meilleur : { $a } au lieu de { $b } points.
puzzle-margins = Écart attendu { $a }, deuxième meilleur coup { $b }.
puzzle-scores = { $n ->
    [one] Il rapporte 1 point tout de suite, mais un autre coup fait mieux.
   *[other] Il rapporte { $n } points tout de suite, mais un autre coup fait mieux.
}
puzzle-even = Le score est à égalité.
puzzle-behind = { $n ->
    [one] Vous avez 1 point de retard.
   *[other] Vous avez { $n } points de retard.
}
puzzle-ahead = { $n ->
    [one] Vous avez 1 point d’avance.
   *[other] Vous avez { $n } points d’avance.
}
puzzle-left = { $n ->
    [one] Il reste 1 tuile.
   *[other] Il reste { $n } tuiles.
}
puzzle-about = À propos de ce problème
puzzle-your-rating = Votre classement
puzzle-its-rating = Classement du problème
puzzle-theme = Thème
puzzle-own = Vos extensions
puzzle-start = { $n ->
    [one] Résoudre 1 problème
   *[other] Résoudre { $n } problèmes
}
puzzle-next = Problème suivant
puzzle-back = Tous les problèmes
puzzle-none = Aucun problème ne convient. Choisissez un autre thème ou plus d’extensions.
puzzle-lost = Les problèmes n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.
puzzle-again = Réessayer
puzzle-opening = Ouverture du problème…
puzzle-you = Vous
challenge = Défi du jour
challenge-about = Jouez en solo. Tout le monde pioche les mêmes tuiles : combien de points ferez-vous ?
challenge-begin = Commencer
challenge-continue = Continuer
challenge-scores = Scores avec ces tuiles
challenge-share = Bastide, défi du { $day } : { $n } points, mieux que { $beaten } bots sur { $of }.
puzzle-theme-extra = Tuile en plus
puzzle-theme-steal = Voler
puzzle-theme-share = Partager
puzzle-theme-farm = Prés
puzzle-theme-save = Sauver un meeple
puzzle-theme-monastery = Abbayes
puzzle-theme-finish = Fermer et marquer
puzzle-theme-piece = Pièces spéciales
puzzle-theme-last = Derniers tours
puzzle-theme-block = Bloquer
puzzle-theme-keep = Garder
puzzle-theme-claim = Occuper
puzzle-theme-plan = Préparer
puzzle-idea-extra = La tuile en plus vaut davantage
puzzle-idea-steal = Prenez-en le contrôle
puzzle-idea-share = Prenez votre part
puzzle-idea-farm = Le pré décide
puzzle-idea-save = Récupérez un meeple
puzzle-idea-monastery = Entourez-la entièrement
puzzle-idea-finish = Fermez et marquez
puzzle-idea-piece = Déplacez la bonne pièce
puzzle-idea-last = Faites compter les dernières tuiles
puzzle-idea-block = Arrêtez les autres
puzzle-idea-keep = Gardez votre meeple
puzzle-idea-claim = Occupez-le maintenant
puzzle-idea-plan = Préparez la suite

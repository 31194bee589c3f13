# The review of a finished game.
review-page = Analyse de la partie
review-won = Tu as gagné { $a } à { $b }
review-lost = Tu as perdu { $a } à { $b }
review-drawn = Égalité, { $a } à { $b }
review-other-won = { $name } a gagné { $a } à { $b }
review-analyse = Plateau d’analyse
review-chance = Chances de gagner
review-slider = Tour
review-turn = Tour { $n }
review-start = Début
review-unknown = pas encore analysé
review-chance-of = { $name } { $chance } %
review-as-table = Afficher en tableau
review-as-graph = Afficher en courbe
review-col-turn = Tour
review-col-player = Joueur
review-col-move = Coup
review-col-grade = Note
review-grade-best = Meilleur
review-grade-good = Bon
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-count = { $grade } : { $n }
review-open = Ouvrir le plateau ici
review-go = Analyser cette partie
review-about = Vois tour par tour ce qui était chance et ce qui était talent. Environ { $n } secondes sur cet appareil.
review-starting = Ouverture de la partie…
review-working = Analyse du tour { $n } sur { $of }
review-name = Analyse
review-stop = Arrêter
review-continue = Continuer
review-stopped = { $n } tours analysés sur { $of }. Tu peux continuer quand tu veux.
review-done = L’analyse est terminée.
review-short = Cette partie est trop courte pour être analysée. Il faut au moins 10 tuiles.
review-alone = Une analyse compare des joueurs, et cette partie n’en avait qu’un.
review-running = Cette partie est encore en cours. Termine-la d’abord.
review-to-game = Aller à la partie
review-no-engine = Le moteur n’a pas pu être chargé. Vérifie ta connexion et réessaie.
review-lost-worker = L’analyse s’est interrompue. Ce qui est fait est gardé. Continue quand tu veux.
review-not-kept = Impossible de garder cette analyse ici : fenêtre privée ou disque plein. Tu peux la lire tant que la page reste ouverte.
review-why = Pourquoi cette fin
review-why-won = Pourquoi tu as gagné de { $n }
review-why-lost = Pourquoi tu as perdu de { $n }
review-why-other = Pourquoi { $name } a gagné de { $n }
review-luck = Chance au tirage
review-own = Tes erreurs
review-own-each = Ses propres erreurs
review-of = Erreurs de { $name }
review-others = Erreurs des autres
review-margin = Écart final
review-how = Comment est-ce calculé ?
review-how-mistakes = Erreurs : à chaque tour, le moteur compare le coup joué au meilleur possible, en points attendus. Les coups à moins d’un demi-point du meilleur ne comptent pas.
review-how-luck = Chance : tout ce que les erreurs n’expliquent pas, surtout les tuiles. La somme des barres donne donc toujours l’écart final.
review-how-grades = Notes : les chances de gagner perdues par rapport au meilleur coup. Moins de 1 %, meilleur ; moins de 4 %, bon ; moins de 8 %, imprécision ; moins de 15 %, erreur ; au-delà, gaffe.
review-how-accuracy = Précision : le meilleur coup compte 100 %, et chaque tranche de 7 % de chances perdues divise ce nombre par deux. Les tours sans choix ne comptent pas.
review-accuracy = précision
review-from-luck = points dus à la chance
review-lost-points = points perdus par erreur
review-luck-even = La chance a été neutre pour { $name }.
review-luck-good = La chance a souri à { $name }, pour environ { $n } points.
review-luck-bad = La chance a manqué à { $name }, pour environ { $n } points.
review-skill-best = { $name } n’a presque rien laissé passer.
review-skill-cost = Les erreurs ont coûté environ { $n } points à { $name }, dont { $worst } au seul tour { $turn }.
review-moments = Moments clés
review-no-moments = Aucun tour n’a décidé de la partie à lui seul.
review-moment-n = Moment clé { $n } : { $what }
review-luck-one = Chance
review-lucky = Une tuile heureuse
review-unlucky = Une tuile malheureuse
review-odds = Elle avait 1 chance sur { $n } de sortir
review-worth-more = { $n ->
    [one] { $n } point de plus que la tuile moyenne.
   *[other] { $n } points de plus que la tuile moyenne.
}
review-worth-less = { $n ->
    [one] { $n } point de moins que la tuile moyenne.
   *[other] { $n } points de moins que la tuile moyenne.
}
review-swing = { $swing } % de chances de gagner
review-better = Mieux : { $move }
review-figure = { $figure } { $on }
review-none = aucune figurine
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } point en { $at }
   *[other] { $n } points en { $at }
}
review-by = { $name } : { $what }
review-learn = { $n ->
    [one] Apprendre de ton erreur
   *[other] Apprendre de tes { $n } erreurs
}
review-no-mistakes = Aucune erreur à revoir. Bien joué !
review-learning = Apprendre de tes erreurs
review-none-yet = Il n’y a pas d’erreur à revoir. Analyse d’abord la partie.
review-mistake-of = Erreur { $n } sur { $of }
review-find = Trouve un meilleur coup
review-you-played = Ton coup : { $move }
review-chance-lost = Il a coûté { $n } % de chances de gagner.
review-not-better = Ce n’est pas encore mieux : { $a } au lieu de { $b } points. Essaie un autre endroit.
review-solved = C’est mieux
review-solved-best = C’est le meilleur coup
review-margins = { $a } au lieu de { $b } points
review-next = Erreur suivante
review-back = Retour à l’analyse

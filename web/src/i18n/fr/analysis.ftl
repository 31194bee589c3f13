# Le plateau d’analyse.
analysis = Plateau d’analyse
analysis-about = Parcours n’importe quelle partie ou position, essaie d’autres coups et vois ce qu’en pense le moteur. Tout reste sur cet appareil.
analysis-paste = Colle une partie, une position ou un lien
analysis-paste-hint = Notation, position en texte ou adresse d’une partie sur Bastide.
analysis-open = Ouvrir
analysis-new = Nouveau plateau
analysis-saved = Analyses enregistrées
analysis-none = Rien d’enregistré pour l’instant
analysis-delete-of = Supprimer { $title }
analysis-bad-link = Ce lien est abîmé. Redemande-le, ou colle la position en texte.
analysis-variations = { $n ->
    [one] 1 variante
   *[other] { $n } variantes
}
analysis-missing = Cette analyse n’existe pas sur cet appareil.
analysis-running = Cette partie est encore en cours. Termine-la avant de l’analyser.
analysis-back = Retour aux analyses
analysis-ways = { $n } façons
analysis-unknown = Chances de gagner encore inconnues
analysis-margin-of = Avance attendue pour { $name }
analysis-best = Meilleurs coups
analysis-looked = { $n ->
    [one] 1 position
   *[other] { $n } positions
}
analysis-stop = Arrêter
analysis-start = Démarrer
analysis-over = Partie terminée
analysis-play-move = Jouer ce coup
analysis-worths = À côté de chaque tuile : l’avance finale attendue pour qui la pioche.
analysis-thinking = Réflexion…
analysis-moves = Coups
analysis-promote = En faire la variante principale
analysis-remove = Supprimer à partir d’ici
analysis-beginning = Début
analysis-comment = Commentaire
analysis-not-kept = Cette analyse ne peut pas être enregistrée ici : fenêtre privée ou disque plein. Elle disparaîtra quand tu fermeras la page.
analysis-turn = Tour
analysis-odds = Chances
analysis-to-move = À { $name } de jouer
analysis-other-tile = Et si une autre tuile venait ?
analysis-next-tile = Tuile suivante
analysis-chance = Que se passe-t-il ?
analysis-draw = { $tile }, encore { $n }
analysis-random = Au hasard
analysis-fits = { $at } : qu’est-ce qui va ici ?
analysis-odds-pick = Touche une case vide à côté d’une tuile pour voir ce qui y va.
analysis-fits-left = { $n } tuiles restantes sur { $of }
analysis-fits-none = Plus aucune tuile ne va ici.
analysis-next-draw = À la prochaine pioche
analysis-within = { $n ->
    [one] En 1 pioche
   *[other] En { $n } pioches
}
analysis-draws = Nombre de pioches
analysis-draws-first = { $name } pioche la première
analysis-race = Une tuile avant une autre
analysis-race-hint = Touche une fois les tuiles que tu veux, deux fois celles que tu crains.
analysis-race-these = { $tile }, encore { $n }, voulue
analysis-race-those = { $tile }, encore { $n }, redoutée
analysis-race-won = { $n ->
    [one] Une tuile voulue vient d’abord, en 1 pioche
   *[other] Une tuile voulue vient d’abord, en { $n } pioches
}
analysis-race-lost = Une tuile redoutée vient d’abord
analysis-link = Copier le lien vers cette position
analysis-save-text = Enregistrer en notation
analysis-copy-position = Copier la position en texte
analysis-edit = Modifier la position en texte
analysis-png = Enregistrer l’image (PNG)
analysis-svg = Enregistrer l’image (SVG)
analysis-delete = Supprimer cette analyse

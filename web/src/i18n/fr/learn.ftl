nav-learn = Apprendre
learn-title = Apprendre
learn-lead = De courtes leçons sur un vrai plateau. On apprend en jouant.
learn-first = Ta première partie
learn-first-about = Les tuiles, les meeples, les points, et comment prendre la ville de quelqu’un.
learn-new = Tu découvres Carcassonne ?
learn-new-how = Apprends en 3 minutes
learn-start = Commencer
learn-continue = Continuer
learn-again = Rejouer
learn-learned = Appris
learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
learn-scenes = { $n ->
    [one] { $n } scène
   *[other] { $n } scènes
}
learn-systems = Une leçon par extension
learn-none = Cette leçon n’existe pas.
learn-silent = Cette leçon ne s’est pas chargée.
learn-retry = Réessayer
learn-all = Toutes les leçons
learn-lesson = Leçon
learn-try = Essayer la leçon
lesson-of = Scène { $n } sur { $of }
lesson-step = Étape { $n } sur { $of }
lesson-progress = Scène { $n } sur { $of } de cette leçon
lesson-back = Retour aux leçons
lesson-skip = Passer
lesson-skip-about = Passer cette scène
lesson-goal = À faire
lesson-hint = Ici
lesson-other-head = Pas tout à fait
lesson-other = Ce coup est permis, mais il n’est pas le sujet de cette étape.
lesson-done = Bien joué
lesson-part-done = Scène { $n } terminée.
lesson-next = Continuer
lesson-finish = Terminer
lesson-end = Leçon terminée
lesson-end-first = Te voilà prêt pour ta première partie
lesson-end-first-about = Odile est une débutante sympathique. Des astuces s’affichent pendant le jeu, et un indice est à un clic.
lesson-end-about = La prochaine fois qu’elle est sur la table, tu sauras quoi faire.
lesson-play-first = Jouer ta première partie
lesson-next-lesson = Leçon suivante : { $name }
lesson-play-with = Jouer avec
coach-arrow = Où tu finirais
coach-arrow-text = La flèche à côté de ton score montre ce que tu aurais si la partie s’arrêtait maintenant : tes points, plus tout ce que tes meeples tiennent.
coach-worth = Ce qu’un meeple rapporterait
coach-worth-text = Le nombre à côté de chaque emplacement est ce que ton meeple y rapporte : aussitôt, déjà acquis ou à la fin de la partie.
coach-field = Au pré, il reste
coach-field-text = Dans un pré, ton meeple se couche et reste jusqu’à la fin de la partie. Chaque ville terminée au bord de son pré rapporte alors des points.
coach-close = Presque terminé
coach-close-text = Il ne manque plus qu’une tuile ici. Ensuite, les points sont marqués et les meeples rentrent.
coach-home = Ton meeple est revenu
coach-home-text = Une route, une ville ou une abbaye terminée rapporte tout de suite et rend le meeple. Tu peux déjà le reposer.
coach-low = Peu de meeples
coach-low-text = Un meeple te revient quand sa route, sa ville ou son abbaye est terminée. Essaie d’en garder un en main.
coach-ok = Compris
coach-off = Couper les astuces
coach-of = Astuce { $n } sur { $of }
pref-tips = Astuces dans tes premières parties
tips-about = Chaque astuce s’affiche une fois.
tips-on = Oui
tips-off = Non
tips-again = Revoir toutes les astuces

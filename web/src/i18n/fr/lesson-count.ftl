lesson-count-line = Laisse marquer les autres, attends à Carcassonne, et reviens au bon moment.

lesson-count-enter = Aller à Carcassonne
lesson-count-enter-text = Si ta tuile rapporte aux autres et rien à toi, tu peux envoyer un meeple à Carcassonne. Il y attend, dans un quartier sans le comte.
lesson-count-enter-close = Termine la ville d’Odile
lesson-count-enter-elsewhere = Elle va là, mais personne ne marque. Ferme la ville d’Odile en bas à gauche.
lesson-count-enter-keep = Garde ton meeple sur cette tuile
lesson-count-enter-field = Garde-le : après le décompte, tu pourras l’envoyer à Carcassonne.
lesson-count-enter-enter = Envoie un meeple à la forge, qui aide pour les routes
lesson-count-enter-other = Chaque quartier aide pour autre chose. Va à la forge : ensuite, c’est une route.
lesson-count-enter-pass = Odile a 8 points et toi aucun. En échange, mets un meeple à la forge.
lesson-count-enter-count = Déplace le comte où tu veux, ou laisse-le. Là où il est, personne n’entre ni ne sort
lesson-count-enter-done = Ton meeple attend à la forge. Quand une route sera terminée, il pourra venir.

lesson-count-leave = Revenir pour une route
lesson-count-leave-text = Avant le décompte d’une route, les meeples de la forge peuvent la rejoindre. Odile va prendre 3 points à elle seule.
lesson-count-leave-close = Termine la route d’Odile avec le carrefour
lesson-count-leave-elsewhere = Elle va là, mais la route d’Odile reste ouverte. Pose-la au bout gauche de la route.
lesson-count-leave-keep = Garde ton meeple sur cette tuile
lesson-count-leave-more = Garde-le cette fois. Ton meeple à la forge suffit.
lesson-count-leave-join = Envoie ton meeple de la forge sur la route
lesson-count-leave-stay = Alors Odile prend les points seule. Envoie ton meeple sur la route.
lesson-count-leave-done = Un meeple chacun : vous partagez la route et tu prends 3 points, toi aussi.

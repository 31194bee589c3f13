lesson-mage-and-witch-line = Envoie le mage sur ta route, la sorcière dans la ville d’Odile, et tiens-les séparés.

lesson-mage-and-witch-mage = Appeler le mage
lesson-mage-and-witch-mage-text = Une tuile avec l’étoile magique déplace le mage ou la sorcière. Là où est le mage, chaque tuile vaut 1 point de plus.
lesson-mage-and-witch-mage-lay = Prolonge ta route
lesson-mage-and-witch-mage-elsewhere = Elle va là, mais ta route n’avance pas. Pose-la au bout ouvert à droite.
lesson-mage-and-witch-mage-mage = Envoie le mage sur ta route
lesson-mage-and-witch-mage-witch = La sorcière divise les points par deux. Envoie le mage sur ta route.
lesson-mage-and-witch-mage-city = Le mage ferait monter la ville d’Odile. Garde la magie pour ta route.
lesson-mage-and-witch-mage-close = Termine ta route
lesson-mage-and-witch-mage-far = Elle va là, mais ta route reste ouverte. Ferme-la en bas à droite.
lesson-mage-and-witch-mage-more = Pose un autre meeple, ou garde-le
lesson-mage-and-witch-mage-done = 5 tuiles pour la route et 5 pour le mage : 10 points au lieu de 5. Le mage quitte le plateau jusqu’à la prochaine étoile.

lesson-mage-and-witch-witch = Envoyer la sorcière
lesson-mage-and-witch-witch-text = Là où est la sorcière, on ne marque que la moitié des points. Odile est sur le point de terminer une grande ville.
lesson-mage-and-witch-witch-lay = Pose la tuile au bout de la route
lesson-mage-and-witch-witch-elsewhere = Elle va là, mais ne construis pas la ville d’Odile. Pose-la à un bout de la route.
lesson-mage-and-witch-witch-witch = Envoie la sorcière dans la ville d’Odile
lesson-mage-and-witch-witch-mage = Le mage donnerait encore plus à Odile. Envoie la sorcière.
lesson-mage-and-witch-witch-other = La sorcière ne gêne personne là. Envoie-la dans la grande ville d’Odile.
lesson-mage-and-witch-witch-more = Pose un meeple sur ta tuile, ou garde-le
lesson-mage-and-witch-witch-done = 4 tuiles et 1 blason feraient 10 points. Avec la sorcière, Odile en a 5.

lesson-mage-and-witch-meet = Chasser la sorcière
lesson-mage-and-witch-meet-text = Mage et sorcière ne peuvent pas rester dans la même ville ou sur la même route. Qui les réunit déplace l’un des deux avant tout décompte.
lesson-mage-and-witch-meet-join = Relie tes deux villes
lesson-mage-and-witch-meet-elsewhere = Elle va là, mais tes deux villes restent séparées. Pose-la dans le trou entre elles.
lesson-mage-and-witch-meet-witch = Envoie la sorcière sur la route d’Odile
lesson-mage-and-witch-meet-mage = Alors la sorcière resterait et diviserait ta ville par deux. Chasse plutôt la sorcière.
lesson-mage-and-witch-meet-done = 3 tuiles, 2 points chacune, et 3 pour le mage : 9 points. Et la sorcière attend maintenant sur la route d’Odile.

lesson-wheel-of-fortune-line = Mise sur la roue, et sois prêt quand le cochon s’arrête.

lesson-wheel-of-fortune-crown = Miser sur une couronne
lesson-wheel-of-fortune-crown-text = Une tuile avec un nombre avance le cochon d’autant de secteurs. Un meeple qui attend à l’arrivée marque 3 points, ou 6 s’il est seul sur deux couronnes.
lesson-wheel-of-fortune-crown-lay = Prolonge la route du haut
lesson-wheel-of-fortune-crown-elsewhere = Elle va là, mais pose-la sur la route en haut de la roue.
lesson-wheel-of-fortune-crown-bet = Mise sur le secteur suivant : mets un meeple sur Impôts
lesson-wheel-of-fortune-crown-single = Ce secteur paie aussi. Mais Impôts est le prochain, et il a deux couronnes : 6 points.
lesson-wheel-of-fortune-crown-far = Le cochon met plus de temps à y arriver. Mise sur le secteur suivant, Impôts.
lesson-wheel-of-fortune-crown-board = C’est possible, mais il s’agit de la roue. Mets ton meeple sur Impôts.
lesson-wheel-of-fortune-crown-pass = Le cochon ne paie que ceux qui l’attendent. Mets un meeple sur Impôts.
lesson-wheel-of-fortune-crown-done = Odile a pioché un 1, et le cochon s’est arrêté sur Impôts : 6 points, et ton meeple est de retour.

lesson-wheel-of-fortune-taxes = Lever des impôts
lesson-wheel-of-fortune-taxes-text = Là où le cochon s’arrête, tout le monde est touché. Sur Impôts, chacun de tes chevaliers marque 1 point par blason et 1 par chevalier à toi dans sa ville.
lesson-wheel-of-fortune-taxes-lay = Agrandis la ville en haut à droite
lesson-wheel-of-fortune-taxes-elsewhere = Elle va là, mais cette tuile est pour la ville en haut à droite de la roue.
lesson-wheel-of-fortune-taxes-claim = Mets un chevalier dans la ville
lesson-wheel-of-fortune-taxes-other = Les impôts paient les chevaliers. Mets ton meeple dans la ville.
lesson-wheel-of-fortune-taxes-pass = Les impôts paient les chevaliers. Mets-en un dans la ville.
lesson-wheel-of-fortune-taxes-done = 1 blason et 1 chevalier : 2 points, et la ville est toujours à toi.

lesson-wheel-of-fortune-pestilence = Survivre à la peste
lesson-wheel-of-fortune-pestilence-text = Tu as pioché un 3, et le cochon s’est arrêté sur Peste : chacun reprend un meeple du plateau. Choisis celui dont tu peux te passer.
lesson-wheel-of-fortune-pestilence-lose = Reprends le meeple de la route
lesson-wheel-of-fortune-pestilence-monk = Ton moine peut valoir 9 points un jour. Reprends le meeple de la route.
lesson-wheel-of-fortune-pestilence-done = Le moine reste. Les meeples sur les couronnes auraient aussi été à l’abri.

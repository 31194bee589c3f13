lesson-river-bb5-line = Une rivière avec des moutons pour ton berger et des vignobles pour tes moines.

lesson-river-bb5-turn = Ne pas faire demi-tour
lesson-river-bb5-turn-text = Chaque tuile rivière prolonge la rivière. Deux coudes de suite ne tournent jamais du même côté, sinon la rivière reviendrait sur elle-même.
lesson-river-bb5-turn-turn = Prolonge la rivière avec un coude de l’autre côté
lesson-river-bb5-turn-rest = Pose un meeple, ou garde-le
lesson-river-bb5-turn-shepherd = Le berger a sa propre scène. Pose un meeple, ou garde-le.
lesson-river-bb5-turn-done = Les deux tuiles montrent un vignoble : chacun donne 3 points de plus à une abbaye terminée voisine.

lesson-river-bb5-sheep = Compter les moutons de la rive
lesson-river-bb5-sheep-text = Certaines rives montrent un mouton. Quand tu rassembles un troupeau dans ce pré, il compte aussi, chaque fois.
lesson-river-bb5-sheep-lay = Pose la tuile rivière, le mouton du côté du bas
lesson-river-bb5-sheep-turned = Elle va là, mais tourne-la pour que le mouton soit du côté du bas.
lesson-river-bb5-sheep-herd = Mets ton berger dans le pré au mouton
lesson-river-bb5-sheep-below = Il n’y a pas de mouton de ce côté. Mets le berger du côté du bas.
lesson-river-bb5-sheep-meeple = Garde ça pour plus tard. Mets ton berger dans le pré au mouton.
lesson-river-bb5-sheep-pass = Sans berger, personne ne rassemble les moutons. Mets-le dans le pré.
lesson-river-bb5-sheep-wider = Ton pré grandit : pose le lac
lesson-river-bb5-sheep-keep = Garde ton meeple
lesson-river-bb5-sheep-more = Garde ton meeple cette fois. Les moutons arrivent.
lesson-river-bb5-sheep-gather = Rassemble ton troupeau
lesson-river-bb5-sheep-grow = Un loup pourrait venir. Rassemble ton troupeau maintenant.
lesson-river-bb5-sheep-done = 2 moutons sur ton jeton et 2 sur les rives : 4 points. Ceux des rives restent pour le prochain troupeau.

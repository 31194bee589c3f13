lesson-robbers-line = Attends sur la piste de score près de qui va marquer, et prends la moitié.

lesson-robbers-ambush = Se mettre à l’affût
lesson-robbers-ambush-text = Une tuile au sac envoie ton voleur sur la piste de score, près d’un autre joueur. Quand ce joueur marque, tu prends la moitié des points.
lesson-robbers-ambush-lay = Pose la tuile au sac
lesson-robbers-ambush-wait = Odile va terminer sa ville : mets ton voleur sur sa case
lesson-robbers-ambush-other = C’est la case de Gaspard, qui n’a rien à terminer. Mets ton voleur sur celle d’Odile.
lesson-robbers-ambush-more = Pose un meeple, ou garde-le
lesson-robbers-ambush-done = Odile termine sa ville pour 8 points, et ton voleur t’en apporte 4. Elle garde tout : un voleur ne coûte de points à personne.

lesson-robbers-choose = Laisser filer le petit poisson
lesson-robbers-choose-text = Odile et Gaspard sont sur la même case. Si les deux marquent au même tour, tu choisis qui voler.
lesson-robbers-choose-lay = Pose la tuile au sac
lesson-robbers-choose-wait = Mets ton voleur sur la case où ils sont tous les deux
lesson-robbers-choose-more = Pose un meeple, ou garde-le
lesson-robbers-choose-let = Odile marque 4, et la ville de Gaspard, plus grande, vient ensuite : fais attendre ton voleur
lesson-robbers-choose-rob = Ça ferait 2 points. La ville de Gaspard est plus grande et marque juste après. Attends-la.
lesson-robbers-choose-done = Gaspard marque 8 points, et ta patience paie : tu en prends 4 au lieu de 2.

lesson-robbers-move = Déplacer ton voleur
lesson-robbers-move-text = Avec une autre tuile au sac, tu peux déplacer ton voleur. Il attend Odile, qui n’a aucun meeple sur le plateau. À Gaspard, il ne manque qu’une tuile.
lesson-robbers-move-lay = Pose la tuile au sac à un bout de la route
lesson-robbers-move-elsewhere = Elle va là aussi. Cette fois, pose-la à un bout de la route, à l’écart.
lesson-robbers-move-move = Déplace ton voleur sur la case de Gaspard
lesson-robbers-move-stay = Odile n’a rien à marquer. Déplace ton voleur sur la case de Gaspard.
lesson-robbers-move-more = Pose un meeple, ou garde-le
lesson-robbers-move-done = Gaspard marque 8 points, et tu en prends 4. Ton voleur est de retour, prêt pour le prochain sac.

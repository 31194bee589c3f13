system-robbers = Voleurs
system-robbers-line = Vole la moitié du prochain score d’un autre.
option-rob-placement = Placer un voleur
option-rob-second = Qui place le second voleur
option-rob-targets = Les voleurs peuvent viser
option-rob-end_points = Points pour un voleur encore sur la piste à la fin
value-next_available = le prochain joueur qui a son voleur en main
value-next_player_only = seulement le joueur suivant
value-meeple_and_messenger = meeples et hérauts
value-meeple_only = meeples seulement
ask-place-robber = Où attend ton voleur ?
ask-rob = Voler { $name } maintenant ?
wait-place-robber = { $name } place un voleur
wait-rob = { $name } peut voler quelqu’un
hint-robbed = le voleur prend { $n } ({ $name })
hint-along = le voleur suit ({ $name })
hint-rob = Tu prends { $n }. { $name } ne perd rien.
hint-prey = La moitié de ce que { $names } marquera ensuite
hint-wait = Ton voleur attend le prochain joueur qui marque depuis cette case.
confirm-space = Attendre case { $at }
confirm-rob = { $n ->
    [one] Prendre { $n } point
   *[other] Prendre { $n } points
}
choice-stay = Rester
choice-rob = Voler
choice-wait = Attendre
pass-place-robber = Passer
figure-robber = voleur
piece-robber = le voleur
marker-robber = Voleur
feature-robber = voleur
features-robber = Voleurs
log-moved-robber = place un voleur case { $space }
scored-robber = marque pour un voleur
for-robber = pour un voleur
for-your-robber = pour ton voleur
log-robbed = vole un autre joueur
counted-stolen = { $count ->
    [one] { $count } point volé
   *[other] { $count } points volés
}
counted-robbers = { $count ->
    [one] { $count } voleur sur la piste
   *[other] { $count } voleurs sur la piste
}
reason-robber-same-space = Ton voleur y est déjà.
reason-robber-needs-marker = Ton voleur va là où se trouve le marqueur d’un autre joueur.
reason-robber-off-track = Ton voleur n’est pas encore sur la piste.
reason-robber-first = Place ton voleur avant ta figurine.
reason-robber-move-or-stay = Déplace ton voleur ou laisse-le où il est.
reason-robber-must-place = Tu dois placer ton voleur.

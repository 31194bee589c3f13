system-messengers = Hérauts
system-messengers-line = Un second marqueur t’apporte des missives.
option-msg-drawer = Qui pioche une missive
option-msg-alone = Le marqueur doit arriver seul
option-msg-per_scoring = Missives par décompte
option-msg-recall = Points pour un meeple rappelé
option-msg-timing = Quand les missives sont piochées
option-msg-chain = Une missive peut en amener une autre
value-any_scorer = tout joueur qui arrive là
value-active_only = seulement le joueur dont c’est le tour
value-required = oui
value-not_required = non
value-one = une au plus
value-every_landing = une à chaque arrivée
value-owner_always = toujours, pour son propriétaire
value-majority_only = seulement avec la majorité
value-after_batch = quand tous les points sont marqués
value-immediate = tout de suite
value-unlimited = sans limite
value-one_extra = deux par tuile au plus
ask-marker = { $n ->
    [one] Quel marqueur prend le point ?
   *[other] Quel marqueur prend les { $n } points ?
}
ask-message = Jouer la missive ou prendre 2 points ?
ask-recall-meeple = Quel meeple reprends-tu ?
ask-recall-points = { $n ->
    [one] Marquer { $n } point pour lui ?
   *[other] Marquer { $n } points pour lui ?
}
wait-marker = { $name } déplace un marqueur
wait-message = { $name } lit une missive
hint-card = Fais ce que dit la carte, ou prends 2 points.
hint-message = arrive sur une case missive
hint-message-shared = case missive, mais pas seul
confirm-meeple = Avancer le meeple
confirm-messenger = Avancer le héraut
choice-meeple = Meeple
choice-messenger = Héraut
choice-action = Jouer la missive
choice-points = Prendre 2 points
choice-score = Marquer
choice-forgo = Pas de points
figure-messenger = héraut
marker-messenger = Héraut
feature-message = missive
features-message = Missives
shelf-messages = Missives
shelf-unseen = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
message-road = Points pour ta plus petite route
message-city = Points pour ta plus petite ville
message-monastery = Points pour ta plus petite abbaye
message-tile = Joue une autre tuile
message-shields = 2 points par blason
message-knights = 2 points par chevalier à toi
message-farmers = 2 points par paysan à toi
message-recall = Marque pour un meeple et reprends-le
message-instead = Prendre plutôt 2 points
message-do = faire ce qu’elle dit
message-impossible = impossible maintenant
messages-unseen = Pas encore piochées
messages-known = En dessous, la prochaine d’abord
card-road = Route
card-road-text = Décompte ta plus petite route comme si la partie s’arrêtait. Ta figurine reste, quelle que soit la majorité.
card-city = Ville
card-city-text = Décompte ta plus petite ville comme si la partie s’arrêtait. Ta figurine reste, quelle que soit la majorité.
card-monastery = Abbaye
card-monastery-text = Décompte ta plus petite abbaye comme si la partie s’arrêtait. Ta figurine reste.
card-tile = Une autre tuile
card-tile-text = Pioche une tuile aussitôt et joue avec elle un tour complet.
card-shields = Blasons
card-shields-text = 2 points par blason dans les villes inachevées où tu as une figurine.
card-knights = Chevaliers
card-knights-text = 2 points par figurine à toi dans les villes. Elles y restent.
card-farmers = Paysans
card-farmers-text = 2 points par figurine à toi dans les prés. Elles y restent.
card-recall = Rappel
card-recall-text = Choisis un de tes meeples. Tu peux décompter sa zone comme si la partie s’arrêtait, et il te revient.
log-message = pioche une missive : { $message }
log-message-done = joue la missive : { $message }
scored-message = marque pour une missive
for-message = pour une missive
log-declined = refuse la missive
counted-instead = { $count ->
    [one] { $count } missive refusée
   *[other] { $count } missives refusées
}
reason-message-not-on-top = Cette missive n’est pas sur le dessus de la pile.
reason-no-messenger = Tu n’as pas de héraut à déplacer.
reason-message-points-only = Cette missive est impossible à jouer. Prends plutôt les points.
reason-message-smallest = Pas de choix ici : c’est la plus petite qui compte.
reason-message-action-first = Joue d’abord la missive, puis choisis le meeple.
reason-message-recall-own = Choisis un de tes meeples dans une zone inachevée.

you = toi
left = à venir
table-opening = Chargement de la partie…
table-leave = Retour à l’accueil
board = Plateau
board-label = { $n ->
    [one] Plateau de { $n } tuile
   *[other] Plateau de { $n } tuiles
}
players = Joueurs
players-log = Joueurs et journal
watching = tu regardes
your-turn = À toi de jouer
away = pas là
resigned = abandon
tiles-left = Tuiles restantes
undo = Annuler
n-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
n-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-so-far = { $n ->
    [one] { $n } point pour l’instant
   *[other] { $n } points pour l’instant
}
n-end = { $n ->
    [one] { $n } point à la fin
   *[other] { $n } points à la fin
}
figures-more = { $n ->
    [one] Montrer { $n } autre type de figurine
   *[other] Montrer { $n } autres types de figurines
}
figures-left = figurines restantes
tile-of = Tuile { $n } sur { $of }
tile-on = Tuile posée
turn-left = Tourner à gauche
turn-right = Tourner à droite
cells-label = { $n ->
    [one] { $n } case pour cette tuile
   *[other] { $n } cases pour cette tuile
}
cell-label = { $n ->
    [one] { $at }, dans un seul sens
   *[other] { $at }, dans { $n } sens
}
tile-in-hand = Tuile en main : { $what }
spoken-way = { $name } { $from }-{ $to }
spoken-beside = va à côté de : { $what }
spoken-open-city = la ville inachevée ({ $names })
spoken-own-city = ta ville inachevée
spoken-free-city = une ville inachevée sans propriétaire
spoken-open-road = la route inachevée ({ $names })
spoken-own-road = ta route inachevée
spoken-free-road = une route inachevée sans propriétaire
targets-label = { $n ->
    [one] { $n } emplacement au choix
   *[other] { $n } emplacements au choix
}
spot-so-far = déjà
spot-end = à la fin
spot-previous = Emplacement précédent
spot-next = Emplacement suivant
spot-list = Voir la liste des { $n }
places-lit = Routes et villes au choix
places-tile = Emplacements sur cette tuile
list-features = Plateau par zone
list-places = Plateau par case
ask-place-tile = Pose cette tuile
ask-figure = Poser une figurine ?
ask-figure-meeple = Poser un meeple ?
ask-scoring-order = Quelle zone marque en premier ?
ask-other = Fais un choix
wait-place-tile = { $name } pose une tuile
wait-figure = { $name } pose une figurine
wait-other = { $name } choisit
wait-tile = La tuile piochée
wait-next = Ensuite, c’est à { $name }.
wait-next-you = Ensuite, c’est à toi.
stall-soon = { $n ->
    [one] Tu pourras faire jouer un bot dans { $n } seconde.
   *[other] Tu pourras faire jouer un bot dans { $n } secondes.
}
stall-you = encore { $n } s, puis les autres pourront faire jouer un bot
stall-seconds = { $n ->
    [one] { $name } réfléchit depuis { $n } seconde
   *[other] { $name } réfléchit depuis { $n } secondes
}
stall-minutes = { $n ->
    [one] { $name } réfléchit depuis { $n } minute
   *[other] { $name } réfléchit depuis { $n } minutes
}
stall-offer = Attends encore, ou fais jouer un bot jusqu’à son retour.
stall-offer-two = Attends encore, fais jouer un bot jusqu’à son retour, ou réclame la victoire.
give-to-bot = Mettre un bot pour { $name }
claim = Réclamer la victoire
claim-sure = Réclamer la victoire ?
claim-ends = Tu gagnes, { $name } perd, et la partie s’arrête.
replaced = Un bot joue pour toi
replaced-hint = Il joue jusqu’à ce que tu reprennes ta place.
take-seat = Reprendre ta place
bot-plays = un bot joue
hint-place = { $n ->
    [one] Va sur une seule case. Touche-la, puis retouche-la pour tourner.
   *[other] Va sur { $n } cases. Touches-en une, puis retouche-la pour tourner.
}
hint-place-one-way = { $n ->
    [one] Va sur une seule case, dans un seul sens.
   *[other] Va sur { $n } cases, chaque fois dans un seul sens.
}
hint-one-way = Ne va que dans ce sens.
hint-click = Touche-la pour poser la tuile.
hint-click-turned = Touche-la pour poser la tuile, ou tourne encore.
hint-turn = Touche encore pour tourner.
hint-targets = { $n ->
    [one] Il y a un seul emplacement.
   *[other] Choisis un des { $n } emplacements.
}
hint-choices = { $n ->
    [one] Il y a un seul choix.
   *[other] Fais un choix parmi { $n }.
}
hint-stays = Reste jusqu’à la fin de la partie.
hint-pass = Tu gardes tes figurines.
confirm-none = Fais un choix
confirm-none-place-tile = Choisis une case
confirm-none-figure = Choisis un emplacement
confirm-place = Poser la tuile
confirm-deploy = Poser : { $figure }
confirm-deploy-score = { $place } : +{ $n }
confirm-recall = Reprendre
confirm-move = Déplacer ici
confirm-aside = Retirer du plateau
pass = Passer
pass-figure = Passer
act-recall = { $figure } de retour : { $on } ({ $at })
act-move = { $piece } : { $on }, { $at }
act-aside = Retirer { $piece } du plateau
choice-next = Décompter d’abord ici
figure-none = Tu n’en as plus.
figure-nowhere = Rien de libre sur cette tuile.
figures-idle = { $n ->
    [one] impossible ici
   *[other] impossibles ici
}
figures-idle-all = Figurines qui ne peuvent pas aller ici
tools = Aides et vue
overlay-fields = Prés et leurs propriétaires
overlay-projected = Score estimé
overlay-tiles = Tuiles restantes
overlay-holes = Cases impossibles
overlay-coordinates = Coordonnées
zoom-in = Zoomer
zoom-out = Dézoomer
zoom-fit = Tout le plateau
shelf = Extensions
shelf-now = maintenant
shelf-beside = à côté du plateau
tab-log = Journal
tab-chat = Chat
log-chat = Journal et chat
log-earlier = { $n ->
    [one] Montrer { $n } ligne plus ancienne
   *[other] Montrer { $n } lignes plus anciennes
}
log-empty = Rien ne s’est encore passé.
log-show = Montrer { $at } sur le plateau
chat-empty = Pas encore de messages.
chat-muted = Seuls les joueurs peuvent discuter dans cette partie.
chat-say = Écris un message
chat-send = Envoyer
log-placed = pose une tuile ({ $at })
log-discarded = pioche une tuile qui ne va nulle part
log-deployed = pose { $figure } { $on } ({ $at })
log-scored = { $what } : { $sum }
sum-halved = { $sum }, divisé par deux
log-moved = déplace { $piece } ({ $at })
log-token = prend { $n } × { $token }
log-over = La partie est terminée.
log-moved-to = déplace { $piece } en { $at }
log-aside = retire { $piece } du plateau
log-token-placed = place en { $at } : { $token }
continue = Continuer
refuse-head = Impossible
refuse-at = Cette tuile ne va pas là ({ $at })
refuse-stale = La partie a avancé. Choisis à nouveau.
refuse-not-your-turn = Ce n’est pas ton tour.
refuse-not-playing = Tu regardes cette partie : tu ne peux pas jouer.
refuse-busy = Ton dernier indice arrive.
refuse-no-hint = Pas d’indice cette fois. Réessaie.
refuse-other = Ce n’est pas possible maintenant.
refuse-bad-request = Le serveur n’a pas compris. Recharge la page.
refuse-bad-json = Le serveur n’a pas compris. Recharge la page.
refuse-bad-setup = Ces extensions ne vont pas ensemble de cette façon.
refuse-bad-notation = Bastide ne reconnaît ni partie ni position dans ce texte (ligne { $line }, colonne { $column }).
refuse-bad-save = Cette partie enregistrée est endommagée ou vient d’une autre version. Tes autres parties sont intactes.
refuse-bad-name = Un nom a de 1 à { $longest } caractères visibles.
refuse-bad-colour = Choisis une des huit couleurs.
refuse-bad-chat = Un message a de 1 à { $longest } caractères visibles.
refuse-unknown-bot = Ce bot n’est pas sur ce serveur.
refuse-unknown-guest = Le serveur ne te connaît pas. Recharge la page.
refuse-bad-origin = Cette demande venait d’un autre site : elle a été ignorée.
refuse-needs-invite = Cette partie est privée. Demande un lien d’invitation.
refuse-not-host = Seul l’hôte peut lancer la partie.
refuse-not-found = Il n’y a rien à cette adresse.
refuse-no-game = Cette partie n’existe pas.
refuse-no-seat = Cette place n’existe pas.
refuse-seat-taken = Cette place est prise.
refuse-already-started = La partie a déjà commencé.
refuse-not-started = La partie n’a pas encore commencé.
refuse-open-seats = Il manque des joueurs.
refuse-not-over = La partie n’est pas terminée.
refuse-illegal-action = Les règles ne permettent pas ce coup.
refuse-game-over = La partie est terminée.
refuse-uploaded = Cette partie continue en ligne.
refuse-too-early = { $seconds ->
    [one] Il lui reste encore { $seconds } seconde.
   *[other] Il lui reste encore { $seconds } secondes.
}
refuse-nobody-stalls = Personne ne te fait attendre.
refuse-not-two-players = On ne peut réclamer la victoire qu’à deux joueurs.
refuse-nothing-to-undo = Tu ne peux annuler que ta dernière action, tant que personne n’a joué et qu’aucune tuile n’est piochée.
refuse-undo-limit = Tu as déjà utilisé toutes tes annulations de cette partie ({ $most }).
refuse-assists-off = Les aides sont coupées dans cette partie.
refuse-watchers-muted = Seuls les joueurs peuvent discuter dans cette partie.
refuse-chat-too-fast = { $seconds ->
    [one] Ça fait beaucoup de messages d’un coup. Réessaie dans { $seconds } seconde.
   *[other] Ça fait beaucoup de messages d’un coup. Réessaie dans { $seconds } secondes.
}
refuse-too-large = C’est trop long.
refuse-too-fast = C’était trop rapide. Attends un instant.
refuse-storage = Le serveur n’a pas pu enregistrer. Réessaie.
refuse-stopping = Le serveur redémarre. Réessaie dans un instant.
refuse-seed-given = Pas de graine ici : c’est la table qui pioche les tuiles.
refuse-tiles-given = Les tuiles personnalisées ne se jouent pas sur ce serveur.
refuse-scripted-public = Une partie publique ne peut pas avoir de pioche préparée.
refuse-no-preset = Aucune boîte ne s’appelle « { $name } ».
refuse-no-tiles = Il faut des tuiles à piocher. Ajoute un lot de tuiles.
refuse-too-many-tiles = Trop de tuiles : { $count }. Maximum sur ce serveur : { $most }.
refuse-too-many-games = Tu as { $most } parties inachevées. Termines-en une ou abandonne d’abord.
refuse-too-many-bots = Tes parties inachevées sont limitées à { $most } bots. Termine une partie ou abandonne d’abord.
refuse-server-full = Ce serveur est plein. Réessaie plus tard.
refuse-seat-count = Une partie a de 1 à 8 places.
advice = Indice
advice-busy = Recherche du meilleur coup
advice-then = Ensuite, { $figure } { $on }.
advice-then-none = Ensuite, aucune figurine.
advice-now = { $n ->
    [one] { $n } point tout de suite.
   *[other] { $n } points tout de suite.
}
advice-now-of = { $n ->
    [one] { $n } point tout de suite, dont environ { $of } qui serait venu de toute façon.
   *[other] { $n } points tout de suite, dont environ { $of } qui seraient venus de toute façon.
}
advice-now-all = { $n ->
    [one] { $n } point tout de suite, qui serait venu de toute façon.
   *[other] { $n } points tout de suite, qui seraient venus de toute façon.
}
advice-now-less = { $n ->
    [one] Te coûte { $n } point tout de suite.
   *[other] Te coûte { $n } points tout de suite.
}
advice-later = { $n ->
    [one] Environ { $n } point plus tard.
   *[other] Environ { $n } points plus tard.
}
advice-later-more = Environ { $n } de plus ensuite.
advice-later-less = { $n ->
    [one] Renonce à environ { $n } point plus tard.
   *[other] Renonce à environ { $n } points plus tard.
}
advice-others-less = { $n ->
    [one] Coûte environ { $n } point à { $name }.
   *[other] Coûte environ { $n } points à { $name }.
}
advice-others-more = { $n ->
    [one] Donne environ { $n } point à { $name }.
   *[other] Donne environ { $n } points à { $name }.
}
advice-rival = ton plus fort adversaire
advice-even = Aucun autre coup ne vaut mieux.
resign = Abandonner
resign-ends = Tu perds, et la partie s’arrête.
resign-bot = Tu finis dernier, et un bot continue pour toi.
resign-yes = Abandonner
keys-title = Raccourcis clavier
keys-all = Tous les raccourcis
keys-arrows = case ou emplacement suivant par là
keys-pan = déplacer le plateau
keys-turn = tourner la tuile
keys-choice = faire un choix
keys-decline = passer
keys-confirm = confirmer
keys-undo = annuler
keys-hint = indice : le meilleur coup
keys-zoom = zoomer, dézoomer, tout le plateau
keys-why = la règle derrière cette question
result-head = Décompte final
result-by = { $n ->
    [one] { $name } gagne avec { $n } point d’avance
   *[other] { $name } gagne avec { $n } points d’avance
}
result-by-you = { $n ->
    [one] Tu gagnes avec { $n } point d’avance
   *[other] Tu gagnes avec { $n } points d’avance
}
result-wins = { $name } gagne
result-wins-you = Tu gagnes
result-resigned = Abandon : { $name }.
result-left = Départ : { $name }.
result-tie = { $names } se partagent la victoire
result-replay = Égalité : une nouvelle partie décidera
result-solo = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-won = { $name } a gagné
result-to = { $a } à { $b }
result-decided = { $n ->
    [one] Ce qui a fait la différence : { $what }, { $n } point, soit { $gap } de plus (contre { $name }).
   *[other] Ce qui a fait la différence : { $what }, { $n } points, soit { $gap } de plus (contre { $name }).
}
result-total = Total
result-board = Voir le plateau
result-show = Voir le résultat
notation = Télécharger
fair = Preuve du mélange
reason-game-over = La partie est terminée.
reason-chance-first = Attends d’abord la pioche ou le dé.
reason-not-drawn-now = Rien de tel ne se pioche ni ne se lance maintenant.
reason-tile-gone = Il ne reste plus de tuile comme ça à piocher.
reason-not-now = Tu ne peux pas faire ça maintenant. D’abord : { $asked }
reason-new-tile-only = Les figurines vont sur la tuile que tu viens de poser.
reason-no-feature = Il n’y a rien où se mettre ici.
reason-occupied = Il y a déjà quelqu’un dans cette zone.
reason-finished = Cette zone est déjà terminée.
reason-none-left = Il ne t’en reste plus : { $figure }.
reason-no-recall = Tu ne peux pas reprendre cette figurine maintenant ({ $figure }).

shelf-search = Chercher une extension
shelf-filter = Afficher
shelf-all = Toutes { $n }
shelf-stars = Favorites { $n }
shelf-on = Actives { $n }
shelf-none = Aucun résultat.
shelf-none-stars = Donne une étoile à une extension pour la retrouver ici.
group-big = Grandes extensions
group-mini = Mini-extensions (2012)
group-start = Autres départs
group-more = Autres petites extensions
group-on = { $n ->
    [0] aucune active
    [one] { $n } active sur { $of }
   *[other] { $n } actives sur { $of }
}
row-tiles = { $n ->
    [0] aucune tuile
    [one] +{ $n } tuile
   *[other] +{ $n } tuiles
}
row-minutes = +{ $n } min
row-always = toujours incluse
row-details = Détails
row-star = Favorite : { $name }
row-narrowed = { $n ->
    [one] { $n } élément sur { $of }
   *[other] { $n } éléments sur { $of }
}
row-variants = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}
lost-board = Désactivée par { $name }. Une partie n’a qu’un plateau de départ.
lost-instead = Plutôt { $name }
lost-said = { $lost } : { $why }
random-mix = Sélection au hasard
random-hint = De nouvelles extensions pour une partie de cette durée.
random-length = Durée de la partie
random-minutes = { $n ->
    [120] 2 heures
   *[other] { $n } min
}
random-shuffle = Mélanger
random-back = Retour à ma sélection
mixes = Tes sélections
mix-save = Garder cette sélection
mix-saved = Enregistrée : « { $name } »
mix-name = Nom de la sélection
mix-rename = Renommer { $name }
mix-remove = Supprimer { $name }
mix-more = { $n ->
    [one] { $first } et { $n } autre
   *[other] { $first } et { $n } autres
}
mix-plus = { $box }, plus { $more }
mix-without = { $box }, sans { $less }
mix-plus-without = { $box }, plus { $more }, sans { $less }
mix-reset = Revenir à { $box }
n-minutes = { $n } min
tiles-word = tuiles
game-minutes = environ { $n } min
game-short = courte
game-long = longue
game-expansions-on = { $n ->
    [0] Aucune extension
    [one] { $n } extension active
   *[other] { $n } extensions actives
}
game-remove = Retirer { $name }
game-show-all = Voir les { $n }
game-variants = { $n ->
    [one] { $n } variante de règle
   *[other] { $n } variantes de règles
}
game-variants-reset = Règles par défaut
game-options = Options de la partie
game-choose = Choisir les extensions
new-public-on = Des inconnus peuvent prendre une place.
new-public-off = Sur invitation : tes amis arrivent par ton lien.
new-watch = Tout le monde peut regarder
seat-here = Joueur ici
seat-here-hint = sur cet écran
seat-here-n = Joueur { $n }
seat-name = Nom du joueur à la place { $n }
waiting-title = En attente de joueurs
waiting-tab = { $n } sur { $of }
waiting-seats = Places
waiting-taken = { $n ->
    [one] { $n } prise sur { $of }
   *[other] { $n } prises sur { $of }
}
waiting-host = Toi, hôte
waiting-joined = Là
waiting-ready-seat = Prêt
waiting-invite = Inviter des amis
waiting-code = Code de la partie : { $code }
waiting-qr = Scanne pour rejoindre depuis un téléphone
waiting-qr-show = Voir le QR code
waiting-qr-hide = Cacher le QR code
waiting-fill = Compléter avec des bots et lancer
waiting-for = { $n ->
    [one] Il manque encore un joueur. La partie commence quand toutes les places sont prises.
   *[other] Il manque encore { $n } joueurs. La partie commence quand toutes les places sont prises.
}
waiting-private = Sur invitation
waiting-public = Publique : ouverte à tous
waiting-stranger = Cette partie est sur invitation. Demande le lien à l’hôte pour la rejoindre. Tu pourras regarder dès qu’elle commence.
waiting-game = La partie
list-filter = Afficher les parties
list-all = Toutes
list-turn = À toi
list-waiting = En attente
list-running = En cours
list-finished = Terminées
list-none-filter = Aucune partie de ce genre.
card-won = { $name } a gagné
card-you-won = Tu as gagné
card-shared = Victoire partagée
you-name = { $name } (toi)

system-gold-mines = Mines d’or
system-gold-mines-line = Termine une zone, prends son or.
option-gld-adjacent = Le second lingot va sur
option-gld-shared = Or de plusieurs zones
value-eight = une des 8 tuiles autour
value-four = une des 4 tuiles voisines
value-pooled_claims = partagé à tour de rôle
value-feature_by_feature = pris zone par zone
ask-place-gold = Où va le second lingot ?
wait-place-gold = { $name } place de l’or
hint-gold = { $n ->
    [0] Pas encore d’or ici.
    [one] { $n } lingot déjà ici.
   *[other] { $n } lingots déjà ici.
}
confirm-gold = Mettre l’or ici
token-gold = or
feature-gold = or
features-gold = Or
shelf-gold = Or
shelf-ingots = { $n ->
    [one] { $n } lingot
   *[other] { $n } lingots
}
shelf-worth = valeur
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } lingot, { $points } point
       *[other] { $n } lingot, { $points } points
    }
   *[other] { $points ->
        [one] { $n } lingots, { $points } point
       *[other] { $n } lingots, { $points } points
    }
}
gold-table = Chaque lingot vaut 1 point jusqu’à 3 lingots, 2 jusqu’à 6, 3 jusqu’à 9, et 4 à partir de 10.
gold-here = or : { $n }
scored-gold = marque pour son or
for-gold = pour l’or
counted-ingots = { $count ->
    [one] { $count } lingot
   *[other] { $count } lingots
}
reason-gold-beside = Le second lingot va sur une tuile autour de la nouvelle.
reason-gold-shares-side = Le second lingot va sur une tuile qui touche la nouvelle par un côté.
reason-gold-on-board = L’or ne peut pas aller dans le plateau de départ.

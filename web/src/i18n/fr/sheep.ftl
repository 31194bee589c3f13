system-hills-and-sheep = Moutons et Collines
system-hills-and-sheep-line = Garde tes moutons. Les collines départagent.
part-hills = Collines
part-hills-line = Elles cachent une tuile et départagent les égalités.
part-shepherd = Bergers
part-shepherd-line = Leurs troupeaux grandissent jusqu’à ce que tu les rassembles, ou que le loup arrive.
part-vineyards = Vignobles
part-vineyards-line = Près d’une abbaye terminée, chacun ajoute des points.
option-hs-vineyards_for_gardens = Les vignobles comptent pour les jardins
option-hs-closed_field = Quand le pré d’un troupeau est fermé
option-hs-tokens = Nombre de jetons mouton
option-hs-hill_count = Départage par les collines
value-nothing = rien ne se passe
value-gather = le troupeau est rassemblé
value-text = comme dans le texte des règles
value-list = comme dans la liste du matériel
value-presence = un partisan sur une colline suffit
value-number = le plus de partisans sur des collines
value-off = non
value-on = oui
ask-flock = Agrandir ton troupeau ou le rassembler ?
wait-flock = { $name } s’occupe d’un troupeau
hint-flock = { $n ->
    [one] { $n } jeton sur { $of } est un loup. Si tu le pioches, le troupeau est perdu.
   *[other] { $n } jetons sur { $of } sont des loups. Si tu en pioches un, le troupeau est perdu.
}
hint-grow = { $n ->
    [one] pioche un jeton ; { $n } sur { $of } est un loup
   *[other] pioche un jeton ; { $n } sur { $of } sont des loups
}
hint-gather-too = aussi pour { $names }
confirm-gather = { $n ->
    [one] Rassembler : { $n } point
   *[other] Rassembler : { $n } points
}
confirm-none-flock = Agrandir ou rassembler
choice-grow = Agrandir le troupeau
choice-gather = Rassembler le troupeau
figure-shepherd = berger
token-sheep-1 = un mouton
token-sheep-2 = deux moutons
token-sheep-3 = trois moutons
token-sheep-4 = quatre moutons
token-wolf = un loup
feature-sheep = troupeau
features-sheep = Troupeaux
shelf-sheep = Moutons et Collines
flock-worth = troupeau { $n }
flock-none = { $n ->
    [one] { $n } troupeau
   *[other] { $n } troupeaux
}
flock-grow = Agrandir
flock-gather = Rassembler
flock-at = Troupeau en { $at }
flock-joins = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
flock-wolf = Loup : le troupeau est perdu
flock-yours = Ton troupeau
flock-if = { $n ->
    [one] { $n } point si rassemblé
   *[other] { $n } points si rassemblé
}
flock-nobody = Personne n’a de troupeau.
flock-left = Encore dans le sac
flock-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
flock-sheep = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
flock-wolves = loup
log-sheep = pioche { $token } pour le troupeau ({ $at })
log-wolf = pioche un loup et perd le troupeau ({ $at })
log-hidden = met la tuile suivante face cachée sous la colline
one-shepherd = un berger
place-shepherd = Poser le berger
scored-sheep = rassemble un troupeau
for-sheep = pour un troupeau
for-your-sheep = pour ton troupeau
your-shepherd = ton berger
counted-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
counted-pictured-sheep = { $count ->
    [one] { $count } mouton imprimé
   *[other] { $count } moutons imprimés
}
counted-vineyards = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
reason-token-gone = Il ne reste plus de jeton comme ça à piocher.
reason-tile-below-hill = Personne ne voit ni ne choisit la tuile sous une colline.
reason-shepherd-ground = Ton berger va dans un pré.
reason-shepherd-taken = Il y a déjà un berger dans ce pré.
reason-grow-or-gather = Agrandis ton troupeau ou rassemble-le.
tile-of-buried = { $buried ->
    [one] Tuile { $n } sur { $of }, { $buried } sous une colline
   *[other] Tuile { $n } sur { $of }, { $buried } sous des collines
}
needs-shepherd = Il faut un pré sans berger.

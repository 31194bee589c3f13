# Hills and Sheep.
system-hills-and-sheep = Schapen & Heuvels
system-hills-and-sheep-line = Hoed schapen. Heuvels breken gelijke standen.
part-hills = Heuvels
part-hills-line = Ze verbergen een tegel en beslissen bij een gelijke stand.
part-shepherd = Herders
part-shepherd-line = Hun kuddes groeien tot je ze binnenhaalt, of tot de wolf komt.
part-vineyards = Wijngaarden
part-vineyards-line = Elke wijngaard naast een voltooid klooster geeft extra punten.
option-hs-vineyards_for_gardens = Wijngaarden tellen voor tuinen
option-hs-closed_field = Als de weide van een kudde wordt afgesloten
option-hs-tokens = Aantal schapenfiches
option-hs-hill_count = Heuvels bij gelijke stand
value-nothing = er gebeurt niets
value-gather = de kudde wordt binnengehaald
value-text = zoals in de regeltekst
value-list = zoals in de materiaallijst
value-presence = een volgeling op een heuvel
value-number = de meeste volgelingen op heuvels
value-off = nee
value-on = ja
ask-flock = Kudde laten groeien of binnenhalen?
wait-flock = { $name } verzorgt een kudde
hint-flock = { $n ->
    [one] { $n } van de { $of } fiches is een wolf. Trek je die, dan is de kudde weg.
   *[other] { $n } van de { $of } fiches zijn wolven. Trek je er een, dan is de kudde weg.
}
hint-grow = { $n ->
    [one] trek een fiche; { $n } van de { $of } is een wolf
   *[other] trek een fiche; { $n } van de { $of } zijn wolven
}
hint-gather-too = ook voor { $names }
confirm-gather = { $n ->
    [one] Binnenhalen: { $n } punt
   *[other] Binnenhalen: { $n } punten
}
confirm-none-flock = Groeien of binnenhalen
choice-grow = Laten groeien
choice-gather = Kudde binnenhalen
figure-shepherd = herder
token-sheep-1 = één schaap
token-sheep-2 = twee schapen
token-sheep-3 = drie schapen
token-sheep-4 = vier schapen
token-wolf = een wolf
feature-sheep = kudde
features-sheep = Kuddes
shelf-sheep = Schapen & Heuvels
flock-worth = kudde { $n }
flock-none = { $n ->
    [one] { $n } kudde
   *[other] { $n } kuddes
}
flock-grow = Groeien
flock-gather = Binnenhalen
flock-at = Kudde op { $at }
flock-joins = { $n ->
    [one] { $n } schaap
   *[other] { $n } schapen
}
flock-wolf = Wolf: de kudde is weg
flock-yours = Jouw kudde
flock-if = { $n ->
    [one] { $n } punt bij binnenhalen
   *[other] { $n } punten bij binnenhalen
}
flock-nobody = Niemand heeft een kudde.
flock-left = Nog in de zak
flock-tokens = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
}
flock-sheep = { $n ->
    [one] { $n } schaap
   *[other] { $n } schapen
}
flock-wolves = wolf
log-sheep = trekt { $token } voor de kudde ({ $at })
log-wolf = trekt een wolf en verliest de kudde ({ $at })
log-hidden = legt de volgende tegel gedekt onder de heuvel
one-shepherd = een herder
place-shepherd = Herder zetten
scored-sheep = haalt een kudde binnen
for-sheep = voor een kudde
for-your-sheep = voor je kudde
your-shepherd = je herder
counted-sheep = { $count ->
    [one] { $count } schaap
   *[other] { $count } schapen
}
counted-pictured-sheep = { $count ->
    [one] { $count } afgebeeld schaap
   *[other] { $count } afgebeelde schapen
}
counted-vineyards = { $count ->
    [one] { $count } wijngaard
   *[other] { $count } wijngaarden
}
reason-token-gone = Van dat fiche is er geen meer over.
reason-tile-below-hill = Niemand ziet of kiest de tegel onder een heuvel.
reason-shepherd-ground = Je herder gaat op een weide.
reason-shepherd-taken = Op deze weide staat al een herder.
reason-grow-or-gather = Laat je kudde groeien of haal haar binnen.
tile-of-buried = Tegel { $n } van { $of }, { $buried } onder heuvels
needs-shepherd = Heeft een weide zonder herder nodig.

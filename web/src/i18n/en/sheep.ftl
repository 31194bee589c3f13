# Hills and Sheep.
system-hills-and-sheep = Hills & Sheep
system-hills-and-sheep-line = Herd sheep. Hilltops break ties.
part-hills = Hills
part-hills-line = They hide a tile and break ties.
part-shepherd = Shepherds
part-shepherd-line = Their flocks grow until you gather them, or the wolf comes.
part-vineyards = Vineyards
part-vineyards-line = Each one beside a finished monastery adds points.
option-hs-vineyards_for_gardens = Vineyards count for gardens
option-hs-closed_field = When a flock’s field is closed off
option-hs-tokens = Number of sheep tokens
option-hs-hill_count = Hill tiebreak
value-nothing = nothing happens
value-gather = the flock is gathered
value-text = as in the rules text
value-list = as in the list of contents
value-presence = any follower on a hill
value-number = most followers on hills
value-off = no
value-on = yes
ask-flock = Grow your flock or gather it?
wait-flock = { $name } is tending a flock
hint-flock = { $n ->
    [one] { $n } of { $of } tokens is a wolf. Draw one and the flock is gone.
   *[other] { $n } of { $of } tokens are wolves. Draw one and the flock is gone.
}
hint-grow = { $n ->
    [one] draw a token; { $n } of { $of } is a wolf
   *[other] draw a token; { $n } of { $of } are wolves
}
hint-gather-too = also for { $names }
confirm-gather = { $n ->
    [one] Gather: { $n } point
   *[other] Gather: { $n } points
}
confirm-none-flock = Grow or gather
choice-grow = Grow the flock
choice-gather = Gather the flock
figure-shepherd = shepherd
token-sheep-1 = one sheep
token-sheep-2 = two sheep
token-sheep-3 = three sheep
token-sheep-4 = four sheep
token-wolf = a wolf
feature-sheep = flock
features-sheep = Flocks
shelf-sheep = Hills & Sheep
flock-worth = flock { $n }
flock-none = { $n ->
    [one] { $n } flock
   *[other] { $n } flocks
}
flock-grow = Grow
flock-gather = Gather
flock-at = Flock on { $at }
flock-joins = { $n } sheep
flock-wolf = Wolf: the flock is gone
flock-yours = Your flock
flock-if = { $n ->
    [one] { $n } point if gathered
   *[other] { $n } points if gathered
}
flock-nobody = No one has a flock.
flock-left = Still in the bag
flock-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
flock-sheep = { $n } sheep
flock-wolves = wolf
log-sheep = drew { $token } for the flock ({ $at })
log-wolf = drew a wolf and lost the flock ({ $at })
log-hidden = put the next tile face down under the hill
one-shepherd = a shepherd
place-shepherd = Place shepherd
scored-sheep = gathered a flock
for-sheep = for a flock
for-your-sheep = for your flock
your-shepherd = your shepherd
counted-sheep = { $count ->
    [one] { $count } sheep
   *[other] { $count } sheep
}
counted-pictured-sheep = { $count ->
    [one] { $count } pictured sheep
   *[other] { $count } pictured sheep
}
counted-vineyards = { $count ->
    [one] { $count } vineyard
   *[other] { $count } vineyards
}
reason-token-gone = No token like that is left to draw.
reason-tile-below-hill = Nobody sees or chooses the tile below a hill.
reason-shepherd-ground = Your shepherd goes in a field.
reason-shepherd-taken = There’s already a shepherd in this field.
reason-grow-or-gather = Grow your flock or gather it.
tile-of-buried = Tile { $n } of { $of }, { $buried } under hills
needs-shepherd = Needs a field without a shepherd.

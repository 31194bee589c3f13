# Hills and Sheep.
system-hills-and-sheep = Hills and Sheep
system-hills-and-sheep-line = Hills break ties, vineyards please monks, and shepherds gather flocks before the wolf comes.
part-hills = Hills
part-hills-line = A tile lies hidden below; on a tie whoever stands on a hill wins.
part-shepherd = Shepherds
part-shepherd-line = Their flocks grow until they are gathered, or the wolf comes.
part-vineyards = Vineyards
part-vineyards-line = A finished monastery scores more for each one around it.
option-hs-vineyards_for_gardens = Vineyards count for gardens
option-hs-closed_field = When the field of a flock is closed
option-hs-tokens = Sheep tokens are counted as in
option-hs-hill_count = On hills counts
value-nothing = nothing happens
value-gather = the flock is gathered
value-text = the rules text
value-list = the list of contents
value-presence = to stand on one
value-number = how many stand there
value-off = no
value-on = yes
ask-flock = Does your flock grow, or do you gather it?
wait-flock = { $name } tends a flock
hint-flock = { $n } of { $of } tokens are wolves: with one the flock is gone.
hint-grow = draw a token; { $n } of { $of } are wolves
hint-gather-too = also for { $names }
confirm-gather = { $n ->
    [one] Gather { $n } point
   *[other] Gather { $n } points
}
confirm-none-flock = Grow or gather
choice-grow = Let it grow
choice-gather = Gather the flock
figure-shepherd = shepherd
token-sheep-1 = one sheep
token-sheep-2 = two sheep
token-sheep-3 = three sheep
token-sheep-4 = four sheep
token-wolf = a wolf
feature-sheep = flock
features-sheep = Flocks
shelf-sheep = Hills and sheep
flock-worth = flock { $n }
flock-none = { $n ->
    [one] { $n } flock
   *[other] { $n } flocks
}
flock-grow = Grow
flock-gather = Gather
flock-at = The flock on { $at }
flock-joins = { $n } sheep
flock-wolf = Wolf: the flock is gone
flock-yours = Your flock
flock-if = { $n ->
    [one] { $n } point if gathered
   *[other] { $n } points if gathered
}
flock-nobody = Nobody has a flock.
flock-left = Still to be drawn
flock-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
flock-sheep = { $n } sheep
flock-wolves = wolf
log-sheep = drew { $token } for the flock on { $at }
log-wolf = drew a wolf: the shepherd on { $at } goes home
log-hidden = put the next tile unseen below the hill
detail-sheep = sheep
detail-pictured-sheep = pictured sheep
detail-vineyard = vineyard
detail-vineyards = vineyards
one-shepherd = a shepherd
place-shepherd = Place shepherd
scored-sheep = gathered a flock

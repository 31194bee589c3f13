# The base game and the farmers, and words that several systems share.
system-base = Base game
system-base-line = Place tiles and meeples, and score.
system-farmers = Farmers
system-farmers-line = Meeples in fields score at the end.
option-base-max_players = Maximum players
option-base-two_tile_city = Finished two-tile city
option-base-final_count_unit = Unfinished roads and cities at the end
option-base-tie = Tie for the win
value-full = full points
value-half = half points
value-tiles = counted by tile
value-segments = counted by segment
value-shared = shared win
value-replay = play another game
value-optional = optional
value-mandatory = required
value-any_meeple = any meeple
value-true = yes
value-false = no
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = meeple
marker-meeple = Meeple
feature-city = city
feature-road = road
feature-river = river
feature-field = field
feature-monastery = monastery
features-city = Cities
features-road = Roads
features-field = Fields
features-monastery = Monasteries
dir-n = north
dir-ne = northeast
dir-e = east
dir-se = southeast
dir-s = south
dir-sw = southwest
dir-w = west
dir-nw = northwest
dir-centre = centre
state-open = open
state-complete = finished
# The server explains points in these words; see `explain`.
# "placed a meeple": an object with its article.
one-meeple = a meeple
# On a button.
place-meeple = Place meeple
place-in-field = Place farmer
# "placed a meeple in the city".
into-city = in the city
into-road = on the road
into-field = in the field
into-monastery = in the monastery
# Before the sum: "scored a city: 3 tiles × 2".
scored-city = scored a city
scored-road = scored a road
scored-field = scored a field
scored-monastery = scored a monastery
for-city = for a city
for-your-city = for your city
for-road = for a road
for-your-road = for your road
for-field = for a field
for-your-field = for your field
for-monastery = for a monastery
for-your-monastery = for your monastery
your-meeple = your meeple
counted-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
counted-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
counted-pennants = { $count ->
    [one] { $count } pennant
   *[other] { $count } pennants
}
counted-cities = { $count ->
    [one] { $count } finished city
   *[other] { $count } finished cities
}
counted-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
counted-farmers = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
reason-must-place = Your tile fits somewhere, so you have to place it.
reason-space-taken = There’s already a tile there.
reason-not-adjacent = A tile has to share a side with another one.
reason-mismatch = { $shown } meets { $wanted } on the { $side } side.
reason-no-fit = That tile doesn’t fit there.
reason-not-waiting = This feature isn’t waiting to be scored.
reason-no-farmers = This game is played without farmers.
group-base = Base game (2021)

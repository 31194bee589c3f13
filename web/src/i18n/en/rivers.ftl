# The three rivers.
system-river-v3 = The River
system-river-v3-line = Start with a river across the table.
system-river-2 = River II
system-river-2-line = Forks to a lake and a volcano.
system-river-bb5 = River with sheep
system-river-bb5-line = With sheep and vineyards.
part-pig-herd = Pig herd
part-pig-herd-line = Makes a field worth more.
option-riv3-kind = Source and lakes
option-riv3-bends = River bends
option-riv3-start_tile = Start tile with a river
option-r2-bends = River bends
option-r5-bends = River bends
value-single_source = one source, one lake
value-double_source = a wide source, two lakes
value-alternate_bends = must alternate left and right
value-no_immediate_u_turn = no immediate U-turn
value-removed = not used
value-after_river = placed after the river
counted-herd-cities = { $count ->
    [one] { $count } city for the pig herd
   *[other] { $count } cities for the pig herd
}
reason-river-drawn-first = River tiles are drawn before all others.
reason-start-tile-next = The start tile is drawn right after the river.
reason-river-continues = A river tile has to continue the river.
reason-river-one-end = A river tile can’t join two ends of the river.
reason-river-free-ahead = The river needs a free space in front of its new end.
reason-river-turns-alternate = The river has to turn left and right alternately.
reason-river-no-u-turn = The river can’t turn the same way twice in a row.
reason-on-water = Nobody can stand on the river.
reason-new-volcano-lake = Nobody can go on the volcano lake you just placed.
lost-river = Turned off because { $name } is on. A game has one river.
spoken-free-river = the river
group-start-rule = one river, one board

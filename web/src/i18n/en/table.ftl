# The table, whatever is played on it.
you = you
left = left
table-opening = Opening the table
table-leave = Leave the table
board = Board
board-label = { $n ->
    [one] Board with { $n } tile
   *[other] Board with { $n } tiles
}
players = Players
players-log = Players and log
watching = watching
your-turn = Your turn
away = away
resigned = resigned
tiles-left = Tiles left
undo = Undo
n-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-now = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
figures-left = figures left
tile-of = Tile { $n } of { $of }
tile-on = Tile placed on { $at }
turn-left = Turn the tile left
turn-right = Turn the tile right
cells-label = Places for this tile: { $n }
cell-label = { $n ->
    [one] { $at }, { $n } rotation
   *[other] { $at }, { $n } rotations
}
targets-label = Places to choose: { $n }
places-lit = Roads and cities to choose
places-tile = Places on this tile
list-features = Board by feature
list-places = Board by place
ask-place-tile = Place this tile
ask-figure = Place a figure, or none
ask-scoring-order = Which feature scores next?
ask-other = Choose one
wait-place-tile = { $name } is placing a tile
wait-figure = { $name } is placing a figure
wait-other = { $name } is choosing
wait-then = Then { $names }. Look around meanwhile.
hint-place = { $n ->
    [one] It fits in { $n } place. Pick one; pick it again to turn.
   *[other] It fits in { $n } places. Pick one; pick it again to turn.
}
hint-turn = Pick it again to turn it.
hint-targets = { $n ->
    [one] { $n } place to choose from, on the board.
   *[other] { $n } places to choose from, on the board.
}
hint-choices = { $n ->
    [one] { $n } choice.
   *[other] { $n } choices.
}
hint-pass = Your figures stay with you.
confirm-none = Choose first
confirm-none-place-tile = Pick a place
confirm-none-figure = Pick a place
confirm-place = Place on { $at }
confirm-deploy = Place { $figure }
confirm-recall = Take back from { $at }
confirm-move = { $piece } to { $at }
confirm-aside = Take off the board
pass = Pass
pass-figure = No figure
act-recall = { $figure } home from { $at } ({ $on })
act-move = { $piece }: { $on }, { $at }
act-aside = { $piece } leaves the board
choice-next = This one next
figure-none = You have none left.
figure-nowhere = It may stand nowhere on this tile.
tools = Overlays and view
overlay-fields = Fields and their owners
overlay-projected = Score if it ended now
overlay-tiles = Tiles left
overlay-holes = Dead cells
overlay-coordinates = Coordinates
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show all
shelf = Expansions
asked-now = asked now
shelf-beside = beside the board
tab-log = Log
tab-chat = Chat
log-chat = Log and chat
log-earlier = { $n ->
    [one] Show { $n } earlier line
   *[other] Show { $n } earlier lines
}
log-empty = Nothing has happened yet.
log-show = Show { $at }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
log-placed = placed a tile on { $at }
log-discarded = drew a tile that fits nowhere
log-deployed = placed { $figure } { $on } ({ $at })
log-scored = { $what }: { $detail }
log-moved = moved { $piece } ({ $at })
log-token = took { $n } { $token }
log-over = The game is over.
log-moved-to = moved { $piece } to { $at }
log-aside = took { $piece } off the board
log-token-placed = put { $token } on { $at }
award = Points
go-on = Go on
refuse-head = That is not possible
refuse-at = That tile does not fit on { $at }
refuse-stale = The game has moved on. Look again and choose anew.
refuse-not-your-turn = It is not your turn.
refuse-busy = Your last hint is still on its way.
refuse-no-hint = No hint this time. Try again.
advice = Hint
advice-busy = Looking for the best move
advice-then = Then { $figure } { $on }.
advice-now = { $n ->
    [one] { $n } point now.
   *[other] { $n } points now.
}
advice-now-of = { $n ->
    [one] { $n } point now, about { $of } of them expected anyway.
   *[other] { $n } points now, about { $of } of them expected anyway.
}
advice-now-all = { $n ->
    [one] { $n } point now, as expected.
   *[other] { $n } points now, as expected.
}
advice-now-less = { $n ->
    [one] Costs you { $n } point now.
   *[other] Costs you { $n } points now.
}
advice-later = { $n ->
    [one] About { $n } point later.
   *[other] About { $n } points later.
}
advice-later-more = About { $n } more later.
advice-later-less = { $n ->
    [one] Gives up about { $n } point later.
   *[other] Gives up about { $n } points later.
}
advice-others-less = { $n ->
    [one] Costs { $name } about { $n } point.
   *[other] Costs { $name } about { $n } points.
}
advice-others-more = { $n ->
    [one] Gives { $name } about { $n } point.
   *[other] Gives { $name } about { $n } points.
}
advice-rival = your strongest rival
advice-even = No other move is worth more.
resign = Resign
resign-sure = A bot takes your seat and the others play on.
resign-yes = Resign this game
keys-title = Keys
keys-arrows = next place in that direction
keys-pan = move the view
keys-turn = turn the tile
keys-choice = choice
keys-decline = decline
keys-confirm = confirm
keys-undo = take back
keys-hint = hint: the best move
keys-zoom = closer, farther, show all
keys-why = the rule of this question
result-head = Final scoring
result-by = { $name } wins by { $n }
result-tie = { $names } share the win
result-replay = It’s a tie: another game decides
result-solo = { $n } points
result-won = Won by { $name }
result-to = { $a } to { $b }
result-decided = { $what } decided it: { $n } points, { $gap } more than { $name }.
result-total = Total
result-board = See the board
result-show = See the result
rematch = Rematch
review = Review the game
notation = Notation
fair = Seed revealed
refuse-not-playing = You’re watching this game.
advice-then-none = Then no figure.

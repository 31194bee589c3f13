# The table, whatever is played on it.
you = you
left = left
table-opening = Loading the game…
table-leave = Back to home
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
n-so-far = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
n-end = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
figures-more = { $n ->
    [one] Show { $n } more kind of figure
   *[other] Show { $n } more kinds of figures
}
figures-left = figures left
tile-of = Tile { $n } of { $of }
tile-on = Tile placed
turn-left = Rotate left
turn-right = Rotate right
cells-label = { $n ->
    [one] { $n } space for this tile
   *[other] { $n } spaces for this tile
}
cell-label = { $n ->
    [one] { $at }, fits one way
   *[other] { $at }, fits { $n } ways
}
tile-in-hand = Tile in hand: { $what }
spoken-way = { $name } { $from } to { $to }
spoken-beside = fits beside { $what }
spoken-open-city = the unfinished city of { $names }
spoken-own-city = your unfinished city
spoken-free-city = an unfinished city without an owner
spoken-open-road = the unfinished road of { $names }
spoken-own-road = your unfinished road
spoken-free-road = an unfinished road without an owner
targets-label = { $n ->
    [one] { $n } spot to choose from
   *[other] { $n } spots to choose from
}
spot-so-far = so far
spot-end = at the end
spot-previous = Previous spot
spot-next = Next spot
spot-list = Show all { $n } as a list
places-lit = Roads and cities to choose from
places-tile = Spots on this tile
list-features = Board by feature
list-places = Board by space
ask-place-tile = Place this tile
ask-figure = Place a figure?
ask-figure-meeple = Place a meeple?
ask-scoring-order = Which feature scores first?
ask-other = Choose one
wait-place-tile = { $name } is placing a tile
wait-figure = { $name } is placing a figure
wait-other = { $name } is choosing
wait-tile = The tile they’ve drawn
wait-next = { $name } is next.
wait-next-you = You’re next.
stall-soon = { $n ->
    [one] You can let a bot play in { $n } second.
   *[other] You can let a bot play in { $n } seconds.
}
stall-you = { $n } s left, then others can let a bot play
stall-seconds = { $n ->
    [one] { $name } has been thinking for { $n } second
   *[other] { $name } has been thinking for { $n } seconds
}
stall-minutes = { $n ->
    [one] { $name } has been thinking for { $n } minute
   *[other] { $name } has been thinking for { $n } minutes
}
stall-offer = Keep waiting, or let a bot play until they’re back.
stall-offer-two = Keep waiting, let a bot play until they’re back, or claim the game.
give-to-bot = Let a bot play for { $name }
claim = Claim the game
claim-sure = Claim the game?
claim-ends = You win, { $name } loses, and the game ends.
replaced = A bot plays for you
replaced-hint = It plays until you take your seat back.
take-seat = Take your seat back
bot-plays = bot plays
hint-place = { $n ->
    [one] Fits in one space. Tap it, tap again to rotate.
   *[other] Fits in { $n } spaces. Tap one, tap again to rotate.
}
hint-place-one-way = { $n ->
    [one] Fits in one space, one way.
   *[other] Fits in { $n } spaces, one way each.
}
hint-one-way = Fits this way only.
hint-click = Tap it to place the tile.
hint-click-turned = Tap it to place the tile, or keep rotating.
hint-turn = Tap again to rotate.
hint-targets = { $n ->
    [one] There’s one spot to choose.
   *[other] Choose one of { $n } spots.
}
hint-choices = { $n ->
    [one] There’s one choice.
   *[other] Choose one of { $n }.
}
hint-stays = Stays until the end of the game.
hint-pass = You keep your figures.
confirm-none = Choose one
confirm-none-place-tile = Choose a space
confirm-none-figure = Choose a spot
confirm-place = Place tile
confirm-deploy = Place { $figure }
confirm-deploy-score = { $place }, score { $n }
confirm-recall = Take back
confirm-move = Move here
confirm-aside = Take off the board
pass = Skip
pass-figure = Skip
act-recall = { $figure } back from the { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Take { $piece } off the board
choice-next = Score this first
figure-none = You have none left.
figure-nowhere = No free spot on this tile.
figures-idle = { $n ->
    [one] can’t go here
   *[other] can’t go here
}
figures-idle-all = Figures that can’t go here
tools = Assists and view
overlay-fields = Fields and who owns them
overlay-projected = Projected score
overlay-tiles = Tiles left
overlay-holes = Unfillable spaces
overlay-coordinates = Coordinates
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit board
shelf = Expansions
shelf-now = now
shelf-beside = beside the board
tab-log = Log
tab-chat = Chat
log-chat = Log and chat
log-earlier = { $n ->
    [one] Show { $n } earlier line
   *[other] Show { $n } earlier lines
}
log-empty = Nothing has happened yet.
log-show = Show { $at } on the board
chat-empty = No messages yet.
chat-muted = Only players can chat in this game.
chat-say = Say something
chat-send = Send
log-placed = placed a tile ({ $at })
log-discarded = drew a tile that doesn’t fit anywhere
log-deployed = placed { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, halved
log-moved = moved { $piece } ({ $at })
log-token = took { $n } { $token }
log-over = The game is over.
log-moved-to = moved { $piece } to { $at }
log-aside = took { $piece } off the board
log-token-placed = put { $token } on { $at }
continue = Continue
refuse-head = You can’t do that
refuse-at = That tile doesn’t fit there ({ $at })
refuse-stale = The game moved on. Please choose again.
refuse-not-your-turn = It’s not your turn.
refuse-not-playing = You’re watching this game, so you can’t make a move.
refuse-busy = Your last hint is still on its way.
refuse-no-hint = No hint this time. Please try again.
refuse-other = That isn’t possible right now.
refuse-bad-request = The server didn’t understand that. Please reload the page.
refuse-bad-json = The server didn’t understand that. Please reload the page.
refuse-bad-setup = These expansions can’t be played together like this.
refuse-bad-notation = That text isn’t a game or position Bastide can read (line { $line }, column { $column }).
refuse-bad-save = This saved game is damaged, or from another version. Your other games are fine.
refuse-bad-name = A name has 1 to { $longest } visible characters.
refuse-bad-colour = Please choose one of the eight colours.
refuse-bad-chat = A chat message has 1 to { $longest } visible characters.
refuse-unknown-bot = That bot isn’t on this server.
refuse-unknown-guest = The server doesn’t know you. Please reload the page.
refuse-bad-origin = That request came from another site, so it was ignored.
refuse-needs-invite = This game is private. Ask for an invite link.
refuse-not-host = Only the host can start the game.
refuse-not-found = There’s nothing at this address.
refuse-no-game = There’s no such game.
refuse-no-seat = There’s no such seat.
refuse-seat-taken = That seat is taken.
refuse-already-started = The game has already started.
refuse-not-started = The game hasn’t started yet.
refuse-open-seats = The game needs more players.
refuse-not-over = The game isn’t over yet.
refuse-illegal-action = The rules don’t allow that move.
refuse-game-over = The game is over.
refuse-uploaded = This game has moved online.
refuse-too-early = { $seconds ->
    [one] They still have { $seconds } second.
   *[other] They still have { $seconds } seconds.
}
refuse-nobody-stalls = Nobody is keeping you waiting.
refuse-not-two-players = You can only claim a game between two players.
refuse-nothing-to-undo = You can only undo your last action, until someone else moves or a tile is drawn.
refuse-undo-limit = You’ve used all { $most } undos of this game.
refuse-assists-off = Assists are off in this game.
refuse-watchers-muted = Only players can chat in this game.
refuse-chat-too-fast = { $seconds ->
    [one] That’s a lot of chat at once. Try again in { $seconds } second.
   *[other] That’s a lot of chat at once. Try again in { $seconds } seconds.
}
refuse-too-large = That’s too long.
refuse-too-fast = That was too fast. Please wait a moment.
refuse-storage = The server couldn’t save that. Please try again.
refuse-stopping = The server is restarting. Please try again in a moment.
refuse-seed-given = Leave out the seed: the table draws the tiles.
refuse-tiles-given = Custom tiles can’t be played on this server.
refuse-scripted-public = A public game can’t have scripted draws.
refuse-no-preset = There’s no box called “{ $name }”.
refuse-no-tiles = The game needs tiles to draw. Please add a tile set.
refuse-too-many-tiles = That’s too many tiles: { $count }. This server plays with at most { $most }.
refuse-too-many-games = You have { $most } unfinished games. Please finish or resign one first.
refuse-too-many-bots = The bots in your unfinished games are limited to { $most }. Please finish or resign a game first.
refuse-server-full = This server is full right now. Please try again later.
refuse-seat-count = A game has 1 to 8 seats.
advice = Hint
advice-busy = Looking for the best move
advice-then = Then { $figure } { $on }.
advice-then-none = Then no figure.
advice-now = { $n ->
    [one] { $n } point now.
   *[other] { $n } points now.
}
advice-now-of = { $n ->
    [one] { $n } point now, though about { $of } would have come anyway.
   *[other] { $n } points now, though about { $of } would have come anyway.
}
advice-now-all = { $n ->
    [one] { $n } point now, which would have come anyway.
   *[other] { $n } points now, which would have come anyway.
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
advice-rival = your strongest opponent
advice-even = No other move is worth more.
resign = Resign
resign-ends = You lose, and the game ends.
resign-bot = You come last, and a bot plays on for you.
resign-yes = Resign
keys-title = Keyboard shortcuts
keys-all = Show all shortcuts
keys-arrows = next space or spot that way
keys-pan = move the board
keys-turn = rotate the tile
keys-choice = pick a choice
keys-decline = skip
keys-confirm = confirm
keys-undo = undo
keys-hint = hint: the best move
keys-zoom = zoom in, zoom out, fit board
keys-why = the rule behind this question
result-head = Final scoring
result-by = { $name } wins by { $n }
result-by-you = You win by { $n }
result-wins = { $name } wins
result-wins-you = You win
result-resigned = { $name } resigned.
result-left = { $name } left.
result-tie = { $names } share the win
result-replay = It’s a tie: play another game to decide
result-solo = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-won = { $name } won
result-to = { $a } to { $b }
result-decided = { $n ->
    [one] { $what } made the difference: { $n } point, { $gap } more than { $name }.
   *[other] { $what } made the difference: { $n } points, { $gap } more than { $name }.
}
result-total = Total
result-board = Show board
result-show = Show result
notation = Download
fair = Fair-shuffle proof
# Why something is refused, by the codes of the engine. `$your` is "your meeple", `$figure` only the noun.
reason-game-over = The game is over.
reason-chance-first = Wait for the draw or the roll first.
reason-not-drawn-now = Nothing like that is drawn or rolled now.
reason-tile-gone = No tile like that is left to draw.
reason-not-now = You can’t do that now. First: { $asked }
reason-new-tile-only = Figures go on the tile you just placed.
reason-no-feature = There’s nothing to stand on there.
reason-occupied = This feature is already occupied.
reason-finished = This feature is already finished.
reason-none-left = You have no { $figure } left.
reason-no-recall = You can’t take your { $figure } back now.

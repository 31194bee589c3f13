# New games: expansions, mixes, seats, and the page on which players wait.
shelf-search = Search expansions
shelf-filter = Show
shelf-all = All { $n }
shelf-stars = Favourites { $n }
shelf-on = On { $n }
shelf-none = Nothing matches.
shelf-none-stars = Star an expansion to find it here.
group-big = Big expansions
group-mini = Mini expansions (2012)
group-start = Different starts
group-more = More small expansions
group-on = { $n ->
    [0] none on
   *[other] { $n } of { $of } on
}
row-tiles = { $n ->
    [0] no tiles
    [one] +{ $n } tile
   *[other] +{ $n } tiles
}
row-minutes = +{ $n } min
row-always = always on
row-details = Details
row-star = Favourite: { $name }
row-narrowed = { $n } of { $of } parts
row-variants = { $n ->
    [one] { $n } rule variant
   *[other] { $n } rule variants
}
lost-board = Turned off because { $name } is on. A game has one start board.
lost-instead = Use { $name } instead
lost-said = { $lost }: { $why }
random-mix = Random mix
random-hint = Fresh expansions for a game of this length.
random-length = Length of the game
random-minutes = { $n ->
    [120] 2 hours
   *[other] { $n } min
}
random-shuffle = Shuffle
random-back = Back to my mix
mixes = Your mixes
mix-save = Save this mix
mix-saved = Saved as “{ $name }”
mix-name = Name of the mix
mix-rename = Rename { $name }
mix-remove = Delete { $name }
mix-more = { $first } and { $n } more
mix-plus = { $box }, plus { $more }
mix-without = { $box }, without { $less }
mix-plus-without = { $box }, plus { $more }, without { $less }
mix-reset = Reset to { $box }
n-minutes = { $n } min
tiles-word = tiles
game-minutes = about { $n } min
game-short = short
game-long = long
game-expansions-on = { $n ->
    [0] No expansions
    [one] { $n } expansion on
   *[other] { $n } expansions on
}
game-remove = Remove { $name }
game-show-all = Show all { $n }
game-variants = { $n ->
    [one] { $n } rule variant
   *[other] { $n } rule variants
}
game-variants-reset = Use the default rules
game-options = Game options
game-choose = Choose expansions
new-public-on = Strangers can take a seat.
new-public-off = Invite only: friends join with your link.
new-watch = Anyone can watch
seat-here = Someone here
seat-here-hint = at this screen
seat-here-n = Player { $n }
seat-name = Name of the player in seat { $n }
waiting-title = Waiting for players
waiting-tab = { $n } of { $of }
waiting-seats = Seats
waiting-taken = { $n } of { $of } taken
waiting-host = You, host
waiting-joined = Joined
waiting-ready-seat = Ready
waiting-invite = Invite friends
waiting-code = Game code: { $code }
waiting-qr = Scan to join from a phone
waiting-qr-show = Show QR code
waiting-qr-hide = Hide QR code
waiting-fill = Fill with bots and start
waiting-for = { $n ->
    [one] Waiting for one more player. The game starts when every seat is taken.
   *[other] Waiting for { $n } more players. The game starts when every seat is taken.
}
waiting-private = Invite only
waiting-public = Public: anyone can join
waiting-stranger = This game is invite only. Ask the host for the link to join. You can watch once it starts.
waiting-game = The game
list-filter = Show games
list-all = All
list-turn = Your turn
list-waiting = Waiting
list-running = In progress
list-finished = Finished
list-none-filter = No games like this.
card-won = { $name } won
card-you-won = You won
card-shared = Shared win
you-name = { $name } (you)

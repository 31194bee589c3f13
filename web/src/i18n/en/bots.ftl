# The bots: who they are, how strong, and what they are known for. The lines are those of the server's ladder; a test compares them.
bot = Bot
bot-choose = Bot in this seat
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, rated { NUMBER($rating, useGrouping: 0) }
bots = Choose your opponent
bots-lead = Eight bots, from beginner to master. Play any of them, any time.
bots-all = Bots
bots-game = Game
bots-first = Who goes first?
bots-first-me = You
bots-first-random = Random
bots-play = Play { $name }
bots-style = Style
bots-style-default = Default
bot-style-builder = Builder
bot-style-builder-line = Puts most meeples into cities.
bot-style-farmer = Farmer
bot-style-farmer-line = Sends many meeples to the fields.
bot-style-thief = Thief
bot-style-thief-line = Joins your cities and roads whenever possible.
bot-record-none = Not played yet
bot-record = { $drawn ->
    [0] You { $won } – { $lost }
    [one] You { $won } – { $lost }, 1 draw
   *[other] You { $won } – { $lost }, { $drawn } draws
  }
bot-record-lead = You lead { $won } – { $lost }.
bot-record-behind = { $name } leads { $lost } – { $won }.
bot-record-even = You’re level at { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] 1 draw.
   *[other] { $n } draws.
  }
bot-last-won = Last game: you won by { $n }.
bot-last-lost = Last game: { $name } won by { $n }.
bot-last-drawn = Last game: a draw.
bot-label-none = { $label }, not played yet
bot-label-lead = { $label }, you lead { $won } to { $lost }
bot-label-behind = { $label }, you trail { $won } to { $lost }
bot-label-even = { $label }, level at { $won } all
bot-odile = Odile
bot-odile-grade = beginner
bot-odile-line = Forgets farms and keeps her meeples for later.
bot-gaspard = Gaspard
bot-gaspard-grade = easy
bot-gaspard-line = Never farms, and doesn’t see a steal coming.
bot-margot = Margot
bot-margot-grade = casual
bot-margot-line = Sends her meeples out early and is soon without one.
bot-marius = Marius
bot-marius-grade = steady
bot-marius-line = Sends more meeples to the fields than anyone.
bot-alienor = Aliénor
bot-alienor-grade = solid
bot-alienor-line = Joins your cities and roads when she can.
bot-thibaut = Thibaut
bot-thibaut-grade = strong
bot-thibaut-line = Counts the tiles that are left and wastes little.
bot-sancha = Sancha
bot-sancha-grade = expert
bot-sancha-line = Hardly ever misses the move that looks best.
bot-raimond = Raimond
bot-raimond-grade = master
bot-raimond-line = Thinks about your reply before he moves.
bot-greedy-grade = points first
bot-random-grade = random moves

# The analysis board.
analysis = Analysis
analysis-about = Go through any game or position, try other moves, and see what the engine thinks. Everything stays on this device.
analysis-paste = Paste a game, a position or a link
analysis-paste-hint = Game notation, position text, or the address of a game on Bastide.
analysis-open = Open
analysis-new = New board
analysis-saved = Saved analyses
analysis-none = Nothing saved yet
analysis-delete-of = Delete { $title }
analysis-bad-link = That link is damaged. Ask for it again, or paste the position as text.
analysis-variations = { $n ->
    [one] 1 variation
   *[other] { $n } variations
}
analysis-missing = There is no such analysis on this device.
analysis-running = This game is still in progress. Finish it first, then analyse it.
analysis-back = Back to all analyses
analysis-ways = { $n } ways
analysis-unknown = Win chance not known yet
analysis-margin-of = Expected margin for { $name }
analysis-best = Best moves
analysis-looked = { $n ->
    [one] 1 position
   *[other] { $n } positions
}
analysis-stop = Stop
analysis-start = Start
analysis-over = Game over
analysis-play-move = Play this move
analysis-worths = Next to each tile: how far ahead whoever draws it should end up.
analysis-thinking = Thinking…
analysis-moves = Moves
analysis-promote = Make this the main line
analysis-remove = Delete from here on
analysis-beginning = Start
analysis-comment = Comment
analysis-not-kept = This analysis can’t be saved here: private window or full disk. It’s gone once you close the page.
analysis-turn = Turn
analysis-odds = Odds
analysis-to-move = { $name } to move
analysis-other-tile = What if another tile comes?
analysis-next-tile = Next tile
analysis-chance = What happens?
analysis-draw = { $tile }, { $n } left
analysis-random = Random
analysis-fits = { $at }: what fits here?
analysis-odds-pick = Tap an empty space beside a tile to see what fits there.
analysis-fits-left = { $n } of { $of } tiles left
analysis-fits-none = No tile left fits here.
analysis-next-draw = With the next draw
analysis-within = { $n ->
    [one] Within 1 draw
   *[other] Within { $n } draws
}
analysis-draws = Number of draws
analysis-draws-first = { $name } draws the first one
analysis-race = One tile before another
analysis-race-hint = Tap tiles you want once, and tiles you fear twice.
analysis-race-these = { $tile }, { $n } left, wanted
analysis-race-those = { $tile }, { $n } left, feared
analysis-race-won = { $n ->
    [one] A wanted tile comes first, within 1 draw
   *[other] A wanted tile comes first, within { $n } draws
}
analysis-race-lost = A feared tile comes first
analysis-link = Copy link to this position
analysis-save-text = Save as notation
analysis-copy-position = Copy position as text
analysis-edit = Edit position as text
analysis-png = Save picture (PNG)
analysis-svg = Save picture (SVG)
analysis-delete = Delete this analysis

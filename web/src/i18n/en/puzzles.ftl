# Puzzles, and the challenge of the day.
puzzles = Puzzles
puzzles-lead = Real positions with one best move. Find it, and see why it’s best.
puzzles-more = More puzzles
puzzles-tried = { $solved } of { $n } solved
puzzle-of-day = Puzzle of the day
puzzle-day-open = One puzzle a day, the same for everyone.
puzzle-day-done = Solved. The next one comes at midnight UTC.
puzzle-solve = Solve it
puzzle-look = Look again
puzzle-streak = Daily streak
puzzle-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
puzzle-week = This week
puzzle-find = Find the best move
puzzle-rated = Rated { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = This is where the best move begins. With a hint, the puzzle counts half.
puzzle-show = Show the answer
puzzle-solved = Solved
puzzle-hinted = Solved with a hint
puzzle-missed = Not solved
puzzle-practice = { $what } · practice, not rated
puzzle-outcome = { $what } · rating { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Best: { $move }
puzzle-worth = Good, but not best: { $a } instead of { $b } points.
puzzle-margins = Expected margin { $a }, next best move { $b }.
puzzle-scores = { $n ->
    [one] It scores 1 point at once, but another move does more.
   *[other] It scores { $n } points at once, but another move does more.
}
puzzle-even = The score is even.
puzzle-behind = { $n ->
    [one] You’re 1 point behind.
   *[other] You’re { $n } points behind.
}
puzzle-ahead = { $n ->
    [one] You’re 1 point ahead.
   *[other] You’re { $n } points ahead.
}
puzzle-left = { $n ->
    [one] 1 tile left.
   *[other] { $n } tiles left.
}
puzzle-about = About this puzzle
puzzle-your-rating = Your rating
puzzle-its-rating = Puzzle rating
puzzle-theme = Theme
puzzle-own = Your expansions
puzzle-start = { $n ->
    [one] Solve 1 puzzle
   *[other] Solve { $n } puzzles
}
puzzle-next = Next puzzle
puzzle-back = All puzzles
puzzle-none = No puzzle fits. Choose another theme or more expansions.
puzzle-lost = The puzzles didn’t load. Check your connection and try again.
puzzle-again = Try again
puzzle-opening = Opening the puzzle…
puzzle-you = You
challenge = Challenge of the day
challenge-about = Play alone. Everyone draws the same tiles: how many points can you score?
challenge-begin = Start
challenge-continue = Continue
challenge-scores = Scores with these tiles
challenge-share = Bastide, challenge of { $day }: { $n } points, more than { $beaten } of { $of } bots.
puzzle-theme-extra = Extra tile
puzzle-theme-steal = Steal
puzzle-theme-share = Share
puzzle-theme-farm = Farms
puzzle-theme-save = Save a meeple
puzzle-theme-monastery = Monasteries
puzzle-theme-finish = Close and score
puzzle-theme-piece = Special pieces
puzzle-theme-last = Last turns
puzzle-theme-block = Block
puzzle-theme-keep = Hold back
puzzle-theme-claim = Claim
puzzle-theme-plan = Prepare
puzzle-idea-extra = The extra tile is worth more
puzzle-idea-steal = Take it over
puzzle-idea-share = Get a share of it
puzzle-idea-farm = The farm decides
puzzle-idea-save = Get a meeple back
puzzle-idea-monastery = Complete the tiles around it
puzzle-idea-finish = Close it and score
puzzle-idea-piece = Move the right piece
puzzle-idea-last = Make the last tiles count
puzzle-idea-block = Stop the others
puzzle-idea-keep = Keep your meeple
puzzle-idea-claim = Claim it now
puzzle-idea-plan = Prepare what comes next

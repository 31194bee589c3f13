# The review of a finished game.
review-page = Game review
review-won = You won { $a } to { $b }
review-lost = You lost { $a } to { $b }
review-drawn = A draw, { $a } to { $b }
review-other-won = { $name } won { $a } to { $b }
review-analyse = Analyse
review-chance = Win chance
review-slider = Turn
review-turn = Turn { $n }
review-start = Start
review-unknown = not reviewed yet
review-chance-of = { $name } { $chance }%
review-as-table = Show as a table
review-as-graph = Show as a graph
review-col-turn = Turn
review-col-player = Player
review-col-move = Move
review-col-grade = Grade
review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-count = { $grade }: { $n }
review-open = Open the board here
review-go = Review this game
review-about = See what was luck and what was skill, turn by turn. Takes about { $n } seconds on this device.
review-starting = Opening the game…
review-working = Reviewing turn { $n } of { $of }
review-name = Review
review-stop = Stop
review-continue = Continue
review-stopped = { $n } of { $of } turns reviewed. You can continue whenever you like.
review-done = The review is finished.
review-short = This game is too short to review. It takes at least 10 tiles.
review-alone = A review compares players, and this game had only one.
review-running = This game is still in progress. Finish it first.
review-to-game = Go to the game
review-no-engine = The engine didn’t load. Check your connection and try again.
review-lost-worker = The review stopped unexpectedly. What’s done is kept. Continue when you’re ready.
review-not-kept = This review can’t be saved here: private window or full disk. You can read it until you close the page.
review-why = Why it ended like this
review-why-won = Why you won by { $n }
review-why-lost = Why you lost by { $n }
review-why-other = Why { $name } won by { $n }
review-luck = Luck of the draw
review-own = Your mistakes
review-own-each = Own mistakes
review-of = { $name }’s mistakes
review-others = The others’ mistakes
review-margin = Final margin
review-how = How is this worked out?
review-how-mistakes = Mistakes: for every turn, the engine compares what was played with the best turn there was, in expected points. Turns within half a point of the best don’t count.
review-how-luck = Luck: whatever mistakes don’t explain, mostly the tiles. So the bars always add up to the final margin.
review-how-grades = Grades: how much win chance a turn lost against the best one. Under 1% is best, under 4% good, under 8% an inaccuracy, under 15% a mistake, anything more a blunder.
review-how-accuracy = Accuracy: the best turn counts 100%, and every 7% of win chance lost halves that. Turns without a choice don’t count.
review-accuracy = accuracy
review-from-luck = points from luck
review-lost-points = points lost to mistakes
review-luck-even = Luck was about even for { $name }.
review-luck-good = Luck was on { $name }’s side, worth about { $n } points.
review-luck-bad = Luck was against { $name } and cost about { $n } points.
review-skill-best = { $name } gave away next to nothing.
review-skill-cost = Mistakes cost { $name } about { $n } points; turn { $turn } alone cost { $worst }.
review-moments = Key moments
review-no-moments = No single turn decided this game.
review-moment-n = Key moment { $n }: { $what }
review-luck-one = Luck
review-lucky = A lucky tile
review-unlucky = An unlucky tile
review-odds = The chance of drawing it was 1 in { $n }
review-worth-more = { $n ->
    [one] Worth 1 point more than the average tile.
   *[other] Worth { $n } points more than the average tile.
}
review-worth-less = { $n ->
    [one] Worth 1 point less than the average tile.
   *[other] Worth { $n } points less than the average tile.
}
review-swing = { $swing }% to win
review-better = Better: { $move }
review-figure = { $figure } { $on }
review-none = no figure
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] 1 point on { $at }
   *[other] { $n } points on { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Learn from your mistake
   *[other] Learn from your { $n } mistakes
}
review-no-mistakes = No mistakes to learn from. Well played!
review-learning = Learn from your mistakes
review-none-yet = There are no mistakes to learn from. Review the game first.
review-mistake-of = Mistake { $n } of { $of }
review-find = Find a better move
review-you-played = You played { $move }
review-chance-lost = It lost { $n }% win chance.
review-not-better = That isn’t better yet: { $a } instead of { $b } points. Try another spot.
review-solved = That’s better
review-solved-best = That’s the best move
review-margins = { $a } instead of { $b } points
review-next = Next mistake
review-back = Back to the review

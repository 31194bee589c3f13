# Points as they come: the tag at the feature, the receipt above the bar, and the final scoring.
score-you = You scored { $n }
score-name = { $name } scored { $n }
score-names = { $names } scored { $n } each
score-back = { $figure } is back.
score-backs = { $n ->
    [one] { $n } of your figures is back.
   *[other] { $n } of your figures are back.
}
score-said-back = { $figure } returned.
score-said-backs = { $n ->
    [one] { $n } figure returned.
   *[other] { $n } figures returned.
}
score-finished = { $what } finished
score-times = { $counted } times { $each }
score-plus = { $sum } plus { $term }
score-replay = Replay
score-why = Why?
score-since = { $n ->
    [one] { $n } score since your turn
   *[other] { $n } scores since your turn
}
score-now = { $n ->
    [one] { $n } score just now
   *[other] { $n } scores just now
}
receipt = Latest scores
finale-you = You score { $n } { $for }
finale-name = { $name } scores { $n } { $for }
finale-names = { $names } score { $n } each { $for }
finale-takes = { $name } takes the lead by { $n }.
finale-leads = { $name } leads by { $n }.
finale-level = { $names } are level.
finale-you-take = You take the lead by { $n }.
finale-you-lead = You lead by { $n }.
finale-standings = Standings
finale-play = Play final scoring
finale-pause = Pause
finale-resume = Play
finale-prev = Previous feature
finale-next = Next feature
finale-speed = Speed: { $n }×
finale-done = done
finale-of = { $n } of { $of }

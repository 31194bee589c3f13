# Points as they come: the tag at the feature, the receipt above the bar, and the final scoring.
score-you = Je scoort { $n }
score-name = { $name } scoort { $n }
score-names = { $names } scoren elk { $n }
score-back = { $figure } is terug.
score-backs = { $n ->
    [one] { $n } van je figuren is terug.
   *[other] { $n } van je figuren zijn terug.
}
score-said-back = { $figure } terug.
score-said-backs = { $n ->
    [one] { $n } figuur terug.
   *[other] { $n } figuren terug.
}
score-finished = { $what } voltooid
score-times = { $counted } keer { $each }
score-plus = { $sum } plus { $term }
score-replay = Nog eens
score-why = Waarom?
score-since = { $n ->
    [one] { $n } score sinds je beurt
   *[other] { $n } scores sinds je beurt
}
score-now = { $n ->
    [one] { $n } score zojuist
   *[other] { $n } scores zojuist
}
receipt = Laatste scores
finale-you = Je scoort { $n } { $for }
finale-name = { $name } scoort { $n } { $for }
finale-names = { $names } scoren elk { $n } { $for }
finale-takes = { $name } komt { $n } voor.
finale-leads = { $name } staat { $n } voor.
finale-level = { $names } staan gelijk.
finale-you-take = Je komt { $n } voor.
finale-you-lead = Je staat { $n } voor.
finale-standings = Stand
finale-play = Eindtelling afspelen
finale-pause = Pauze
finale-resume = Afspelen
finale-prev = Vorig gebied
finale-next = Volgend gebied
finale-speed = Snelheid: { $n }×
finale-done = klaar
finale-of = { $n } van { $of }

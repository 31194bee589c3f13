# Gold Mines.
system-gold-mines = Gold Mines
system-gold-mines-line = Ingots lie on tiles; whoever finishes a feature there takes them, and many are worth more.
option-gld-adjacent = The second ingot goes to one of
option-gld-shared = Gold of several features
value-eight = eight tiles around
value-four = four tiles beside it
value-pooled_claims = is shared out in turn
value-feature_by_feature = is taken feature by feature
ask-place-gold = Where does the second ingot go?
wait-place-gold = { $name } is placing gold
hint-gold = { $n ->
    [one] { $n } ingot there now.
   *[other] { $n } ingots there now.
}
confirm-gold = Gold on { $at }
act-gold = Gold on { $at }
token-gold = gold
feature-gold = gold
features-gold = Gold
shelf-gold = Gold
shelf-ingots = { $n ->
    [one] { $n } ingot
   *[other] { $n } ingots
}
shelf-worth = worth
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } ingot, worth { $points } point now
       *[other] { $n } ingot, worth { $points } points now
    }
   *[other] { $points ->
        [one] { $n } ingots, worth { $points } point now
       *[other] { $n } ingots, worth { $points } points now
    }
}
gold-table = Each ingot: up to 3, 1 point; up to 6, 2; up to 9, 3; from 10 on, 4.
gold-here = { $n } gold
detail-ingot = ingot
detail-ingots = ingots
scored-gold = scored gold

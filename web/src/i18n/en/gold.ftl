# Gold Mines.
system-gold-mines = Gold Mines
system-gold-mines-line = Finish a feature, take its gold.
option-gld-adjacent = Second ingot goes on
option-gld-shared = Gold from several features
value-eight = one of the 8 tiles around
value-four = one of the 4 tiles beside it
value-pooled_claims = shared out in turn
value-feature_by_feature = taken feature by feature
ask-place-gold = Where does the second ingot go?
wait-place-gold = { $name } is placing gold
hint-gold = { $n ->
    [0] No gold there yet.
    [one] { $n } ingot there now.
   *[other] { $n } ingots there now.
}
confirm-gold = Put gold there
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
        [one] { $n } ingot, worth { $points } point
       *[other] { $n } ingot, worth { $points } points
    }
   *[other] { $points ->
        [one] { $n } ingots, worth { $points } point
       *[other] { $n } ingots, worth { $points } points
    }
}
gold-table = Each ingot scores 1 point with up to 3 ingots, 2 with up to 6, 3 with up to 9, and 4 from 10 on.
gold-here = { $n } gold
scored-gold = scored gold
for-gold = for gold
counted-ingots = { $count ->
    [one] { $count } ingot
   *[other] { $count } ingots
}
reason-gold-beside = The second ingot goes on a tile next to the new one.
reason-gold-shares-side = The second ingot goes on a tile that shares a side with the new one.
reason-gold-on-board = Gold can’t go inside the start board.

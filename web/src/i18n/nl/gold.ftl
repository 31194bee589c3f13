# Gold Mines.
system-gold-mines = Goudmijnen
system-gold-mines-line = Voltooi een gebied en pak het goud.
option-gld-adjacent = Tweede goudstaaf gaat op
option-gld-shared = Goud uit meer gebieden
value-eight = een van de 8 tegels eromheen
value-four = een van de 4 tegels ernaast
value-pooled_claims = om de beurt verdeeld
value-feature_by_feature = gebied voor gebied gepakt
ask-place-gold = Waar komt de tweede goudstaaf?
wait-place-gold = { $name } legt goud neer
hint-gold = { $n ->
    [0] Daar ligt nog geen goud.
    [one] Daar ligt nu { $n } goudstaaf.
   *[other] Daar liggen nu { $n } goudstaven.
}
confirm-gold = Goud hier leggen
token-gold = goud
feature-gold = goud
features-gold = Goud
shelf-gold = Goud
shelf-ingots = { $n ->
    [one] { $n } goudstaaf
   *[other] { $n } goudstaven
}
shelf-worth = waard
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } goudstaaf, { $points } punt waard
       *[other] { $n } goudstaaf, { $points } punten waard
    }
   *[other] { $points ->
        [one] { $n } goudstaven, { $points } punt waard
       *[other] { $n } goudstaven, { $points } punten waard
    }
}
gold-table = Elke goudstaaf scoort 1 punt als je er hoogstens 3 hebt, 2 tot en met 6, 3 tot en met 9 en 4 vanaf 10.
gold-here = { $n } goud
scored-gold = scoort voor goud
for-gold = voor goud
counted-ingots = { $count ->
    [one] { $count } goudstaaf
   *[other] { $count } goudstaven
}
reason-gold-beside = De tweede goudstaaf gaat op een tegel naast de nieuwe.
reason-gold-shares-side = De tweede goudstaaf gaat op een tegel die met een zijde aan de nieuwe grenst.
reason-gold-on-board = Op het startbord kan geen goud liggen.

# Goldminen.
system-gold-mines = Goldminen
system-gold-mines-line = Stell etwas fertig und nimm das Gold.
option-gld-adjacent = Zweiter Barren kommt auf
option-gld-shared = Gold aus mehreren Gebieten
value-eight = eines der 8 Plättchen ringsum
value-four = eines der 4 Plättchen daneben
value-pooled_claims = reihum verteilt
value-feature_by_feature = Gebiet für Gebiet
ask-place-gold = Wohin kommt der zweite Goldbarren?
wait-place-gold = { $name } legt Gold
hint-gold = { $n ->
    [0] Dort liegt noch kein Gold.
    [one] Dort liegt jetzt { $n } Barren.
   *[other] Dort liegen jetzt { $n } Barren.
}
confirm-gold = Gold dorthin legen
token-gold = Gold
feature-gold = Gold
features-gold = Gold
shelf-gold = Gold
shelf-ingots = { $n } Barren
shelf-worth = Wert
gold-worth = { $points ->
    [one] { $n } Barren, { $points } Punkt wert
   *[other] { $n } Barren, { $points } Punkte wert
}
gold-table = Jeder Barren bringt bei bis zu 3 Stück 1 Punkt, bis zu 6 Stück 2, bis zu 9 Stück 3, ab 10 Stück 4.
gold-here = { $n } Gold
scored-gold = wertet Gold
for-gold = für Gold
counted-ingots = { $count ->
    [one] { $count } Goldbarren
   *[other] { $count } Goldbarren
}
reason-gold-beside = Der zweite Goldbarren kommt auf ein Plättchen neben dem neuen.
reason-gold-shares-side = Der zweite Goldbarren kommt auf ein Plättchen, das mit einer Seite am neuen liegt.
reason-gold-on-board = Ins Startfeld kommt kein Gold.

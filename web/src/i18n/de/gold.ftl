# Goldminen.
system-gold-mines = Goldminen
system-gold-mines-line = Goldbarren liegen auf Plättchen; wer dort etwas fertigstellt, nimmt sie, und viele sind mehr wert.
option-gld-adjacent = Der zweite Barren liegt auf einem von
option-gld-shared = Gold aus mehreren Gebieten
value-eight = acht Plättchen ringsum
value-four = vier Plättchen daneben
value-pooled_claims = wird reihum geteilt
value-feature_by_feature = wird Gebiet für Gebiet genommen
ask-place-gold = Wohin kommt der zweite Goldbarren?
wait-place-gold = { $name } legt Gold
hint-gold = { $n ->
    [one] Dort liegt jetzt { $n } Barren.
   *[other] Dort liegen jetzt { $n } Barren.
}
confirm-gold = Gold auf { $at }
act-gold = Gold auf { $at }
token-gold = Gold
feature-gold = Gold
features-gold = Gold
shelf-gold = Gold
shelf-ingots = { $n } Barren
shelf-worth = Wert
gold-worth = { $points ->
    [one] { $n } Barren, jetzt { $points } Punkt wert
   *[other] { $n } Barren, jetzt { $points } Punkte wert
}
gold-table = Je Barren: bis 3 Stück 1 Punkt, bis 6 Stück 2, bis 9 Stück 3, ab 10 Stück 4.
gold-here = { $n } Gold
detail-ingot = Barren
detail-ingots = Barren
scored-gold = wertet Gold

# König und Raubritter.
system-king-and-robber-baron = König und Raubritter
system-king-and-robber-baron-line = Größte Stadt und längste Straße zählen.
part-king = König
part-king-line = Für die größte fertige Stadt.
part-robber-baron = Raubritter
part-robber-baron-line = Für die längste fertige Straße.
option-kr-scoring = König und Raubritter bringen
value-count = 1 Punkt je fertiger Stadt oder Straße
value-ten_each = je 10 Punkte
value-fifteen_forty = 15 Punkte, zusammen 40
value-continuous = 1 Punkt, sobald eine fertig wird
figure-king = König
figure-robber-baron = Raubritter
token-king = König
token-robber-baron = Raubritter
feature-king = König
feature-robber-baron = Raubritter
features-king = König
features-robber-baron = Raubritter
shelf-titles = König und Raubritter
title-king = Größte fertige Stadt
title-robber-baron = Längste fertige Straße
title-beat = { $what }: { $n } Plättchen zu übertreffen
title-holder = Inhaber
title-size = zu schlagen
title-nobody = noch niemand
log-king = wird König: größte Stadt
log-robber-baron = wird Raubritter: längste Straße
scored-king = wertet für den König
scored-robber-baron = wertet für den Raubritter
for-king = für den König
for-robber-baron = für den Raubritter
the-king = der König
the-robber-baron = der Raubritter
counted-roads = { $count ->
    [one] { $count } fertige Straße
   *[other] { $count } fertige Straßen
}
counted-titles = { $count ->
    [one] { $count } Titel
   *[other] { $count } Titel
}
reason-title-moves = { $title } lässt sich nicht versetzen. Ihn bekommt, wer etwas Größeres fertig baut.

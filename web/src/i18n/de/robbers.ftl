# Räuber.
system-robbers = Räuber
system-robbers-line = Raub die Hälfte der nächsten Wertung.
option-rob-placement = Einen Räuber aufstellen
option-rob-second = Wer den zweiten Räuber aufstellt
option-rob-targets = Räuber können berauben
option-rob-end_points = Punkte für einen Räuber, der am Ende auf der Leiste steht
value-next_available = der Nächste, der noch einen hat
value-next_player_only = nur der nächste Spieler
value-meeple_and_messenger = Meeples und Boten
value-meeple_only = nur Meeples
ask-place-robber = Wo lauert dein Räuber?
ask-rob = { $name } jetzt berauben?
wait-place-robber = { $name } stellt einen Räuber auf
wait-rob = { $name } darf rauben
hint-robbed = Räuber von { $name } bekommt { $n }
hint-along = Räuber von { $name } zieht mit
hint-rob = Du bekommst { $n }. { $name } verliert nichts.
hint-prey = Die Hälfte von dem, was { $names } als Nächstes holt
hint-wait = Dein Räuber wartet auf die nächste Wertung von diesem Feld.
confirm-space = Auf { $at } lauern
confirm-rob = { $n ->
    [one] { $n } Punkt nehmen
   *[other] { $n } Punkte nehmen
}
choice-stay = Bleiben
choice-rob = Rauben
choice-wait = Warten
pass-place-robber = Kein Räuber
figure-robber = Räuber
piece-robber = den Räuber
marker-robber = Räuber
feature-robber = Räuber
features-robber = Räuber
log-moved-robber = stellt einen Räuber auf Feld { $space }
scored-robber = wertet einen Räuber
for-robber = für einen Räuber
for-your-robber = für deinen Räuber
log-robbed = beraubt jemanden
counted-stolen = { $count ->
    [one] { $count } erbeuteter Punkt
   *[other] { $count } erbeutete Punkte
}
counted-robbers = { $count ->
    [one] { $count } Räuber auf der Leiste
   *[other] { $count } Räuber auf der Leiste
}
reason-robber-same-space = Dein Räuber steht schon dort.
reason-robber-needs-marker = Dein Räuber lauert nur, wo ein Marker eines anderen Spielers steht.
reason-robber-off-track = Dein Räuber steht noch nicht auf der Leiste.
reason-robber-first = Stell erst deinen Räuber auf, dann setz eine Figur.
reason-robber-move-or-stay = Versetz deinen Räuber oder lass ihn stehen.
reason-robber-must-place = Du musst deinen Räuber aufstellen.

# Robbers.
system-robbers = Rovers
system-robbers-line = Pik de helft van iemands volgende score.
option-rob-placement = Een rover zetten
option-rob-second = Wie de tweede rover zet
option-rob-targets = Rovers kunnen beroven
option-rob-end_points = Punten voor een rover die aan het eind nog op het spoor staat
value-next_available = de volgende speler met een rover in de hand
value-next_player_only = alleen de volgende speler
value-meeple_and_messenger = meeples en boodschappers
value-meeple_only = alleen meeples
ask-place-robber = Waar wacht je rover?
ask-rob = { $name } nu beroven?
wait-place-robber = { $name } zet een rover
wait-rob = { $name } kan iemand beroven
hint-robbed = De rover van { $name } krijgt { $n }
hint-along = De rover van { $name } gaat mee
hint-rob = Jij krijgt { $n }. { $name } verliest niets.
hint-prey = De helft van wat { $names } hierna scoort
hint-wait = Je rover wacht op de volgende speler die vanaf dit vak scoort.
confirm-space = Wachten op { $at }
confirm-rob = { $n ->
    [one] { $n } punt pakken
   *[other] { $n } punten pakken
}
choice-stay = Blijven
choice-rob = Beroven
choice-wait = Wachten
pass-place-robber = Overslaan
figure-robber = rover
piece-robber = de rover
marker-robber = Rover
feature-robber = rover
features-robber = Rovers
log-moved-robber = zet een rover op vak { $space }
scored-robber = scoort voor een rover
for-robber = voor een rover
for-your-robber = voor je rover
log-robbed = berooft een andere speler
counted-stolen = { $count ->
    [one] { $count } gestolen punt
   *[other] { $count } gestolen punten
}
counted-robbers = { $count ->
    [one] { $count } rover op het spoor
   *[other] { $count } rovers op het spoor
}
reason-robber-same-space = Daar staat je rover al.
reason-robber-needs-marker = Je rover gaat naar een vak met de pion van een andere speler.
reason-robber-off-track = Je rover staat nog niet op het spoor.
reason-robber-first = Zet je rover vóór je figuur.
reason-robber-move-or-stay = Verzet je rover of laat hem staan.
reason-robber-must-place = Je moet je rover zetten.

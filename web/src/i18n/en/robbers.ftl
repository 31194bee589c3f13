# Robbers.
system-robbers = Robbers
system-robbers-line = Steal half of someone’s next score.
option-rob-placement = Placing a robber
option-rob-second = Who places the second robber
option-rob-targets = Robbers can target
option-rob-end_points = Points for a robber still on the track at the end
value-next_available = the next player with a robber in hand
value-next_player_only = only the next player
value-meeple_and_messenger = meeples and messengers
value-meeple_only = meeples only
ask-place-robber = Where does your robber wait?
ask-rob = Rob { $name } now?
wait-place-robber = { $name } is placing a robber
wait-rob = { $name } can rob someone
hint-robbed = { $name }’s robber gets { $n }
hint-along = { $name }’s robber moves along
hint-rob = You get { $n }. { $name } loses nothing.
hint-prey = Half of what { $names } scores next
hint-wait = Your robber waits for the next player who scores from this space.
confirm-space = Wait on { $at }
confirm-rob = { $n ->
    [one] Take { $n } point
   *[other] Take { $n } points
}
choice-stay = Stay
choice-rob = Rob
choice-wait = Wait
pass-place-robber = Skip
figure-robber = robber
piece-robber = the robber
marker-robber = Robber
feature-robber = robber
features-robber = Robbers
log-moved-robber = put a robber on space { $space }
scored-robber = scored a robber
for-robber = for a robber
for-your-robber = for your robber
log-robbed = robbed another player
counted-stolen = { $count ->
    [one] { $count } stolen point
   *[other] { $count } stolen points
}
counted-robbers = { $count ->
    [one] { $count } robber on the track
   *[other] { $count } robbers on the track
}
reason-robber-same-space = Your robber is already there.
reason-robber-needs-marker = Your robber goes where another player’s marker is.
reason-robber-off-track = Your robber isn’t on the track yet.
reason-robber-first = Place your robber before your figure.
reason-robber-move-or-stay = Move your robber or leave it where it is.
reason-robber-must-place = You have to place your robber.

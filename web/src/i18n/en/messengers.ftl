# Messengers.
system-messengers = Messengers
system-messengers-line = A second marker brings you messages.
option-msg-drawer = Who draws a message
option-msg-alone = Marker must land alone
option-msg-per_scoring = Messages per scoring
option-msg-recall = Points for a recalled meeple
option-msg-timing = When messages are drawn
option-msg-chain = A message can lead to another
value-any_scorer = any player who lands there
value-active_only = only the player whose turn it is
value-required = yes
value-not_required = no
value-one = at most one
value-every_landing = one for every landing
value-owner_always = always, for its owner
value-majority_only = only with a majority
value-after_batch = after all points are scored
value-immediate = right away
value-unlimited = any number
value-one_extra = at most two per tile
ask-marker = { $n ->
    [one] Which marker scores the point?
   *[other] Which marker scores the { $n } points?
}
ask-message = Play the message or take 2 points?
ask-recall-meeple = Which meeple do you take back?
ask-recall-points = { $n ->
    [one] Score { $n } point for it?
   *[other] Score { $n } points for it?
}
wait-marker = { $name } is moving a marker
wait-message = { $name } is reading a message
hint-card = Do what the card says, or take 2 points.
hint-message = lands on a message space
hint-message-shared = message space, but not alone
confirm-meeple = Move meeple
confirm-messenger = Move messenger
choice-meeple = Meeple
choice-messenger = Messenger
choice-action = Play the message
choice-points = Take 2 points
choice-score = Score it
choice-forgo = No points
figure-messenger = messenger
marker-messenger = Messenger
feature-message = message
features-message = Messages
shelf-messages = Messages
shelf-unseen = { $n } left
message-road = Points for your smallest road
message-city = Points for your smallest city
message-monastery = Points for your smallest monastery
message-tile = Play another tile
message-shields = 2 points for each pennant
message-knights = 2 points for each of your knights
message-farmers = 2 points for each of your farmers
message-recall = Score a meeple and take it back
message-instead = Take 2 points instead
message-do = do what it says
message-impossible = not possible now
messages-unseen = Not drawn yet
messages-known = Below them, next one first
card-road = Road
card-road-text = Score your smallest road as if the game ended now. Your figure stays, whoever has the majority.
card-city = City
card-city-text = Score your smallest city as if the game ended now. Your figure stays, whoever has the majority.
card-monastery = Monastery
card-monastery-text = Score your smallest monastery as if the game ended now. Your figure stays.
card-tile = Another tile
card-tile-text = Draw a tile right away and play a full turn with it.
card-shields = Pennants
card-shields-text = 2 points for each pennant in unfinished cities where you have a figure.
card-knights = Knights
card-knights-text = 2 points for each of your figures in cities. They stay there.
card-farmers = Farmers
card-farmers-text = 2 points for each of your figures in fields. They stay there.
card-recall = Recall
card-recall-text = Choose one of your meeples. You may score its feature as if the game ended now, and the meeple returns to you.
log-message = drew a message: { $message }
log-message-done = played the message: { $message }
scored-message = scored a message
for-message = for a message
log-declined = declined the message
counted-instead = { $count ->
    [one] { $count } declined message
   *[other] { $count } declined messages
}
reason-message-not-on-top = This message isn’t on top of the stack.
reason-no-messenger = You have no messenger to move.
reason-message-points-only = You can’t do what this message says. Take the points instead.
reason-message-smallest = You don’t choose here: your smallest one counts.
reason-message-action-first = Play the message first, then choose the meeple.
reason-message-recall-own = Choose one of your own meeples on something unfinished.

# The Wheel of Fortune.
system-wheel-of-fortune = The Wheel of Fortune
system-wheel-of-fortune-line = A pig runs around a wheel: good and bad days for all, and points for followers on its crowns.
ask-pestilence = Pestilence: take one of your figures back
wait-pestilence = { $name } loses a figure to the pestilence
hint-pestilence = Everybody loses one, beginning with whoever drew the tile. The wheel is safe.
hint-crown-one = 3 points when the pig stops here
hint-crown-two = 6 points when the pig stops here, 3 if a second one comes
hint-crown-second = 3 points each when the pig stops here
confirm-none-pestilence = Pick a figure
confirm-crown = Place on { $sector }
act-crown = Crown: { $sector }
figure-wheel-pig = wheel pig
piece-wheel-pig = the wheel pig
feature-wheel = wheel
feature-crown = crown
features-wheel = Wheel
features-crown = Crowns
shelf-wheel = The wheel
sector-fortune = Fortune
sector-taxes = Taxes
sector-famine = Famine
sector-storm = Storm
sector-inquisition = Inquisition
sector-pestilence = Pestilence
sector-fortune-short = 3 points
sector-taxes-short = knights
sector-famine-short = farmers
sector-storm-short = supply
sector-inquisition-short = monks
sector-pestilence-short = lose one
sector-fortune-does = 3 points for whoever drew the tile.
sector-taxes-does = Each knight brings 1 point for each coat of arms and each own knight in his city.
sector-famine-does = Each farmer brings 1 point for each finished city beside his field.
sector-storm-does = 1 point for each follower in your supply.
sector-inquisition-does = 2 points for each of your monks.
sector-pestilence-does = Everybody takes one follower back from the map.
wheel-pig = pig on { $sector }
wheel-here = The pig is here.
wheel-turned = { $name } drew a wheel tile.
wheel-nobody = Nobody gets anything.
wheel-loses = Everybody chooses whom to lose.
wheel-spared = Nobody has a follower on the map.
wheel-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
wheel-vacant = vacant
wheel-look = The wheel
wheel-free = { $n ->
    [one] { $n } crown to take
   *[other] { $n } crowns to take
}
wheel-rule = A follower on a crown scores when the pig stops there: 3 points, alone on two crowns 6. Then it comes home.
log-wheel = turned the wheel: { $sector }
log-crown = placed { $figure } on a crown: { $sector }
log-pestilence = lost { $figure } on { $at } to the pestilence
detail-turn-of-fortune = turn of fortune
detail-turns-of-fortune = turns of fortune
detail-pennant-of-a-knight = pennant of a knight
detail-for-each-knight = for each knight
detail-knight-in-a-city = knight in a city
detail-for-each-in-their-city = for each in their city
detail-city-of-a-farmer = city of a farmer
detail-for-each-farmer = for each farmer
detail-follower-in-the-supply = follower in the supply
detail-followers-in-the-supply = followers in the supply
detail-monk = monk
detail-monks = monks
detail-follower-on-a-crown = follower on a crown
detail-followers-on-crowns = followers on crowns
scored-wheel = scored on the wheel
scored-crown = scored a crown

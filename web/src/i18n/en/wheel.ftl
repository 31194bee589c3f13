# The Wheel of Fortune.
system-wheel-of-fortune = Wheel of Fortune
system-wheel-of-fortune-line = A pig spins everyone’s luck.
ask-pestilence = Pestilence: which figure do you lose?
wait-pestilence = { $name } is losing a figure to the pestilence
hint-pestilence = Everyone loses one, starting with the player who drew the tile. Figures on the wheel are safe.
hint-crown-one = 3 points when the pig stops here
hint-crown-two = 6 points when the pig stops here, 3 if someone joins you
hint-crown-second = 3 points each when the pig stops here
confirm-none-pestilence = Choose a figure
confirm-crown = Place on crown: { $sector }
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
sector-fortune-does = 3 points for the player who drew the tile.
sector-taxes-does = Each of your knights scores 1 point per pennant in the city, and 1 per knight of yours there.
sector-famine-does = Each farmer scores 1 point per finished city on the field.
sector-storm-does = 1 point for each follower in your supply.
sector-inquisition-does = 2 points for each of your monks.
sector-pestilence-does = Everyone takes one follower back from the board.
wheel-pig = pig on { $sector }
wheel-here = The pig is here.
wheel-turned = { $name } drew a wheel tile.
wheel-nobody = No one scores.
wheel-loses = Everyone chooses a figure to lose.
wheel-spared = No one has a follower on the board.
wheel-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
wheel-vacant = free
wheel-look = The wheel
wheel-free = { $n ->
    [one] { $n } free crown
   *[other] { $n } free crowns
}
wheel-rule = A follower on a crown scores when the pig stops there: 3 points, or 6 if it is alone on two crowns. Then it returns to you.
log-wheel = spun the wheel: { $sector }
log-crown = placed { $figure } on a crown: { $sector }
log-pestilence = lost { $figure } to the pestilence ({ $at })
scored-wheel = scored on the wheel
scored-crown = scored a crown
for-wheel = on the wheel
for-crown = for a crown
for-your-crown = for your crown
counted-fortunes = { $count ->
    [one] { $count } turn of fortune
   *[other] { $count } turns of fortune
}
counted-taxed-pennants = { $count } for pennants
counted-taxed-knights = { $count } for knights
counted-farmers-cities = { $count } for farmers’ cities
counted-in-supply = { $count ->
    [one] { $count } follower in the supply
   *[other] { $count } followers in the supply
}
counted-monks = { $count ->
    [one] { $count } monk
   *[other] { $count } monks
}
counted-crowned = { $count ->
    [one] { $count } follower on a crown
   *[other] { $count } followers on crowns
}
reason-no-wheel = There’s no wheel in this game.
reason-pestilence-takes = The pestilence takes one of your figures on the board.
reason-crown-figure = { $your } can’t go on a crown.
reason-crowns-taken = { $sector }: every crown is taken.
reason-wheel-pig-turns = No one moves the pig: the number on a drawn tile does.

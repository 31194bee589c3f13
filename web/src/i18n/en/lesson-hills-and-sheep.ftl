# The lesson about hills, shepherds and vineyards: crates/lessons/data/hills-and-sheep.lesson.
lesson-hills-and-sheep-line = Stand on a hill, gather your sheep before the wolf comes.

lesson-hills-and-sheep-hill = Win a tie on a hill
lesson-hills-and-sheep-hill-text = With equally many knights, both would score. But if only one of them stands on a hill, that player gets everything.
lesson-hills-and-sheep-hill-lay = Put the hill opposite Odile’s city
lesson-hills-and-sheep-hill-elsewhere = It fits there, but not in reach of Odile’s city. Put it opposite, with its city facing hers.
lesson-hills-and-sheep-hill-claim = Put a knight on the hill
lesson-hills-and-sheep-hill-other = In the city your meeple stands on the hill as a knight. Put it there.
lesson-hills-and-sheep-hill-pass = Without a knight the city would be Odile’s alone. Put one in.
lesson-hills-and-sheep-hill-join = Connect both cities
lesson-hills-and-sheep-hill-more = Place another meeple, or keep it
lesson-hills-and-sheep-hill-shepherd = The shepherd has a scene of his own. Place a meeple, or keep it.
lesson-hills-and-sheep-hill-done = 1 knight each, but yours stands on the hill: all 6 points are yours.

lesson-hills-and-sheep-flock = Tend a flock
lesson-hills-and-sheep-flock-text = The shepherd goes to a field and draws sheep. When you make that field bigger, draw more sheep or gather them all: 1 point each.
lesson-hills-and-sheep-flock-lay = Make the road longer on the right
lesson-hills-and-sheep-flock-herd = Put your shepherd in the field above the road
lesson-hills-and-sheep-flock-below = That works, but this flock lives above the road. Put the shepherd there.
lesson-hills-and-sheep-flock-meeple = Leave that for later. Put your shepherd in the field above the road.
lesson-hills-and-sheep-flock-pass = Without a shepherd there are no sheep. Put him in the field above the road.
lesson-hills-and-sheep-flock-wider = Make the field bigger: on the right
lesson-hills-and-sheep-flock-elsewhere = It fits there, but put it at the right end of the road, where your field grows.
lesson-hills-and-sheep-flock-keep = Keep your meeple
lesson-hills-and-sheep-flock-grow = 3 sheep. Draw another token
lesson-hills-and-sheep-flock-early = 3 points would be safe. Risk it once: draw another token.
lesson-hills-and-sheep-flock-again = Make the field bigger again: on the right
lesson-hills-and-sheep-flock-more = Keep your meeple
lesson-hills-and-sheep-flock-gather = 7 sheep. Gather the flock
lesson-hills-and-sheep-flock-greedy = There are wolves among the tokens, and one would scatter all 7 sheep. Gather them.
lesson-hills-and-sheep-flock-done = 7 sheep, 7 points, and your shepherd is back for the next field.

lesson-hills-and-sheep-wolf = Meet the wolf
lesson-hills-and-sheep-wolf-text = Two of the tokens are wolves. A wolf scatters the whole flock, and everybody’s shepherd in that field goes home.
lesson-hills-and-sheep-wolf-wider = Make the field bigger: on the right
lesson-hills-and-sheep-wolf-elsewhere = It fits there, but put it at the right end of the road, where your field grows.
lesson-hills-and-sheep-wolf-keep = Keep your meeple
lesson-hills-and-sheep-wolf-meeple = Keep your meeple this time. The sheep are next.
lesson-hills-and-sheep-wolf-grow = 2 sheep aren’t much. Draw another token
lesson-hills-and-sheep-wolf-safe = Gathering is safe. But see what can happen: draw another token.
lesson-hills-and-sheep-wolf-done = A wolf. The sheep are gone, and you score nothing. Your shepherd is back, so try again soon.

lesson-hills-and-sheep-vineyard = Build a vineyard
lesson-hills-and-sheep-vineyard-text = Every vineyard next to a finished monastery brings 3 more points.
lesson-hills-and-sheep-vineyard-close = Finish your monastery with the vineyard
lesson-hills-and-sheep-vineyard-elsewhere = It fits there, but your monastery stays unfinished. Fill the space at the bottom right of it.
lesson-hills-and-sheep-vineyard-more = Place another meeple, or keep it
lesson-hills-and-sheep-vineyard-shepherd = Leave the shepherd for now. Place a meeple, or keep it.
lesson-hills-and-sheep-vineyard-done = 9 points for the monastery, 3 for the vineyard: 12 points.

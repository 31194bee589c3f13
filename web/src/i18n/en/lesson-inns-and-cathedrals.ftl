# The lesson about inns and cathedrals: crates/lessons/data/inns-and-cathedrals.lesson.
lesson-inns-and-cathedrals-line = Bet on big roads and cities, and spoil those of others.

lesson-inns-and-cathedrals-inn = Double your road
lesson-inns-and-cathedrals-inn-text = A road with an inn scores 2 points per tile instead of 1, once it is finished.
lesson-inns-and-cathedrals-inn-lay = Put the inn on the road
lesson-inns-and-cathedrals-inn-claim = Claim the road
lesson-inns-and-cathedrals-inn-elsewhere = It fits there, but your road needs it at its open end on the right.
lesson-inns-and-cathedrals-inn-field = In a field it would be a farmer. Put it on the road with the inn.
lesson-inns-and-cathedrals-inn-pass = Without a meeple the road belongs to nobody. Put one on it.
lesson-inns-and-cathedrals-inn-close = Finish the road
lesson-inns-and-cathedrals-inn-more = Place another meeple, or keep it
lesson-inns-and-cathedrals-inn-done = 4 tiles, 2 points each: 8 points instead of 4.

lesson-inns-and-cathedrals-cathedral = Build a cathedral
lesson-inns-and-cathedrals-cathedral-text = A city with a cathedral scores 3 points per tile and per pennant, once it is finished. Until then it is worth nothing.
lesson-inns-and-cathedrals-cathedral-lay = Put the cathedral in the middle of the city
lesson-inns-and-cathedrals-cathedral-claim = Claim the city
lesson-inns-and-cathedrals-cathedral-elsewhere = It fits there, but it makes a huge city that is hard to close. Put it in the gap between the three cities.
lesson-inns-and-cathedrals-cathedral-pass = Without a meeple the city belongs to nobody. Put one in.
lesson-inns-and-cathedrals-cathedral-close = Close the wall
lesson-inns-and-cathedrals-cathedral-more = Place another meeple, or keep it
lesson-inns-and-cathedrals-cathedral-done = 5 tiles, 3 points each: 15 points instead of 10.

lesson-inns-and-cathedrals-risk = Spoil a road
lesson-inns-and-cathedrals-risk-text = At the end of the game, an unfinished road with an inn scores nothing. You have the last tile, and Odile’s road is still open.
lesson-inns-and-cathedrals-risk-spoil = Make Odile’s road worthless
lesson-inns-and-cathedrals-risk-elsewhere = It fits there, but Odile keeps her 3 points. Put the inn at an end of her road.
lesson-inns-and-cathedrals-risk-leave = Keep your meeple
lesson-inns-and-cathedrals-risk-field = A farmer earns nothing here: no city is finished. Keep it.
lesson-inns-and-cathedrals-risk-done = Odile gets nothing for her road. Unfinished cathedrals are worth nothing, too, so count the tiles that are left.

lesson-inns-and-cathedrals-large = Count double
lesson-inns-and-cathedrals-large-text = You have one large meeple. It counts as 2 when you compare who has more in a city, on a road or in a field.
lesson-inns-and-cathedrals-large-lay = Start a city opposite Odile’s
lesson-inns-and-cathedrals-large-claim = Put your large meeple in it
lesson-inns-and-cathedrals-large-elsewhere = It fits there, but Odile’s city is at the top right. Put it opposite, with its city towards hers.
lesson-inns-and-cathedrals-large-small = A normal meeple would have to share with Odile. Take the large one.
lesson-inns-and-cathedrals-large-field = In a field it would be a farmer. Put it in the city.
lesson-inns-and-cathedrals-large-pass = Without a meeple the city would be Odile’s alone. Put your large meeple in.
lesson-inns-and-cathedrals-large-join = Connect both cities
lesson-inns-and-cathedrals-large-more = Place another meeple, or keep it
lesson-inns-and-cathedrals-large-done = Your large meeple counts 2 against 1: all 6 points are yours.

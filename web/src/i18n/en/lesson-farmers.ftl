# The lesson about the farmers: crates/lessons/data/farmers.lesson.
lesson-farmers-line = Lay farmers down for the end of the game, and fight for the best field.

lesson-farmers-count = Count the cities
lesson-farmers-count-text = A farmer stays until the end of the game. Then it scores 3 points for each finished city that its field touches. Roads and city walls bound a field.
lesson-farmers-count-lay = Make the road longer on the right
lesson-farmers-count-elsewhere = It fits there, too. Put it at the right end of the road this time.
lesson-farmers-count-lie = Lay a farmer in the field that touches two finished cities
lesson-farmers-count-road = The road is worth 1 point per tile. The field above it touches two finished cities: that’s 6 points.
lesson-farmers-count-below = This field touches no city. Take the one above the road.
lesson-farmers-count-pass = The game is nearly over, and a farmer is worth 6 points here. Lay one down.
lesson-farmers-count-done = 2 finished cities, 3 points each: 6 points for one farmer. The cities can belong to anyone.

lesson-farmers-finish = Finish a city twice over
lesson-farmers-finish-text = A farmer scores finished cities only. On the left there’s an open one, your farmer’s field touches it, and you have the last tile.
lesson-farmers-finish-close = Close the open city
lesson-farmers-finish-elsewhere = It fits there, but then the city stays open and your farmer gets nothing for it. Close it at the top.
lesson-farmers-finish-claim = Put a knight in the city
lesson-farmers-finish-field = That farmer would get 3 points. A knight gets 4 for the city.
lesson-farmers-finish-pass = The city belongs to nobody. A knight gets 4 points for it.
lesson-farmers-finish-done = 4 points for the knight, and 3 more for your farmer: 2 finished cities, 6 points for the field. 10 in all.

lesson-farmers-join = Take a field over
lesson-farmers-join-text = Whoever has the most farmers in a field gets all of its points. Odile lies between two cities, and you have a farmer in the field at the top left.
lesson-farmers-join-lay = Finish the city on the right
lesson-farmers-join-elsewhere = It fits there, but you need the field at the top right. Close the city there.
lesson-farmers-join-lie = Lay a second farmer in the field above that city
lesson-farmers-join-city = A knight would get 4 points, but then you and Odile would share the big field. Lay down a farmer.
lesson-farmers-join-pass = You need 2 farmers to beat Odile’s 1. Lay one down.
lesson-farmers-join-join = Connect all three fields
lesson-farmers-join-far = It fits there, but the fields stay apart. Put it in the gap between your farmers.
lesson-farmers-join-more = Place another meeple, or keep it
lesson-farmers-join-done = 2 farmers against 1: you get 6 points for the two cities, and Odile gets none.

lesson-farmers-fence = Keep others out
lesson-farmers-fence-text = Odile has 2 farmers on the right, you have 1 on the left. If the fields grow together, she gets everything. A road keeps fields apart.
lesson-farmers-fence-lay = Put the road in the gap
lesson-farmers-fence-elsewhere = It fits there, but the gap stays open, and Odile can join the fields there. Put the road in the gap.
lesson-farmers-fence-more = Place another meeple, or keep it
lesson-farmers-fence-done = The fields stay apart: 3 points for you and 3 for Odile, instead of 6 for her alone.

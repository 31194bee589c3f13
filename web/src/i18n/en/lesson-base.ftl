# The first lesson: crates/lessons/data/base.lesson.
lesson-base-line = Place tiles, claim roads and cities, score points.

lesson-base-tile = Place a tile
lesson-base-tile-text = Every turn you add one tile to the board. Roads must meet roads, cities must meet cities, and fields must meet fields.
lesson-base-tile-lay = Place the tile anywhere it fits
lesson-base-tile-done = That was the first half of a turn. The second half is a meeple.

lesson-base-claim = Claim a city
lesson-base-claim-text = On the tile that you just placed, you can put one of your 7 meeples. In a city it is a knight, and the city is yours.
lesson-base-claim-lay = Make the city bigger
lesson-base-claim-claim = Put a meeple in the city
lesson-base-claim-elsewhere = It fits there, but the city doesn’t grow. Put the tile on the open side of the city.
lesson-base-claim-field = In a field it would be a farmer. Put it in the city for now.
lesson-base-claim-pass = Without a meeple the city belongs to nobody. Put one in.
lesson-base-claim-done = The city is yours. Nobody else can put a meeple in it, however big it gets.

lesson-base-finish = Finish the city
lesson-base-finish-text = A city is finished when its wall has no gaps. It scores at once, and your knight comes back to you.
lesson-base-finish-close = Close the wall
lesson-base-finish-elsewhere = It fits there, but the wall keeps its gap. Close the city at the top.
lesson-base-finish-keep = Keep your meeple this time
lesson-base-finish-field = You can place another one, but keep it this time. You’ll want it soon.
lesson-base-finish-done = 3 tiles and 1 pennant, 2 points each: 8 points. And you have all 7 meeples again.

lesson-base-road = Claim a road
lesson-base-road-text = A road scores 1 point per tile. It is finished when both ends are closed: by a crossing, a village, a city or a monastery.
lesson-base-road-lay = Make the road longer
lesson-base-road-claim = Put a meeple on the road
lesson-base-road-elsewhere = It fits there, but your road doesn’t go on. Put it at the open end of the road.
lesson-base-road-field = In a field it would be a farmer. Put it on the road for now.
lesson-base-road-pass = Without a meeple the road belongs to nobody. Put one on it.
lesson-base-road-close = Finish your road with the crossing
lesson-base-road-keep = Place another meeple, or keep it
lesson-base-road-done = 4 tiles, 4 points. Roads are small, but your meeple is soon back.

lesson-base-monastery = Claim a monastery
lesson-base-monastery-text = A monastery counts itself and the 8 tiles around it, 1 point each. It is finished when all 8 are there.
lesson-base-monastery-lay = Put the monastery in the gap
lesson-base-monastery-claim = Put a meeple in the monastery
lesson-base-monastery-elsewhere = It fits there, but not where the monastery needs it. Look for the gap in the middle.
lesson-base-monastery-field = In a field it would be a farmer. Put it in the monastery for now.
lesson-base-monastery-pass = Without a meeple the monastery belongs to nobody. Put one in.
lesson-base-monastery-close = Fill the last space around it
lesson-base-monastery-keep = Place another meeple, or keep it
lesson-base-monastery-done = 9 tiles, 9 points. Any tile of any player helps a monastery.

lesson-base-farmer = Lay down a farmer
lesson-base-farmer-text = In a field a meeple lies down and stays until the end of the game. Then every finished city at its field is worth 3 points.
lesson-base-farmer-lay = Place the tile next to the start
lesson-base-farmer-lie = Lay a farmer in the field that touches the city
lesson-base-farmer-elsewhere = It fits there, too. For this farmer, put it to the right of the start tile.
lesson-base-farmer-road = That would be a meeple on the road. Lay it in the field above.
lesson-base-farmer-below = This field touches no city: the road cuts it off. Lay it in the field above the road.
lesson-base-farmer-pass = The last tiles are coming, and a farmer pays at the end. Lay one down.
lesson-base-farmer-done = The game is over, and your farmer has 3 points for the finished city. It never comes back before that, so choose well.

lesson-base-share = Share a city
lesson-base-share-text = You can’t join a city that belongs to somebody else. But two cities can grow together, and then both players score in full.
lesson-base-share-join = Connect both cities
lesson-base-share-elsewhere = It fits there, but the two cities stay apart. Put it in the gap between them.
lesson-base-share-keep = Place another meeple, or keep it
lesson-base-share-done = One knight each, so each of you gets all 6 points.

lesson-base-steal = Take a city over
lesson-base-steal-text = Whoever has more knights in a city gets all of its points. So build next to it, then connect.
lesson-base-steal-lay = Start a second city next door
lesson-base-steal-claim = Put a second knight in it
lesson-base-steal-elsewhere = It fits there, but it doesn’t help to take the city over. Look at the top of the gap.
lesson-base-steal-field = In a field it would be a farmer. You need a knight.
lesson-base-steal-pass = Without a second knight, you and Odile would share. Put one in.
lesson-base-steal-join = Connect all three cities
lesson-base-steal-keep = Place another meeple, or keep it
lesson-base-steal-done = 2 knights against 1: you get 8 points, Odile gets none. Now you know enough for your first game.

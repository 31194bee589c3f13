# The lesson about traders and builders: crates/lessons/data/traders-and-builders.lesson.
lesson-traders-and-builders-line = Take goods from any city you finish, play two tiles in a turn, and feed a pig.

lesson-traders-and-builders-goods = Take the goods
lesson-traders-and-builders-goods-text = Some cities trade in wine, grain or cloth. Whoever finishes such a city takes its goods, even if somebody else gets the points.
lesson-traders-and-builders-goods-close = Finish Odile’s city
lesson-traders-and-builders-goods-elsewhere = It fits there, but the goods wait in Odile’s city. Close it at the top.
lesson-traders-and-builders-goods-done = Odile gets 8 points, and you get 1 wine and 1 grain. The next scene shows what they are worth.

lesson-traders-and-builders-most = Corner the market
lesson-traders-and-builders-most-text = At the end of the game, the most wine is worth 10 points. So is the most grain, and so is the most cloth. Odile has 1 wine, and you have the last tile.
lesson-traders-and-builders-most-close = Finish the city that shows grapes twice
lesson-traders-and-builders-most-own = That’s 6 points for your own city, but Odile keeps the most wine and gets 10. Close the city in the middle.
lesson-traders-and-builders-most-elsewhere = It fits there, but it finishes nothing. Close the city in the middle, which shows grapes twice.
lesson-traders-and-builders-most-done = 2 wine against 1: 10 points. With 2 for your own open city you win 12 to 8, although Odile got 8 for hers.

lesson-traders-and-builders-builder = Play two tiles in a turn
lesson-traders-and-builders-builder-text = Put your builder in a city or on a road where you already have a meeple. Whenever you extend that city or road, you play a second tile.
lesson-traders-and-builders-builder-lay = Make your city bigger
lesson-traders-and-builders-builder-claim = Put your builder in the city
lesson-traders-and-builders-builder-elsewhere = It fits there, but this is about your city. Put it at the open side at the top.
lesson-traders-and-builders-builder-pass = Without a builder there’s no second tile. Put it in your city.
lesson-traders-and-builders-builder-extend = Make your city bigger again: the builder goes to work
lesson-traders-and-builders-builder-again = Take your second tile
lesson-traders-and-builders-builder-skip = You can skip it, but a tile for free is what the builder is there for. Take it.
lesson-traders-and-builders-builder-close = Close your city with it
lesson-traders-and-builders-builder-done = Two tiles in one turn. 5 tiles and 2 pennants, 2 points each: 14 points, and your knight and your builder are back.

lesson-traders-and-builders-pig = Feed a pig
lesson-traders-and-builders-pig-text = A pig joins one of your farmers. At the end, each finished city at that field is worth 4 points to you instead of 3.
lesson-traders-and-builders-pig-lay = Make your farmer’s field bigger
lesson-traders-and-builders-pig-pig = Put your pig in the field with your farmer
lesson-traders-and-builders-pig-elsewhere = It fits there, but your farmer lies above the road. Put it at an end of the road.
lesson-traders-and-builders-pig-meeple = Another meeple doesn’t make the cities worth more. Take the pig.
lesson-traders-and-builders-pig-pass = This is the last tile, and a pig is worth points right away. Put it with your farmer.
lesson-traders-and-builders-pig-done = 2 finished cities, 4 points each: 8 points instead of 6.

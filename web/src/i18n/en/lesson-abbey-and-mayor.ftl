# The lesson about abbey, mayor, wagon and barn: crates/lessons/data/abbey-and-mayor.lesson.
lesson-abbey-and-mayor-line = Fill the gap that nothing fits, and count pennants instead of heads.

lesson-abbey-and-mayor-abbey = Fill a gap with the abbey
lesson-abbey-and-mayor-abbey-text = Once in the game you can place your abbey instead of drawing a tile. It fits every gap with tiles on all four sides, closes what ends there, and is a monastery.
lesson-abbey-and-mayor-abbey-fill = Put your abbey in the gap
lesson-abbey-and-mayor-abbey-draw = No tile in the bag would fit that gap as well. Use your abbey.
lesson-abbey-and-mayor-abbey-monk = Put a monk in the abbey
lesson-abbey-and-mayor-abbey-pass = The abbey is already surrounded, so a monk scores at once. Put one in.
lesson-abbey-and-mayor-abbey-other = Put a meeple in the abbey: it scores at once.
lesson-abbey-and-mayor-abbey-done = 6 points for your city, which the abbey closed, and 9 for the abbey: 15 points with one tile.

lesson-abbey-and-mayor-mayor = Send the mayor
lesson-abbey-and-mayor-mayor-text = In a city the mayor counts as many as there are pennants in it. Without a pennant he counts nothing.
lesson-abbey-and-mayor-mayor-lay = Start a city to the left of Odile’s, with a space between them
lesson-abbey-and-mayor-mayor-elsewhere = It fits there, but leave one space between this city and Odile’s.
lesson-abbey-and-mayor-mayor-claim = Put your mayor in the city
lesson-abbey-and-mayor-mayor-small = A meeple would only share with Odile. The mayor grows with every pennant: send him.
lesson-abbey-and-mayor-mayor-field = The mayor belongs in the city. Send him there.
lesson-abbey-and-mayor-mayor-join = Connect the cities with the second pennant
lesson-abbey-and-mayor-mayor-more = Place another figure, or keep it
lesson-abbey-and-mayor-mayor-done = 2 pennants beat 1 knight: 4 tiles and 2 pennants, 12 points for you alone.

lesson-abbey-and-mayor-wagon = Drive on
lesson-abbey-and-mayor-wagon-text = When its road, city or monastery is finished, the wagon doesn’t have to come home. It can drive to an unfinished feature that is connected and free.
lesson-abbey-and-mayor-wagon-lay = Make the road longer
lesson-abbey-and-mayor-wagon-claim = Put your wagon on the road
lesson-abbey-and-mayor-wagon-meeple = A meeple would come home afterwards. Take the wagon.
lesson-abbey-and-mayor-wagon-pass = Put your wagon on the road.
lesson-abbey-and-mayor-wagon-close = Finish the road with the crossing
lesson-abbey-and-mayor-wagon-elsewhere = It fits there, but this road needs it at its right end.
lesson-abbey-and-mayor-wagon-keep = Keep your other figures
lesson-abbey-and-mayor-wagon-more = Keep them this time: your wagon is about to move.
lesson-abbey-and-mayor-wagon-drive = Drive to the monastery at the other end
lesson-abbey-and-mayor-wagon-road = That works, too. But a monastery is worth more: drive to the left end of the road.
lesson-abbey-and-mayor-wagon-home = It could come home. But the monastery is free: drive there.
lesson-abbey-and-mayor-wagon-done = 4 points for the road, and the monastery is yours without placing a new figure.

lesson-abbey-and-mayor-barn = Build a barn
lesson-abbey-and-mayor-barn-text = A barn goes on a corner where four tiles show only field. The farmers there score at once and go home. At the end the barn scores 4 points for each finished city.
lesson-abbey-and-mayor-barn-lay = Put the city at the bottom, so that four fields meet
lesson-abbey-and-mayor-barn-elsewhere = It fits there, but it doesn’t make a corner with four fields. Fill the space below the road.
lesson-abbey-and-mayor-barn-barn = Build your barn where the four fields meet
lesson-abbey-and-mayor-barn-pass = Your farmer is waiting. Build the barn.
lesson-abbey-and-mayor-barn-other = Take the barn: it goes on the corner in the middle of the four fields.
lesson-abbey-and-mayor-barn-done = Your farmer scores 3 points for the finished city and is back. The barn keeps the field until the end.

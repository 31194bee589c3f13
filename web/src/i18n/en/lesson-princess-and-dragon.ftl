# The lesson about the dragon, the fairy, portals and princesses: crates/lessons/data/princess-and-dragon.lesson.
lesson-princess-and-dragon-line = Set the dragon on your rivals, and keep the fairy close.

lesson-princess-and-dragon-dragon = Feed the dragon
lesson-princess-and-dragon-dragon-text = A volcano brings the dragon to the board. A dragon tile makes it move 6 steps, and you take turns choosing where it goes. It eats every figure on its way.
lesson-princess-and-dragon-dragon-wake = Place the volcano next to Odile’s city
lesson-princess-and-dragon-dragon-lay = Place the dragon tile at the right end of the road
lesson-princess-and-dragon-dragon-keep = Keep your meeple: the dragon is about to move
lesson-princess-and-dragon-dragon-field = Not with a hungry dragon around. Keep your meeple this time.
lesson-princess-and-dragon-dragon-eat = Move the dragon onto Odile’s knight
lesson-princess-and-dragon-dragon-elsewhere = It fits there, but this scene needs it somewhere else. Read the task again.
lesson-princess-and-dragon-dragon-away = That step eats nobody. Odile’s knight is next to the dragon, on the left.
lesson-princess-and-dragon-dragon-done = The knight is back with Odile, and the city belongs to nobody. Now Odile chooses the second step.

lesson-princess-and-dragon-fairy = Call the fairy
lesson-princess-and-dragon-fairy-text = Instead of placing a figure you can move the fairy to a tile where you have a meeple. The dragon never enters her tile, and she pays 1 point at the start of each of your turns.
lesson-princess-and-dragon-fairy-lay = Make the road longer on the right
lesson-princess-and-dragon-fairy-elsewhere = It fits there, but put it at the right end of the road.
lesson-princess-and-dragon-fairy-guard = Move the fairy to your knight
lesson-princess-and-dragon-fairy-meeple = Another meeple doesn’t stop the dragon. Send the fairy to your knight.
lesson-princess-and-dragon-fairy-pass = The dragon is right next to your knight. Send the fairy there.
lesson-princess-and-dragon-fairy-trap = Your step: lead the dragon below your city, into a dead end
lesson-princess-and-dragon-fairy-on = There the dragon could go on. Below your city it gets stuck: it can’t go back, and the fairy bars the way.
lesson-princess-and-dragon-fairy-done = The dragon is stuck, your knight is safe, and the fairy has paid you 1 point.

lesson-princess-and-dragon-portal = Go through a portal
lesson-princess-and-dragon-portal-text = With a magic portal your meeple can go to any tile on the board. The usual rules hold: the feature must be unfinished and without a meeple.
lesson-princess-and-dragon-portal-lay = Place the portal at the right end of the road
lesson-princess-and-dragon-portal-elsewhere = It fits there, but put it at the right end of the road.
lesson-princess-and-dragon-portal-jump = Send a meeple into the unclaimed city
lesson-princess-and-dragon-portal-here = You can, but the city at the top has a pennant and belongs to nobody yet.
lesson-princess-and-dragon-portal-pass = A portal is a chance for your meeple. Send it into the city.
lesson-princess-and-dragon-portal-close = Close the city
lesson-princess-and-dragon-portal-more = Place another meeple, or keep it
lesson-princess-and-dragon-portal-fairy = Leave the fairy alone for now. Place a meeple, or keep it.
lesson-princess-and-dragon-portal-done = 3 tiles and 1 pennant, 2 points each: 8 points for a city that you didn’t start.

lesson-princess-and-dragon-princess = Bring in the princess
lesson-princess-and-dragon-princess-text = When a princess tile makes a city bigger, one of its knights has to leave. You choose who.
lesson-princess-and-dragon-princess-lay = Place the princess so that Odile’s city grows to the right
lesson-princess-and-dragon-princess-turned = It fits, but turn it: the city should go on to the right.
lesson-princess-and-dragon-princess-elsewhere = It fits there, but not in Odile’s city. Put it at the top of her city.
lesson-princess-and-dragon-princess-send = Send Odile’s knight home
lesson-princess-and-dragon-princess-close = Close the city with the last tile
lesson-princess-and-dragon-princess-claim = Put your own knight in it
lesson-princess-and-dragon-princess-field = The city is closed and belongs to nobody. Put your knight in it.
lesson-princess-and-dragon-princess-pass = Without a knight nobody scores the city. Put one in.
lesson-princess-and-dragon-princess-done = 4 tiles, 2 points each: 8 points for a city that Odile built.

# The lesson about the mage and the witch: crates/lessons/data/mage-and-witch.lesson.
lesson-mage-and-witch-line = Send the mage to your own road, the witch to Odile’s city, and keep the two apart.

lesson-mage-and-witch-mage = Call the mage
lesson-mage-and-witch-mage-text = A tile with the magic star moves the mage or the witch. Where the mage stands, each tile is worth 1 point more.
lesson-mage-and-witch-mage-lay = Make your road longer
lesson-mage-and-witch-mage-elsewhere = It fits there, but your road doesn’t grow. Put it at the open end on the right.
lesson-mage-and-witch-mage-mage = Send the mage to your road
lesson-mage-and-witch-mage-witch = The witch halves the points. Send the mage to your road.
lesson-mage-and-witch-mage-city = The mage would raise Odile’s city. Keep the magic for your own road.
lesson-mage-and-witch-mage-close = Finish your road
lesson-mage-and-witch-mage-far = It fits there, but your road stays open. Close it at the bottom right.
lesson-mage-and-witch-mage-more = Place another meeple, or keep it
lesson-mage-and-witch-mage-done = 5 tiles for the road and 5 for the mage: 10 points instead of 5. The mage leaves the board until the next star.

lesson-mage-and-witch-witch = Send the witch
lesson-mage-and-witch-witch-text = Where the witch stands, only half of the points are scored. Odile is about to finish a big city.
lesson-mage-and-witch-witch-lay = Place the tile at the end of the road
lesson-mage-and-witch-witch-elsewhere = It fits there, but don’t build on Odile’s city. Put it at an end of the road.
lesson-mage-and-witch-witch-witch = Send the witch to Odile’s city
lesson-mage-and-witch-witch-mage = The mage would give Odile even more. Send the witch.
lesson-mage-and-witch-witch-other = The witch does no harm there. Send her to Odile’s big city.
lesson-mage-and-witch-witch-more = Place a meeple on your tile, or keep it
lesson-mage-and-witch-witch-done = 4 tiles and 1 pennant would be 10 points. With the witch, Odile gets 5.

lesson-mage-and-witch-meet = Chase the witch away
lesson-mage-and-witch-meet-text = Mage and witch can’t stay in the same city or on the same road. Whoever brings them together moves one of them before anything is scored.
lesson-mage-and-witch-meet-join = Connect your two cities
lesson-mage-and-witch-meet-elsewhere = It fits there, but your two cities stay apart. Put it in the gap between them.
lesson-mage-and-witch-meet-witch = Send the witch to Odile’s road
lesson-mage-and-witch-meet-mage = Then the witch would stay and halve your city. Send the witch away instead.
lesson-mage-and-witch-meet-done = 3 tiles, 2 points each, and 3 for the mage: 9 points. And the witch now waits on Odile’s road.

# The lesson about the river with a fork: crates/lessons/data/river-2.lesson.
lesson-river-2-line = Split the river, and build on the arm you like.

lesson-river-2-fork = Split the river
lesson-river-2-fork-text = The second tile is a fork. From then on the river has two open ends, and every river tile continues the one you choose.
lesson-river-2-fork-split = Place the fork so that one arm goes up and one goes down
lesson-river-2-fork-turned = That is allowed. For this lesson, let one arm go up and one go down.
lesson-river-2-fork-rest = Place a meeple, or keep it
lesson-river-2-fork-arm = Continue either arm
lesson-river-2-fork-claim = Claim the city on the bank
lesson-river-2-fork-other = You can, but the city is worth more. Put your meeple in it.
lesson-river-2-fork-pass = Claim the city before Odile does.
lesson-river-2-fork-done = Odile built on one arm, you chose your own. The arms must never meet.

lesson-river-2-lake = Play two tiles in a row
lesson-river-2-lake-text = The volcano lake is the last river tile. Nobody can stand on it, but whoever places it draws and plays another tile at once.
lesson-river-2-lake-lay = End one arm with the lake
lesson-river-2-lake-second = Your second tile: place it anywhere
lesson-river-2-lake-rest = Place a meeple, or keep it
lesson-river-2-lake-done = Two tiles in one turn. Now it’s Odile’s turn.

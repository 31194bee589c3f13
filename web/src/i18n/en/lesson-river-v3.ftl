# The lesson about the river: crates/lessons/data/river-v3.lesson.
lesson-river-v3-line = Build the river first, and claim what lies on its banks.

lesson-river-v3-course = Follow the river
lesson-river-v3-course-text = The first tiles are river tiles, and each one continues the river. You place meeples on them as always, just not in the water.
lesson-river-v3-course-flow = Continue the river
lesson-river-v3-course-claim = Claim the city on the bank
lesson-river-v3-course-other = You can, but the city is worth more. Put your meeple in it.
lesson-river-v3-course-pass = The river is a good place to start. Claim the city.
lesson-river-v3-course-done = The city is yours before the land around it exists.

lesson-river-v3-bend = Bend the other way
lesson-river-v3-bend-text = The river bends left and right in turn, so that it never runs back into itself. Its last bend was to the left.
lesson-river-v3-bend-turn = Continue the river with a bend to the right
lesson-river-v3-bend-rest = Place a meeple, or keep it
lesson-river-v3-bend-done = Left, then right. Straight tiles in between make no difference.

lesson-river-v3-lake = End at the lake
lesson-river-v3-lake-text = The lake comes last and ends the river. On this one stands a monastery. After it, ordinary tiles are drawn.
lesson-river-v3-lake-lay = Place the lake
lesson-river-v3-lake-claim = Put a monk in the monastery
lesson-river-v3-lake-field = A monastery by the lake is worth up to 9 points. Put your meeple in it.
lesson-river-v3-lake-pass = A monastery is worth up to 9 points. Put a monk in it.
lesson-river-v3-lake-done = The river is finished. From now on Odile and you draw ordinary tiles.

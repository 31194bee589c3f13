# The lesson about the river with sheep: crates/lessons/data/river-bb5.lesson.
lesson-river-bb5-line = A river with sheep for your shepherd and vineyards for your monks.

lesson-river-bb5-turn = Don’t turn back
lesson-river-bb5-turn-text = Each river tile continues the river. Two bends in a row must not turn the same way, or the river would run back.
lesson-river-bb5-turn-turn = Continue the river with a bend to the other side
lesson-river-bb5-turn-rest = Place a meeple, or keep it
lesson-river-bb5-turn-shepherd = The shepherd has his own scene. Place a meeple, or keep it.
lesson-river-bb5-turn-done = Both tiles show a vineyard: 3 more points each for a finished monastery next to them.

lesson-river-bb5-sheep = Count the sheep on the bank
lesson-river-bb5-sheep-text = Some banks show a sheep. When you gather a flock in that field, they count as well, every time.
lesson-river-bb5-sheep-lay = Place the river tile with its sheep below the water
lesson-river-bb5-sheep-turned = It fits, but turn it so that the sheep is below the water.
lesson-river-bb5-sheep-herd = Put your shepherd in the field with the sheep
lesson-river-bb5-sheep-below = There is no sheep on that side. Put the shepherd below the water.
lesson-river-bb5-sheep-meeple = Leave that for later. Put your shepherd in the field with the sheep.
lesson-river-bb5-sheep-pass = Without a shepherd nobody gathers the sheep. Put him in the field.
lesson-river-bb5-sheep-wider = Your field grows: place the lake
lesson-river-bb5-sheep-keep = Keep your meeple
lesson-river-bb5-sheep-more = Keep your meeple this time. The sheep are next.
lesson-river-bb5-sheep-gather = Gather your flock
lesson-river-bb5-sheep-grow = A wolf could come. Gather your flock now.
lesson-river-bb5-sheep-done = 2 sheep on your token and 2 on the banks: 4 points. The sheep on the banks stay for the next flock.

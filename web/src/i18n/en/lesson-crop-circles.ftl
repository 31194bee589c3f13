# The lesson about the crop circles: crates/lessons/data/crop-circles.lesson.
lesson-crop-circles-line = Decide for everyone: add a meeple, or take one back.

lesson-crop-circles-remove = Empty a city
lesson-crop-circles-remove-text = After a crop circle, everyone takes a meeple back, or everyone adds one. You decide which. The shield stands for knights, and Odile has one in a fine city.
lesson-crop-circles-remove-lay = Place the crop circle below the road
lesson-crop-circles-remove-shut = That would finish Odile’s city, and she’d get the points. Put it below the road.
lesson-crop-circles-remove-elsewhere = It fits there, too. Put it below the road this time.
lesson-crop-circles-remove-keep = Keep your meeple for now
lesson-crop-circles-remove-knight = You’d have to take it back in a moment, like Odile. Keep it.
lesson-crop-circles-remove-choose = Choose: everyone takes a knight back
lesson-crop-circles-remove-add = Then Odile would have 2 knights in her city. Make everyone take one back.
lesson-crop-circles-remove-close = Nobody owns the city any more: close it
lesson-crop-circles-remove-far = It fits there, but the city is waiting for a new owner. Close it at the top.
lesson-crop-circles-remove-claim = Put your own knight in
lesson-crop-circles-remove-pass = Without a knight nobody gets the points. Put one in.
lesson-crop-circles-remove-done = Odile’s knight is gone, and the city is yours: 3 tiles and 1 pennant, 8 points.

lesson-crop-circles-free = Free your own meeple
lesson-crop-circles-free-text = The club stands for meeples on roads. Your only meeple sits on a long road without an end, and Odile has none on a road.
lesson-crop-circles-free-lay = Place the crop circle at an end of the road
lesson-crop-circles-free-elsewhere = It fits there, too. Put it at an end of the road this time.
lesson-crop-circles-free-choose = Choose: everyone takes a meeple back from a road
lesson-crop-circles-free-add = You have no meeple to add. Make everyone take one back: that’s only you.
lesson-crop-circles-free-back = Take your meeple back
lesson-crop-circles-free-close = Now you have a meeple again: close the city at the top
lesson-crop-circles-free-far = It fits there, but you can finish a city right now. Close it at the top.
lesson-crop-circles-free-claim = Put your meeple in the city
lesson-crop-circles-free-pass = Your meeple is free for exactly this. Put it in the city.
lesson-crop-circles-free-done = Only you had a meeple on a road, so only you took one back. It earns 6 points right away.

lesson-crop-circles-add = Win a field
lesson-crop-circles-add-text = The rake stands for farmers. You and Odile have 1 each in the big field. Whoever has no meeple left in hand can’t add one, and Odile has none.
lesson-crop-circles-add-lay = Place the crop circle at an end of the road
lesson-crop-circles-add-elsewhere = It fits there, too. Put it at an end of the road this time.
lesson-crop-circles-add-keep = Keep your last meeple for the crop circle
lesson-crop-circles-add-now = Then you’d have nothing to add. Keep your last meeple.
lesson-crop-circles-add-choose = Choose: everyone adds a farmer
lesson-crop-circles-add-remove = Then both of you would lose your farmer, and nobody would get the field. Make everyone add one.
lesson-crop-circles-add-add = Lay a second farmer in your field
lesson-crop-circles-add-done = 2 farmers against 1: you get 6 points for the two finished cities, and Odile gets nothing for the field.

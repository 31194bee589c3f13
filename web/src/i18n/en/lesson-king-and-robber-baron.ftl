# The lesson about the king and the robber baron: crates/lessons/data/king-and-robber-baron.lesson.
lesson-king-and-robber-baron-line = Finish the largest city and the longest road, and keep the titles.

lesson-king-and-robber-baron-king = Become king
lesson-king-and-robber-baron-king-text = Whoever finishes the first city becomes king, even without a knight in it. The king is worth 1 point for every finished city at the end.
lesson-king-and-robber-baron-king-close = Close the city
lesson-king-and-robber-baron-king-elsewhere = It fits there, but the city stays open. Put it at the top of the city.
lesson-king-and-robber-baron-king-more = Place a meeple, or keep it
lesson-king-and-robber-baron-king-done = Your city has 2 tiles, so you are king, for now.

lesson-king-and-robber-baron-larger = Take the crown
lesson-king-and-robber-baron-larger-text = A larger city takes the king away. An equal one doesn’t. Odile’s city has 2 tiles, and the one beside it will have 3.
lesson-king-and-robber-baron-larger-close = Finish the larger city
lesson-king-and-robber-baron-larger-elsewhere = It fits there, but it doesn’t finish the larger city. Put it at the top.
lesson-king-and-robber-baron-larger-more = Place a meeple, or keep it
lesson-king-and-robber-baron-larger-done = 3 tiles beat 2: now you are king. Size counts, not who owns the city.

lesson-king-and-robber-baron-baron = Finish the longest road
lesson-king-and-robber-baron-baron-text = The robber baron goes to whoever finishes the longest road, and scores 1 point for every finished road at the end. This is the last tile.
lesson-king-and-robber-baron-baron-close = Finish both roads with the crossing
lesson-king-and-robber-baron-baron-elsewhere = It fits there, but the long road stays open. Put it at its right end.
lesson-king-and-robber-baron-baron-claim = Put a meeple on the long road
lesson-king-and-robber-baron-baron-other = The long road scores most. Put your meeple on it.
lesson-king-and-robber-baron-baron-pass = Without a meeple you get only the title. Claim the long road as well.
lesson-king-and-robber-baron-baron-done = 4 points for the road, and as robber baron 2 points for 2 finished roads. Odile, the king, gets 1 point for 1 city.

# The lesson about the robbers: crates/lessons/data/robbers.lesson.
lesson-robbers-line = Wait on the score track next to someone who is about to score, and take half.

lesson-robbers-ambush = Lie in wait
lesson-robbers-ambush-text = A tile with a bag sends your robber to the score track, next to another player. When that player scores, you get half as many points.
lesson-robbers-ambush-lay = Place the tile with the bag
lesson-robbers-ambush-wait = Odile is about to finish her city: put your robber on her space
lesson-robbers-ambush-other = Gaspard stands there, and he has nothing to finish. Put your robber on Odile’s space.
lesson-robbers-ambush-more = Place a meeple, or keep it
lesson-robbers-ambush-done = Odile finishes her city for 8 points, and your robber brings you 4. She keeps all of hers: a robber costs nobody a point.

lesson-robbers-choose = Let the small fish go
lesson-robbers-choose-text = Odile and Gaspard are on the same space. If both score in the same turn, you decide whom to rob.
lesson-robbers-choose-lay = Place the tile with the bag
lesson-robbers-choose-wait = Put your robber on the space where both of them are
lesson-robbers-choose-more = Place a meeple, or keep it
lesson-robbers-choose-let = Odile scores 4, and Gaspard’s bigger city comes next: let your robber wait
lesson-robbers-choose-rob = That would be 2 points. Gaspard’s city is bigger, and it scores right after this one. Wait for it.
lesson-robbers-choose-done = Gaspard scores 8 points, and your patience pays: you get 4 instead of 2.

lesson-robbers-move = Move your robber
lesson-robbers-move-text = With another bag tile you can move your robber. It waits with Odile, who has no meeple on the board. Gaspard’s city needs just one more tile.
lesson-robbers-move-lay = Place the tile with the bag at an end of the road
lesson-robbers-move-elsewhere = It fits there, too. Put it at an end of the road, out of the way.
lesson-robbers-move-move = Move your robber to Gaspard’s space
lesson-robbers-move-stay = Odile has nothing to score. Move your robber to Gaspard’s space.
lesson-robbers-move-more = Place a meeple, or keep it
lesson-robbers-move-done = Gaspard scores 8 points, and you get 4. Your robber is back and ready for the next bag.

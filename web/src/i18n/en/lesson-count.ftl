# The lesson about the Count of Carcassonne: crates/lessons/data/count.lesson.
lesson-count-line = Let others score, wait in Carcassonne, and come back when it counts.

lesson-count-enter = Go to Carcassonne
lesson-count-enter-text = If your tile brings points to others and none to you, you can send a meeple to Carcassonne. It waits there, in a quarter without the count.
lesson-count-enter-close = Finish Odile’s city
lesson-count-enter-elsewhere = It fits there, but nobody scores. Close Odile’s city at the bottom left.
lesson-count-enter-keep = Keep your meeple on this tile
lesson-count-enter-field = Save it: after the scoring you can send it to Carcassonne.
lesson-count-enter-enter = Send a meeple to the blacksmith, who helps with roads
lesson-count-enter-other = Every quarter helps with something else. Go to the blacksmith: roads come next.
lesson-count-enter-pass = Odile has 8 points and you have none. Take the meeple to the blacksmith in return.
lesson-count-enter-count = Move the count where you like, or leave him. Nobody gets in or out where he is
lesson-count-enter-done = Your meeple waits at the blacksmith. When a road is finished, it can come.

lesson-count-leave = Come back for a road
lesson-count-leave-text = Before a road is scored, meeples at the blacksmith can join it. Odile is about to get 3 points on her own.
lesson-count-leave-close = Finish Odile’s road with the crossing
lesson-count-leave-elsewhere = It fits there, but Odile’s road stays open. Put it at the left end of the road.
lesson-count-leave-keep = Keep your meeple on this tile
lesson-count-leave-more = Keep it this time. Your meeple at the blacksmith is enough.
lesson-count-leave-join = Send your meeple from the blacksmith to the road
lesson-count-leave-stay = Then Odile gets the points alone. Send your meeple to the road.
lesson-count-leave-done = One meeple each: you share the road and get 3 points as well.

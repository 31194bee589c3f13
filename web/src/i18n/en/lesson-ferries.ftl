# The lesson about the ferries: crates/lessons/data/ferries.lesson.
lesson-ferries-line = Roads cross lakes by ferry: end your own, join Odile’s, and turn the ferry when it suits you.

lesson-ferries-end = Place a ferry
lesson-ferries-end-text = Roads end at a lake. A ferry then joins two of them to one road, and you choose which two.
lesson-ferries-end-lay = Put the lake at the end of your road
lesson-ferries-end-turned = It fits like that, too. Turn it so that one road goes on to the right and one down.
lesson-ferries-end-elsewhere = It fits there, but your road should reach the lake. Put it at the open end on the right.
lesson-ferries-end-claim = Claim one of the new roads on the other side
lesson-ferries-end-pass = There’s a second road here for free. Claim it.
lesson-ferries-end-ferry = Let the ferry join the two new roads
lesson-ferries-end-open = Then your old road goes on across the lake and isn’t finished. Join the two other roads.
lesson-ferries-end-done = Your old road ends at the lake: 4 tiles, 4 points. And you have a new road that crosses the water.

lesson-ferries-board = Cross over to Odile
lesson-ferries-board-text = You can’t put a meeple on Odile’s road. But on a new lake you can claim an empty road, and then the ferry joins it to hers.
lesson-ferries-board-lay = Put the lake in the gap in the road
lesson-ferries-board-elsewhere = It fits there, but Odile’s road ends at the gap. Put the lake in it.
lesson-ferries-board-claim = Claim the road to the left
lesson-ferries-board-other = You could cross from there, too, but that road has no end yet. Take the one to the left.
lesson-ferries-board-pass = Without a meeple you get nothing. Claim the road to the left.
lesson-ferries-board-ferry = Let the ferry join your road to Odile’s
lesson-ferries-board-apart = Then you don’t reach Odile’s road. Let the ferry join left and right.
lesson-ferries-board-done = The whole road is finished, with one meeple each: 5 tiles, 5 points for you and 5 for Odile.

lesson-ferries-turn = Turn the ferry
lesson-ferries-turn-text = When you build on a road, you may turn its nearest ferry. Odile has crossed over to your road, and you can get rid of her.
lesson-ferries-turn-lay = Close your road on the left
lesson-ferries-turn-elsewhere = It fits there, but your road needs an end on the left.
lesson-ferries-turn-more = Place another meeple, or keep it
lesson-ferries-turn-turn = Turn the ferry so that your road goes down instead
lesson-ferries-turn-other = Then your road ends at the lake, for 3 points. Join it to the road below: that’s worth 5.
lesson-ferries-turn-pass = Then Odile still shares your road, and it stays open. Turn the ferry.
lesson-ferries-turn-done = Your road now ends at the monastery below: 5 points, all for you. Odile’s meeple is left on the other shore.

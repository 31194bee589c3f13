# The lesson about the gold mines: crates/lessons/data/gold-mines.lesson.
lesson-gold-mines-line = Put gold on your own tiles, collect it before others do, and hoard it.

lesson-gold-mines-mine = Dig for gold
lesson-gold-mines-mine-text = A gold mine brings 2 ingots: one on its own tile, one on a tile next to it. Whoever owns what is finished there takes the gold.
lesson-gold-mines-mine-lay = Make your city bigger with the gold mine
lesson-gold-mines-mine-elsewhere = It fits there, but the gold belongs in your city. Put the mine on top of it.
lesson-gold-mines-mine-gold = Put the second ingot on your own city, too
lesson-gold-mines-mine-odile = Odile’s city is on that tile. Put the gold on the tile below the mine, in your own city.
lesson-gold-mines-mine-more = Place another meeple, or keep it
lesson-gold-mines-mine-close = Finish your city
lesson-gold-mines-mine-far = It fits there, but your city stays open. Close it at the top.
lesson-gold-mines-mine-done = 8 points for the city, and both ingots are yours. They are worth points at the end of the game.

lesson-gold-mines-snatch = Snatch Odile’s gold
lesson-gold-mines-snatch-text = Gold lies on the whole tile, not in the city alone. Odile put 2 ingots on a tile of her city, but your road runs across the same tile.
lesson-gold-mines-snatch-close = Finish your road before Odile finishes her city
lesson-gold-mines-snatch-elsewhere = It fits there, but your road stays open. Close it at the bottom.
lesson-gold-mines-snatch-more = Place another meeple, or keep it
lesson-gold-mines-snatch-done = 4 points for the road, and Odile’s 2 ingots with it.

lesson-gold-mines-four = Hoard it
lesson-gold-mines-four-text = At the end, up to 3 ingots are worth 1 point each, 4 to 6 are worth 2 each, and it goes on like that. You have 3 ingots and the last tile.
lesson-gold-mines-four-close = Finish the city with the fourth ingot
lesson-gold-mines-four-big = That’s 2 points more for the city, but without the ingot your gold is worth 3 instead of 8. Look at the other city.
lesson-gold-mines-four-elsewhere = It fits there, but it finishes nothing. Close the city with the ingot.
lesson-gold-mines-four-done = 4 ingots, 2 points each: 8 points instead of 3. The small city with gold beats the big one without.

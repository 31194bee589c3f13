# The lesson about the flying machines: crates/lessons/data/flying-machines.lesson.
lesson-flying-machines-line = Take off, roll, and land where others already are.

lesson-flying-machines-fly = Drop in on a monk
lesson-flying-machines-fly-text = A flying machine carries a meeple 1, 2 or 3 tiles in the direction of its arrow. It can land on an unfinished road, city or monastery, even a taken one.
lesson-flying-machines-fly-lay = Aim at Odile’s monastery: put the machine at the bottom right, with its arrow towards it
lesson-flying-machines-fly-turned = Almost: the arrow has to point at the monastery. Turn the tile.
lesson-flying-machines-fly-elsewhere = It fits there, but it doesn’t aim at the monastery. Try the empty corner at the bottom right.
lesson-flying-machines-fly-fly = Let a meeple fly
lesson-flying-machines-fly-pass = Let a meeple fly: the monastery is just 1 tile away.
lesson-flying-machines-fly-land = You rolled a 1: land in the monastery
lesson-flying-machines-fly-close = Finish the monastery
lesson-flying-machines-fly-far = It fits there, but the monastery still has a gap on its right.
lesson-flying-machines-fly-more = Place another meeple, or keep it
lesson-flying-machines-fly-done = One monk each: 9 points for you and 9 for Odile, who thought she was alone.

lesson-flying-machines-take = Take a city over
lesson-flying-machines-take-text = You and Odile have 1 knight each in this city. A third one can’t walk in any more, but it can fly in.
lesson-flying-machines-take-lay = Put the machine to the right of the city, with its arrow towards it
lesson-flying-machines-take-turned = Almost: the arrow has to point to the left, at the city. Turn the tile.
lesson-flying-machines-take-elsewhere = It fits there, but the city lies elsewhere. Put the machine right next to it, on its right.
lesson-flying-machines-take-fly = Let a meeple fly: there’s a piece of the city 1, 2 and 3 tiles away
lesson-flying-machines-take-pass = From here you can’t miss: every roll lands in the city. Let a meeple fly.
lesson-flying-machines-take-land = You rolled a 3: land at the far end of the city
lesson-flying-machines-take-close = Finish the city
lesson-flying-machines-take-far = It fits there, but the city stays open. Close it at the top.
lesson-flying-machines-take-done = 2 knights against 1: all 8 points are yours.

lesson-flying-machines-miss = Miss the target
lesson-flying-machines-miss-text = A flight needs something to land on. Odile’s city is only 2 tiles wide, so a 3 flies past it.
lesson-flying-machines-miss-lay = Put the machine to the right of the city, with its arrow towards it
lesson-flying-machines-miss-turned = Almost: the arrow has to point to the left, at the city. Turn the tile.
lesson-flying-machines-miss-elsewhere = It fits there, but it doesn’t aim at the city. Put it to the right of the city.
lesson-flying-machines-miss-fly = Let a meeple fly anyway
lesson-flying-machines-miss-pass = It’s worth a try: you lose nothing but this chance to place a meeple. Let one fly.
lesson-flying-machines-miss-done = A 3, and no tile to land on: your meeple comes back. So aim where every roll finds something.

# The lesson about the Wheel of Fortune: crates/lessons/data/wheel-of-fortune.lesson.
lesson-wheel-of-fortune-line = Bet on the wheel, and be ready when the pig stops.

lesson-wheel-of-fortune-crown = Bet on a crown
lesson-wheel-of-fortune-crown-text = A tile with a number moves the pig that many sectors on. A meeple that waits where it stops scores 3 points, or 6 if it is alone on two crowns.
lesson-wheel-of-fortune-crown-lay = Make the road at the top longer
lesson-wheel-of-fortune-crown-elsewhere = It fits there, but put it on the road at the top of the wheel.
lesson-wheel-of-fortune-crown-bet = Bet on the next sector: put a meeple on Taxes
lesson-wheel-of-fortune-crown-single = That sector pays, too. But Taxes is next, and it has two crowns: 6 points.
lesson-wheel-of-fortune-crown-far = The pig needs more steps to get there. Bet on the next sector, Taxes.
lesson-wheel-of-fortune-crown-board = You can, but this is about the wheel. Put your meeple on Taxes.
lesson-wheel-of-fortune-crown-pass = The pig pays only those who wait for it. Put a meeple on Taxes.
lesson-wheel-of-fortune-crown-done = Odile drew a 1, and the pig stopped on Taxes: 6 points, and your meeple is back.

lesson-wheel-of-fortune-taxes = Collect taxes
lesson-wheel-of-fortune-taxes-text = Where the pig stops, something happens to everybody. On Taxes, each of your knights scores 1 point per pennant and 1 per knight of yours in that city.
lesson-wheel-of-fortune-taxes-lay = Make the city at the top right bigger
lesson-wheel-of-fortune-taxes-elsewhere = It fits there, but this tile is for the city at the top right of the wheel.
lesson-wheel-of-fortune-taxes-claim = Put a knight in the city
lesson-wheel-of-fortune-taxes-other = Taxes pay knights. Put your meeple in the city.
lesson-wheel-of-fortune-taxes-pass = Taxes pay knights. Put one in the city.
lesson-wheel-of-fortune-taxes-done = 1 pennant and 1 knight: 2 points, and the city is still yours.

lesson-wheel-of-fortune-pestilence = Survive the pestilence
lesson-wheel-of-fortune-pestilence-text = You drew a 3, and the pig stopped on Pestilence: everybody takes one meeple back from the board. Choose the one that you can spare.
lesson-wheel-of-fortune-pestilence-lose = Take the meeple on the road back
lesson-wheel-of-fortune-pestilence-monk = Your monk may score 9 points one day. Take the meeple on the road back.
lesson-wheel-of-fortune-pestilence-done = The monk stays. Meeples on crowns would have been safe, too.

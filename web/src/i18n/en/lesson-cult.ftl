# The lesson about shrines: crates/lessons/data/cult.lesson.
lesson-cult-line = Put a shrine next to a monastery, and win the race.

lesson-cult-challenge = Challenge a monastery
lesson-cult-challenge-text = A shrine scores like a monastery. Next to somebody else’s monastery it starts a race: whoever is surrounded first takes it all.
lesson-cult-challenge-lay = Put the shrine next to Odile’s monastery
lesson-cult-challenge-elsewhere = It fits there, but it doesn’t challenge Odile. Put it to the right of her monastery.
lesson-cult-challenge-claim = Put a meeple on the shrine
lesson-cult-challenge-field = In a field it would be a farmer. Put it on the shrine.
lesson-cult-challenge-pass = An empty shrine challenges nobody. Put a meeple on it.
lesson-cult-challenge-done = The race is on: one of the two will score, and the other gets nothing.

lesson-cult-race = Finish first
lesson-cult-race-text = One space is missing around your shrine, and one around Odile’s monastery. This tile fits both.
lesson-cult-race-first = Finish your shrine
lesson-cult-race-theirs = That would finish Odile’s monastery, and your shrine would get nothing. Look on the right.
lesson-cult-race-elsewhere = It fits there, but it finishes neither. Fill the space to the right of your shrine.
lesson-cult-race-more = Place another meeple, or keep it
lesson-cult-race-done = 9 points for your shrine. Odile’s monk goes home without a point.

# The lesson about the messengers: crates/lessons/data/messengers.lesson.
lesson-messengers-line = Choose which marker to move, stop on the right space, and get a message.

lesson-messengers-land = Fetch a message
lesson-messengers-land-text = You have two markers on the score track. One that stops alone on 0, 5, 10 and so on brings you a message. Your meeple is on 8, your messenger on 0.
lesson-messengers-land-close = Finish your city in the middle for 10 points
lesson-messengers-land-elsewhere = It fits there, but your big city stays open. Close it at the top.
lesson-messengers-land-marker = Move the marker that stops on a message space
lesson-messengers-land-meeple = 8 and 10 are 18: no message there. Your messenger would stop on 10.
lesson-messengers-land-play = The message pays 2 points for each of your knights: play it
lesson-messengers-land-points = You have 2 knights in the other cities, so the message is worth 4. Play it.
lesson-messengers-land-again = Move either marker by 4
lesson-messengers-land-done = 10 points for the city and 4 for the message. Both markers together are your score: 22.

lesson-messengers-points = Turn 2 points into more
lesson-messengers-points-text = Instead of playing a message you can always take 2 points. Those 2 points move a marker, too. Your meeple is on 13, your messenger on 4.
lesson-messengers-points-close = Finish your city for 6 points
lesson-messengers-points-elsewhere = It fits there, but your city stays open. Close it at the top.
lesson-messengers-points-marker = Move the marker that stops on a message space
lesson-messengers-points-meeple = 13 and 6 are 19: no message there. Your messenger would stop on 10.
lesson-messengers-points-points = Your smallest road is worth only 1 point: take 2 points instead
lesson-messengers-points-action = Your smallest road has just 1 tile, so that’s 1 point. Take the 2 points.
lesson-messengers-points-chain = Move the marker that needs 2 for the next message
lesson-messengers-points-messenger = That would be 12: no message there. Your meeple would stop on 15.
lesson-messengers-points-done = 13 and 2 are 15: the next message, and it lets you play another tile at once.

lesson-messengers-recall = Rescue a meeple
lesson-messengers-recall-text = Your knight on the right is stuck: Odile has 2 knights in that city and would get all of its points. Your meeple is on 8, your messenger on 4.
lesson-messengers-recall-close = Finish your own city on the left
lesson-messengers-recall-elsewhere = It fits there, but your own city stays open. Close it at the top left.
lesson-messengers-recall-marker = Move the marker that stops on a message space
lesson-messengers-recall-meeple = 8 and 6 are 14: no message there. Your messenger would stop on 10.
lesson-messengers-recall-play = This message scores one of your meeples and takes it back: play it
lesson-messengers-recall-points = 2 points are nice, but the message frees your knight. Play it.
lesson-messengers-recall-back = Take your knight back
lesson-messengers-recall-score = Take the points for it
lesson-messengers-recall-forgo = There’s no reason to leave 4 points. Score them.
lesson-messengers-recall-end = Move either marker by 4
lesson-messengers-recall-done = 3 tiles and 1 pennant: 4 points from a city that was never going to be yours. And your knight is back.

# The lesson about the abbot and the gardens: crates/lessons/data/abbot.lesson.
lesson-abbot-line = Claim gardens, call your abbot home whenever it suits you, and send it out again.

lesson-abbot-garden = Claim a garden
lesson-abbot-garden-text = A garden scores like a monastery: 1 point for its own tile and 1 for each of the 8 around it. Only your abbot can go in.
lesson-abbot-garden-lay = Put the garden in the middle of the ring
lesson-abbot-garden-claim = Put your abbot in the garden
lesson-abbot-garden-elsewhere = It fits there, but a garden wants neighbours. Look for the gap in the middle.
lesson-abbot-garden-city = That would be a knight. Put your abbot in the garden.
lesson-abbot-garden-pass = Without the abbot the garden belongs to nobody. Put it in.
lesson-abbot-garden-close = Fill the last space around the garden
lesson-abbot-garden-far = It fits there, but one space next to the garden is still empty: the corner at the bottom right.
lesson-abbot-garden-more = Place another meeple, or keep it
lesson-abbot-garden-done = 9 tiles, 9 points, and your abbot is back.

lesson-abbot-home = Call your abbot home
lesson-abbot-home-text = You don’t have to wait until a garden is finished. Instead of placing a meeple, take your abbot back and score what is there.
lesson-abbot-home-lay = Place the tile next to the garden
lesson-abbot-home-elsewhere = It fits there, but next to the garden it is worth 1 point more.
lesson-abbot-home-home = Take your abbot back from the garden
lesson-abbot-home-meeple = You can do only one of the two: place a meeple, or take your abbot back. Take it back.
lesson-abbot-home-pass = You can keep waiting, but your abbot earns 7 points right now. Take it back.
lesson-abbot-home-done = 7 tiles, 7 points, and your abbot is free again. No other meeple can leave when you like.

lesson-abbot-twice = Send it out again
lesson-abbot-twice-text = You have one abbot, and it stands in a poor garden. The gap in the middle of the ring has 8 tiles around it. Free your abbot in time.
lesson-abbot-twice-lay = Place the tile right below your abbot’s garden
lesson-abbot-twice-elsewhere = It fits there, but below the garden it is worth 1 point more.
lesson-abbot-twice-home = Take your abbot back
lesson-abbot-twice-meeple = Your abbot would stay in the poor garden. Take it back instead.
lesson-abbot-twice-pass = Your abbot would stay in the poor garden. Take it back.
lesson-abbot-twice-fill = A new garden! Put it in the middle of the ring
lesson-abbot-twice-far = It fits there, but in the gap the garden is finished at once.
lesson-abbot-twice-claim = Put your abbot in the new garden
lesson-abbot-twice-city = A knight would score 4 points for the city. The garden is worth 9. Take your abbot.
lesson-abbot-twice-empty = Without the abbot you get nothing for the garden. Put it in.
lesson-abbot-twice-done = 6 points for the first garden and 9 for the second, at once. And your abbot is already back.

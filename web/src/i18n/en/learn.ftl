# Lessons: the list, the frame of a lesson, and coach marks in a first game.
nav-learn = Learn
learn-title = Learn
learn-lead = Short lessons on a real board. You learn by playing.
learn-first = Your first game
learn-first-about = Tiles, meeples, points, and how to take a city from somebody.
learn-new = New to Carcassonne?
learn-new-how = Learn in 3 minutes
learn-start = Start
learn-continue = Continue
learn-again = Play again
learn-learned = Learned
learn-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
learn-scenes = { $n ->
    [one] 1 scene
   *[other] { $n } scenes
}
learn-systems = One lesson for each expansion
learn-none = This lesson isn’t there.
learn-silent = This lesson didn’t load.
learn-retry = Try again
learn-all = All lessons
learn-lesson = Lesson
learn-try = Try the lesson
lesson-of = Part { $n } of { $of }
lesson-step = Step { $n } of { $of }
lesson-progress = Part { $n } of { $of } of this lesson
lesson-back = Back to the lessons
lesson-skip = Skip
lesson-skip-about = Skip this part
lesson-goal = What to do
lesson-hint = This one
lesson-other-head = Not quite
lesson-other = That move is legal, but it isn’t what this step is about.
lesson-done = Well done
lesson-part-done = Part { $n } done.
lesson-next = Continue
lesson-finish = Finish
lesson-end = Lesson finished
lesson-end-first = You’re ready for your first game
lesson-end-first-about = Odile is a friendly beginner. Tips appear while you play, and a hint is one tap away.
lesson-end-about = Next time it’s on the table, you’ll know what to do.
lesson-play-first = Play your first game
lesson-next-lesson = Next lesson: { $name }
lesson-play-with = Play with it
coach-arrow = Where you’d end up
coach-arrow-text = The arrow beside your score shows what you’d have if the game ended right now: your points plus everything your meeples hold.
coach-worth = What a meeple would earn
coach-worth-text = The number beside each spot is what your meeple scores there: now, so far, or at the end of the game.
coach-field = A field stays
coach-field-text = In a field your meeple lies down and stays until the end of the game. Then it scores for every finished city at its field.
coach-close = Almost finished
coach-close-text = This one needs just one more tile. Then it scores, and the meeples on it go home.
coach-home = Your meeple is back
coach-home-text = A finished road, city or monastery scores at once and gives the meeple back. Now you can place it again.
coach-low = Few meeples left
coach-low-text = You get a meeple back when its road, city or monastery is finished. Try to keep one in hand.
coach-ok = Got it
coach-off = Turn tips off
coach-of = Tip { $n } of { $of }
pref-tips = Tips in your first games
tips-about = Each tip shows once.
tips-on = On
tips-off = Off
tips-again = Show all tips again

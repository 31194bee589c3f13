# The score track.
act-space = Space { $at }
shelf-track = Score track
track-for = for { $name }
track-space = space { $at }
track-stands = { $marker } { $n } on space { $at }
track-robber = robber on space { $at }
track-waits = { $name }’s robber waits on { $at }
track-message = Numbered stones: stop there alone and draw a message
track-message-any = Numbered stones: stop there and draw a message

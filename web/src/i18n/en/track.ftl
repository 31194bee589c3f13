# The score track.
act-space = Space { $at }
shelf-track = Score track
track-for = for { $name }
track-space = space { $at }
track-stands = { $marker } { $n } on space { $at }
track-robber = robber on space { $at }
track-waits = { $name }’s robber is waiting on { $at }
track-message = Numbered spaces: land there alone to draw a message
track-message-any = Numbered spaces: land there to draw a message

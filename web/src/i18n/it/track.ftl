# The score track.
act-space = Casella { $at }
shelf-track = Segnapunti
track-for = per { $name }
track-space = casella { $at }
track-stands = { $marker } { $n } sulla casella { $at }
track-robber = brigante sulla casella { $at }
track-waits = Il brigante di { $name } aspetta su { $at }
track-message = Caselle con numero: fermati lì da solo per pescare un messaggio
track-message-any = Caselle con numero: fermati lì per pescare un messaggio

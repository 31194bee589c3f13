# The score track.
act-space = Vak { $at }
shelf-track = Scorespoor
track-for = voor { $name }
track-space = vak { $at }
track-stands = { $marker } { $n } op vak { $at }
track-robber = rover op vak { $at }
track-waits = De rover van { $name } wacht op { $at }
track-message = Vakken met een getal: land er alleen en je trekt een boodschap
track-message-any = Vakken met een getal: land er en je trekt een boodschap

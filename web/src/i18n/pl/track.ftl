# The score track.
act-space = Pole { $at }
shelf-track = Tor punktacji
track-for = dla: { $name }
track-space = pole { $at }
track-stands = { $marker } { $n } na polu { $at }
track-robber = rabuś na polu { $at }
track-waits = Rabuś ({ $name }) czeka na polu { $at }
track-message = Pola z liczbą: stań tam w pojedynkę, a dobierzesz wiadomość
track-message-any = Pola z liczbą: stań tam, a dobierzesz wiadomość

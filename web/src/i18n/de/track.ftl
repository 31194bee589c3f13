# Die Wertungsleiste.
act-space = Feld { $at }
shelf-track = Wertungsleiste
track-for = für { $name }
track-space = Feld { $at }
track-stands = { $marker } { $n } auf Feld { $at }
track-robber = Räuber auf Feld { $at }
track-waits = Räuber von { $name } lauert auf { $at }
track-message = Felder mit Zahl: Lande dort allein und zieh eine Botschaft
track-message-any = Felder mit Zahl: Lande dort und zieh eine Botschaft

# The score track.
act-space = Клетка { $at }
shelf-track = Шкала очков
track-for = для: { $name }
track-space = клетка { $at }
track-stands = { $marker } { $n } на клетке { $at }
track-robber = грабитель на клетке { $at }
track-waits = Грабитель ждёт на { $at } ({ $name })
track-message = Клетки с числами: встанешь там без соседей — бери послание
track-message-any = Клетки с числами: встанешь там — бери послание

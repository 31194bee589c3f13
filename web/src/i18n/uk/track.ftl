# The score track.
act-space = Клітинка { $at }
shelf-track = Шкала очок
track-for = для: { $name }
track-space = клітинка { $at }
track-stands = { $marker } { $n } на клітинці { $at }
track-robber = грабіжник на клітинці { $at }
track-waits = Грабіжник ({ $name }) чекає на { $at }
track-message = Клітинки з числом: стань туди наодинці й тягни послання
track-message-any = Клітинки з числом: стань туди й тягни послання

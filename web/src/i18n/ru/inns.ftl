# Inns and Cathedrals.
system-inns-and-cathedrals = Таверны и соборы
system-inns-and-cathedrals-line = Дороги и города крупнее, риска больше.
part-large-meeple = Большой мипл
part-large-meeple-line = Считается за двоих.
part-inns = Таверны
part-inns-line = Удваивают завершённую дорогу.
part-cathedrals = Соборы
part-cathedrals-line = Завершённый город стоит больше.
option-ic-final_scoring = Незавершённые дороги с таверной и города с собором
value-zero = не приносят очков
value-ignore = как без них
figure-large-meeple = большой мипл
one-large-meeple = большого мипла
place-large-meeple = Поставить большого мипла
your-large-meeple = твой большой мипл

# King and Robber Baron.
system-king-and-robber-baron = Король і барон-розбійник
system-king-and-robber-baron-line = Найбільше місто й найдовша дорога дають очки.
part-king = Король
part-king-line = За найбільше завершене місто.
part-robber-baron = Барон-розбійник
part-robber-baron-line = За найдовшу завершену дорогу.
option-kr-scoring = Король і барон-розбійник дають
value-count = 1 очко за завершене місто чи дорогу
value-ten_each = по 10 очок
value-fifteen_forty = 15 очок, 40 за обох
value-continuous = 1 очко за кожне завершення
figure-king = король
figure-robber-baron = барон-розбійник
token-king = король
token-robber-baron = барон-розбійник
feature-king = король
feature-robber-baron = барон-розбійник
features-king = Король
features-robber-baron = Барон-розбійник
shelf-titles = Король і барон
title-king = Найбільше завершене місто
title-robber-baron = Найдовша завершена дорога
title-beat = { $n ->
    [one] { $what }: треба понад { $n } тайл
    [few] { $what }: треба понад { $n } тайли
    [many] { $what }: треба понад { $n } тайлів
   *[other] { $what }: треба понад { $n } тайлів
}
title-holder = власник
title-size = рекорд
title-nobody = ще ніхто
log-king = стає королем: найбільше місто
log-robber-baron = стає бароном-розбійником: найдовша дорога
scored-king = бере очки за короля
scored-robber-baron = бере очки за барона-розбійника
for-king = за короля
for-robber-baron = за барона-розбійника
the-king = король
the-robber-baron = барон-розбійник
counted-roads = { $count ->
    [one] { $count } завершена дорога
    [few] { $count } завершені дороги
    [many] { $count } завершених доріг
   *[other] { $count } завершених доріг
}
counted-titles = { $count ->
    [one] { $count } титул
    [few] { $count } титули
    [many] { $count } титулів
   *[other] { $count } титулів
}
reason-title-moves = { $title } — це титул, його не можна пересунути. Він переходить до того, хто завершить щось більше.

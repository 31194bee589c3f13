# King and Robber Baron.
system-king-and-robber-baron = Король и барон-разбойник
system-king-and-robber-baron-line = Большой город и длинная дорога в цене.
part-king = Король
part-king-line = За самый большой завершённый город.
part-robber-baron = Барон-разбойник
part-robber-baron-line = За самую длинную завершённую дорогу.
option-kr-scoring = Король и барон приносят
value-count = 1 очко за завершённый город или дорогу
value-ten_each = по 10 очков
value-fifteen_forty = 15 очков, 40 за оба титула
value-continuous = 1 очко за каждое завершение
figure-king = король
figure-robber-baron = барон-разбойник
token-king = король
token-robber-baron = барон-разбойник
feature-king = король
feature-robber-baron = барон-разбойник
features-king = Король
features-robber-baron = Барон-разбойник
shelf-titles = Король и барон
title-king = Самый большой завершённый город
title-robber-baron = Самая длинная завершённая дорога
title-beat = { $n ->
    [one] { $what }, рекорд: { $n } тайл
    [few] { $what }, рекорд: { $n } тайла
    [many] { $what }, рекорд: { $n } тайлов
   *[other] { $what }, рекорд: { $n } тайлов
}
title-holder = у кого
title-size = рекорд
title-nobody = пока ни у кого
log-king = становится королём: самый большой город
log-robber-baron = становится бароном-разбойником: самая длинная дорога
scored-king = получает за короля
scored-robber-baron = получает за барона-разбойника
for-king = за короля
for-robber-baron = за барона-разбойника
the-king = король
the-robber-baron = барон-разбойник
counted-roads = { $count ->
    [one] { $count } завершённая дорога
    [few] { $count } завершённые дороги
    [many] { $count } завершённых дорог
   *[other] { $count } завершённых дорог
}
counted-titles = { $count ->
    [one] { $count } титул
    [few] { $count } титула
    [many] { $count } титулов
   *[other] { $count } титулов
}
reason-title-moves = { $title } — титул, его нельзя передвинуть. Он переходит к тому, кто завершит объект крупнее.

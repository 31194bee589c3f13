# Robbers.
system-robbers = Грабіжники
system-robbers-line = Відбери половину чиїхось наступних очок.
option-rob-placement = Виставлення грабіжника
option-rob-second = Хто ставить другого грабіжника
option-rob-targets = Грабіжники грабують
option-rob-end_points = Очки за грабіжника, що наприкінці стоїть на шкалі
value-next_available = наступний гравець із грабіжником у запасі
value-next_player_only = лише наступний гравець
value-meeple_and_messenger = міплів і посланців
value-meeple_only = лише міплів
ask-place-robber = Де чекає твій грабіжник?
ask-rob = Пограбувати гравця { $name }?
wait-place-robber = { $name } ставить грабіжника
wait-rob = { $name } може когось пограбувати
hint-robbed = грабіжник ({ $name }) отримує { $n }
hint-along = грабіжник ({ $name }) іде разом
hint-rob = { $n ->
    [one] Тобі { $n } очко. { $name } нічого не втрачає.
    [few] Тобі { $n } очки. { $name } нічого не втрачає.
    [many] Тобі { $n } очок. { $name } нічого не втрачає.
   *[other] Тобі { $n } очок. { $name } нічого не втрачає.
}
hint-prey = Половина наступних очок: { $names }
hint-wait = Твій грабіжник чекає на наступного гравця, який отримає очки на цій клітинці.
confirm-space = Чекати на { $at }
confirm-rob = { $n ->
    [one] Узяти { $n } очко
    [few] Узяти { $n } очки
    [many] Узяти { $n } очок
   *[other] Узяти { $n } очок
}
choice-stay = Лишитися
choice-rob = Грабувати
choice-wait = Чекати
pass-place-robber = Пас
figure-robber = грабіжник
piece-robber = грабіжника
marker-robber = Грабіжник
feature-robber = грабіжник
features-robber = Грабіжники
log-moved-robber = ставить грабіжника на клітинку { $space }
scored-robber = бере очки за грабіжника
for-robber = за грабіжника
for-your-robber = за твого грабіжника
log-robbed = грабує іншого гравця
counted-stolen = { $count ->
    [one] { $count } вкрадене очко
    [few] { $count } вкрадені очки
    [many] { $count } вкрадених очок
   *[other] { $count } вкрадених очок
}
counted-robbers = { $count ->
    [one] { $count } грабіжник на шкалі
    [few] { $count } грабіжники на шкалі
    [many] { $count } грабіжників на шкалі
   *[other] { $count } грабіжників на шкалі
}
reason-robber-same-space = Твій грабіжник уже там.
reason-robber-needs-marker = Твій грабіжник стає там, де стоїть маркер іншого гравця.
reason-robber-off-track = Твого грабіжника ще немає на шкалі.
reason-robber-first = Спершу постав грабіжника, тоді фігурку.
reason-robber-move-or-stay = Пересунь грабіжника або лиши його на місці.
reason-robber-must-place = Грабіжника треба поставити.

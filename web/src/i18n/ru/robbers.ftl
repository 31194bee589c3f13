# Robbers.
system-robbers = Грабители
system-robbers-line = Возьми половину чужих очков.
option-rob-placement = Ставить грабителя
option-rob-second = Кто ставит второго грабителя
option-rob-targets = Кого можно ограбить
option-rob-end_points = Очки за грабителя, который в конце ещё на шкале
value-next_available = следующий игрок, у кого грабитель в запасе
value-next_player_only = только следующий игрок
value-meeple_and_messenger = миплов и гонцов
value-meeple_only = только миплов
ask-place-robber = Где ждёт твой грабитель?
ask-rob = Ограбить игрока { $name }?
wait-place-robber = { $name } ставит грабителя
wait-rob = { $name } может кого-то ограбить
hint-robbed = грабитель ({ $name }) получает { $n }
hint-along = грабитель ({ $name }) идёт следом
hint-rob = Тебе: { $n }. { $name } ничего не теряет.
hint-prey = Половина следующих очков: { $names }
hint-wait = Грабитель ждёт следующего, кто получит очки на этой клетке.
confirm-space = Ждать на { $at }
confirm-rob = { $n ->
    [one] Взять { $n } очко
    [few] Взять { $n } очка
    [many] Взять { $n } очков
   *[other] Взять { $n } очков
}
choice-stay = Остаться
choice-rob = Ограбить
choice-wait = Ждать
pass-place-robber = Пропустить
figure-robber = грабитель
piece-robber = грабителя
marker-robber = Грабитель
feature-robber = грабитель
features-robber = Грабители
log-moved-robber = ставит грабителя на клетку { $space }
scored-robber = получает за грабителя
for-robber = за грабителя
for-your-robber = за твоего грабителя
log-robbed = грабит другого игрока
counted-stolen = { $count ->
    [one] { $count } украденное очко
    [few] { $count } украденных очка
    [many] { $count } украденных очков
   *[other] { $count } украденных очков
}
counted-robbers = { $count ->
    [one] { $count } грабитель на шкале
    [few] { $count } грабителя на шкале
    [many] { $count } грабителей на шкале
   *[other] { $count } грабителей на шкале
}
reason-robber-same-space = Твой грабитель уже там.
reason-robber-needs-marker = Грабителя ставят туда, где стоит чужой маркер.
reason-robber-off-track = Твоего грабителя ещё нет на шкале.
reason-robber-first = Сначала грабитель, потом фигура.
reason-robber-move-or-stay = Передвинь грабителя или оставь на месте.
reason-robber-must-place = Грабителя нужно поставить.

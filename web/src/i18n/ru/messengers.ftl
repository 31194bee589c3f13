# Messengers.
system-messengers = Гонцы
system-messengers-line = Второй маркер приносит послания.
option-msg-drawer = Кто берёт послание
option-msg-alone = Маркер должен встать один
option-msg-per_scoring = Посланий за подсчёт
option-msg-recall = Очки за отозванного мипла
option-msg-timing = Когда берут послания
option-msg-chain = Послание может вести к следующему
value-any_scorer = любой, чей маркер там встал
value-active_only = только тот, чей ход
value-required = да
value-not_required = нет
value-one = не больше одного
value-every_landing = по одному за остановку
value-owner_always = всегда, владельцу
value-majority_only = только при большинстве
value-after_batch = когда все очки подсчитаны
value-immediate = сразу
value-unlimited = сколько угодно
value-one_extra = не больше двух за тайл
ask-marker = { $n ->
    [one] Какой маркер двигаем на { $n } очко?
    [few] Какой маркер двигаем на { $n } очка?
    [many] Какой маркер двигаем на { $n } очков?
   *[other] Какой маркер двигаем на { $n } очков?
}
ask-message = Сыграть послание или взять 2 очка?
ask-recall-meeple = Какого мипла забрать?
ask-recall-points = { $n ->
    [one] Взять за него { $n } очко?
    [few] Взять за него { $n } очка?
    [many] Взять за него { $n } очков?
   *[other] Взять за него { $n } очков?
}
wait-marker = { $name } двигает маркер
wait-message = { $name } читает послание
hint-card = Сделай, что в послании, или возьми 2 очка.
hint-message = встаёт на клетку послания
hint-message-shared = клетка послания, но занята
confirm-meeple = Двинуть мипла
confirm-messenger = Двинуть гонца
choice-meeple = Мипл
choice-messenger = Гонец
choice-action = Сыграть послание
choice-points = Взять 2 очка
choice-score = Взять очки
choice-forgo = Без очков
figure-messenger = гонец
marker-messenger = Гонец
feature-message = послание
features-message = Послания
shelf-messages = Послания
shelf-unseen = осталось: { $n }
message-road = Очки за твою наименьшую дорогу
message-city = Очки за твой наименьший город
message-monastery = Очки за твой наименьший монастырь
message-tile = Сыграй ещё один тайл
message-shields = 2 очка за каждый герб
message-knights = 2 очка за каждого твоего рыцаря
message-farmers = 2 очка за каждого твоего крестьянина
message-recall = Возьми очки за мипла и забери его
message-instead = Взять 2 очка вместо этого
message-do = сделать, что сказано
message-impossible = сейчас невозможно
messages-unseen = Ещё не вышли
messages-known = Под ними, ближайшее первым
card-road = Дорога
card-road-text = Получи очки за свою наименьшую дорогу, как если бы партия кончилась сейчас. Фигура остаётся, у кого бы ни было большинство.
card-city = Город
card-city-text = Получи очки за свой наименьший город, как если бы партия кончилась сейчас. Фигура остаётся, у кого бы ни было большинство.
card-monastery = Монастырь
card-monastery-text = Получи очки за свой наименьший монастырь, как если бы партия кончилась сейчас. Фигура остаётся.
card-tile = Ещё один тайл
card-tile-text = Сразу возьми тайл и сделай с ним полный ход.
card-shields = Гербы
card-shields-text = 2 очка за каждый герб в незавершённых городах с твоими фигурами.
card-knights = Рыцари
card-knights-text = 2 очка за каждую твою фигуру в городах. Они остаются на месте.
card-farmers = Крестьяне
card-farmers-text = 2 очка за каждую твою фигуру на полях. Они остаются на месте.
card-recall = Отзыв
card-recall-text = Выбери своего мипла. Можешь взять очки за его объект, как если бы партия кончилась сейчас, и мипл возвращается к тебе.
log-message = берёт послание: { $message }
log-message-done = играет послание: { $message }
scored-message = получает за послание
for-message = за послание
log-declined = отказывается от послания
counted-instead = { $count ->
    [one] { $count } отклонённое послание
    [few] { $count } отклонённых послания
    [many] { $count } отклонённых посланий
   *[other] { $count } отклонённых посланий
}
reason-message-not-on-top = Это послание лежит не сверху.
reason-no-messenger = У тебя нет гонца, которого можно двинуть.
reason-message-points-only = Выполнить это послание нельзя. Возьми вместо него очки.
reason-message-smallest = Здесь не выбирают: считается твой наименьший объект.
reason-message-action-first = Сначала сыграй послание, потом выбери мипла.
reason-message-recall-own = Выбери своего мипла на незавершённом объекте.

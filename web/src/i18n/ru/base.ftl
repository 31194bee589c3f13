# The base game and the farmers, and words that several systems share.
system-base = Базовая игра
system-base-line = Клади тайлы, ставь миплов, набирай очки.
system-farmers = Крестьяне
system-farmers-line = Миплы на полях приносят очки в конце.
option-base-max_players = Максимум игроков
option-base-two_tile_city = Завершённый город из двух тайлов
option-base-final_count_unit = Незавершённые дороги и города в конце
option-base-tie = Ничья за первое место
value-full = полные очки
value-half = половина очков
value-tiles = считать по тайлам
value-segments = считать по отрезкам
value-shared = общая победа
value-replay = ещё одна партия
value-optional = по желанию
value-mandatory = обязательно
value-any_meeple = любой мипл
value-true = да
value-false = нет
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = мипл
marker-meeple = Мипл
feature-city = город
feature-road = дорога
feature-river = река
feature-field = поле
feature-monastery = монастырь
features-city = Города
features-road = Дороги
features-field = Поля
features-monastery = Монастыри
dir-n = север
dir-ne = северо-восток
dir-e = восток
dir-se = юго-восток
dir-s = юг
dir-sw = юго-запад
dir-w = запад
dir-nw = северо-запад
dir-centre = центр
state-open = открыто
state-complete = завершено
# "ставит мипла": an object, in the accusative.
one-meeple = мипла
# On a button.
place-meeple = Поставить мипла
place-in-field = Положить крестьянина
# "ставит мипла в город".
into-city = в город
into-road = на дорогу
into-field = на поле
into-monastery = в монастырь
# Before the sum: "получает очки за город: 3 тайла × 2".
scored-city = получает за город
scored-road = получает за дорогу
scored-field = получает за поле
scored-monastery = получает за монастырь
for-city = за город
for-your-city = за твой город
for-road = за дорогу
for-your-road = за твою дорогу
for-field = за поле
for-your-field = за твоё поле
for-monastery = за монастырь
for-your-monastery = за твой монастырь
your-meeple = твой мипл
counted-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайлов
}
counted-segments = { $count ->
    [one] { $count } отрезок
    [few] { $count } отрезка
    [many] { $count } отрезков
   *[other] { $count } отрезков
}
counted-pennants = { $count ->
    [one] { $count } герб
    [few] { $count } герба
    [many] { $count } гербов
   *[other] { $count } гербов
}
counted-cities = { $count ->
    [one] { $count } завершённый город
    [few] { $count } завершённых города
    [many] { $count } завершённых городов
   *[other] { $count } завершённых городов
}
counted-knights = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцарей
}
counted-farmers = { $count ->
    [one] { $count } крестьянин
    [few] { $count } крестьянина
    [many] { $count } крестьян
   *[other] { $count } крестьян
}
reason-must-place = Твой тайл куда-то подходит, значит, его нужно положить.
reason-space-taken = Там уже лежит тайл.
reason-not-adjacent = Тайл должен касаться другого стороной.
reason-mismatch = Стороны не сходятся ({ $side }): { $shown } — { $wanted }.
reason-no-fit = Этот тайл сюда не подходит.
reason-not-waiting = Этот объект сейчас не ждёт подсчёта.
reason-no-farmers = В этой партии играют без крестьян.
group-base = Базовая игра (2021)

# The base game and the farmers, and words that several systems share.
system-base = Базова гра
system-base-line = Викладай тайли, став міплів, збирай очки.
system-farmers = Фермери
system-farmers-line = Міпли на полях приносять очки наприкінці.
option-base-max_players = Найбільше гравців
option-base-two_tile_city = Завершене місто з двох тайлів
option-base-final_count_unit = Незавершені дороги й міста наприкінці
option-base-tie = Нічия за перше місце
value-full = повні очки
value-half = половина очок
value-tiles = рахують тайли
value-segments = рахують відрізки
value-shared = спільна перемога
value-replay = ще одна партія
value-optional = за бажанням
value-mandatory = обов’язково
value-any_meeple = будь-який міпл
value-true = так
value-false = ні
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = міпл
marker-meeple = Міпл
feature-city = місто
feature-road = дорога
feature-river = річка
feature-field = поле
feature-monastery = монастир
features-city = Міста
features-road = Дороги
features-field = Поля
features-monastery = Монастирі
dir-n = північ
dir-ne = північний схід
dir-e = схід
dir-se = південний схід
dir-s = південь
dir-sw = південний захід
dir-w = захід
dir-nw = північний захід
dir-centre = центр
state-open = відкрито
state-complete = завершено
# "ставить міпла": an object, in the accusative.
one-meeple = міпла
# On a button.
place-meeple = Поставити міпла
place-in-field = Покласти фермера
# "ставить міпла в місто".
into-city = у місто
into-road = на дорогу
into-field = на поле
into-monastery = у монастир
# Before the sum: "отримує очки за місто: 3 тайли × 2".
scored-city = бере очки за місто
scored-road = бере очки за дорогу
scored-field = бере очки за поле
scored-monastery = бере очки за монастир
for-city = за місто
for-your-city = за твоє місто
for-road = за дорогу
for-your-road = за твою дорогу
for-field = за поле
for-your-field = за твоє поле
for-monastery = за монастир
for-your-monastery = за твій монастир
your-meeple = твій міпл
counted-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
    [many] { $count } тайлів
   *[other] { $count } тайлів
}
counted-segments = { $count ->
    [one] { $count } відрізок
    [few] { $count } відрізки
    [many] { $count } відрізків
   *[other] { $count } відрізків
}
counted-pennants = { $count ->
    [one] { $count } герб
    [few] { $count } герби
    [many] { $count } гербів
   *[other] { $count } гербів
}
counted-cities = { $count ->
    [one] { $count } завершене місто
    [few] { $count } завершені міста
    [many] { $count } завершених міст
   *[other] { $count } завершених міст
}
counted-knights = { $count ->
    [one] { $count } лицар
    [few] { $count } лицарі
    [many] { $count } лицарів
   *[other] { $count } лицарів
}
counted-farmers = { $count ->
    [one] { $count } фермер
    [few] { $count } фермери
    [many] { $count } фермерів
   *[other] { $count } фермерів
}
reason-must-place = Твій тайл десь підходить, тож його треба викласти.
reason-space-taken = Там уже лежить тайл.
reason-not-adjacent = Тайл має прилягати стороною до іншого.
reason-mismatch = Сторони не збігаються ({ $side }): { $shown } і { $wanted }.
reason-no-fit = Цей тайл туди не підходить.
reason-not-waiting = Цей об’єкт не чекає на підрахунок.
reason-no-farmers = Ця партія без фермерів.
group-base = Базова гра (2021)

# Crop Circles.
system-crop-circles = Круги на полях
system-crop-circles-line = Все добавляют фигуру или забирают.
option-crc-add = Добавление фигуры
option-crc-spot = Куда встаёт фигура
value-same_feature = куда угодно на тот же объект
value-same_tile = на тот же тайл
ask-crop-circle = Круг на поле: все добавляют или забирают?
ask-crop-add = Добавить фигуру к своей?
ask-crop-remove = Какую фигуру забрать?
wait-crop-circle = { $name } решает судьбу круга
wait-crop-add = { $name } добавляет фигуру
wait-crop-remove = { $name } забирает фигуру
hint-add-field = У кого есть крестьянин, добавляет к нему ещё одного.
hint-add-road = У кого есть разбойник, добавляет к нему ещё одного.
hint-add-city = У кого есть рыцарь, добавляет к нему ещё одного.
hint-remove-field = У кого есть крестьянин, забирает одного.
hint-remove-road = У кого есть разбойник, забирает одного.
hint-remove-city = У кого есть рыцарь, забирает одного.
choice-add = Добавить
choice-remove = Забрать
pass-crop-add = Пропустить
crop-kind-field = Грабли: крестьяне
crop-kind-road = Дубина: разбойники
crop-kind-city = Щит: рыцари
crop-order = Очерёдность
crop-figures = { $n ->
    [one] { $n } фигура
    [few] { $n } фигуры
    [many] { $n } фигур
   *[other] { $n } фигур
}
crop-done = готово
crop-now = сейчас
log-crop-add = круг на поле: все добавляют фигуру
log-crop-remove = круг на поле: все забирают фигуру
reason-crop-choose-first = Сначала выбери: все добавляют или все забирают.
reason-crop-must-add = Фигуру нужно добавить.
reason-crop-must-remove = Фигуру нужно забрать.
reason-crop-wrong-figure = { $your } сюда не подходит.
reason-crop-beside-own = Добавь фигуру к своей фигуре того же вида.
reason-crop-remove-own = Забери одну из своих фигур этого вида.

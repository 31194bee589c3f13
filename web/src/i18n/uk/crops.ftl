# Crop Circles.
system-crop-circles = Кола на полях
system-crop-circles-line = Кожен додає фігурку або забирає.
option-crc-add = Додавання фігурки
option-crc-spot = Куди стає фігурка
value-same_feature = будь-де на об’єкті
value-same_tile = на той самий тайл
ask-crop-circle = Коло на полі: усі додають чи забирають?
ask-crop-add = Додати фігурку до однієї зі своїх?
ask-crop-remove = Яку фігурку ти забираєш?
wait-crop-circle = { $name } вирішує щодо кола на полі
wait-crop-add = { $name } додає фігурку
wait-crop-remove = { $name } забирає фігурку
hint-add-field = Хто має фермера, додає поруч ще одного.
hint-add-road = Хто має розбійника, додає поруч ще одного.
hint-add-city = Хто має лицаря, додає поруч ще одного.
hint-remove-field = Хто має фермера, забирає одного.
hint-remove-road = Хто має розбійника, забирає одного.
hint-remove-city = Хто має лицаря, забирає одного.
choice-add = Усі додають
choice-remove = Усі забирають
pass-crop-add = Пас
crop-kind-field = Граблі: фермери
crop-kind-road = Кийок: розбійники
crop-kind-city = Щит: лицарі
crop-order = Порядок гравців
crop-figures = { $n ->
    [one] { $n } фігурка
    [few] { $n } фігурки
    [many] { $n } фігурок
   *[other] { $n } фігурок
}
crop-done = готово
crop-now = зараз
log-crop-add = коло на полі: кожен додає фігурку
log-crop-remove = коло на полі: кожен забирає фігурку
reason-crop-choose-first = Спершу обери: усі додають або всі забирають.
reason-crop-must-add = Фігурку треба додати.
reason-crop-must-remove = Фігурку треба забрати.
reason-crop-wrong-figure = { $your } не може тут долучитися.
reason-crop-beside-own = Додай її поруч зі своєю фігуркою цього виду.
reason-crop-remove-own = Забери одну зі своїх фігурок цього виду.

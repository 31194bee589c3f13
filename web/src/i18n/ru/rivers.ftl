# The three rivers.
system-river-v3 = Река
system-river-v3-line = В начале — река через весь стол.
system-river-2 = Река II
system-river-2-line = Развилка: к озеру и к вулкану.
system-river-bb5 = Река с овцами
system-river-bb5-line = С овцами и виноградниками.
part-pig-herd = Стадо свиней
part-pig-herd-line = Поле стоит больше.
option-riv3-kind = Исток и озёра
option-riv3-bends = Изгибы реки
option-riv3-start_tile = Стартовый тайл при реке
option-r2-bends = Изгибы реки
option-r5-bends = Изгибы реки
value-single_source = один исток, одно озеро
value-double_source = широкий исток, два озера
value-alternate_bends = по очереди влево и вправо
value-no_immediate_u_turn = без разворота подряд
value-removed = не участвует
value-after_river = кладут после реки
counted-herd-cities = { $count ->
    [one] { $count } город для стада свиней
    [few] { $count } города для стада свиней
    [many] { $count } городов для стада свиней
   *[other] { $count } городов для стада свиней
}
reason-river-drawn-first = Тайлы реки берут раньше всех остальных.
reason-start-tile-next = Стартовый тайл берут сразу после реки.
reason-river-continues = Тайл реки должен продолжать реку.
reason-river-one-end = Тайл реки не может соединить два её конца.
reason-river-free-ahead = Перед новым концом реки должна быть свободная клетка.
reason-river-turns-alternate = Река должна поворачивать по очереди влево и вправо.
reason-river-no-u-turn = Река не может повернуть дважды подряд в одну сторону.
reason-on-water = На реке стоять нельзя.
reason-new-volcano-lake = На только что положенное озеро с вулканом вставать нельзя.
lost-river = Выключено, потому что включено: { $name }. В партии одна река.
spoken-free-river = река
group-start-rule = одна река, одна карта

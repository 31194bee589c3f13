# The three rivers.
system-river-v3 = Річка
system-river-v3-line = Починайте з річки через увесь стіл.
system-river-2 = Річка II
system-river-2-line = Розгалужується до озера й вулкана.
system-river-bb5 = Річка з вівцями
system-river-bb5-line = З вівцями та виноградниками.
part-pig-herd = Стадо свиней
part-pig-herd-line = Робить поле ціннішим.
option-riv3-kind = Джерело й озера
option-riv3-bends = Повороти річки
option-riv3-start_tile = Стартовий тайл разом із річкою
option-r2-bends = Повороти річки
option-r5-bends = Повороти річки
value-single_source = одне джерело, одне озеро
value-double_source = широке джерело, два озера
value-alternate_bends = по черзі ліворуч і праворуч
value-no_immediate_u_turn = без розвороту одразу
value-removed = без нього
value-after_river = після річки
counted-herd-cities = { $count ->
    [one] { $count } місто для стада свиней
    [few] { $count } міста для стада свиней
    [many] { $count } міст для стада свиней
   *[other] { $count } міст для стада свиней
}
reason-river-drawn-first = Тайли річки тягнуть раніше за всі інші.
reason-start-tile-next = Стартовий тайл тягнуть одразу після річки.
reason-river-continues = Тайл річки має продовжувати річку.
reason-river-one-end = Тайл річки не може з’єднати два її кінці.
reason-river-free-ahead = Перед новим кінцем річки має бути вільна клітинка.
reason-river-turns-alternate = Річка має повертати по черзі ліворуч і праворуч.
reason-river-no-u-turn = Річка не може двічі поспіль повернути в один бік.
reason-on-water = На річці ніхто не може стояти.
reason-new-volcano-lake = На щойно викладене вулканічне озеро ніхто не може стати.
lost-river = Вимкнено, бо ввімкнено: { $name }. У партії лише одна річка.
spoken-free-river = річка
group-start-rule = одна річка, одна мапа

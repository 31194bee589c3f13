# The Princess and the Dragon.
system-princess-and-dragon = Принцеса й дракон
system-princess-and-dragon-line = Дракон їсть, фея береже.
part-dragon = Дракон
part-dragon-line = З’їдає кожну фігурку на своєму шляху.
part-fairy = Фея
part-fairy-line = Не підпускає дракона й дає очки.
part-portal = Магічні портали
part-portal-line = Став підданого на будь-який тайл.
part-princess = Принцеси
part-princess-line = Відправляй лицаря додому.
option-pd-dragon_timing = Коли рухається дракон
option-pd-fairy_binding = Фея береже
option-pd-princess = Принцеса відправляє лицаря додому
value-before_scoring = до підрахунку
value-after_scoring = після підрахунку
value-tile = усіх на своєму тайлі
value-follower = одного підданого
value-must = завжди
value-may = за бажанням
ask-figure-fairy = Пересунути фею?
ask-princess = Якого лицаря принцеса відправляє додому?
ask-dragon-step = Пересунь дракона
wait-princess = { $name } відправляє лицаря додому
wait-dragon-step = { $name } пересуває дракона
hint-dragon = Він не може повернутися на тайл, де вже був.
hint-eats = з’їдає: { $who }
hint-nobody = там нікого
hint-of = { $figure } ({ $name })
hint-fairy = не підпускає дракона, дає очки
ask-fairy = Вона не підпускає дракона й дає тобі очки, доки стоїть на місці.
hint-portal = Магічний портал: обери будь-який тайл, щоб побачити його вільні місця.
hint-princess = Твого чи іншого гравця.
confirm-none-dragon-step = Обери крок
confirm-none-princess = Обери лицаря
confirm-dragon = Летіти на { $dir }
confirm-princess = Додому
act-dragon = { $dir }, { $at }
act-fairy = Фея на { $at }
figure-dragon = дракон
figure-fairy = фея
piece-dragon = дракона
piece-fairy = фею
feature-fairy = фея
features-fairy = Фея
shelf-dragon = Дракон і фея
shelf-piece = { $piece }: { $where }
shelf-fairy-you = Фея: з тобою
shelf-fairy = Фея: { $name }
tiles-aside = Чекають на дракона
tiles-aside-hint = Відкладено до першого вулкана.
dragon-away = Спить, доки не викладено вулкан.
dragon-step = крок { $n } з { $of }
dragon-steps = Шлях дракона
dragon-ate = з’їдає: { $who }
dragon-now = твій крок
dragon-chooses = обирає
fairy-on = Фея на { $at }. Дракон туди не може.
fairy-off = Фея поруч із мапою.
log-returned = втрачає { $figure } через дракона ({ $at })
log-princess = втрачає { $figure } через принцесу ({ $at })
log-dragon = пересуває дракона на { $at }
log-volcano = кличе дракона на { $at }
log-fairy = пересуває фею на { $at }
log-waits = тягне тайл із драконом і відкладає його
log-mixed = { $n ->
    [one] замішує { $n } тайл із драконом
    [few] замішує { $n } тайли із драконом
    [many] замішує { $n } тайлів із драконом
   *[other] замішує { $n } тайлів із драконом
}
scored-fairy = бере очки за фею
for-fairy = за фею
counted-with-fairy = { $count ->
    [one] { $count } підданий із феєю
    [few] { $count } піддані із феєю
    [many] { $count } підданих із феєю
   *[other] { $count } підданих із феєю
}
reason-new-volcano = На щойно викладений вулкан ніхто не може стати.
reason-dragon-there = Там дракон.
reason-dragon-must-move = Дракон мусить рухатися, доки може.
reason-dragon-no-tile = Там немає тайла.
reason-dragon-been-there = Дракон там уже був.
reason-dragon-fears-fairy = Фея не підпускає дракона.
reason-dragon-off-board = Дракон не може зайти на стартову мапу.
reason-dragon-next-tile = Дракон переходить на тайл, що прилягає стороною до його тайла.
reason-no-fairy = У цій партії немає феї.
reason-fairy-on-tile = Фея стає на тайл, а не до підданого.
reason-fairy-on-follower = Фея стає до підданого, а не на тайл.
reason-fairy-with-it = Фея вже стоїть біля цього підданого.
reason-fairy-there = Фея вже там.
reason-fairy-own-follower = Фея стає до одного з твоїх підданих.
reason-fairy-own-tile = Фея стає на тайл із твоїм підданим.
reason-portal-figure = { $your } не може пройти крізь магічний портал.
reason-portal-ground = { $your } не може там стояти.
reason-portal-finished = Це було завершено ще до твого тайла.
reason-princess-city = Відправити додому можна лише підданого з цього міста.
reason-princess-must = Треба відправити додому лицаря з цього міста.
reason-princess-instead = Лицаря відправляють додому замість того, щоб ставити фігурку.

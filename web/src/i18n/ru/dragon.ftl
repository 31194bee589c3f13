# The Princess and the Dragon.
system-princess-and-dragon = Принцесса и дракон
system-princess-and-dragon-line = Дракон ест, фея бережёт.
part-dragon = Дракон
part-dragon-line = Съедает все фигуры на пути.
part-fairy = Фея
part-fairy-line = Не пускает дракона и приносит очки.
part-portal = Магические порталы
part-portal-line = Ставь подданного на любой тайл.
part-princess = Принцессы
part-princess-line = Отправляй рыцаря домой.
option-pd-dragon_timing = Когда движется дракон
option-pd-fairy_binding = Фея защищает
option-pd-princess = Принцесса отсылает рыцаря
value-before_scoring = до подсчёта
value-after_scoring = после подсчёта
value-tile = всех на своём тайле
value-follower = одного подданного
value-must = всегда
value-may = по желанию
ask-figure-fairy = Передвинуть фею?
ask-princess = Какого рыцаря отсылает принцесса?
ask-dragon-step = Веди дракона
wait-princess = { $name } отсылает рыцаря домой
wait-dragon-step = { $name } ведёт дракона
hint-dragon = Туда, где он уже был, вернуться нельзя.
hint-eats = съедает: { $who }
hint-nobody = там никого
hint-of = { $figure } ({ $name })
hint-fairy = не пускает дракона, приносит очки
ask-fairy = Она не пускает дракона и приносит тебе очки, пока стоит на месте.
hint-portal = Магический портал: выбери любой тайл, чтобы увидеть его свободные места.
hint-princess = Своего или чужого.
confirm-none-dragon-step = Выбери шаг
confirm-none-princess = Выбери рыцаря
confirm-dragon = На { $dir }
confirm-princess = Отослать
act-dragon = { $dir }, { $at }
act-fairy = Фею на { $at }
figure-dragon = дракон
figure-fairy = фея
piece-dragon = дракона
piece-fairy = фею
feature-fairy = фея
features-fairy = Фея
shelf-dragon = Дракон и фея
shelf-piece = { $piece }: { $where }
shelf-fairy-you = Фея: у тебя
shelf-fairy = Фея: { $name }
tiles-aside = Ждут дракона
tiles-aside-hint = Отложены, пока не выйдет первый вулкан.
dragon-away = Спит, пока не появится вулкан.
dragon-step = шаг { $n } из { $of }
dragon-steps = Путь дракона
dragon-ate = съедает: { $who }
dragon-now = твой шаг
dragon-chooses = выбирает
fairy-on = Фея на { $at }. Дракон туда не пройдёт.
fairy-off = Фея рядом с картой.
log-returned = теряет { $figure } из-за дракона ({ $at })
log-princess = теряет { $figure } из-за принцессы ({ $at })
log-dragon = ведёт дракона на { $at }
log-volcano = призывает дракона на { $at }
log-fairy = переносит фею на { $at }
log-waits = берёт тайл с драконом и откладывает его
log-mixed = { $n ->
    [one] замешивает { $n } тайл с драконом
    [few] замешивает { $n } тайла с драконом
    [many] замешивает { $n } тайлов с драконом
   *[other] замешивает { $n } тайлов с драконом
}
scored-fairy = получает за фею
for-fairy = за фею
counted-with-fairy = { $count ->
    [one] { $count } подданный рядом с феей
    [few] { $count } подданных рядом с феей
    [many] { $count } подданных рядом с феей
   *[other] { $count } подданных рядом с феей
}
reason-new-volcano = На только что положенный вулкан вставать нельзя.
reason-dragon-there = Там дракон.
reason-dragon-must-move = Дракон должен идти, пока может.
reason-dragon-no-tile = Там нет тайла.
reason-dragon-been-there = Дракон там уже был.
reason-dragon-fears-fairy = Фея не пускает дракона.
reason-dragon-off-board = Дракон не может зайти на стартовую карту.
reason-dragon-next-tile = Дракон идёт на тайл, который касается его тайла стороной.
reason-no-fairy = В этой партии нет феи.
reason-fairy-on-tile = Фея встаёт на тайл, а не к подданному.
reason-fairy-on-follower = Фея встаёт к подданному, а не на тайл.
reason-fairy-with-it = Фея уже рядом с этим подданным.
reason-fairy-there = Фея уже там.
reason-fairy-own-follower = Фея встаёт к одному из твоих подданных.
reason-fairy-own-tile = Фея встаёт на тайл с твоим подданным.
reason-portal-figure = { $your } не может пройти через магический портал.
reason-portal-ground = { $your } не может там стоять.
reason-portal-finished = Этот объект завершён ещё до твоего тайла.
reason-princess-city = Отослать можно только подданного из этого города.
reason-princess-must = Нужно отослать рыцаря из этого города.
reason-princess-instead = Рыцаря отсылают вместо того, чтобы ставить фигуру.

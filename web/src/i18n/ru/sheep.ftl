# Hills and Sheep.
system-hills-and-sheep = Холмы и овцы
system-hills-and-sheep-line = Паси овец. Холмы решают ничьи.
part-hills = Холмы
part-hills-line = Прячут тайл и решают ничьи.
part-shepherd = Пастухи
part-shepherd-line = Отара растёт, пока её не соберут или не придёт волк.
part-vineyards = Виноградники
part-vineyards-line = Каждый у завершённого монастыря добавляет очки.
option-hs-vineyards_for_gardens = Виноградники считаются для садов
option-hs-closed_field = Когда поле отары закрыто
option-hs-tokens = Число жетонов овец
option-hs-hill_count = Ничья на холмах
value-nothing = ничего не происходит
value-gather = отара собирается
value-text = как в тексте правил
value-list = как в списке состава
value-presence = любой подданный на холме
value-number = больше подданных на холмах
value-off = нет
value-on = да
ask-flock = Растить отару или собрать?
wait-flock = { $name } занимается отарой
hint-flock = { $n ->
    [one] { $n } из { $of } жетонов — волк. Вытянешь его, и отары нет.
    [few] { $n } из { $of } жетонов — волки. Вытянешь одного, и отары нет.
    [many] { $n } из { $of } жетонов — волки. Вытянешь одного, и отары нет.
   *[other] { $n } из { $of } жетонов — волки. Вытянешь одного, и отары нет.
}
hint-grow = { $n ->
    [one] тяни жетон; { $n } из { $of } — волк
    [few] тяни жетон; { $n } из { $of } — волки
    [many] тяни жетон; { $n } из { $of } — волки
   *[other] тяни жетон; { $n } из { $of } — волки
}
hint-gather-too = также получает: { $names }
confirm-gather = { $n ->
    [one] Собрать: { $n } очко
    [few] Собрать: { $n } очка
    [many] Собрать: { $n } очков
   *[other] Собрать: { $n } очков
}
confirm-none-flock = Растить или собрать
choice-grow = Растить отару
choice-gather = Собрать отару
figure-shepherd = пастух
token-sheep-1 = одна овца
token-sheep-2 = две овцы
token-sheep-3 = три овцы
token-sheep-4 = четыре овцы
token-wolf = волк
feature-sheep = отара
features-sheep = Отары
shelf-sheep = Холмы и овцы
flock-worth = отара { $n }
flock-none = { $n ->
    [one] { $n } отара
    [few] { $n } отары
    [many] { $n } отар
   *[other] { $n } отар
}
flock-grow = Растить
flock-gather = Собрать
flock-at = Отара на { $at }
flock-joins = { $n ->
    [one] { $n } овца
    [few] { $n } овцы
    [many] { $n } овец
   *[other] { $n } овец
}
flock-wolf = Волк: отары больше нет
flock-yours = Твоя отара
flock-if = { $n ->
    [one] { $n } очко, если собрать
    [few] { $n } очка, если собрать
    [many] { $n } очков, если собрать
   *[other] { $n } очков, если собрать
}
flock-nobody = Ни у кого нет отары.
flock-left = Ещё в мешке
flock-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетонов
}
flock-sheep = { $n ->
    [one] { $n } овца
    [few] { $n } овцы
    [many] { $n } овец
   *[other] { $n } овец
}
flock-wolves = волк
log-sheep = тянет для отары: { $token } ({ $at })
log-wolf = тянет волка и теряет отару ({ $at })
log-hidden = кладёт следующий тайл под холм лицом вниз
one-shepherd = пастуха
place-shepherd = Поставить пастуха
scored-sheep = собирает отару
for-sheep = за отару
for-your-sheep = за твою отару
your-shepherd = твой пастух
counted-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
    [many] { $count } овец
   *[other] { $count } овец
}
counted-pictured-sheep = { $count ->
    [one] { $count } нарисованная овца
    [few] { $count } нарисованные овцы
    [many] { $count } нарисованных овец
   *[other] { $count } нарисованных овец
}
counted-vineyards = { $count ->
    [one] { $count } виноградник
    [few] { $count } виноградника
    [many] { $count } виноградников
   *[other] { $count } виноградников
}
reason-token-gone = Таких жетонов больше не осталось.
reason-tile-below-hill = Тайл под холмом никто не смотрит и не выбирает.
reason-shepherd-ground = Пастуха ставят на поле.
reason-shepherd-taken = На этом поле уже есть пастух.
reason-grow-or-gather = Расти отару дальше или собери её.
tile-of-buried = Тайл { $n } из { $of }, под холмами: { $buried }
needs-shepherd = Нужно поле без пастуха.

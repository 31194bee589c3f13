# Hills and Sheep.
system-hills-and-sheep = Пагорби й вівці
system-hills-and-sheep-line = Паси овець. Пагорби вирішують нічиї.
part-hills = Пагорби
part-hills-line = Ховають тайл і вирішують нічиї.
part-shepherd = Пастухи
part-shepherd-line = Їхні отари ростуть, доки ти їх не збереш або не прийде вовк.
part-vineyards = Виноградники
part-vineyards-line = Кожен біля завершеного монастиря додає очки.
option-hs-vineyards_for_gardens = Виноградники рахуються для садів
option-hs-closed_field = Коли поле отари замкнено
option-hs-tokens = Кількість жетонів овець
option-hs-hill_count = Нічия на пагорбах
value-nothing = нічого не стається
value-gather = отару збирають
value-text = як у тексті правил
value-list = як у переліку вмісту
value-presence = будь-який підданий на пагорбі
value-number = найбільше підданих на пагорбах
value-off = ні
value-on = так
ask-flock = Збільшити отару чи зібрати?
wait-flock = { $name } пильнує отару
hint-flock = { $n ->
    [one] Серед { $of } жетонів { $n } вовк. Витягнеш вовка — отари немає.
    [few] Серед { $of } жетонів { $n } вовки. Витягнеш вовка — отари немає.
    [many] Серед { $of } жетонів { $n } вовків. Витягнеш вовка — отари немає.
   *[other] Серед { $of } жетонів { $n } вовків. Витягнеш вовка — отари немає.
}
hint-grow = { $n ->
    [one] тягнути жетон; з { $of } — { $n } вовк
    [few] тягнути жетон; з { $of } — { $n } вовки
    [many] тягнути жетон; з { $of } — { $n } вовків
   *[other] тягнути жетон; з { $of } — { $n } вовків
}
hint-gather-too = також для: { $names }
confirm-gather = { $n ->
    [one] Зібрати: { $n } очко
    [few] Зібрати: { $n } очки
    [many] Зібрати: { $n } очок
   *[other] Зібрати: { $n } очок
}
confirm-none-flock = Збільшити чи зібрати
choice-grow = Збільшити отару
choice-gather = Зібрати отару
figure-shepherd = пастух
token-sheep-1 = одна вівця
token-sheep-2 = дві вівці
token-sheep-3 = три вівці
token-sheep-4 = чотири вівці
token-wolf = вовк
feature-sheep = отара
features-sheep = Отари
shelf-sheep = Пагорби й вівці
flock-worth = отара { $n }
flock-none = { $n ->
    [one] { $n } отара
    [few] { $n } отари
    [many] { $n } отар
   *[other] { $n } отар
}
flock-grow = Збільшити
flock-gather = Зібрати
flock-at = Отара на { $at }
flock-joins = { $n ->
    [one] { $n } вівця
    [few] { $n } вівці
    [many] { $n } овець
   *[other] { $n } овець
}
flock-wolf = Вовк: отари немає
flock-yours = Твоя отара
flock-if = { $n ->
    [one] { $n } очко, якщо зібрати
    [few] { $n } очки, якщо зібрати
    [many] { $n } очок, якщо зібрати
   *[other] { $n } очок, якщо зібрати
}
flock-nobody = Отар ні в кого немає.
flock-left = Ще в мішечку
flock-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
    [many] { $n } жетонів
   *[other] { $n } жетонів
}
flock-sheep = { $n ->
    [one] { $n } вівця
    [few] { $n } вівці
    [many] { $n } овець
   *[other] { $n } овець
}
flock-wolves = вовк
log-sheep = тягне для отари: { $token } ({ $at })
log-wolf = тягне вовка й втрачає отару ({ $at })
log-hidden = кладе наступний тайл долілиць під пагорб
one-shepherd = пастуха
place-shepherd = Поставити пастуха
scored-sheep = збирає отару
for-sheep = за отару
for-your-sheep = за твою отару
your-shepherd = твій пастух
counted-sheep = { $count ->
    [one] { $count } вівця
    [few] { $count } вівці
    [many] { $count } овець
   *[other] { $count } овець
}
counted-pictured-sheep = { $count ->
    [one] { $count } намальована вівця
    [few] { $count } намальовані вівці
    [many] { $count } намальованих овець
   *[other] { $count } намальованих овець
}
counted-vineyards = { $count ->
    [one] { $count } виноградник
    [few] { $count } виноградники
    [many] { $count } виноградників
   *[other] { $count } виноградників
}
reason-token-gone = Такого жетона більше немає.
reason-tile-below-hill = Тайл під пагорбом ніхто не бачить і не обирає.
reason-shepherd-ground = Твій пастух може стати лише на полі.
reason-shepherd-taken = На цьому полі вже є пастух.
reason-grow-or-gather = Збільш свою отару або збери її.
tile-of-buried = Тайл { $n } з { $of }, під пагорбами: { $buried }
needs-shepherd = Потрібне поле без пастуха.

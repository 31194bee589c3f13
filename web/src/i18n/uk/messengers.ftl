# Messengers.
system-messengers = Посланці
system-messengers-line = Другий маркер приносить послання.
option-msg-drawer = Хто тягне послання
option-msg-alone = Маркер має стати наодинці
option-msg-per_scoring = Послань за підрахунок
option-msg-recall = Очки за відкликаного міпла
option-msg-timing = Коли тягнуть послання
option-msg-chain = Послання може вести до наступного
value-any_scorer = будь-який гравець, що туди став
value-active_only = лише гравець, чий зараз хід
value-required = так
value-not_required = ні
value-one = не більш як одне
value-every_landing = одне за кожну зупинку
value-owner_always = завжди, для власника
value-majority_only = лише за більшості
value-after_batch = після всіх очок
value-immediate = одразу
value-unlimited = без обмежень
value-one_extra = не більш як два за тайл
ask-marker = { $n ->
    [one] Який маркер бере { $n } очко?
    [few] Який маркер бере { $n } очки?
    [many] Який маркер бере { $n } очок?
   *[other] Який маркер бере { $n } очок?
}
ask-message = Зіграти послання чи взяти 2 очки?
ask-recall-meeple = Якого міпла ти забираєш?
ask-recall-points = { $n ->
    [one] Узяти за нього { $n } очко?
    [few] Узяти за нього { $n } очки?
    [many] Узяти за нього { $n } очок?
   *[other] Узяти за нього { $n } очок?
}
wait-marker = { $name } пересуває маркер
wait-message = { $name } читає послання
hint-card = Зроби, що каже картка, або візьми 2 очки.
hint-message = стає на клітинку послання
hint-message-shared = клітинка послання, але не наодинці
confirm-meeple = Рухати міпла
confirm-messenger = Рухати посланця
choice-meeple = Міпл
choice-messenger = Посланець
choice-action = Зіграти послання
choice-points = Узяти 2 очки
choice-score = Узяти очки
choice-forgo = Без очок
figure-messenger = посланець
marker-messenger = Посланець
feature-message = послання
features-message = Послання
shelf-messages = Послання
shelf-unseen = лишилося { $n }
message-road = Очки за твою найменшу дорогу
message-city = Очки за твоє найменше місто
message-monastery = Очки за твій найменший монастир
message-tile = Зіграй ще один тайл
message-shields = 2 очки за кожен герб
message-knights = 2 очки за кожного твого лицаря
message-farmers = 2 очки за кожного твого фермера
message-recall = Візьми очки за міпла й забери його
message-instead = Узяти натомість 2 очки
message-do = зробити, що сказано
message-impossible = зараз неможливо
messages-unseen = Ще не витягнуті
messages-known = Під ними, від найближчого
card-road = Дорога
card-road-text = Твоя найменша дорога дає очки, наче партія завершується зараз. Фігурка лишається, хоч би хто мав більшість.
card-city = Місто
card-city-text = Твоє найменше місто дає очки, наче партія завершується зараз. Фігурка лишається, хоч би хто мав більшість.
card-monastery = Монастир
card-monastery-text = Твій найменший монастир дає очки, наче партія завершується зараз. Фігурка лишається.
card-tile = Ще тайл
card-tile-text = Одразу тягни тайл і зіграй ним повний хід.
card-shields = Герби
card-shields-text = 2 очки за кожен герб у незавершених містах, де є твоя фігурка.
card-knights = Лицарі
card-knights-text = 2 очки за кожну твою фігурку в містах. Вони лишаються там.
card-farmers = Фермери
card-farmers-text = 2 очки за кожну твою фігурку на полях. Вони лишаються там.
card-recall = Відкликання
card-recall-text = Обери одного зі своїх міплів. Його об’єкт може дати тобі очки, наче партія завершується зараз, а міпл повертається до тебе.
log-message = тягне послання: { $message }
log-message-done = грає послання: { $message }
scored-message = бере очки за послання
for-message = за послання
log-declined = відмовляється від послання
counted-instead = { $count ->
    [one] { $count } відхилене послання
    [few] { $count } відхилені послання
    [many] { $count } відхилених послань
   *[other] { $count } відхилених послань
}
reason-message-not-on-top = Це послання лежить не зверху стосу.
reason-no-messenger = У тебе немає посланця, якого можна пересунути.
reason-message-points-only = Зробити те, що каже послання, не можна. Візьми натомість очки.
reason-message-smallest = Тут обирати не треба: рахується твій найменший об’єкт.
reason-message-action-first = Спершу зіграй послання, тоді обери міпла.
reason-message-recall-own = Обери свого міпла на чомусь незавершеному.

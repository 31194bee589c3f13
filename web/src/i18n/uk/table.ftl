# The table, whatever is played on it.
you = ти
left = лишилося
table-opening = Завантаження партії…
table-leave = На головну
board = Мапа
board-label = { $n ->
    [one] Мапа: { $n } тайл
    [few] Мапа: { $n } тайли
    [many] Мапа: { $n } тайлів
   *[other] Мапа: { $n } тайлів
}
players = Гравці
players-log = Гравці й журнал
watching = глядач
your-turn = Твій хід
away = офлайн
resigned = капітуляція
tiles-left = Решта тайлів
undo = Хід назад
n-tiles = { $n ->
    [one] { $n } тайл
    [few] { $n } тайли
    [many] { $n } тайлів
   *[other] { $n } тайлів
}
n-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравців
}
n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очок
}
n-so-far = { $n ->
    [one] наразі { $n } очко
    [few] наразі { $n } очки
    [many] наразі { $n } очок
   *[other] наразі { $n } очок
}
n-end = { $n ->
    [one] { $n } очко наприкінці
    [few] { $n } очки наприкінці
    [many] { $n } очок наприкінці
   *[other] { $n } очок наприкінці
}
figures-more = { $n ->
    [one] Показати ще { $n } вид фігурок
    [few] Показати ще { $n } види фігурок
    [many] Показати ще { $n } видів фігурок
   *[other] Показати ще { $n } видів фігурок
}
figures-left = лишилося фігурок
tile-of = Тайл { $n } з { $of }
tile-on = Тайл викладено
turn-left = Обернути ліворуч
turn-right = Обернути праворуч
cells-label = { $n ->
    [one] { $n } клітинка для цього тайла
    [few] { $n } клітинки для цього тайла
    [many] { $n } клітинок для цього тайла
   *[other] { $n } клітинок для цього тайла
}
cell-label = { $n ->
    [one] { $at }, підходить у { $n } спосіб
    [few] { $at }, підходить у { $n } способи
    [many] { $at }, підходить у { $n } способів
   *[other] { $at }, підходить у { $n } способів
}
tile-in-hand = Тайл у руці: { $what }
spoken-way = { $name }: { $from } – { $to }
spoken-beside = поруч: { $what }
spoken-open-city = незавершене місто ({ $names })
spoken-own-city = твоє незавершене місто
spoken-free-city = незавершене місто без власника
spoken-open-road = незавершена дорога ({ $names })
spoken-own-road = твоя незавершена дорога
spoken-free-road = незавершена дорога без власника
targets-label = { $n ->
    [one] { $n } місце на вибір
    [few] { $n } місця на вибір
    [many] { $n } місць на вибір
   *[other] { $n } місць на вибір
}
spot-so-far = наразі
spot-end = наприкінці
spot-previous = Попереднє місце
spot-next = Наступне місце
spot-list = Показати всі { $n } списком
places-lit = Дороги й міста на вибір
places-tile = Місця на цьому тайлі
list-features = Мапа за об’єктами
list-places = Мапа за клітинками
ask-place-tile = Виклади цей тайл
ask-figure = Поставити фігурку?
ask-figure-meeple = Поставити міпла?
ask-scoring-order = Який об’єкт рахуємо першим?
ask-other = Обери
wait-place-tile = { $name } викладає тайл
wait-figure = { $name } ставить фігурку
wait-other = { $name } обирає
wait-tile = Витягнутий тайл
wait-next = Далі ходить { $name }.
wait-next-you = Далі твій хід.
stall-soon = { $n ->
    [one] За { $n } секунду можна буде пустити за стіл бота.
    [few] За { $n } секунди можна буде пустити за стіл бота.
    [many] За { $n } секунд можна буде пустити за стіл бота.
   *[other] За { $n } секунд можна буде пустити за стіл бота.
}
stall-you = ще { $n } с, потім інші зможуть пустити бота
stall-seconds = { $n ->
    [one] { $name } думає вже { $n } секунду
    [few] { $name } думає вже { $n } секунди
    [many] { $name } думає вже { $n } секунд
   *[other] { $name } думає вже { $n } секунд
}
stall-minutes = { $n ->
    [one] { $name } думає вже { $n } хвилину
    [few] { $name } думає вже { $n } хвилини
    [many] { $name } думає вже { $n } хвилин
   *[other] { $name } думає вже { $n } хвилин
}
stall-offer = Чекай далі або нехай до повернення гравця ходить бот.
stall-offer-two = Чекай далі, пусти бота до повернення суперника або оголоси перемогу.
give-to-bot = Бот замість гравця { $name }
claim = Оголосити перемогу
claim-sure = Оголосити перемогу?
claim-ends = Ти перемагаєш, { $name } програє, і партія завершується.
replaced = За тебе грає бот
replaced-hint = Він грає, доки ти не повернешся на своє місце.
take-seat = Повернутися за стіл
bot-plays = грає бот
hint-place = { $n ->
    [one] Підходить на { $n } клітинку. Торкнись, а тоді ще раз, щоб обернути.
    [few] Підходить на { $n } клітинки. Торкнись, а тоді ще раз, щоб обернути.
    [many] Підходить на { $n } клітинок. Торкнись, а тоді ще раз, щоб обернути.
   *[other] Підходить на { $n } клітинок. Торкнись, а тоді ще раз, щоб обернути.
}
hint-place-one-way = { $n ->
    [one] Підходить на { $n } клітинку, щоразу лише в одному положенні.
    [few] Підходить на { $n } клітинки, щоразу лише в одному положенні.
    [many] Підходить на { $n } клітинок, щоразу лише в одному положенні.
   *[other] Підходить на { $n } клітинок, щоразу лише в одному положенні.
}
hint-one-way = Підходить лише так.
hint-click = Торкнись, щоб викласти тайл.
hint-click-turned = Торкнись, щоб викласти тайл, або обертай далі.
hint-turn = Торкнись ще раз, щоб обернути.
hint-targets = { $n ->
    [one] На вибір { $n } місце.
    [few] На вибір { $n } місця.
    [many] На вибір { $n } місць.
   *[other] На вибір { $n } місць.
}
hint-choices = { $n ->
    [one] На вибір { $n } варіант.
    [few] На вибір { $n } варіанти.
    [many] На вибір { $n } варіантів.
   *[other] На вибір { $n } варіантів.
}
hint-stays = Лишається до кінця партії.
hint-pass = Твої фігурки лишаються в тебе.
confirm-none = Обери
confirm-none-place-tile = Обери клітинку
confirm-none-figure = Обери місце
confirm-place = Викласти тайл
confirm-deploy = Поставити: { $figure }
confirm-deploy-score = { $place }: +{ $n }
confirm-recall = Забрати
confirm-move = Перемістити сюди
confirm-aside = Прибрати з мапи
pass = Пас
pass-figure = Пас
act-recall = { $figure } назад: { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Прибрати { $piece } з мапи
choice-next = Спершу це
figure-none = У запасі більше немає.
figure-nowhere = На цьому тайлі немає вільного місця.
figures-idle = { $n ->
    [one] не може стати тут
    [few] не можуть стати тут
    [many] не можуть стати тут
   *[other] не можуть стати тут
}
figures-idle-all = Фігурки, які не можуть стати тут
tools = Помічники й вигляд
overlay-fields = Поля та їхні власники
overlay-projected = Прогноз очок
overlay-tiles = Решта тайлів
overlay-holes = Клітинки, які не закрити
overlay-coordinates = Координати
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Уся мапа
shelf = Доповнення
shelf-now = зараз
shelf-beside = поруч із мапою
tab-log = Журнал
tab-chat = Чат
log-chat = Журнал і чат
log-earlier = { $n ->
    [one] Показати ще { $n } попередній запис
    [few] Показати ще { $n } попередні записи
    [many] Показати ще { $n } попередніх записів
   *[other] Показати ще { $n } попередніх записів
}
log-empty = Ще нічого не сталося.
log-show = Показати { $at } на мапі
chat-empty = Повідомлень ще немає.
chat-muted = У цій партії пишуть лише гравці.
chat-say = Напиши щось
chat-send = Надіслати
log-placed = викладає тайл ({ $at })
log-discarded = тягне тайл, який ніде не підходить
log-deployed = ставить { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, половина
log-moved = пересуває { $piece } ({ $at })
log-token = отримує { $n } × { $token }
log-over = Партію завершено.
log-moved-to = пересуває { $piece } на { $at }
log-aside = прибирає { $piece } з мапи
log-token-placed = кладе на { $at }: { $token }
continue = Далі
refuse-head = Так не можна
refuse-at = Цей тайл туди не підходить ({ $at })
refuse-stale = Партія пішла далі. Обери ще раз.
refuse-not-your-turn = Зараз не твій хід.
refuse-not-playing = Ти лише дивишся цю партію, тож ходити не можеш.
refuse-busy = Попередня підказка ще в дорозі.
refuse-no-hint = Цього разу без підказки. Спробуй ще раз.
refuse-other = Зараз це неможливо.
refuse-bad-request = Сервер цього не зрозумів. Онови сторінку.
refuse-bad-json = Сервер цього не зрозумів. Онови сторінку.
refuse-bad-setup = Ці доповнення не можна так поєднати.
refuse-bad-notation = Bastide не може прочитати цей текст як партію чи позицію (рядок { $line }, стовпець { $column }).
refuse-bad-save = Це збереження пошкоджене або зроблене в іншій версії. Решта партій у порядку.
refuse-bad-name = В імені має бути від 1 до { $longest } видимих символів.
refuse-bad-colour = Обери один із восьми кольорів.
refuse-bad-chat = У повідомленні має бути від 1 до { $longest } видимих символів.
refuse-unknown-bot = На цьому сервері такого бота немає.
refuse-unknown-guest = Сервер тебе не впізнав. Онови сторінку.
refuse-bad-origin = Запит надійшов з іншого сайту, тому його відхилено.
refuse-needs-invite = Ця партія приватна. Попроси посилання-запрошення.
refuse-not-host = Почати партію може лише господар.
refuse-not-found = За цією адресою нічого немає.
refuse-no-game = Такої партії немає.
refuse-no-seat = Такого місця немає.
refuse-seat-taken = Це місце зайняте.
refuse-already-started = Партія вже почалася.
refuse-not-started = Партія ще не почалася.
refuse-open-seats = Для партії бракує гравців.
refuse-not-over = Партія ще триває.
refuse-illegal-action = Правила не дозволяють такого ходу.
refuse-game-over = Партію завершено.
refuse-uploaded = Ця партія триває в мережі.
refuse-too-early = { $seconds ->
    [one] На хід ще є { $seconds } секунда.
    [few] На хід ще є { $seconds } секунди.
    [many] На хід ще є { $seconds } секунд.
   *[other] На хід ще є { $seconds } секунд.
}
refuse-nobody-stalls = Ніхто не змушує тебе чекати.
refuse-not-two-players = Оголосити перемогу можна лише в партії на двох.
refuse-nothing-to-undo = Повернути можна лише свою останню дію, доки не походив хтось інший і не витягнуто тайл.
refuse-undo-limit = Усі повернення ходу в цій партії ({ $most }) вичерпано.
refuse-assists-off = У цій партії помічники вимкнені.
refuse-watchers-muted = У цій партії пишуть лише гравці.
refuse-chat-too-fast = { $seconds ->
    [one] Забагато повідомлень поспіль. Спробуй за { $seconds } секунду.
    [few] Забагато повідомлень поспіль. Спробуй за { $seconds } секунди.
    [many] Забагато повідомлень поспіль. Спробуй за { $seconds } секунд.
   *[other] Забагато повідомлень поспіль. Спробуй за { $seconds } секунд.
}
refuse-too-large = Це задовге.
refuse-too-fast = Занадто швидко. Зачекай хвилинку.
refuse-storage = Сервер не зміг це зберегти. Спробуй ще раз.
refuse-stopping = Сервер перезапускається. Спробуй за хвилину.
refuse-seed-given = Не вказуй зерно: тайли тягне сам стіл.
refuse-tiles-given = На цьому сервері не можна грати власними тайлами.
refuse-scripted-public = У публічній партії не можна задавати порядок тайлів.
refuse-no-preset = Коробки «{ $name }» не існує.
refuse-no-tiles = Для партії потрібні тайли. Додай якийсь набір.
refuse-too-many-tiles = Забагато тайлів: { $count }. На цьому сервері найбільше { $most }.
refuse-too-many-games = Твоїх незавершених партій: { $most }. Спершу заверши якусь або здайся.
refuse-too-many-bots = Ліміт ботів у твоїх незавершених партіях: { $most }. Спершу заверши якусь або здайся.
refuse-server-full = Сервер зараз переповнений. Спробуй пізніше.
refuse-seat-count = У партії від 1 до 8 місць.
advice = Підказка
advice-busy = Шукаємо найкращий хід
advice-then = Тоді постав { $figure } { $on }.
advice-then-none = Тоді без фігурки.
advice-now = { $n ->
    [one] { $n } очко зараз.
    [few] { $n } очки зараз.
    [many] { $n } очок зараз.
   *[other] { $n } очок зараз.
}
advice-now-of = { $n ->
    [one] { $n } очко зараз, але близько { $of } прийшло б і так.
    [few] { $n } очки зараз, але близько { $of } прийшло б і так.
    [many] { $n } очок зараз, але близько { $of } прийшло б і так.
   *[other] { $n } очок зараз, але близько { $of } прийшло б і так.
}
advice-now-all = { $n ->
    [one] { $n } очко зараз, але воно прийшло б і так.
    [few] { $n } очки зараз, але вони прийшли б і так.
    [many] { $n } очок зараз, але вони прийшли б і так.
   *[other] { $n } очок зараз, але вони прийшли б і так.
}
advice-now-less = { $n ->
    [one] Коштує тобі зараз { $n } очко.
    [few] Коштує тобі зараз { $n } очки.
    [many] Коштує тобі зараз { $n } очок.
   *[other] Коштує тобі зараз { $n } очок.
}
advice-later = { $n ->
    [one] Десь { $n } очко пізніше.
    [few] Десь { $n } очки пізніше.
    [many] Десь { $n } очок пізніше.
   *[other] Десь { $n } очок пізніше.
}
advice-later-more = Пізніше ще десь { $n }.
advice-later-less = { $n ->
    [one] Пізніше десь на { $n } очко менше.
    [few] Пізніше десь на { $n } очки менше.
    [many] Пізніше десь на { $n } очок менше.
   *[other] Пізніше десь на { $n } очок менше.
}
advice-others-less = { $n ->
    [one] { $name }: десь на { $n } очко менше.
    [few] { $name }: десь на { $n } очки менше.
    [many] { $name }: десь на { $n } очок менше.
   *[other] { $name }: десь на { $n } очок менше.
}
advice-others-more = { $n ->
    [one] { $name }: десь на { $n } очко більше.
    [few] { $name }: десь на { $n } очки більше.
    [many] { $name }: десь на { $n } очок більше.
   *[other] { $name }: десь на { $n } очок більше.
}
advice-rival = найсильніший суперник
advice-even = Жоден інший хід не вартий більше.
resign = Здатися
resign-ends = Ти програєш, і партія завершується.
resign-bot = Ти посідаєш останнє місце, а далі за тебе грає бот.
resign-yes = Здатися
keys-title = Гарячі клавіші
keys-all = Показати всі клавіші
keys-arrows = наступна клітинка чи місце в той бік
keys-pan = рухати мапу
keys-turn = обернути тайл
keys-choice = обрати варіант
keys-decline = пас
keys-confirm = підтвердити
keys-undo = хід назад
keys-hint = підказка: найкращий хід
keys-zoom = наблизити, віддалити, уся мапа
keys-why = правило, про яке йдеться
result-head = Фінальний підрахунок
result-by = { $n ->
    [one] Перемагає { $name }, різниця { $n } очко
    [few] Перемагає { $name }, різниця { $n } очки
    [many] Перемагає { $name }, різниця { $n } очок
   *[other] Перемагає { $name }, різниця { $n } очок
}
result-by-you = { $n ->
    [one] Твоя перемога, різниця { $n } очко
    [few] Твоя перемога, різниця { $n } очки
    [many] Твоя перемога, різниця { $n } очок
   *[other] Твоя перемога, різниця { $n } очок
}
result-wins = Перемагає { $name }
result-wins-you = Твоя перемога
result-resigned = { $name } здається.
result-left = { $name } виходить із партії.
result-tie = Спільна перемога: { $names }
result-replay = Нічия: усе вирішить ще одна партія
result-solo = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очок
}
result-won = Перемагає { $name }
result-to = { $a } : { $b }
result-decided = { $n ->
    [one] Вирішальний внесок — { $what }: { $n } очко, на { $gap } більше, ніж { $name }.
    [few] Вирішальний внесок — { $what }: { $n } очки, на { $gap } більше, ніж { $name }.
    [many] Вирішальний внесок — { $what }: { $n } очок, на { $gap } більше, ніж { $name }.
   *[other] Вирішальний внесок — { $what }: { $n } очок, на { $gap } більше, ніж { $name }.
}
result-total = Разом
result-board = Показати мапу
result-show = Показати результат
notation = Завантажити
fair = Доказ чесного перемішування
# Why something is refused. `$your` is "твій міпл", `$figure` only the noun.
reason-game-over = Партію завершено.
reason-chance-first = Спершу дочекайся витягування чи кидка.
reason-not-drawn-now = Зараз нічого такого не тягнуть і не кидають.
reason-tile-gone = Такого тайла більше немає.
reason-not-now = Зараз цього робити не можна. Спершу: { $asked }
reason-new-tile-only = Фігурки ставлять на щойно викладений тайл.
reason-no-feature = Там немає де стати.
reason-occupied = Цей об’єкт уже зайнято.
reason-finished = Цей об’єкт уже завершено.
reason-none-left = Цієї фігурки в запасі більше немає ({ $figure }).
reason-no-recall = Цю фігурку зараз забрати не можна ({ $figure }).

# The table, whatever is played on it.
you = ты
left = осталось
table-opening = Загрузка партии…
table-leave = На главную
board = Карта
board-label = { $n ->
    [one] Карта: { $n } тайл
    [few] Карта: { $n } тайла
    [many] Карта: { $n } тайлов
   *[other] Карта: { $n } тайлов
}
players = Игроки
players-log = Игроки и журнал
watching = ты зритель
your-turn = Твой ход
away = не в сети
resigned = партия сдана
tiles-left = Осталось тайлов
undo = Отменить
n-tiles = { $n ->
    [one] { $n } тайл
    [few] { $n } тайла
    [many] { $n } тайлов
   *[other] { $n } тайлов
}
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игроков
}
n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очков
}
n-so-far = { $n ->
    [one] пока { $n } очко
    [few] пока { $n } очка
    [many] пока { $n } очков
   *[other] пока { $n } очков
}
n-end = { $n ->
    [one] { $n } очко в конце
    [few] { $n } очка в конце
    [many] { $n } очков в конце
   *[other] { $n } очков в конце
}
figures-more = { $n ->
    [one] Показать ещё { $n } вид фигур
    [few] Показать ещё { $n } вида фигур
    [many] Показать ещё { $n } видов фигур
   *[other] Показать ещё { $n } видов фигур
}
figures-left = осталось фигур
tile-of = Тайл { $n } из { $of }
tile-on = Тайл на карте
turn-left = Повернуть влево
turn-right = Повернуть вправо
cells-label = { $n ->
    [one] { $n } клетка для этого тайла
    [few] { $n } клетки для этого тайла
    [many] { $n } клеток для этого тайла
   *[other] { $n } клеток для этого тайла
}
cell-label = { $n ->
    [one] { $at }, подходит { $n } способом
    [few] { $at }, подходит { $n } способами
    [many] { $at }, подходит { $n } способами
   *[other] { $at }, подходит { $n } способами
}
tile-in-hand = Тайл в руке: { $what }
spoken-way = { $name }: { $from } — { $to }
spoken-beside = рядом: { $what }
spoken-open-city = незавершённый город ({ $names })
spoken-own-city = твой незавершённый город
spoken-free-city = незавершённый город без владельца
spoken-open-road = незавершённая дорога ({ $names })
spoken-own-road = твоя незавершённая дорога
spoken-free-road = незавершённая дорога без владельца
targets-label = { $n ->
    [one] { $n } место на выбор
    [few] { $n } места на выбор
    [many] { $n } мест на выбор
   *[other] { $n } мест на выбор
}
spot-so-far = пока
spot-end = в конце
spot-previous = Предыдущее место
spot-next = Следующее место
spot-list = Все места списком: { $n }
places-lit = Дороги и города на выбор
places-tile = Места на этом тайле
list-features = Карта по объектам
list-places = Карта по клеткам
ask-place-tile = Положи этот тайл
ask-figure = Поставить фигуру?
ask-figure-meeple = Поставить мипла?
ask-scoring-order = Какой объект считаем первым?
ask-other = Выбери
wait-place-tile = { $name } кладёт тайл
wait-figure = { $name } ставит фигуру
wait-other = { $name } выбирает
wait-tile = Взятый тайл
wait-next = Следующий ход: { $name }.
wait-next-you = Следующий ход твой.
stall-soon = { $n ->
    [one] Через { $n } секунду можно посадить бота.
    [few] Через { $n } секунды можно посадить бота.
    [many] Через { $n } секунд можно посадить бота.
   *[other] Через { $n } секунд можно посадить бота.
}
stall-you = ещё { $n } с, потом другие смогут посадить бота
stall-seconds = { $n ->
    [one] { $name } думает уже { $n } секунду
    [few] { $name } думает уже { $n } секунды
    [many] { $name } думает уже { $n } секунд
   *[other] { $name } думает уже { $n } секунд
}
stall-minutes = { $n ->
    [one] { $name } думает уже { $n } минуту
    [few] { $name } думает уже { $n } минуты
    [many] { $name } думает уже { $n } минут
   *[other] { $name } думает уже { $n } минут
}
stall-offer = Подожди ещё или пусть до возвращения игрока сыграет бот.
stall-offer-two = Подожди ещё, посади бота до возвращения игрока или объяви победу.
give-to-bot = Бот за игрока { $name }
claim = Объявить победу
claim-sure = Объявить победу?
claim-ends = Ты побеждаешь, { $name } проигрывает, и партия заканчивается.
replaced = За тебя играет бот
replaced-hint = Он играет, пока ты не вернёшься за стол.
take-seat = Вернуться за стол
bot-plays = играет бот
hint-place = { $n ->
    [one] Подходит на { $n } клетку. Нажми на неё, ещё раз — повернуть.
    [few] Подходит на { $n } клетки. Нажми на одну, ещё раз — повернуть.
    [many] Подходит на { $n } клеток. Нажми на одну, ещё раз — повернуть.
   *[other] Подходит на { $n } клеток. Нажми на одну, ещё раз — повернуть.
}
hint-place-one-way = { $n ->
    [one] Подходит на { $n } клетку, одним способом.
    [few] Подходит на { $n } клетки, на каждую одним способом.
    [many] Подходит на { $n } клеток, на каждую одним способом.
   *[other] Подходит на { $n } клеток, на каждую одним способом.
}
hint-one-way = Подходит только так.
hint-click = Нажми, чтобы положить тайл.
hint-click-turned = Нажми, чтобы положить тайл, или поворачивай дальше.
hint-turn = Нажми ещё раз, чтобы повернуть.
hint-targets = { $n ->
    [1] Есть одно место.
    [one] Выбери одно из { $n } места.
    [few] Выбери одно из { $n } мест.
    [many] Выбери одно из { $n } мест.
   *[other] Выбери одно из { $n } мест.
}
hint-choices = { $n ->
    [1] Есть один вариант.
    [one] Выбери один из { $n } варианта.
    [few] Выбери один из { $n } вариантов.
    [many] Выбери один из { $n } вариантов.
   *[other] Выбери один из { $n } вариантов.
}
hint-stays = Остаётся до конца партии.
hint-pass = Фигуры остаются у тебя.
confirm-none = Выбери
confirm-none-place-tile = Выбери клетку
confirm-none-figure = Выбери место
confirm-place = Положить тайл
confirm-deploy = Поставить: { $figure }
confirm-deploy-score = { $place }: +{ $n }
confirm-recall = Забрать
confirm-move = Переместить сюда
confirm-aside = Убрать с карты
pass = Пропустить
pass-figure = Пропустить
act-recall = { $figure } возвращается: { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Убрать { $piece } с карты
choice-next = Сначала это
figure-none = У тебя таких больше нет.
figure-nowhere = На этом тайле нет свободного места.
figures-idle = { $n ->
    [one] сюда нельзя
    [few] сюда нельзя
    [many] сюда нельзя
   *[other] сюда нельзя
}
figures-idle-all = Фигуры, которым сюда нельзя
tools = Помощь и вид
overlay-fields = Поля и их владельцы
overlay-projected = Прогноз очков
overlay-tiles = Оставшиеся тайлы
overlay-holes = Незаполнимые клетки
overlay-coordinates = Координаты
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Вся карта
shelf = Дополнения
shelf-now = сейчас
shelf-beside = рядом с картой
tab-log = Журнал
tab-chat = Чат
log-chat = Журнал и чат
log-earlier = { $n ->
    [one] Показать ещё { $n } строку выше
    [few] Показать ещё { $n } строки выше
    [many] Показать ещё { $n } строк выше
   *[other] Показать ещё { $n } строк выше
}
log-empty = Пока ничего не произошло.
log-show = Показать { $at } на карте
chat-empty = Сообщений пока нет.
chat-muted = В этой партии писать в чат могут только игроки.
chat-say = Напиши что-нибудь
chat-send = Отправить
log-placed = кладёт тайл ({ $at })
log-discarded = берёт тайл, который никуда не подходит
log-deployed = ставит { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, половина
log-moved = двигает { $piece } ({ $at })
log-token = берёт: { $token } × { $n }
log-over = Партия окончена.
log-moved-to = двигает { $piece } на { $at }
log-aside = убирает { $piece } с карты
log-token-placed = кладёт { $token } на { $at }
continue = Дальше
refuse-head = Так нельзя
refuse-at = Этот тайл сюда не подходит ({ $at })
refuse-stale = Партия ушла вперёд. Выбери ещё раз.
refuse-not-your-turn = Сейчас не твой ход.
refuse-not-playing = В этой партии ты зритель и ходить не можешь.
refuse-busy = Прошлая подсказка ещё в пути.
refuse-no-hint = Подсказки не вышло. Попробуй ещё раз.
refuse-other = Сейчас так нельзя.
refuse-bad-request = Сервер этого не понял. Обнови страницу.
refuse-bad-json = Сервер этого не понял. Обнови страницу.
refuse-bad-setup = Эти дополнения так не сочетаются.
refuse-bad-notation = Bastide не может прочитать этот текст как партию или позицию (строка { $line }, столбец { $column }).
refuse-bad-save = Это сохранение повреждено или сделано в другой версии. Остальные партии в порядке.
refuse-bad-name = Имя: от 1 до { $longest } видимых символов.
refuse-bad-colour = Выбери один из восьми цветов.
refuse-bad-chat = Сообщение в чате: от 1 до { $longest } видимых символов.
refuse-unknown-bot = На этом сервере такого бота нет.
refuse-unknown-guest = Сервер тебя не узнаёт. Обнови страницу.
refuse-bad-origin = Запрос пришёл с другого сайта и не принят.
refuse-needs-invite = Это закрытая партия. Попроси ссылку-приглашение.
refuse-not-host = Начать партию может только её создатель.
refuse-not-found = По этому адресу ничего нет.
refuse-no-game = Такой партии нет.
refuse-no-seat = Такого места за столом нет.
refuse-seat-taken = Это место занято.
refuse-already-started = Партия уже началась.
refuse-not-started = Партия ещё не началась.
refuse-open-seats = Для партии не хватает игроков.
refuse-not-over = Партия ещё не окончена.
refuse-illegal-action = Правила не разрешают такой ход.
refuse-game-over = Партия окончена.
refuse-uploaded = Эта партия продолжается в сети.
refuse-too-early = { $seconds ->
    [one] На ход осталась ещё { $seconds } секунда.
    [few] На ход осталось ещё { $seconds } секунды.
    [many] На ход осталось ещё { $seconds } секунд.
   *[other] На ход осталось ещё { $seconds } секунд.
}
refuse-nobody-stalls = Ждать сейчас некого.
refuse-not-two-players = Объявить победу можно только в партии вдвоём.
refuse-nothing-to-undo = Отменить можно только своё последнее действие, пока не сходил другой и не взят новый тайл.
refuse-undo-limit = Отмены в этой партии закончились (всего { $most }).
refuse-assists-off = В этой партии помощь выключена.
refuse-watchers-muted = В этой партии писать в чат могут только игроки.
refuse-chat-too-fast = { $seconds ->
    [one] Слишком много сообщений сразу. Попробуй через { $seconds } секунду.
    [few] Слишком много сообщений сразу. Попробуй через { $seconds } секунды.
    [many] Слишком много сообщений сразу. Попробуй через { $seconds } секунд.
   *[other] Слишком много сообщений сразу. Попробуй через { $seconds } секунд.
}
refuse-too-large = Это слишком длинно.
refuse-too-fast = Слишком быстро. Подожди немного.
refuse-storage = Сервер не смог это сохранить. Попробуй ещё раз.
refuse-stopping = Сервер перезапускается. Попробуй чуть позже.
refuse-seed-given = Не задавай зерно случайности: тайлы раздаёт стол.
refuse-tiles-given = На этом сервере нельзя играть своими тайлами.
refuse-scripted-public = В открытой партии нельзя задавать порядок тайлов.
refuse-no-preset = Коробки «{ $name }» нет.
refuse-no-tiles = Для партии нужны тайлы. Добавь набор тайлов.
refuse-too-many-tiles = Слишком много тайлов: { $count }. На этом сервере можно не больше { $most }.
refuse-too-many-games = У тебя незаконченных партий: { $most }. Сначала доиграй или сдай одну из них.
refuse-too-many-bots = Предел ботов в твоих незаконченных партиях: { $most }. Сначала доиграй или сдай одну из них.
refuse-server-full = Сервер сейчас заполнен. Попробуй позже.
refuse-seat-count = В партии от 1 до 8 мест.
advice = Подсказка
advice-busy = Ищу лучший ход
advice-then = Потом поставь { $figure } { $on }.
advice-then-none = Потом без фигуры.
advice-now = { $n ->
    [one] { $n } очко сейчас.
    [few] { $n } очка сейчас.
    [many] { $n } очков сейчас.
   *[other] { $n } очков сейчас.
}
advice-now-of = { $n ->
    [one] { $n } очко сейчас, но около { $of } пришло бы и так.
    [few] { $n } очка сейчас, но около { $of } пришло бы и так.
    [many] { $n } очков сейчас, но около { $of } пришло бы и так.
   *[other] { $n } очков сейчас, но около { $of } пришло бы и так.
}
advice-now-all = { $n ->
    [one] { $n } очко сейчас, но оно пришло бы и так.
    [few] { $n } очка сейчас, но они пришли бы и так.
    [many] { $n } очков сейчас, но они пришли бы и так.
   *[other] { $n } очков сейчас, но они пришли бы и так.
}
advice-now-less = { $n ->
    [one] Сейчас стоит тебе { $n } очко.
    [few] Сейчас стоит тебе { $n } очка.
    [many] Сейчас стоит тебе { $n } очков.
   *[other] Сейчас стоит тебе { $n } очков.
}
advice-later = { $n ->
    [one] Около { $n } очка позже.
    [few] Около { $n } очков позже.
    [many] Около { $n } очков позже.
   *[other] Около { $n } очков позже.
}
advice-later-more = И ещё около { $n } позже.
advice-later-less = { $n ->
    [one] Позже примерно на { $n } очко меньше.
    [few] Позже примерно на { $n } очка меньше.
    [many] Позже примерно на { $n } очков меньше.
   *[other] Позже примерно на { $n } очков меньше.
}
advice-others-less = { $n ->
    [one] Примерно на { $n } очко меньше получит { $name }.
    [few] Примерно на { $n } очка меньше получит { $name }.
    [many] Примерно на { $n } очков меньше получит { $name }.
   *[other] Примерно на { $n } очков меньше получит { $name }.
}
advice-others-more = { $n ->
    [one] Примерно на { $n } очко больше получит { $name }.
    [few] Примерно на { $n } очка больше получит { $name }.
    [many] Примерно на { $n } очков больше получит { $name }.
   *[other] Примерно на { $n } очков больше получит { $name }.
}
advice-rival = самый сильный соперник
advice-even = Другие ходы не лучше.
resign = Сдаться
resign-ends = Ты проигрываешь, и партия заканчивается.
resign-bot = Ты занимаешь последнее место, а бот доигрывает за тебя.
resign-yes = Сдаться
keys-title = Горячие клавиши
keys-all = Показать все клавиши
keys-arrows = соседняя клетка или место в ту сторону
keys-pan = сдвинуть карту
keys-turn = повернуть тайл
keys-choice = выбрать вариант
keys-decline = пропустить
keys-confirm = подтвердить
keys-undo = отменить
keys-hint = подсказка: лучший ход
keys-zoom = приблизить, отдалить, вся карта
keys-why = правило, о котором идёт речь
result-head = Финальный подсчёт
result-by = { $name } побеждает (+{ $n })
result-by-you = Ты побеждаешь (+{ $n })
result-wins = { $name } побеждает
result-wins-you = Ты побеждаешь
result-resigned = { $name } сдаётся.
result-left = { $name } покидает партию.
result-tie = Общая победа: { $names }
result-replay = Ничья: всё решит новая партия
result-solo = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очков
}
result-won = Победа: { $name }
result-to = { $a } : { $b }
result-decided = { $n ->
    [one] Решает «{ $what }»: { $n } очко, на { $gap } больше, чем у игрока { $name }.
    [few] Решает «{ $what }»: { $n } очка, на { $gap } больше, чем у игрока { $name }.
    [many] Решает «{ $what }»: { $n } очков, на { $gap } больше, чем у игрока { $name }.
   *[other] Решает «{ $what }»: { $n } очков, на { $gap } больше, чем у игрока { $name }.
}
result-total = Всего
result-board = Показать карту
result-show = Показать итог
notation = Скачать
fair = Проверка честности
# Why something is refused, by the codes of the engine. `$your` is "твой мипл", `$figure` only the noun.
reason-game-over = Партия окончена.
reason-chance-first = Сначала дождись жребия или броска.
reason-not-drawn-now = Сейчас ничего такого не берут и не бросают.
reason-tile-gone = Таких тайлов больше не осталось.
reason-not-now = Сейчас так нельзя. Сначала: { $asked }
reason-new-tile-only = Фигуры ставят на тайл, который только что лёг.
reason-no-feature = Там не на что встать.
reason-occupied = Этот объект уже занят.
reason-finished = Этот объект уже завершён.
reason-none-left = Эта фигура закончилась ({ $figure }).
reason-no-recall = Эту фигуру ({ $figure }) сейчас нельзя забрать.

# New games: expansions, mixes, seats, and the page on which players wait.
shelf-search = Искать дополнения
shelf-filter = Показать
shelf-all = Все { $n }
shelf-stars = Избранные { $n }
shelf-on = Вкл. { $n }
shelf-none = Ничего не найдено.
shelf-none-stars = Отметь дополнение звездой, и оно появится здесь.
group-big = Большие дополнения
group-mini = Мини-дополнения (2012)
group-start = Другие начала
group-more = Ещё небольшие дополнения
group-on = { $n ->
    [0] выключены
   *[other] вкл. { $n } из { $of }
}
row-tiles = { $n ->
    [0] без тайлов
    [one] +{ $n } тайл
    [few] +{ $n } тайла
    [many] +{ $n } тайлов
   *[other] +{ $n } тайлов
}
row-minutes = +{ $n } мин
row-always = всегда
row-details = Подробнее
row-star = В избранное: { $name }
row-narrowed = частей: { $n } из { $of }
row-variants = { $n ->
    [one] { $n } вариант правил
    [few] { $n } варианта правил
    [many] { $n } вариантов правил
   *[other] { $n } вариантов правил
}
lost-board = Выключено, потому что включено: { $name }. В партии одна стартовая карта.
lost-instead = Заменить на: { $name }
lost-said = { $lost }: { $why }
random-mix = Случайный набор
random-hint = Новые дополнения для партии такой длины.
random-length = Длина партии
random-minutes = { $n ->
    [120] 2 часа
   *[other] { $n } мин
}
random-shuffle = Перемешать
random-back = Вернуть мой набор
mixes = Твои наборы
mix-save = Сохранить набор
mix-saved = Сохранено: «{ $name }»
mix-name = Название набора
mix-rename = Переименовать: { $name }
mix-remove = Удалить: { $name }
mix-more = { $first } и ещё { $n }
mix-plus = { $box }, плюс { $more }
mix-without = { $box }, минус { $less }
mix-plus-without = { $box }, плюс { $more }, минус { $less }
mix-reset = Вернуть: { $box }
n-minutes = { $n } мин
tiles-word = тайлы
game-minutes = около { $n } мин
game-short = короткая
game-long = долгая
game-expansions-on = { $n ->
    [0] Без дополнений
    [one] { $n } дополнение
    [few] { $n } дополнения
    [many] { $n } дополнений
   *[other] { $n } дополнений
}
game-remove = Убрать: { $name }
game-show-all = Показать все { $n }
game-variants = { $n ->
    [one] { $n } вариант правил
    [few] { $n } варианта правил
    [many] { $n } вариантов правил
   *[other] { $n } вариантов правил
}
game-variants-reset = Правила по умолчанию
game-options = Настройки партии
game-choose = Выбрать дополнения
new-public-on = За стол могут сесть незнакомцы.
new-public-off = По приглашению: друзья приходят по твоей ссылке.
new-watch = Смотреть могут все
seat-here = Кто-то рядом
seat-here-hint = за этим экраном
seat-here-n = Игрок { $n }
seat-name = Имя игрока на месте { $n }
waiting-title = Ждём игроков
waiting-tab = { $n } из { $of }
waiting-seats = Места
waiting-taken = занято { $n } из { $of }
waiting-host = Ты, создатель
waiting-joined = За столом
waiting-ready-seat = Всё готово
waiting-invite = Позови друзей
waiting-code = Код партии: { $code }
waiting-qr = Отсканируй, чтобы войти с телефона
waiting-qr-show = Показать QR-код
waiting-qr-hide = Скрыть QR-код
waiting-fill = Добавить ботов и начать
waiting-for = { $n ->
    [one] Не хватает { $n } игрока. Партия начнётся, когда все места будут заняты.
    [few] Не хватает { $n } игроков. Партия начнётся, когда все места будут заняты.
    [many] Не хватает { $n } игроков. Партия начнётся, когда все места будут заняты.
   *[other] Не хватает { $n } игроков. Партия начнётся, когда все места будут заняты.
}
waiting-private = По приглашению
waiting-public = Открытая: войти могут все
waiting-stranger = Эта партия по приглашению. Попроси ссылку у её создателя. Когда начнётся, можно смотреть.
waiting-game = Партия
list-filter = Показать партии
list-all = Все
list-turn = Твой ход
list-waiting = Ждут
list-running = Идут
list-finished = Законченные
list-none-filter = Таких партий нет.
card-won = Победа: { $name }
card-you-won = Твоя победа
card-shared = Общая победа
you-name = { $name } (ты)

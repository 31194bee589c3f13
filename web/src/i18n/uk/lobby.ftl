# New games: expansions, mixes, seats, and the page on which players wait.
shelf-search = Шукати доповнення
shelf-filter = Показати
shelf-all = Усі { $n }
shelf-stars = Улюблені { $n }
shelf-on = У грі { $n }
shelf-none = Нічого не знайдено.
shelf-none-stars = Познач доповнення зірочкою, і воно буде тут.
group-big = Великі доповнення
group-mini = Мінідоповнення (2012)
group-start = Інші початки
group-more = Інші малі доповнення
group-on = { $n ->
    [0] усі вимкнено
   *[other] увімкнено { $n } з { $of }
}
row-tiles = { $n ->
    [0] без тайлів
    [one] +{ $n } тайл
    [few] +{ $n } тайли
    [many] +{ $n } тайлів
   *[other] +{ $n } тайлів
}
row-minutes = +{ $n } хв
row-always = завжди
row-details = Докладно
row-star = Улюблене: { $name }
row-narrowed = частини: { $n } з { $of }
row-variants = { $n ->
    [one] { $n } варіант правил
    [few] { $n } варіанти правил
    [many] { $n } варіантів правил
   *[other] { $n } варіантів правил
}
lost-board = Вимкнено, бо ввімкнено: { $name }. У партії лише одна стартова мапа.
lost-instead = Узяти: { $name }
lost-said = { $lost }: { $why }
random-mix = Навмання
random-hint = Нові доповнення для партії такої тривалості.
random-length = Тривалість партії
random-minutes = { $n ->
    [120] 2 години
   *[other] { $n } хв
}
random-shuffle = Перемішати
random-back = До моєї добірки
mixes = Твої добірки
mix-save = Зберегти добірку
mix-saved = Збережено як «{ $name }»
mix-name = Назва добірки
mix-rename = Перейменувати: { $name }
mix-remove = Видалити: { $name }
mix-more = { $first } і ще { $n }
mix-plus = { $box }, плюс { $more }
mix-without = { $box }, без: { $less }
mix-plus-without = { $box }, плюс { $more }, без: { $less }
mix-reset = Скинути до: { $box }
n-minutes = { $n } хв
tiles-word = тайли
game-minutes = близько { $n } хв
game-short = коротка
game-long = довга
game-expansions-on = { $n ->
    [0] Без доповнень
    [one] { $n } доповнення
    [few] { $n } доповнення
    [many] { $n } доповнень
   *[other] { $n } доповнень
}
game-remove = Прибрати: { $name }
game-show-all = Показати всі { $n }
game-variants = { $n ->
    [one] { $n } варіант правил
    [few] { $n } варіанти правил
    [many] { $n } варіантів правил
   *[other] { $n } варіантів правил
}
game-variants-reset = Типові правила
game-options = Опції партії
game-choose = Обрати доповнення
new-public-on = За стіл може сісти будь-хто.
new-public-off = За запрошенням: друзі заходять за твоїм посиланням.
new-watch = Дивитися може будь-хто
seat-here = Хтось поруч
seat-here-hint = за цим екраном
seat-here-n = Гравець { $n }
seat-name = Ім’я гравця на місці { $n }
waiting-title = Чекаємо гравців
waiting-tab = { $n } з { $of }
waiting-seats = Місця
waiting-taken = Зайнято { $n } з { $of }
waiting-host = Ти, господар
waiting-joined = За столом
waiting-ready-seat = Готово
waiting-invite = Запросити друзів
waiting-code = Код партії: { $code }
waiting-qr = Скануй, щоб зайти з телефона
waiting-qr-show = Показати QR-код
waiting-qr-hide = Сховати QR-код
waiting-fill = Додати ботів і почати
waiting-for = { $n ->
    [one] Бракує ще { $n } гравця. Партія почнеться, коли всі місця буде зайнято.
    [few] Бракує ще { $n } гравців. Партія почнеться, коли всі місця буде зайнято.
    [many] Бракує ще { $n } гравців. Партія почнеться, коли всі місця буде зайнято.
   *[other] Бракує ще { $n } гравців. Партія почнеться, коли всі місця буде зайнято.
}
waiting-private = За запрошенням
waiting-public = Публічна: зайти може будь-хто
waiting-stranger = Ця партія лише за запрошенням. Попроси посилання в господаря. Дивитися можна, щойно вона почнеться.
waiting-game = Партія
list-filter = Показати партії
list-all = Усі
list-turn = Твій хід
list-waiting = Чекають
list-running = Тривають
list-finished = Завершені
list-none-filter = Таких партій немає.
card-won = Перемагає { $name }
card-you-won = Твоя перемога
card-shared = Спільна перемога
you-name = { $name } (ти)

# Puzzles, and the challenge of the day.
puzzles = Задачи
puzzles-lead = Настоящие позиции с одним лучшим ходом. Найдите его и узнайте почему.
puzzles-more = Другие задачи
puzzles-tried = Решено { $solved } из { $n }
puzzle-of-day = Задача дня
puzzle-day-open = Одна задача в день, общая для всех.
puzzle-day-done = Решено. Следующая появится в полночь UTC.
puzzle-solve = Решить
puzzle-look = Посмотреть снова
puzzle-streak = Дней подряд
puzzle-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
puzzle-week = Эта неделя
puzzle-find = Найдите лучший ход
puzzle-rated = Рейтинг { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Лучший ход начинается здесь. С подсказкой задача считается наполовину.
puzzle-show = Показать ответ
puzzle-solved = Решено
puzzle-hinted = Решено с подсказкой
puzzle-missed = Не решено
puzzle-practice = { $what } · тренировка, без рейтинга
puzzle-outcome = { $what } · рейтинг { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Лучший: { $move }
puzzle-worth = Хорошо, но не лучше всего: { $a } вместо { $b } очка.
puzzle-margins = Ожидаемый перевес { $a }, второй по силе ход { $b }.
puzzle-scores = { $n ->
    [one] Сразу даёт { $n } очко, но другой ход даёт больше.
    [few] Сразу даёт { $n } очка, но другой ход даёт больше.
    [many] Сразу даёт { $n } очков, но другой ход даёт больше.
   *[other] Сразу даёт { $n } очка, но другой ход даёт больше.
}
puzzle-even = Счёт равный.
puzzle-behind = { $n ->
    [one] Вы отстаёте на { $n } очко.
    [few] Вы отстаёте на { $n } очка.
    [many] Вы отстаёте на { $n } очков.
   *[other] Вы отстаёте на { $n } очка.
}
puzzle-ahead = { $n ->
    [one] Вы впереди на { $n } очко.
    [few] Вы впереди на { $n } очка.
    [many] Вы впереди на { $n } очков.
   *[other] Вы впереди на { $n } очка.
}
puzzle-left = { $n ->
    [one] Остался { $n } тайл.
    [few] Осталось { $n } тайла.
    [many] Осталось { $n } тайлов.
   *[other] Осталось { $n } тайла.
}
puzzle-about = Об этой задаче
puzzle-your-rating = Ваш рейтинг
puzzle-its-rating = Рейтинг задачи
puzzle-theme = Тема
puzzle-own = Ваши дополнения
puzzle-start = { $n ->
    [one] Решать: { $n } задача
    [few] Решать: { $n } задачи
    [many] Решать: { $n } задач
   *[other] Решать: { $n } задачи
}
puzzle-next = Следующая задача
puzzle-back = Все задачи
puzzle-none = Ничего не подходит. Выберите другую тему или больше дополнений.
puzzle-lost = Задачи не загрузились. Проверьте соединение и попробуйте ещё раз.
puzzle-again = Ещё раз
puzzle-opening = Открываем задачу…
puzzle-you = Вы
challenge = Испытание дня
challenge-about = Играйте в одиночку. Все тянут одни и те же тайлы: сколько очков наберёте вы?
challenge-begin = Начать
challenge-continue = Продолжить
challenge-scores = Счёт с этими тайлами
challenge-share = Bastide, испытание за { $day }: очков { $n }, больше, чем у { $beaten } из { $of } ботов.
puzzle-theme-extra = Ещё один тайл
puzzle-theme-steal = Захват
puzzle-theme-share = Доля
puzzle-theme-farm = Поля
puzzle-theme-save = Спасти мипла
puzzle-theme-monastery = Монастыри
puzzle-theme-finish = Завершить и получить
puzzle-theme-piece = Особые фигуры
puzzle-theme-last = Последние ходы
puzzle-theme-block = Помешать
puzzle-theme-keep = Придержать
puzzle-theme-claim = Занять
puzzle-theme-plan = Подготовка
puzzle-idea-extra = Ещё один тайл ценнее
puzzle-idea-steal = Заберите себе
puzzle-idea-share = Получите долю
puzzle-idea-farm = Решает поле
puzzle-idea-save = Верните мипла
puzzle-idea-monastery = Окружите тайлами
puzzle-idea-finish = Завершите и получите очки
puzzle-idea-piece = Передвиньте нужную фигуру
puzzle-idea-last = Используйте последние тайлы
puzzle-idea-block = Остановите соперников
puzzle-idea-keep = Придержите мипла
puzzle-idea-claim = Займите сейчас
puzzle-idea-plan = Подготовьте следующий ход

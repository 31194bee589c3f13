# Puzzles, and the challenge of the day.
puzzles = Задачі
puzzles-lead = Справжні позиції з одним найкращим ходом. Знайдіть його й дізнайтеся чому.
puzzles-more = Інші задачі
puzzles-tried = Розв’язано { $solved } з { $n }
puzzle-of-day = Задача дня
puzzle-day-open = Одна задача на день, спільна для всіх.
puzzle-day-done = Розв’язано. Наступна з’явиться опівночі UTC.
puzzle-solve = Розв’язати
puzzle-look = Подивитися знову
puzzle-streak = Днів поспіль
puzzle-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
}
puzzle-week = Цей тиждень
puzzle-find = Знайдіть найкращий хід
puzzle-rated = Рейтинг { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Найкращий хід починається тут. З підказкою задача рахується наполовину.
puzzle-show = Показати відповідь
puzzle-solved = Розв’язано
puzzle-hinted = Розв’язано з підказкою
puzzle-missed = Не розв’язано
puzzle-practice = { $what } · тренування, без рейтингу
puzzle-outcome = { $what } · рейтинг { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Найкращий: { $move }
puzzle-worth = Добре, але не найкраще: { $a } замість { $b } очка.
puzzle-margins = Очікувана перевага { $a }, другий за силою хід { $b }.
puzzle-scores = { $n ->
    [one] Одразу дає { $n } очко, але інший хід дає більше.
    [few] Одразу дає { $n } очки, але інший хід дає більше.
    [many] Одразу дає { $n } очок, але інший хід дає більше.
   *[other] Одразу дає { $n } очка, але інший хід дає більше.
}
puzzle-even = Рахунок рівний.
puzzle-behind = { $n ->
    [one] Ви відстаєте на { $n } очко.
    [few] Ви відстаєте на { $n } очки.
    [many] Ви відстаєте на { $n } очок.
   *[other] Ви відстаєте на { $n } очка.
}
puzzle-ahead = { $n ->
    [one] Ви попереду на { $n } очко.
    [few] Ви попереду на { $n } очки.
    [many] Ви попереду на { $n } очок.
   *[other] Ви попереду на { $n } очка.
}
puzzle-left = { $n ->
    [one] Залишився { $n } тайл.
    [few] Залишилося { $n } тайли.
    [many] Залишилося { $n } тайлів.
   *[other] Залишилося { $n } тайлу.
}
puzzle-about = Про цю задачу
puzzle-your-rating = Ваш рейтинг
puzzle-its-rating = Рейтинг задачі
puzzle-theme = Тема
puzzle-own = Ваші доповнення
puzzle-start = { $n ->
    [one] Розв’язувати: { $n } задача
    [few] Розв’язувати: { $n } задачі
    [many] Розв’язувати: { $n } задач
   *[other] Розв’язувати: { $n } задачі
}
puzzle-next = Наступна задача
puzzle-back = Усі задачі
puzzle-none = Нічого не підходить. Виберіть іншу тему або більше доповнень.
puzzle-lost = Задачі не завантажилися. Перевірте з’єднання й спробуйте ще раз.
puzzle-again = Ще раз
puzzle-opening = Відкриваємо задачу…
puzzle-you = Ви
challenge = Виклик дня
challenge-about = Грайте самостійно. Усі тягнуть однакові тайли: скільки очок наберете ви?
challenge-begin = Почати
challenge-continue = Продовжити
challenge-scores = Рахунок із цими тайлами
challenge-share = Bastide, виклик за { $day }: очок { $n }, більше, ніж у { $beaten } з { $of } ботів.
puzzle-theme-extra = Ще один тайл
puzzle-theme-steal = Захоплення
puzzle-theme-share = Частка
puzzle-theme-farm = Поля
puzzle-theme-save = Врятувати міпла
puzzle-theme-monastery = Монастирі
puzzle-theme-finish = Завершити й отримати
puzzle-theme-piece = Особливі фігури
puzzle-theme-last = Останні ходи
puzzle-theme-block = Завадити
puzzle-theme-keep = Притримати
puzzle-theme-claim = Зайняти
puzzle-theme-plan = Підготовка
puzzle-idea-extra = Ще один тайл цінніший
puzzle-idea-steal = Заберіть собі
puzzle-idea-share = Отримайте частку
puzzle-idea-farm = Вирішує поле
puzzle-idea-save = Поверніть міпла
puzzle-idea-monastery = Оточіть тайлами
puzzle-idea-finish = Завершіть і отримайте очки
puzzle-idea-piece = Пересуньте потрібну фігуру
puzzle-idea-last = Використайте останні тайли
puzzle-idea-block = Зупиніть суперників
puzzle-idea-keep = Притримайте міпла
puzzle-idea-claim = Займіть зараз
puzzle-idea-plan = Підготуйте наступний хід

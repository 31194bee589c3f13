# Lessons: the list, the frame of a lesson, and coach marks in a first game.
nav-learn = Навчання
learn-title = Навчання
learn-lead = Короткі уроки за справжнім столом. Вчися, граючи.
learn-first = Твоя перша партія
learn-first-about = Тайли, міпли, очки та як відібрати в когось місто.
learn-new = Вперше граєш у Каркассон?
learn-new-how = Навчись за 3 хвилини
learn-start = Почати
learn-continue = Продовжити
learn-again = Пройти ще раз
learn-learned = Вивчено
learn-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилин
}
learn-scenes = { $n ->
    [one] { $n } сцена
    [few] { $n } сцени
    [many] { $n } сцен
   *[other] { $n } сцен
}
learn-systems = По уроку на кожне доповнення
learn-none = Такого уроку немає.
learn-silent = Урок не завантажився.
learn-retry = Спробувати ще
learn-all = Усі уроки
learn-lesson = Урок
learn-try = Пройти урок
lesson-of = Частина { $n } з { $of }
lesson-step = Крок { $n } з { $of }
lesson-progress = Частина { $n } з { $of } цього уроку
lesson-back = До уроків
lesson-skip = Пропустити
lesson-skip-about = Пропустити цю частину
lesson-goal = Завдання
lesson-hint = Ось тут
lesson-other-head = Не зовсім
lesson-other = Такий хід дозволено, але цей крок про інше.
lesson-done = Чудово
lesson-part-done = Частину { $n } пройдено.
lesson-next = Далі
lesson-finish = Завершити
lesson-end = Урок пройдено
lesson-end-first = Час для твоєї першої партії
lesson-end-first-about = Odile — приязний бот-початківець. Поради з’являються під час гри, а підказка — за один дотик.
lesson-end-about = Наступного разу за столом ти знатимеш, що робити.
lesson-play-first = Зіграти першу партію
lesson-next-lesson = Наступний урок: { $name }
lesson-play-with = Зіграти з цим
coach-arrow = Твій рахунок наразі
coach-arrow-text = Стрілка біля рахунку показує, скільки було б, якби партія завершилася зараз: твої очки й усе, що тримають твої міпли.
coach-worth = Скільки заробить міпл
coach-worth-text = Число біля кожного місця — стільки міпл там заробить: зараз, наразі чи наприкінці партії.
coach-field = На полі він лишається
coach-field-text = На полі міпл лягає й лишається до кінця партії. Тоді він приносить очки за кожне завершене місто біля свого поля.
coach-close = Майже завершено
coach-close-text = Тут бракує лише одного тайла. Тоді будуть очки, а міпли повернуться додому.
coach-home = Міпл повернувся
coach-home-text = Завершені дорога, місто чи монастир одразу приносять очки й повертають міпла. Його знову можна поставити.
coach-low = Мало міплів
coach-low-text = Міпл повертається, коли його дорогу, місто чи монастир завершено. Намагайся тримати одного в запасі.
coach-ok = Зрозуміло
coach-off = Вимкнути поради
coach-of = Порада { $n } з { $of }
pref-tips = Поради в перших партіях
tips-about = Кожна порада з’являється раз.
tips-on = Так
tips-off = Ні
tips-again = Показати поради знову

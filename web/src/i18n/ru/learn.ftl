# Lessons: the list, the frame of a lesson, and coach marks in a first game.
nav-learn = Уроки
learn-title = Уроки
learn-lead = Короткие уроки на настоящей карте. Учишься, играя.
learn-first = Первая партия
learn-first-about = Тайлы, миплы, очки и как отобрать чужой город.
learn-new = Впервые в «Каркассоне»?
learn-new-how = Научись за 3 минуты
learn-start = Начать
learn-continue = Дальше
learn-again = Сыграть ещё раз
learn-learned = Пройдено
learn-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минут
}
learn-scenes = { $n ->
    [one] { $n } сцена
    [few] { $n } сцены
    [many] { $n } сцен
   *[other] { $n } сцен
}
learn-systems = По уроку на каждое дополнение
learn-none = Такого урока нет.
learn-silent = Урок не загрузился.
learn-retry = Ещё раз
learn-all = Все уроки
learn-lesson = Урок
learn-try = Пройти урок
lesson-of = Часть { $n } из { $of }
lesson-step = Шаг { $n } из { $of }
lesson-progress = Часть { $n } из { $of } этого урока
lesson-back = К урокам
lesson-skip = Пропустить
lesson-skip-about = Пропустить эту часть
lesson-goal = Задача
lesson-hint = Вот сюда
lesson-other-head = Не совсем
lesson-other = Такой ход возможен, но этот шаг не о нём.
lesson-done = Отлично
lesson-part-done = Часть { $n } пройдена.
lesson-next = Дальше
lesson-finish = Закончить
lesson-end = Урок пройден
lesson-end-first = Пора сыграть первую партию
lesson-end-first-about = Odile — дружелюбный новичок. По ходу игры появляются советы, а подсказка всегда под рукой.
lesson-end-about = Когда это дополнение окажется на столе, тебя оно не удивит.
lesson-play-first = Первая партия
lesson-next-lesson = Следующий урок: { $name }
lesson-play-with = Сыграть с этим
coach-arrow = Чем бы всё кончилось
coach-arrow-text = Стрелка у счёта показывает, сколько было бы очков, закончись партия сейчас: твои очки и всё, что держат твои миплы.
coach-worth = Сколько принесёт мипл
coach-worth-text = Число у каждого места — столько мипл принесёт там: сейчас, пока или в конце партии.
coach-field = На поле он остаётся
coach-field-text = На поле мипл ложится и остаётся до конца партии. Тогда он приносит очки за каждый завершённый город у своего поля.
coach-close = Почти завершено
coach-close-text = Здесь не хватает одного тайла. Он принесёт очки, и миплы вернутся к владельцам.
coach-home = Мипл вернулся
coach-home-text = Завершённые дорога, город или монастырь сразу приносят очки и возвращают мипла. Его снова можно ставить.
coach-low = Мало миплов
coach-low-text = Мипл возвращается, когда завершены его дорога, город или монастырь. Старайся держать одного в запасе.
coach-ok = Понятно
coach-off = Отключить советы
coach-of = Совет { $n } из { $of }
pref-tips = Советы в первых партиях
tips-about = Каждый совет появляется один раз.
tips-on = Вкл.
tips-off = Выкл.
tips-again = Показать все советы снова

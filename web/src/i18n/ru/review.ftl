# The review of a finished game.
review-page = Разбор партии
review-won = Твоя победа, { $a } : { $b }
review-lost = Поражение, { $a } : { $b }
review-drawn = Ничья, { $a } : { $b }
review-other-won = Победа: { $name }, { $a } : { $b }
review-analyse = Анализ
review-chance = Шанс на победу
review-slider = Ход
review-turn = Ход { $n }
review-start = Начало
review-unknown = ещё не разобран
review-chance-of = { $name } { $chance } %
review-as-table = Показать таблицей
review-as-graph = Показать графиком
review-col-turn = Ход
review-col-player = Игрок
review-col-move = Что сыграно
review-col-grade = Оценка
review-grade-best = Лучший
review-grade-good = Хороший
review-grade-inaccuracy = Неточность
review-grade-mistake = Ошибка
review-grade-blunder = Грубая ошибка
review-count = { $grade }: { $n }
review-open = Открыть поле в этот момент
review-go = Разобрать эту партию
review-about = Смотри ход за ходом, где была удача, а где мастерство. На этом устройстве займёт около { $n } с.
review-starting = Открываем партию…
review-working = Разбираем ход { $n } из { $of }
review-name = Разбор
review-stop = Остановить
review-continue = Продолжить
review-stopped = Разобрано ходов: { $n } из { $of }. Продолжить можно в любой момент.
review-done = Разбор готов.
review-short = Эта партия слишком короткая для разбора. Нужно хотя бы 10 плиток.
review-alone = Разбор сравнивает игроков, а здесь был только один.
review-running = Эта партия ещё идёт. Сначала доиграй её.
review-to-game = К партии
review-no-engine = Движок не загрузился. Проверь соединение и попробуй ещё раз.
review-lost-worker = Разбор прервался. Что готово, сохранено. Продолжай, когда захочешь.
review-not-kept = Разбор не удаётся сохранить: приватное окно или диск заполнен. Читать можно, пока страница открыта.
review-why = Почему так вышло
review-why-won = Откуда победа с разницей { $n }
review-why-lost = Откуда поражение с разницей { $n }
review-why-other = Откуда победа с разницей { $n }: { $name }
review-luck = Удача при выборе плиток
review-own = Твои ошибки
review-own-each = Свои ошибки
review-of = Ошибки: { $name }
review-others = Ошибки остальных
review-margin = Итоговая разница
review-how = Как это посчитано?
review-how-mistakes = Ошибки: на каждом ходу движок сравнивает сыгранное с лучшим ходом, в ожидаемых очках. Ходы хуже меньше чем на пол-очка не считаются.
review-how-luck = Удача: всё, чего не объясняют ошибки, прежде всего плитки. Поэтому полосы всегда складываются в итоговую разницу.
review-how-grades = Оценки: сколько шанса на победу потерял ход по сравнению с лучшим. Меньше 1 % — лучший, меньше 4 % — хороший, меньше 8 % — неточность, меньше 15 % — ошибка, больше — грубая ошибка.
review-how-accuracy = Точность: лучший ход даёт 100 %, и каждые 7 % потерянного шанса делят её пополам. Ходы без выбора не считаются.
review-accuracy = точность
review-from-luck = очки от удачи
review-lost-points = очки, потерянные на ошибках
review-luck-even = Удача была ровной: { $name }.
review-luck-good = { $n ->
    [one] Удача была на стороне игрока { $name } и принесла около { $n } очко.
    [few] Удача была на стороне игрока { $name } и принесла около { $n } очка.
    [many] Удача была на стороне игрока { $name } и принесла около { $n } очков.
   *[other] Удача была на стороне игрока { $name } и принесла около { $n } очка.
}
review-luck-bad = { $n ->
    [one] Удача была против игрока { $name } и стоила около { $n } очко.
    [few] Удача была против игрока { $name } и стоила около { $n } очка.
    [many] Удача была против игрока { $name } и стоила около { $n } очков.
   *[other] Удача была против игрока { $name } и стоила около { $n } очка.
}
review-skill-best = Почти ничего не упущено: { $name }.
review-skill-cost = { $n ->
    [one] Ошибки стоили игроку { $name } около { $n } очко, один только ход { $turn } стоил { $worst }.
    [few] Ошибки стоили игроку { $name } около { $n } очка, один только ход { $turn } стоил { $worst }.
    [many] Ошибки стоили игроку { $name } около { $n } очков, один только ход { $turn } стоил { $worst }.
   *[other] Ошибки стоили игроку { $name } около { $n } очка, один только ход { $turn } стоил { $worst }.
}
review-moments = Ключевые моменты
review-no-moments = Ни один ход не решил эту партию сам по себе.
review-moment-n = Ключевой момент { $n }: { $what }
review-luck-one = Удача
review-lucky = Удачная плитка
review-unlucky = Неудачная плитка
review-odds = Шанс вытянуть её был 1 к { $n }
review-worth-more = { $n ->
    [one] На { $n } очко лучше средней плитки.
    [few] На { $n } очка лучше средней плитки.
    [many] На { $n } очков лучше средней плитки.
   *[other] На { $n } очка лучше средней плитки.
}
review-worth-less = { $n ->
    [one] На { $n } очко хуже средней плитки.
    [few] На { $n } очка хуже средней плитки.
    [many] На { $n } очков хуже средней плитки.
   *[other] На { $n } очка хуже средней плитки.
}
review-swing = { $swing } % к победе
review-better = Лучше: { $move }
review-figure = { $figure } { $on }
review-none = без фигуры
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } очко на { $at }
    [few] { $n } очка на { $at }
    [many] { $n } очков на { $at }
   *[other] { $n } очка на { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Учиться на своей ошибке
    [few] Учиться на своих ошибках: { $n }
    [many] Учиться на своих ошибках: { $n }
   *[other] Учиться на своих ошибках: { $n }
}
review-no-mistakes = Ошибок нет. Отличная игра!
review-learning = Учиться на своих ошибках
review-none-yet = Ошибок для разбора нет. Сначала разбери партию.
review-mistake-of = Ошибка { $n } из { $of }
review-find = Найди ход получше
review-you-played = Твой ход: { $move }
review-chance-lost = Он стоил { $n } % шанса на победу.
review-not-better = Это ещё не лучше: { $a } вместо { $b }. Попробуй другое место.
review-solved = Так лучше
review-solved-best = Это лучший ход
review-margins = { $a } вместо { $b }
review-next = Следующая ошибка
review-back = Назад к разбору

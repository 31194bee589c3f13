# Доска анализа.
analysis = Анализ
analysis-about = Пройди любую партию или позицию, попробуй другие ходы и узнай мнение движка. Всё остаётся на этом устройстве.
analysis-paste = Вставь партию, позицию или ссылку
analysis-paste-hint = Нотация, позиция текстом или адрес партии на Bastide.
analysis-open = Открыть
analysis-new = Новое поле
analysis-saved = Сохранённые анализы
analysis-none = Пока ничего не сохранено
analysis-delete-of = Удалить: { $title }
analysis-bad-link = Эта ссылка повреждена. Попроси её ещё раз или вставь позицию текстом.
analysis-variations = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
    [many] { $n } вариантов
   *[other] { $n } вариантов
}
analysis-missing = На этом устройстве нет такого анализа.
analysis-running = Эта партия ещё идёт. Сначала доиграй её, потом анализируй.
analysis-back = Назад к анализам
analysis-ways = Способов: { $n }
analysis-unknown = Шансы на победу пока неизвестны
analysis-margin-of = Ожидаемый перевес: { $name }
analysis-best = Лучшие ходы
analysis-looked = { $n ->
    [one] { $n } позиция
    [few] { $n } позиции
    [many] { $n } позиций
   *[other] { $n } позиций
}
analysis-stop = Остановить
analysis-start = Запустить
analysis-over = Игра окончена
analysis-play-move = Сделать этот ход
analysis-worths = Рядом с каждым тайлом — ожидаемый итоговый перевес того, кто его вытянет.
analysis-thinking = Думает…
analysis-moves = Ходы
analysis-promote = Сделать главным вариантом
analysis-remove = Удалить отсюда и дальше
analysis-beginning = Начало
analysis-comment = Комментарий
analysis-not-kept = Этот анализ нельзя сохранить здесь: приватное окно или диск полон. Он исчезнет, когда закроешь страницу.
analysis-turn = Ход
analysis-odds = Шансы
analysis-to-move = Ход: { $name }
analysis-other-tile = А если придёт другой тайл?
analysis-next-tile = Следующий тайл
analysis-chance = Что произойдёт?
analysis-draw = { $tile }, осталось { $n }
analysis-random = Случайно
analysis-fits = { $at }: что сюда подходит?
analysis-odds-pick = Коснись пустого места рядом с тайлом, чтобы увидеть, что туда подходит.
analysis-fits-left = Осталось тайлов: { $n } из { $of }
analysis-fits-none = Ни один оставшийся тайл сюда не подходит.
analysis-next-draw = Со следующим тайлом
analysis-within = { $n ->
    [one] За { $n } вытягивание
    [few] За { $n } вытягивания
    [many] За { $n } вытягиваний
   *[other] За { $n } вытягиваний
}
analysis-draws = Число вытягиваний
analysis-draws-first = { $name } вытянет первый из них
analysis-race = Один тайл раньше другого
analysis-race-hint = Коснись один раз нужных тайлов и два раза — опасных.
analysis-race-these = { $tile }, осталось { $n }, нужный
analysis-race-those = { $tile }, осталось { $n }, опасный
analysis-race-won = { $n ->
    [one] Нужный придёт первым, за { $n } вытягивание
    [few] Нужный придёт первым, за { $n } вытягивания
    [many] Нужный придёт первым, за { $n } вытягиваний
   *[other] Нужный придёт первым, за { $n } вытягиваний
}
analysis-race-lost = Опасный придёт первым
analysis-link = Скопировать ссылку на позицию
analysis-save-text = Сохранить нотацию
analysis-copy-position = Скопировать позицию текстом
analysis-edit = Править позицию текстом
analysis-png = Сохранить картинку (PNG)
analysis-svg = Сохранить картинку (SVG)
analysis-delete = Удалить этот анализ

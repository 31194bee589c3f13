# Дошка аналізу.
analysis = Аналіз
analysis-about = Пройди будь-яку партію чи позицію, спробуй інші ходи й дізнайся думку рушія. Усе лишається на цьому пристрої.
analysis-paste = Встав партію, позицію або посилання
analysis-paste-hint = Нотація, позиція текстом або адреса партії на Bastide.
analysis-open = Відкрити
analysis-new = Нове поле
analysis-saved = Збережені аналізи
analysis-none = Поки нічого не збережено
analysis-delete-of = Видалити: { $title }
analysis-bad-link = Це посилання пошкоджене. Попроси його ще раз або встав позицію текстом.
analysis-variations = { $n ->
    [one] { $n } варіант
    [few] { $n } варіанти
    [many] { $n } варіантів
   *[other] { $n } варіантів
}
analysis-missing = На цьому пристрої немає такого аналізу.
analysis-running = Ця партія ще триває. Спершу дограй її, потім аналізуй.
analysis-back = Назад до аналізів
analysis-ways = Способів: { $n }
analysis-unknown = Шанси на перемогу поки невідомі
analysis-margin-of = Очікувана перевага: { $name }
analysis-best = Найкращі ходи
analysis-looked = { $n ->
    [one] { $n } позиція
    [few] { $n } позиції
    [many] { $n } позицій
   *[other] { $n } позицій
}
analysis-stop = Зупинити
analysis-start = Запустити
analysis-over = Гру закінчено
analysis-play-move = Зробити цей хід
analysis-worths = Біля кожного тайла — очікувана підсумкова перевага того, хто його витягне.
analysis-thinking = Думає…
analysis-moves = Ходи
analysis-promote = Зробити головним варіантом
analysis-remove = Видалити звідси й далі
analysis-beginning = Початок
analysis-comment = Коментар
analysis-not-kept = Цей аналіз не можна зберегти тут: приватне вікно або диск повний. Він зникне, коли закриєш сторінку.
analysis-turn = Хід
analysis-odds = Шанси
analysis-to-move = Хід: { $name }
analysis-other-tile = А якщо прийде інший тайл?
analysis-next-tile = Наступний тайл
analysis-chance = Що станеться?
analysis-draw = { $tile }, лишилося { $n }
analysis-random = Випадково
analysis-fits = { $at }: що сюди пасує?
analysis-odds-pick = Торкнися порожнього місця біля тайла, щоб побачити, що туди пасує.
analysis-fits-left = Лишилося тайлів: { $n } з { $of }
analysis-fits-none = Жоден із решти тайлів сюди не пасує.
analysis-next-draw = З наступним тайлом
analysis-within = { $n ->
    [one] За { $n } витягування
    [few] За { $n } витягування
    [many] За { $n } витягувань
   *[other] За { $n } витягувань
}
analysis-draws = Кількість витягувань
analysis-draws-first = { $name } витягне перший із них
analysis-race = Один тайл раніше за інший
analysis-race-hint = Торкнися один раз потрібних тайлів і двічі — небезпечних.
analysis-race-these = { $tile }, лишилося { $n }, потрібний
analysis-race-those = { $tile }, лишилося { $n }, небезпечний
analysis-race-won = { $n ->
    [one] Потрібний прийде першим, за { $n } витягування
    [few] Потрібний прийде першим, за { $n } витягування
    [many] Потрібний прийде першим, за { $n } витягувань
   *[other] Потрібний прийде першим, за { $n } витягувань
}
analysis-race-lost = Небезпечний прийде першим
analysis-link = Скопіювати посилання на позицію
analysis-save-text = Зберегти нотацію
analysis-copy-position = Скопіювати позицію текстом
analysis-edit = Редагувати позицію текстом
analysis-png = Зберегти зображення (PNG)
analysis-svg = Зберегти зображення (SVG)
analysis-delete = Видалити цей аналіз

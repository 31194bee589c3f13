# Points as they come: the tag at the feature, the receipt above the bar, and the final scoring.
score-you = { $n ->
    [one] Ты получаешь { $n } очко
    [few] Ты получаешь { $n } очка
    [many] Ты получаешь { $n } очков
   *[other] Ты получаешь { $n } очков
}
score-name = { $n ->
    [one] { $name } получает { $n } очко
    [few] { $name } получает { $n } очка
    [many] { $name } получает { $n } очков
   *[other] { $name } получает { $n } очков
}
score-names = { $n ->
    [one] { $names }: по { $n } очку
    [few] { $names }: по { $n } очка
    [many] { $names }: по { $n } очков
   *[other] { $names }: по { $n } очков
}
score-back = { $figure } возвращается.
score-backs = { $n ->
    [one] Возвращается { $n } твоя фигура.
    [few] Возвращаются { $n } твои фигуры.
    [many] Возвращаются { $n } твоих фигур.
   *[other] Возвращаются { $n } твоих фигур.
}
score-said-back = { $figure } возвращается.
score-said-backs = { $n ->
    [one] Возвращается { $n } фигура.
    [few] Возвращаются { $n } фигуры.
    [many] Возвращаются { $n } фигур.
   *[other] Возвращаются { $n } фигур.
}
score-finished = { $what }: завершено
score-times = { $counted } умножить на { $each }
score-plus = { $sum } плюс { $term }
score-replay = Повтор
score-why = Почему?
score-since = { $n ->
    [one] { $n } подсчёт с твоего хода
    [few] { $n } подсчёта с твоего хода
    [many] { $n } подсчётов с твоего хода
   *[other] { $n } подсчётов с твоего хода
}
score-now = { $n ->
    [one] { $n } подсчёт только что
    [few] { $n } подсчёта только что
    [many] { $n } подсчётов только что
   *[other] { $n } подсчётов только что
}
receipt = Последние очки
finale-you = { $n ->
    [one] Ты получаешь { $n } очко { $for }
    [few] Ты получаешь { $n } очка { $for }
    [many] Ты получаешь { $n } очков { $for }
   *[other] Ты получаешь { $n } очков { $for }
}
finale-name = { $n ->
    [one] { $name } получает { $n } очко { $for }
    [few] { $name } получает { $n } очка { $for }
    [many] { $name } получает { $n } очков { $for }
   *[other] { $name } получает { $n } очков { $for }
}
finale-names = { $n ->
    [one] { $names }: по { $n } очку { $for }
    [few] { $names }: по { $n } очка { $for }
    [many] { $names }: по { $n } очков { $for }
   *[other] { $names }: по { $n } очков { $for }
}
finale-takes = { $name } выходит вперёд (+{ $n }).
finale-leads = { $name } впереди (+{ $n }).
finale-level = Поровну: { $names }.
finale-you-take = Ты выходишь вперёд (+{ $n }).
finale-you-lead = Ты впереди (+{ $n }).
finale-standings = Положение
finale-play = Показать подсчёт
finale-pause = Пауза
finale-resume = Пуск
finale-prev = Предыдущий объект
finale-next = Следующий объект
finale-speed = Скорость: { $n }×
finale-done = готово
finale-of = { $n } из { $of }

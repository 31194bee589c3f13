# Points as they come: the tag at the feature, the receipt above the bar, and the final scoring.
score-you = { $n ->
    [one] Тобі { $n } очко
    [few] Тобі { $n } очки
    [many] Тобі { $n } очок
   *[other] Тобі { $n } очок
}
score-name = { $n ->
    [one] { $name }: { $n } очко
    [few] { $name }: { $n } очки
    [many] { $name }: { $n } очок
   *[other] { $name }: { $n } очок
}
score-names = { $n ->
    [one] { $names }: по { $n } очку
    [few] { $names }: по { $n } очки
    [many] { $names }: по { $n } очок
   *[other] { $names }: по { $n } очок
}
score-back = { $figure } повертається.
score-backs = { $n ->
    [one] Повертається { $n } твоя фігурка.
    [few] Повертаються { $n } твої фігурки.
    [many] Повертаються { $n } твоїх фігурок.
   *[other] Повертаються { $n } твоїх фігурок.
}
score-said-back = { $figure } повертається.
score-said-backs = { $n ->
    [one] Повертається { $n } фігурка.
    [few] Повертаються { $n } фігурки.
    [many] Повертаються { $n } фігурок.
   *[other] Повертаються { $n } фігурок.
}
score-finished = { $what }: завершено
score-times = { $counted } помножити на { $each }
score-plus = { $sum } плюс { $term }
score-replay = Повтор
score-why = Чому?
score-since = { $n ->
    [one] { $n } підрахунок після твого ходу
    [few] { $n } підрахунки після твого ходу
    [many] { $n } підрахунків після твого ходу
   *[other] { $n } підрахунків після твого ходу
}
score-now = { $n ->
    [one] Щойно { $n } підрахунок
    [few] Щойно { $n } підрахунки
    [many] Щойно { $n } підрахунків
   *[other] Щойно { $n } підрахунків
}
receipt = Останні очки
finale-you = { $n ->
    [one] Тобі { $n } очко { $for }
    [few] Тобі { $n } очки { $for }
    [many] Тобі { $n } очок { $for }
   *[other] Тобі { $n } очок { $for }
}
finale-name = { $n ->
    [one] { $name }: { $n } очко { $for }
    [few] { $name }: { $n } очки { $for }
    [many] { $name }: { $n } очок { $for }
   *[other] { $name }: { $n } очок { $for }
}
finale-names = { $n ->
    [one] { $names }: по { $n } очку { $for }
    [few] { $names }: по { $n } очки { $for }
    [many] { $names }: по { $n } очок { $for }
   *[other] { $names }: по { $n } очок { $for }
}
finale-takes = { $n ->
    [one] { $name } виходить уперед на { $n } очко.
    [few] { $name } виходить уперед на { $n } очки.
    [many] { $name } виходить уперед на { $n } очок.
   *[other] { $name } виходить уперед на { $n } очок.
}
finale-leads = { $n ->
    [one] { $name } попереду на { $n } очко.
    [few] { $name } попереду на { $n } очки.
    [many] { $name } попереду на { $n } очок.
   *[other] { $name } попереду на { $n } очок.
}
finale-level = Порівну: { $names }.
finale-you-take = { $n ->
    [one] Ти виходиш уперед на { $n } очко.
    [few] Ти виходиш уперед на { $n } очки.
    [many] Ти виходиш уперед на { $n } очок.
   *[other] Ти виходиш уперед на { $n } очок.
}
finale-you-lead = { $n ->
    [one] Ти попереду на { $n } очко.
    [few] Ти попереду на { $n } очки.
    [many] Ти попереду на { $n } очок.
   *[other] Ти попереду на { $n } очок.
}
finale-standings = Таблиця
finale-play = Показати підрахунок
finale-pause = Пауза
finale-resume = Далі
finale-prev = Попередній об’єкт
finale-next = Наступний об’єкт
finale-speed = Швидкість: { $n }×
finale-done = готово
finale-of = { $n } з { $of }

# The bots: who they are, how strong, and what they are known for.
bot = Бот
bot-choose = Бот на цьому місці
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, рейтинг { NUMBER($rating, useGrouping: 0) }
bots = Обери суперника
bots-lead = Вісім ботів, від початківця до майстра. Грай з будь-ким, коли завгодно.
bots-all = Боти
bots-game = Гра
bots-first = Хто починає?
bots-first-me = Ти
bots-first-random = Випадково
bots-play = Грати: { $name }
bots-style = Стиль
bots-style-default = Типовий
bot-style-builder = Будівельник
bot-style-builder-line = Ставить міплів переважно в міста.
bot-style-farmer = Фермер
bot-style-farmer-line = Відправляє багато міплів на поля.
bot-style-thief = Злодій
bot-style-thief-line = За кожної нагоди підселяється у твої міста й на дороги.
bot-record-none = Ще не було партій
bot-record = { $drawn ->
    [0] Ти { $won } – { $lost }
    [one] Ти { $won } – { $lost }, { $drawn } нічия
    [few] Ти { $won } – { $lost }, { $drawn } нічиї
    [many] Ти { $won } – { $lost }, { $drawn } нічиїх
   *[other] Ти { $won } – { $lost }, { $drawn } нічиїх
}
bot-record-lead = Ти ведеш { $won } – { $lost }.
bot-record-behind = { $name } веде { $lost } – { $won }.
bot-record-even = Рахунок рівний: { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] { $n } нічия.
    [few] { $n } нічиї.
    [many] { $n } нічиїх.
   *[other] { $n } нічиїх.
}
bot-last-won = { $n ->
    [one] Остання партія: твоя перемога, різниця { $n } очко.
    [few] Остання партія: твоя перемога, різниця { $n } очки.
    [many] Остання партія: твоя перемога, різниця { $n } очок.
   *[other] Остання партія: твоя перемога, різниця { $n } очок.
}
bot-last-lost = { $n ->
    [one] Остання партія: перемагає { $name }, різниця { $n } очко.
    [few] Остання партія: перемагає { $name }, різниця { $n } очки.
    [many] Остання партія: перемагає { $name }, різниця { $n } очок.
   *[other] Остання партія: перемагає { $name }, різниця { $n } очок.
}
bot-last-drawn = Остання партія: нічия.
bot-label-none = { $label }, ще не було партій
bot-label-lead = { $label }, ти ведеш { $won } : { $lost }
bot-label-behind = { $label }, ти поступаєшся { $won } : { $lost }
bot-label-even = { $label }, рівно { $won } : { $won }
bot-odile = Odile
bot-odile-grade = початківець
bot-odile-line = Забуває про поля й притримує міплів на потім.
bot-gaspard = Gaspard
bot-gaspard-grade = легкий
bot-gaspard-line = Не кладе фермерів і не бачить, коли в нього щось відбирають.
bot-margot = Margot
bot-margot-grade = аматорка
bot-margot-line = Швидко розставляє міплів і скоро лишається без жодного.
bot-marius = Marius
bot-marius-grade = стабільний
bot-marius-line = Відправляє на поля більше міплів, ніж будь-хто.
bot-alienor = Aliénor
bot-alienor-grade = вправна
bot-alienor-line = За нагоди підселяється у твої міста й на дороги.
bot-thibaut = Thibaut
bot-thibaut-grade = сильний
bot-thibaut-line = Рахує, які тайли лишилися, і мало що марнує.
bot-sancha = Sancha
bot-sancha-grade = експертка
bot-sancha-line = Майже ніколи не проґавить хід, який здається найкращим.
bot-raimond = Raimond
bot-raimond-grade = майстер
bot-raimond-line = Перед ходом обдумує твою відповідь.
bot-greedy-grade = лише очки
bot-random-grade = випадкові ходи

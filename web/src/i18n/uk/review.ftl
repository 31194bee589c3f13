# The review of a finished game.
review-page = Розбір партії
review-won = Твоя перемога, { $a } : { $b }
review-lost = Поразка, { $a } : { $b }
review-drawn = Нічия, { $a } : { $b }
review-other-won = Перемога: { $name }, { $a } : { $b }
review-analyse = Аналіз
review-chance = Шанс на перемогу
review-slider = Хід
review-turn = Хід { $n }
review-start = Початок
review-unknown = ще не розібрано
review-chance-of = { $name } { $chance } %
review-as-table = Показати таблицею
review-as-graph = Показати графіком
review-col-turn = Хід
review-col-player = Гравець
review-col-move = Що зіграно
review-col-grade = Оцінка
review-grade-best = Найкращий
review-grade-good = Добрий
review-grade-inaccuracy = Неточність
review-grade-mistake = Помилка
review-grade-blunder = Груба помилка
review-count = { $grade }: { $n }
review-open = Відкрити поле в цю мить
review-go = Розібрати цю партію
review-about = Дивись хід за ходом, де була удача, а де майстерність. На цьому пристрої триватиме близько { $n } с.
review-starting = Відкриваємо партію…
review-working = Розбираємо хід { $n } з { $of }
review-name = Розбір
review-stop = Зупинити
review-continue = Продовжити
review-stopped = Розібрано ходів: { $n } з { $of }. Продовжити можна будь-коли.
review-done = Розбір готовий.
review-short = Ця партія закоротка для розбору. Потрібно щонайменше 10 плиток.
review-alone = Розбір порівнює гравців, а тут був лише один.
review-running = Ця партія ще триває. Спершу дограй її.
review-to-game = До партії
review-no-engine = Рушій не завантажився. Перевір з’єднання і спробуй ще.
review-lost-worker = Розбір перервався. Що готове, збережено. Продовжуй, коли захочеш.
review-not-kept = Розбір не вдається зберегти: приватне вікно або диск заповнено. Читати можна, поки сторінка відкрита.
review-why = Чому так вийшло
review-why-won = Звідки перемога з різницею { $n }
review-why-lost = Звідки поразка з різницею { $n }
review-why-other = Звідки перемога з різницею { $n }: { $name }
review-luck = Удача в жеребі
review-own = Твої помилки
review-own-each = Власні помилки
review-of = Помилки: { $name }
review-others = Помилки інших
review-margin = Підсумкова різниця
review-how = Як це пораховано?
review-how-mistakes = Помилки: щоходу рушій порівнює зігране з найкращим ходом, в очікуваних очках. Ходи, гірші менш ніж на пів очка, не рахуються.
review-how-luck = Удача: усе, чого не пояснюють помилки, насамперед плитки. Тому смуги завжди складаються в підсумкову різницю.
review-how-grades = Оцінки: скільки шансу на перемогу втратив хід проти найкращого. Менше 1 % — найкращий, менше 4 % — добрий, менше 8 % — неточність, менше 15 % — помилка, більше — груба помилка.
review-how-accuracy = Точність: найкращий хід дає 100 %, і кожні 7 % втраченого шансу ділять її навпіл. Ходи без вибору не рахуються.
review-accuracy = точність
review-from-luck = очки від удачі
review-lost-points = очки, втрачені через помилки
review-luck-even = Удача була рівною: { $name }.
review-luck-good = { $n ->
    [one] Удача була на боці гравця { $name } і дала близько { $n } очко.
    [few] Удача була на боці гравця { $name } і дала близько { $n } очки.
    [many] Удача була на боці гравця { $name } і дала близько { $n } очок.
   *[other] Удача була на боці гравця { $name } і дала близько { $n } очки.
}
review-luck-bad = { $n ->
    [one] Удача була проти гравця { $name } і коштувала близько { $n } очко.
    [few] Удача була проти гравця { $name } і коштувала близько { $n } очки.
    [many] Удача була проти гравця { $name } і коштувала близько { $n } очок.
   *[other] Удача була проти гравця { $name } і коштувала близько { $n } очки.
}
review-skill-best = Майже нічого не втрачено: { $name }.
review-skill-cost = { $n ->
    [one] Помилки коштували гравцеві { $name } близько { $n } очко, сам лише хід { $turn } коштував { $worst }.
    [few] Помилки коштували гравцеві { $name } близько { $n } очки, сам лише хід { $turn } коштував { $worst }.
    [many] Помилки коштували гравцеві { $name } близько { $n } очок, сам лише хід { $turn } коштував { $worst }.
   *[other] Помилки коштували гравцеві { $name } близько { $n } очки, сам лише хід { $turn } коштував { $worst }.
}
review-moments = Ключові моменти
review-no-moments = Жоден хід не вирішив цю партію сам.
review-moment-n = Ключовий момент { $n }: { $what }
review-luck-one = Удача
review-lucky = Щаслива плитка
review-unlucky = Нещаслива плитка
review-odds = Шанс витягти її був 1 до { $n }
review-worth-more = { $n ->
    [one] На { $n } очко краща за середню плитку.
    [few] На { $n } очки краща за середню плитку.
    [many] На { $n } очок краща за середню плитку.
   *[other] На { $n } очки краща за середню плитку.
}
review-worth-less = { $n ->
    [one] На { $n } очко гірша за середню плитку.
    [few] На { $n } очки гірша за середню плитку.
    [many] На { $n } очок гірша за середню плитку.
   *[other] На { $n } очки гірша за середню плитку.
}
review-swing = { $swing } % до перемоги
review-better = Краще: { $move }
review-figure = { $figure } { $on }
review-none = без фігурки
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } очко на { $at }
    [few] { $n } очки на { $at }
    [many] { $n } очок на { $at }
   *[other] { $n } очки на { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Вчитися на своїй помилці
    [few] Вчитися на своїх помилках: { $n }
    [many] Вчитися на своїх помилках: { $n }
   *[other] Вчитися на своїх помилках: { $n }
}
review-no-mistakes = Помилок немає. Чудова гра!
review-learning = Вчитися на своїх помилках
review-none-yet = Помилок для розбору немає. Спершу розбери партію.
review-mistake-of = Помилка { $n } з { $of }
review-find = Знайди кращий хід
review-you-played = Твій хід: { $move }
review-chance-lost = Він коштував { $n } % шансу на перемогу.
review-not-better = Це ще не краще: { $a } замість { $b }. Спробуй інше місце.
review-solved = Так краще
review-solved-best = Це найкращий хід
review-margins = { $a } замість { $b }
review-next = Наступна помилка
review-back = Назад до розбору

lesson-count-line = Дай заробити іншим, перечекай у Каркассоні й повернись, коли варто.

lesson-count-enter = Іди в Каркассон
lesson-count-enter-text = Якщо твій тайл дає очки іншим, а тобі — ні, можна відправити міпла в Каркассон. Там він чекає у кварталі без графа.
lesson-count-enter-close = Заверши місто Odile
lesson-count-enter-elsewhere = Підходить, але очок ніхто не отримує. Замкни місто Odile внизу ліворуч.
lesson-count-enter-keep = Не став міпла на цей тайл
lesson-count-enter-field = Прибережи його: після підрахунку можна відправити його в Каркассон.
lesson-count-enter-enter = Відправ міпла в кузню, яка допомагає з дорогами
lesson-count-enter-other = Кожен квартал допомагає з чимось своїм. Іди в кузню: далі будуть дороги.
lesson-count-enter-pass = В Odile 8 очок, у тебе — нічого. Натомість відправ міпла в кузню.
lesson-count-enter-count = Пересунь графа, куди хочеш, або лиши його. Де він, туди ніхто не зайде й не вийде
lesson-count-enter-done = Твій міпл чекає в кузні. Коли завершиться дорога, він зможе прийти.

lesson-count-leave = Повернись на дорогу
lesson-count-leave-text = Перед підрахунком дороги до неї можуть долучитися міпли з кузні. Зараз Odile має отримати 3 очки наодинці.
lesson-count-leave-close = Заверши дорогу Odile перехрестям
lesson-count-leave-elsewhere = Підходить, але дорога Odile лишається відкритою. Виклади його на її лівий кінець.
lesson-count-leave-keep = Не став міпла на цей тайл
lesson-count-leave-more = Цього разу притримай його. Досить міпла в кузні.
lesson-count-leave-join = Відправ міпла з кузні на дорогу
lesson-count-leave-stay = Тоді всі очки забере Odile. Відправ міпла на дорогу.
lesson-count-leave-done = По одному міплу: дорога спільна, і 3 очки отримуєш також ти.

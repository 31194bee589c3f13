lesson-abbot-line = Займай сади, забирай абата, коли схочеш, і відправляй його знову.

lesson-abbot-garden = Займи сад
lesson-abbot-garden-text = Сад рахують, як монастир: 1 очко за його тайл і по 1 за кожен із 8 довкола. Стати туди може лише абат.
lesson-abbot-garden-lay = Виклади сад посеред кільця
lesson-abbot-garden-claim = Постав абата в сад
lesson-abbot-garden-elsewhere = Підходить, але саду потрібні сусіди. Знайди прогалину посередині.
lesson-abbot-garden-city = Це був би лицар. Постав абата в сад.
lesson-abbot-garden-pass = Без абата сад нічий. Постав його.
lesson-abbot-garden-close = Закрий останню клітинку довкола саду
lesson-abbot-garden-far = Підходить, але одна клітинка біля саду ще порожня: кут унизу праворуч.
lesson-abbot-garden-more = Постав ще міпла або притримай його
lesson-abbot-garden-done = 9 тайлів, 9 очок, і абат знову з тобою.

lesson-abbot-home = Поклич абата додому
lesson-abbot-home-text = Чекати, доки сад завершиться, не обов’язково. Замість того щоб ставити міпла, забери абата й отримай очки за те, що вже є.
lesson-abbot-home-lay = Виклади тайл поруч із садом
lesson-abbot-home-elsewhere = Підходить, але поруч із садом він вартий на 1 очко більше.
lesson-abbot-home-home = Забери абата із саду
lesson-abbot-home-meeple = Можна лише щось одне: поставити міпла або забрати абата. Забери його.
lesson-abbot-home-pass = Можна чекати далі, але абат дає 7 очок уже зараз. Забери його.
lesson-abbot-home-done = 7 тайлів, 7 очок, і абат знову вільний. Жоден інший міпл не може піти, коли схочеш.

lesson-abbot-twice = Відправ його знову
lesson-abbot-twice-text = Абат у тебе один, і стоїть він у бідному саду. Довкола прогалини посеред кільця лежать 8 тайлів. Звільни його вчасно.
lesson-abbot-twice-lay = Виклади тайл одразу під садом абата
lesson-abbot-twice-elsewhere = Підходить, але під садом він вартий на 1 очко більше.
lesson-abbot-twice-home = Забери абата
lesson-abbot-twice-meeple = Абат лишився б у бідному саду. Краще забери його.
lesson-abbot-twice-pass = Абат лишився б у бідному саду. Забери його.
lesson-abbot-twice-fill = Новий сад! Виклади його посеред кільця
lesson-abbot-twice-far = Підходить, але в прогалині сад буде завершений одразу.
lesson-abbot-twice-claim = Постав абата в новий сад
lesson-abbot-twice-city = Лицар дав би 4 очки за місто. Сад вартий 9. Візьми абата.
lesson-abbot-twice-empty = Без абата за сад нічого не буде. Постав його.
lesson-abbot-twice-done = 6 очок за перший сад і одразу 9 за другий. І абат уже знову з тобою.

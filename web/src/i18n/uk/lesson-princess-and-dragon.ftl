lesson-princess-and-dragon-line = Нацькуй дракона на суперників, а фею тримай біля себе.

lesson-princess-and-dragon-dragon = Нагодуй дракона
lesson-princess-and-dragon-dragon-text = Вулкан приводить дракона на мапу. Тайл із драконом дає йому 6 кроків, напрямок обирають по черзі. Він з’їдає кожну фігурку на шляху.
lesson-princess-and-dragon-dragon-wake = Виклади вулкан біля міста Odile
lesson-princess-and-dragon-dragon-lay = Виклади тайл із драконом на правий кінець дороги
lesson-princess-and-dragon-dragon-keep = Притримай міпла: зараз піде дракон
lesson-princess-and-dragon-dragon-field = Не тоді, коли поруч голодний дракон. Цього разу притримай міпла.
lesson-princess-and-dragon-dragon-eat = Пересунь дракона на лицаря Odile
lesson-princess-and-dragon-dragon-elsewhere = Підходить, але тут потрібне інше місце. Прочитай завдання ще раз.
lesson-princess-and-dragon-dragon-away = Цей крок нікого не з’їдає. Лицар Odile поруч із драконом, ліворуч.
lesson-princess-and-dragon-dragon-done = Лицар повернувся до Odile, і місто нічиє. Тепер другий крок обирає Odile.

lesson-princess-and-dragon-fairy = Поклич фею
lesson-princess-and-dragon-fairy-text = Замість того щоб ставити фігурку, можна перевести фею на тайл зі своїм міплом. Дракон туди не зайде, а ти на початку кожного свого ходу отримуєш 1 очко.
lesson-princess-and-dragon-fairy-lay = Продовж дорогу праворуч
lesson-princess-and-dragon-fairy-elsewhere = Підходить, але виклади його на правий кінець дороги.
lesson-princess-and-dragon-fairy-guard = Переведи фею до свого лицаря
lesson-princess-and-dragon-fairy-meeple = Ще один міпл дракона не спинить. Відправ фею до лицаря.
lesson-princess-and-dragon-fairy-pass = Дракон зовсім поруч із твоїм лицарем. Відправ туди фею.
lesson-princess-and-dragon-fairy-trap = Твій крок: заведи дракона під своє місто, у глухий кут
lesson-princess-and-dragon-fairy-on = Звідти дракон піде далі. Під містом він застрягне: назад не можна, а шлях перекриває фея.
lesson-princess-and-dragon-fairy-done = Дракон застряг, лицар у безпеці, а фея дала тобі 1 очко.

lesson-princess-and-dragon-portal = Пройди крізь портал
lesson-princess-and-dragon-portal-text = Крізь магічний портал міпл може піти на будь-який тайл мапи. Правила звичайні: об’єкт має бути незавершений і без міплів.
lesson-princess-and-dragon-portal-lay = Виклади портал на правий кінець дороги
lesson-princess-and-dragon-portal-elsewhere = Підходить, але виклади його на правий кінець дороги.
lesson-princess-and-dragon-portal-jump = Відправ міпла в нічиє місто
lesson-princess-and-dragon-portal-here = Можна, але місто вгорі має герб і ще нічиє.
lesson-princess-and-dragon-portal-pass = Портал — це нагода для твого міпла. Відправ його в місто.
lesson-princess-and-dragon-portal-close = Замкни місто
lesson-princess-and-dragon-portal-more = Постав ще міпла або притримай його
lesson-princess-and-dragon-portal-fairy = Фею поки не чіпай. Постав міпла або притримай його.
lesson-princess-and-dragon-portal-done = 3 тайли та 1 герб, по 2 очки: 8 очок за місто, яке почато без тебе.

lesson-princess-and-dragon-princess = Запроси принцесу
lesson-princess-and-dragon-princess-text = Коли тайл із принцесою збільшує місто, один із лицарів мусить піти. Хто саме — обираєш ти.
lesson-princess-and-dragon-princess-lay = Виклади принцесу так, щоб місто Odile росло праворуч
lesson-princess-and-dragon-princess-turned = Підходить, але оберни його: місто має йти праворуч.
lesson-princess-and-dragon-princess-elsewhere = Підходить, але не в місті Odile. Виклади його вгорі її міста.
lesson-princess-and-dragon-princess-send = Відправ лицаря Odile додому
lesson-princess-and-dragon-princess-close = Замкни місто останнім тайлом
lesson-princess-and-dragon-princess-claim = Постав туди свого лицаря
lesson-princess-and-dragon-princess-field = Місто замкнене й нічиє. Постав туди свого лицаря.
lesson-princess-and-dragon-princess-pass = Без лицаря очок за місто не отримає ніхто. Постав його.
lesson-princess-and-dragon-princess-done = 4 тайли, по 2 очки: 8 очок за місто, яке збудувала Odile.

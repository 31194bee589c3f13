lesson-base-line = Викладай тайли, займай дороги й міста, збирай очки.

lesson-base-tile = Виклади тайл
lesson-base-tile-text = Щоходу ти додаєш на мапу один тайл. Дорога має переходити в дорогу, місто — в місто, а поле — в поле.
lesson-base-tile-lay = Виклади тайл там, де він підходить
lesson-base-tile-done = Це перша половина ходу. Друга — міпл.

lesson-base-claim = Займи місто
lesson-base-claim-text = На щойно викладений тайл можна поставити одного зі своїх 7 міплів. У місті він лицар, і місто твоє.
lesson-base-claim-lay = Збільш місто
lesson-base-claim-claim = Постав міпла в місто
lesson-base-claim-elsewhere = Підходить, але місто не росте. Виклади тайл з відкритого боку міста.
lesson-base-claim-field = На полі він став би фермером. Поки що постав його в місто.
lesson-base-claim-pass = Без міпла місто нічиє. Постав його туди.
lesson-base-claim-done = Місто твоє. Ніхто інший не поставить сюди міпла, хоч би яке велике воно стало.

lesson-base-finish = Заверши місто
lesson-base-finish-text = Місто завершене, коли в мурі немає прогалин. Воно одразу дає очки, а лицар повертається до тебе.
lesson-base-finish-close = Замкни мур
lesson-base-finish-elsewhere = Підходить, але прогалина в мурі лишається. Замкни місто вгорі.
lesson-base-finish-keep = Цього разу притримай міпла
lesson-base-finish-field = Можна поставити ще одного, але цього разу притримай його. Скоро знадобиться.
lesson-base-finish-done = 3 тайли та 1 герб, по 2 очки: 8 очок. І в тебе знову всі 7 міплів.

lesson-base-road = Займи дорогу
lesson-base-road-text = Дорога дає 1 очко за тайл. Вона завершена, коли обидва кінці закриті: перехрестям, селом, містом чи монастирем.
lesson-base-road-lay = Продовж дорогу
lesson-base-road-claim = Постав міпла на дорогу
lesson-base-road-elsewhere = Підходить, але твоя дорога не росте. Виклади його на її відкритий кінець.
lesson-base-road-field = На полі він став би фермером. Поки що постав його на дорогу.
lesson-base-road-pass = Без міпла дорога нічия. Постав його на неї.
lesson-base-road-close = Заверши дорогу перехрестям
lesson-base-road-keep = Постав ще міпла або притримай його
lesson-base-road-done = 4 тайли, 4 очки. Дороги невеликі, зате міпл скоро вдома.

lesson-base-monastery = Займи монастир
lesson-base-monastery-text = Монастир рахує себе й 8 тайлів довкола, по 1 очку. Він завершений, коли лежать усі 8.
lesson-base-monastery-lay = Виклади монастир у прогалину
lesson-base-monastery-claim = Постав міпла в монастир
lesson-base-monastery-elsewhere = Підходить, але монастирю потрібне інше місце. Знайди прогалину посередині.
lesson-base-monastery-field = На полі він став би фермером. Поки що постав його в монастир.
lesson-base-monastery-pass = Без міпла монастир нічий. Постав його туди.
lesson-base-monastery-close = Закрий останню клітинку довкола
lesson-base-monastery-keep = Постав ще міпла або притримай його
lesson-base-monastery-done = 9 тайлів, 9 очок. Монастирю допомагає будь-який тайл будь-якого гравця.

lesson-base-farmer = Поклади фермера
lesson-base-farmer-text = На полі міпл лежить і лишається до кінця партії. Тоді кожне завершене місто біля його поля варте 3 очки.
lesson-base-farmer-lay = Виклади тайл поруч зі стартовим
lesson-base-farmer-lie = Поклади фермера на поле, що торкається міста
lesson-base-farmer-elsewhere = Сюди теж підходить. Але для цього фермера виклади його праворуч від стартового.
lesson-base-farmer-road = Це був би міпл на дорозі. Поклади його на поле вгорі.
lesson-base-farmer-below = Це поле не торкається міста: його відтинає дорога. Поклади його на поле над дорогою.
lesson-base-farmer-pass = Тайли закінчуються, а фермер платить наприкінці. Поклади його.
lesson-base-farmer-done = Кінець партії: фермер дає 3 очки за завершене місто. Раніше він не повертається ніколи, тож обирай з розумом.

lesson-base-share = Поділи місто
lesson-base-share-text = Зайти в чуже місто не можна. Але два міста можуть зростися, і тоді обидва гравці отримують повні очки.
lesson-base-share-join = З’єднай обидва міста
lesson-base-share-elsewhere = Підходить, але міста лишаються окремо. Виклади його в прогалину між ними.
lesson-base-share-keep = Постав ще міпла або притримай його
lesson-base-share-done = По одному лицарю, тож кожен отримує всі 6 очок.

lesson-base-steal = Відбери місто
lesson-base-steal-text = Хто має в місті більше лицарів, забирає всі очки. Тож будуй поруч, а тоді з’єднуй.
lesson-base-steal-lay = Почни поруч друге місто
lesson-base-steal-claim = Постав туди другого лицаря
lesson-base-steal-elsewhere = Підходить, але відібрати місто не допоможе. Глянь на верх прогалини.
lesson-base-steal-field = На полі він став би фермером. Тобі потрібен лицар.
lesson-base-steal-pass = Без другого лицаря доведеться ділитися з Odile. Постав його.
lesson-base-steal-join = З’єднай усі три міста
lesson-base-steal-keep = Постав ще міпла або притримай його
lesson-base-steal-done = 2 лицарі проти 1: тобі 8 очок, Odile — нічого. Для першої партії цього досить.

lesson-farmers-line = Клади фермерів на кінець партії й борися за найкраще поле.

lesson-farmers-count = Полічи міста
lesson-farmers-count-text = Фермер лишається до кінця партії. Тоді він дає 3 очки за кожне завершене місто, якого торкається його поле. Поля обмежують дороги й мури міст.
lesson-farmers-count-lay = Продовж дорогу праворуч
lesson-farmers-count-elsewhere = Сюди теж підходить. Цього разу виклади його на правий кінець дороги.
lesson-farmers-count-lie = Поклади фермера на поле, що торкається двох завершених міст
lesson-farmers-count-road = Дорога варта 1 очко за тайл. Поле над нею торкається двох завершених міст: це 6 очок.
lesson-farmers-count-below = Це поле не торкається міст. Візьми те, що над дорогою.
lesson-farmers-count-pass = Партія майже скінчилася, а фермер тут вартий 6 очок. Поклади його.
lesson-farmers-count-done = 2 завершені міста, по 3 очки: 6 очок за одного фермера. Чиї це міста, байдуже.

lesson-farmers-finish = Заверши місто з подвійним зиском
lesson-farmers-finish-text = Фермер рахує лише завершені міста. Ліворуч є відкрите, його торкається поле твого фермера, а останній тайл — у тебе.
lesson-farmers-finish-close = Замкни відкрите місто
lesson-farmers-finish-elsewhere = Підходить, але місто лишиться відкритим, і фермер нічого за нього не отримає. Замкни його вгорі.
lesson-farmers-finish-claim = Постав лицаря в місто
lesson-farmers-finish-field = Цей фермер дав би 3 очки. Лицар дасть 4 за місто.
lesson-farmers-finish-pass = Місто нічиє. Лицар отримає за нього 4 очки.
lesson-farmers-finish-done = 4 очки за лицаря і ще 3 за фермера: 2 завершені міста, 6 очок за поле. Разом 10.

lesson-farmers-join = Відбери поле
lesson-farmers-join-text = Хто має на полі найбільше фермерів, забирає всі очки. Фермер Odile лежить між двома містами, а твій — на полі вгорі ліворуч.
lesson-farmers-join-lay = Заверши місто праворуч
lesson-farmers-join-elsewhere = Підходить, але тобі потрібне поле вгорі праворуч. Замкни місто там.
lesson-farmers-join-lie = Поклади другого фермера на поле над цим містом
lesson-farmers-join-city = Лицар дав би 4 очки, але тоді велике поле ділили б ти й Odile. Поклади фермера.
lesson-farmers-join-pass = Щоб переважити 1 фермера Odile, треба 2. Поклади його.
lesson-farmers-join-join = З’єднай усі три поля
lesson-farmers-join-far = Підходить, але поля лишаються окремо. Виклади його в прогалину між своїми фермерами.
lesson-farmers-join-more = Постав ще міпла або притримай його
lesson-farmers-join-done = 2 фермери проти 1: тобі 6 очок за два міста, Odile — нічого.

lesson-farmers-fence = Не пускай інших
lesson-farmers-fence-text = В Odile 2 фермери праворуч, у тебе 1 ліворуч. Якщо поля зростуться, усе забере Odile. Дорога розділяє поля.
lesson-farmers-fence-lay = Виклади дорогу в прогалину
lesson-farmers-fence-elsewhere = Підходить, але прогалина лишається, і Odile може з’єднати поля. Виклади дорогу в прогалину.
lesson-farmers-fence-more = Постав ще міпла або притримай його
lesson-farmers-fence-done = Поля лишаються окремо: 3 очки тобі й 3 Odile замість 6 для неї однієї.

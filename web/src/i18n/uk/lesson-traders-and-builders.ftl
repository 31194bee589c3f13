lesson-traders-and-builders-line = Бери товари з кожного міста, яке завершуєш, грай два тайли за хід і годуй свиню.

lesson-traders-and-builders-goods = Забери товари
lesson-traders-and-builders-goods-text = Деякі міста торгують вином, зерном чи сукном. Хто завершить таке місто, бере його товари, навіть якщо очки дістаються іншому.
lesson-traders-and-builders-goods-close = Заверши місто Odile
lesson-traders-and-builders-goods-elsewhere = Підходить, але товари чекають у місті Odile. Замкни його вгорі.
lesson-traders-and-builders-goods-done = Odile отримує 8 очок, а ти — 1 вино й 1 зерно. Що вони варті, покаже наступна сцена.

lesson-traders-and-builders-most = Захопи ринок
lesson-traders-and-builders-most-text = Наприкінці партії найбільше вина варте 10 очок. Так само найбільше зерна й найбільше сукна. В Odile 1 вино, а в тебе останній тайл.
lesson-traders-and-builders-most-close = Заверши місто, де двічі намальовано виноград
lesson-traders-and-builders-most-own = Це 6 очок за твоє місто, але найбільше вина лишиться в Odile, а це 10. Замкни місто посередині.
lesson-traders-and-builders-most-elsewhere = Підходить, але нічого не завершує. Замкни місто посередині, де двічі намальовано виноград.
lesson-traders-and-builders-most-done = 2 вина проти 1: 10 очок. Із 2 за відкрите місто ти виграєш 12 : 8, хоча Odile за своє отримує 8.

lesson-traders-and-builders-builder = Грай два тайли за хід
lesson-traders-and-builders-builder-text = Постав будівельника в місто чи на дорогу, де вже є твій міпл. Щоразу, коли їх розбудовуєш, ти граєш другий тайл.
lesson-traders-and-builders-builder-lay = Збільш своє місто
lesson-traders-and-builders-builder-claim = Постав будівельника в місто
lesson-traders-and-builders-builder-elsewhere = Підходить, але йдеться про твоє місто. Виклади його з відкритого боку вгорі.
lesson-traders-and-builders-builder-pass = Без будівельника другого тайла не буде. Постав його у своє місто.
lesson-traders-and-builders-builder-extend = Знову збільш місто: будівельник береться до роботи
lesson-traders-and-builders-builder-again = Візьми другий тайл
lesson-traders-and-builders-builder-skip = Можна й пропустити, але будівельник для того й стоїть, щоб дати тайл. Візьми його.
lesson-traders-and-builders-builder-close = Замкни ним своє місто
lesson-traders-and-builders-builder-done = Два тайли за один хід. 5 тайлів і 2 герби, по 2 очки: 14 очок, а лицар і будівельник знову з тобою.

lesson-traders-and-builders-pig = Нагодуй свиню
lesson-traders-and-builders-pig-text = Свиня стає до одного з твоїх фермерів. Наприкінці кожне завершене місто біля цього поля дає тобі 4 очки замість 3.
lesson-traders-and-builders-pig-lay = Збільш поле свого фермера
lesson-traders-and-builders-pig-pig = Постав свиню на поле до фермера
lesson-traders-and-builders-pig-elsewhere = Підходить, але твій фермер лежить над дорогою. Виклади його на кінець дороги.
lesson-traders-and-builders-pig-meeple = Ще один міпл не зробить міста ціннішими. Візьми свиню.
lesson-traders-and-builders-pig-pass = Це останній тайл, і свиня одразу дає очки. Постав її до фермера.
lesson-traders-and-builders-pig-done = 2 завершені міста, по 4 очки: 8 очок замість 6.

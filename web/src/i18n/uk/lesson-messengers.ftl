lesson-messengers-line = Обирай, який маркер рухати, стань на потрібну клітинку й отримай послання.

lesson-messengers-land = Здобудь послання
lesson-messengers-land-text = На шкалі очок у тебе два маркери. Той, що стає сам на 0, 5, 10 і так далі, приносить послання. Твій міпл на 8, посланець на 0.
lesson-messengers-land-close = Заверши місто посередині на 10 очок
lesson-messengers-land-elsewhere = Підходить, але велике місто лишається відкритим. Замкни його вгорі.
lesson-messengers-land-marker = Пересунь маркер, що стане на клітинку послання
lesson-messengers-land-meeple = 8 і 10 — це 18: послання там немає. Посланець став би на 10.
lesson-messengers-land-play = Послання дає 2 очки за кожного твого лицаря: зіграй його
lesson-messengers-land-points = В інших містах у тебе 2 лицарі, тож послання варте 4. Зіграй його.
lesson-messengers-land-again = Пересунь будь-який маркер на 4
lesson-messengers-land-done = 10 очок за місто й 4 за послання. Твій рахунок — обидва маркери разом: 22.

lesson-messengers-points = Зроби з 2 очок більше
lesson-messengers-points-text = Замість того щоб грати послання, завжди можна взяти 2 очки. Вони теж рухають маркер. Твій міпл на 13, посланець на 4.
lesson-messengers-points-close = Заверши місто на 6 очок
lesson-messengers-points-elsewhere = Підходить, але місто лишається відкритим. Замкни його вгорі.
lesson-messengers-points-marker = Пересунь маркер, що стане на клітинку послання
lesson-messengers-points-meeple = 13 і 6 — це 19: послання там немає. Посланець став би на 10.
lesson-messengers-points-points = Твоя найменша дорога варта лише 1 очко: візьми натомість 2
lesson-messengers-points-action = У твоїй найменшій дорозі 1 тайл, тож це 1 очко. Візьми 2 очки.
lesson-messengers-points-chain = Пересунь маркер, якому бракує 2 до наступного послання
lesson-messengers-points-messenger = Було б 12: послання там немає. Міпл став би на 15.
lesson-messengers-points-done = 13 і 2 — це 15: наступне послання, і воно одразу дає зіграти ще тайл.

lesson-messengers-recall = Врятуй міпла
lesson-messengers-recall-text = Твій лицар праворуч застряг: в Odile у цьому місті 2 лицарі, вона забере всі очки. Твій міпл на 8, посланець на 4.
lesson-messengers-recall-close = Заверши власне місто ліворуч
lesson-messengers-recall-elsewhere = Підходить, але твоє місто лишається відкритим. Замкни його вгорі ліворуч.
lesson-messengers-recall-marker = Пересунь маркер, що стане на клітинку послання
lesson-messengers-recall-meeple = 8 і 6 — це 14: послання там немає. Посланець став би на 10.
lesson-messengers-recall-play = Це послання дає очки за міпла й повертає його: зіграй його
lesson-messengers-recall-points = 2 очки — непогано, але послання звільнить лицаря. Зіграй його.
lesson-messengers-recall-back = Забери свого лицаря
lesson-messengers-recall-score = Візьми за нього очки
lesson-messengers-recall-forgo = Нема чого дарувати 4 очки. Візьми їх.
lesson-messengers-recall-end = Пересунь будь-який маркер на 4
lesson-messengers-recall-done = 3 тайли та 1 герб: 4 очки з міста, яке ніколи б не дісталося тобі. І лицар знову з тобою.

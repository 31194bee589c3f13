lesson-gold-mines-line = Клади золото на свої тайли, забирай його перед іншими й накопичуй.

lesson-gold-mines-mine = Копай золото
lesson-gold-mines-mine-text = Золота копальня дає 2 злитки: один на її тайл, один на сусідній. Хто володіє тим, що там завершено, забирає золото.
lesson-gold-mines-mine-lay = Збільш своє місто золотою копальнею
lesson-gold-mines-mine-elsewhere = Підходить, але золоту місце у твоєму місті. Виклади копальню над ним.
lesson-gold-mines-mine-gold = Другий злиток теж поклади на своє місто
lesson-gold-mines-mine-odile = На цьому тайлі місто Odile. Поклади золото на тайл під копальнею, у своє місто.
lesson-gold-mines-mine-more = Постав ще міпла або притримай його
lesson-gold-mines-mine-close = Заверши своє місто
lesson-gold-mines-mine-far = Підходить, але місто лишається відкритим. Замкни його вгорі.
lesson-gold-mines-mine-done = 8 очок за місто, і обидва злитки твої. Наприкінці партії вони варті очок.

lesson-gold-mines-snatch = Вихопи золото Odile
lesson-gold-mines-snatch-text = Золото лежить на всьому тайлі, а не лише в місті. На тайлі міста Odile 2 злитки, але твоя дорога йде тим самим тайлом.
lesson-gold-mines-snatch-close = Заверши дорогу раніше, ніж Odile — місто
lesson-gold-mines-snatch-elsewhere = Підходить, але дорога лишається відкритою. Закрий її внизу.
lesson-gold-mines-snatch-more = Постав ще міпла або притримай його
lesson-gold-mines-snatch-done = 4 очки за дорогу, а з ними й 2 злитки Odile.

lesson-gold-mines-four = Накопичуй
lesson-gold-mines-four-text = Наприкінці до 3 злитків варті по 1 очку, від 4 до 6 — по 2, і так далі. У тебе 3 злитки й останній тайл.
lesson-gold-mines-four-close = Заверши місто з четвертим злитком
lesson-gold-mines-four-big = Це на 2 очки більше за місто, але без злитка твоє золото варте 3 замість 8. Глянь на інше місто.
lesson-gold-mines-four-elsewhere = Підходить, але нічого не завершує. Замкни місто зі злитком.
lesson-gold-mines-four-done = 4 злитки, по 2 очки: 8 очок замість 3. Мале місто із золотом переважує велике без нього.

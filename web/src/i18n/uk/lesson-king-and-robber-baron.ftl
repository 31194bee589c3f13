lesson-king-and-robber-baron-line = Заверши найбільше місто й найдовшу дорогу та втримай титули.

lesson-king-and-robber-baron-king = Стань королем
lesson-king-and-robber-baron-king-text = Хто завершить перше місто, стає королем, навіть без лицаря в ньому. Наприкінці король дає 1 очко за кожне завершене місто.
lesson-king-and-robber-baron-king-close = Замкни місто
lesson-king-and-robber-baron-king-elsewhere = Підходить, але місто лишається відкритим. Виклади його вгорі міста.
lesson-king-and-robber-baron-king-more = Постав міпла або притримай його
lesson-king-and-robber-baron-king-done = У твоєму місті 2 тайли, тож король — ти. Поки що.

lesson-king-and-robber-baron-larger = Забери корону
lesson-king-and-robber-baron-larger-text = Більше місто забирає короля. Таке саме — ні. У місті Odile 2 тайли, а в сусідньому буде 3.
lesson-king-and-robber-baron-larger-close = Заверши більше місто
lesson-king-and-robber-baron-larger-elsewhere = Підходить, але не завершує більшого міста. Виклади його вгорі.
lesson-king-and-robber-baron-larger-more = Постав міпла або притримай його
lesson-king-and-robber-baron-larger-done = 3 тайли більше за 2: тепер король — ти. Важить розмір, а не те, чиє місто.

lesson-king-and-robber-baron-baron = Заверши найдовшу дорогу
lesson-king-and-robber-baron-baron-text = Барона-розбійника бере той, хто завершить найдовшу дорогу. Наприкінці він дає 1 очко за кожну завершену дорогу. Це останній тайл.
lesson-king-and-robber-baron-baron-close = Заверши обидві дороги перехрестям
lesson-king-and-robber-baron-baron-elsewhere = Підходить, але довга дорога лишається відкритою. Виклади його на її правий кінець.
lesson-king-and-robber-baron-baron-claim = Постав міпла на довгу дорогу
lesson-king-and-robber-baron-baron-other = Довга дорога дає найбільше. Постав міпла на неї.
lesson-king-and-robber-baron-baron-pass = Без міпла в тебе буде лише титул. Займи ще й довгу дорогу.
lesson-king-and-robber-baron-baron-done = 4 очки за дорогу, а за барона-розбійника — 2 очки за 2 завершені дороги. Odile за короля — 1 очко за 1 місто.

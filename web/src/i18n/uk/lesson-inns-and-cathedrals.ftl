lesson-inns-and-cathedrals-line = Став на великі дороги й міста та псуй чужі.

lesson-inns-and-cathedrals-inn = Подвой дорогу
lesson-inns-and-cathedrals-inn-text = Дорога з таверною дає 2 очки за тайл замість 1, коли вона завершена.
lesson-inns-and-cathedrals-inn-lay = Виклади таверну на дорогу
lesson-inns-and-cathedrals-inn-claim = Займи дорогу
lesson-inns-and-cathedrals-inn-elsewhere = Підходить, але твоїй дорозі він потрібен на відкритому кінці праворуч.
lesson-inns-and-cathedrals-inn-field = На полі він став би фермером. Постав його на дорогу з таверною.
lesson-inns-and-cathedrals-inn-pass = Без міпла дорога нічия. Постав його на неї.
lesson-inns-and-cathedrals-inn-close = Заверши дорогу
lesson-inns-and-cathedrals-inn-more = Постав ще міпла або притримай його
lesson-inns-and-cathedrals-inn-done = 4 тайли, по 2 очки: 8 очок замість 4.

lesson-inns-and-cathedrals-cathedral = Збудуй собор
lesson-inns-and-cathedrals-cathedral-text = Місто із собором дає 3 очки за тайл і за герб, коли воно завершене. Доти воно не варте нічого.
lesson-inns-and-cathedrals-cathedral-lay = Виклади собор посеред міста
lesson-inns-and-cathedrals-cathedral-claim = Займи місто
lesson-inns-and-cathedrals-cathedral-elsewhere = Підходить, але таке величезне місто важко замкнути. Виклади його в прогалину між трьома містами.
lesson-inns-and-cathedrals-cathedral-pass = Без міпла місто нічиє. Постав його туди.
lesson-inns-and-cathedrals-cathedral-close = Замкни мур
lesson-inns-and-cathedrals-cathedral-more = Постав ще міпла або притримай його
lesson-inns-and-cathedrals-cathedral-done = 5 тайлів, по 3 очки: 15 очок замість 10.

lesson-inns-and-cathedrals-risk = Зіпсуй дорогу
lesson-inns-and-cathedrals-risk-text = Наприкінці партії незавершена дорога з таверною не дає нічого. У тебе останній тайл, а дорога Odile ще відкрита.
lesson-inns-and-cathedrals-risk-spoil = Знецінь дорогу Odile
lesson-inns-and-cathedrals-risk-elsewhere = Підходить, але Odile збереже свої 3 очки. Виклади таверну на кінець її дороги.
lesson-inns-and-cathedrals-risk-leave = Притримай міпла
lesson-inns-and-cathedrals-risk-field = Фермер тут нічого не заробить: завершених міст немає. Притримай його.
lesson-inns-and-cathedrals-risk-done = Odile за дорогу не отримує нічого. Незавершені собори теж не варті нічого, тож рахуй тайли, що лишилися.

lesson-inns-and-cathedrals-large = Рахуйся за двох
lesson-inns-and-cathedrals-large-text = У тебе є один великий міпл. Він рахується за 2, коли порівнюють, у кого більше в місті, на дорозі чи на полі.
lesson-inns-and-cathedrals-large-lay = Почни місто навпроти міста Odile
lesson-inns-and-cathedrals-large-claim = Постав туди великого міпла
lesson-inns-and-cathedrals-large-elsewhere = Підходить, але місто Odile вгорі праворуч. Виклади його навпроти, містом до її міста.
lesson-inns-and-cathedrals-large-small = Звичайному міплу довелося б ділитися з Odile. Візьми великого.
lesson-inns-and-cathedrals-large-field = На полі він став би фермером. Постав його в місто.
lesson-inns-and-cathedrals-large-pass = Без міпла місто дістанеться лише Odile. Постав великого міпла.
lesson-inns-and-cathedrals-large-join = З’єднай обидва міста
lesson-inns-and-cathedrals-large-more = Постав ще міпла або притримай його
lesson-inns-and-cathedrals-large-done = Великий міпл рахується як 2 проти 1: усі 6 очок твої.

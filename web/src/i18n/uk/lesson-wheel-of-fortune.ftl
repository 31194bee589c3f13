lesson-wheel-of-fortune-line = Зроби ставку на колесі й будь на місці, коли свиня зупиниться.

lesson-wheel-of-fortune-crown = Постав на корону
lesson-wheel-of-fortune-crown-text = Тайл із числом рухає свиню на стільки секторів. Міпл, що чекає там, де вона стане, дає 3 очки або 6, якщо він сам на двох коронах.
lesson-wheel-of-fortune-crown-lay = Продовж дорогу вгорі
lesson-wheel-of-fortune-crown-elsewhere = Підходить, але виклади його на дорогу над колесом.
lesson-wheel-of-fortune-crown-bet = Став на наступний сектор: міпла на Податки
lesson-wheel-of-fortune-crown-single = Цей сектор теж платить. Але наступні — Податки, і там дві корони: 6 очок.
lesson-wheel-of-fortune-crown-far = Туди свині ще йти й іти. Став на наступний сектор, Податки.
lesson-wheel-of-fortune-crown-board = Можна, але йдеться про колесо. Постав міпла на Податки.
lesson-wheel-of-fortune-crown-pass = Свиня платить лише тим, хто на неї чекає. Постав міпла на Податки.
lesson-wheel-of-fortune-crown-done = Odile витягує 1, і свиня стає на Податки: 6 очок, і міпл знову з тобою.

lesson-wheel-of-fortune-taxes = Збери податки
lesson-wheel-of-fortune-taxes-text = Де стає свиня, там щось стається для всіх. На Податках кожен твій лицар дає 1 очко за герб і 1 за кожного твого лицаря в його місті.
lesson-wheel-of-fortune-taxes-lay = Збільш місто вгорі праворуч
lesson-wheel-of-fortune-taxes-elsewhere = Підходить, але цей тайл для міста вгорі праворуч від колеса.
lesson-wheel-of-fortune-taxes-claim = Постав лицаря в місто
lesson-wheel-of-fortune-taxes-other = Податки платять лицарям. Постав міпла в місто.
lesson-wheel-of-fortune-taxes-pass = Податки платять лицарям. Постав одного в місто.
lesson-wheel-of-fortune-taxes-done = 1 герб і 1 лицар: 2 очки, а місто й далі твоє.

lesson-wheel-of-fortune-pestilence = Переживи чуму
lesson-wheel-of-fortune-pestilence-text = Тобі випало 3, і свиня стала на Чуму: кожен забирає з мапи одного міпла. Обери того, без якого обійдешся.
lesson-wheel-of-fortune-pestilence-lose = Забери міпла з дороги
lesson-wheel-of-fortune-pestilence-monk = Монах колись може дати 9 очок. Забери міпла з дороги.
lesson-wheel-of-fortune-pestilence-done = Монах лишається. Міпли на коронах теж були б у безпеці.

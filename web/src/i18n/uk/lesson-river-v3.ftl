lesson-river-v3-line = Спершу збудуй річку й займи те, що на її берегах.

lesson-river-v3-course = Іди за річкою
lesson-river-v3-course-text = Перші тайли — тайли річки, і кожен її продовжує. Міплів на них ставлять, як завжди, лише не у воду.
lesson-river-v3-course-flow = Продовж річку
lesson-river-v3-course-claim = Займи місто на березі
lesson-river-v3-course-other = Можна, але місто варте більше. Постав міпла туди.
lesson-river-v3-course-pass = Почати з берега річки — гарна думка. Займи місто.
lesson-river-v3-course-done = Місто твоє, хоча землі довкола ще й немає.

lesson-river-v3-bend = Поверни в інший бік
lesson-river-v3-bend-text = Річка повертає по черзі ліворуч і праворуч, щоб ніколи не втекти в себе саму. Останній поворот був ліворуч.
lesson-river-v3-bend-turn = Продовж річку поворотом праворуч
lesson-river-v3-bend-rest = Постав міпла або притримай його
lesson-river-v3-bend-done = Ліворуч, тоді праворуч. Прямі тайли між ними нічого не змінюють.

lesson-river-v3-lake = Закінчи озером
lesson-river-v3-lake-text = Озеро приходить останнім і закінчує річку. На цьому стоїть монастир. Після нього тягнуть звичайні тайли.
lesson-river-v3-lake-lay = Виклади озеро
lesson-river-v3-lake-claim = Постав монаха в монастир
lesson-river-v3-lake-field = Монастир біля озера вартий до 9 очок. Постав міпла туди.
lesson-river-v3-lake-pass = Монастир вартий до 9 очок. Постав туди монаха.
lesson-river-v3-lake-done = Річку завершено. Відтепер ти й Odile тягнете звичайні тайли.

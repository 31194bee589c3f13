lesson-flying-machines-line = Злітай, кидай кубик і сідай там, де вже є інші.

lesson-flying-machines-fly = Завітай до монаха
lesson-flying-machines-fly-text = Літальний апарат несе міпла на 1, 2 чи 3 тайли за стрілкою. Сісти можна на незавершену дорогу, у місто чи монастир, навіть зайняті.
lesson-flying-machines-fly-lay = Цілься в монастир Odile: виклади апарат унизу праворуч, стрілкою до монастиря
lesson-flying-machines-fly-turned = Майже: стрілка має дивитися на монастир. Оберни тайл.
lesson-flying-machines-fly-elsewhere = Підходить, але не цілить у монастир. Спробуй порожній кут унизу праворуч.
lesson-flying-machines-fly-fly = Нехай міпл летить
lesson-flying-machines-fly-pass = Нехай міпл летить: до монастиря лише 1 тайл.
lesson-flying-machines-fly-land = На кубику 1: сідай у монастирі
lesson-flying-machines-fly-close = Заверши монастир
lesson-flying-machines-fly-far = Підходить, але в монастиря ще є прогалина праворуч.
lesson-flying-machines-fly-more = Постав ще міпла або притримай його
lesson-flying-machines-fly-done = По одному монаху: 9 очок тобі й 9 Odile. А здавалося, монастир лише для Odile.

lesson-flying-machines-take = Відбери місто
lesson-flying-machines-take-text = У цьому місті по 1 лицарю: твій і Odile. Третій уже не зайде пішки, але може прилетіти.
lesson-flying-machines-take-lay = Виклади апарат праворуч від міста, стрілкою до нього
lesson-flying-machines-take-turned = Майже: стрілка має дивитися ліворуч, на місто. Оберни тайл.
lesson-flying-machines-take-elsewhere = Підходить, але місто не там. Виклади апарат одразу праворуч від нього.
lesson-flying-machines-take-fly = Нехай міпл летить: місто є і за 1, і за 2, і за 3 тайли
lesson-flying-machines-take-pass = Звідси не схибиш: кожен кидок веде в місто. Нехай міпл летить.
lesson-flying-machines-take-land = На кубику 3: сідай на дальньому кінці міста
lesson-flying-machines-take-close = Заверши місто
lesson-flying-machines-take-far = Підходить, але місто лишається відкритим. Замкни його вгорі.
lesson-flying-machines-take-done = 2 лицарі проти 1: усі 8 очок твої.

lesson-flying-machines-miss = Схиб
lesson-flying-machines-miss-text = Польоту треба на щось сісти. Місто Odile завширшки лише 2 тайли, тож трійка пролетить повз.
lesson-flying-machines-miss-lay = Виклади апарат праворуч від міста, стрілкою до нього
lesson-flying-machines-miss-turned = Майже: стрілка має дивитися ліворуч, на місто. Оберни тайл.
lesson-flying-machines-miss-elsewhere = Підходить, але не цілить у місто. Виклади його праворуч від міста.
lesson-flying-machines-miss-fly = Усе одно нехай міпл летить
lesson-flying-machines-miss-pass = Варто спробувати: втратиш лише цю нагоду поставити міпла. Нехай летить.
lesson-flying-machines-miss-done = Трійка, і немає на що сісти: міпл повертається. Тож цілься туди, де щось знайде кожен кидок.

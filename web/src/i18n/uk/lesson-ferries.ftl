lesson-ferries-line = Дороги перетинають озера поромом: закінчуй свою, долучайся до чужої, повертай пором.

lesson-ferries-end = Постав пором
lesson-ferries-end-text = Біля озера дороги закінчуються. Тоді пором з’єднує дві з них в одну, а які саме — обираєш ти.
lesson-ferries-end-lay = Виклади озеро на кінець своєї дороги
lesson-ferries-end-turned = Так теж підходить. Оберни його, щоб одна дорога йшла праворуч, а одна вниз.
lesson-ferries-end-elsewhere = Підходить, але твоя дорога має дійти до озера. Виклади його на відкритий кінець праворуч.
lesson-ferries-end-claim = Займи одну з нових доріг на іншому боці
lesson-ferries-end-pass = Тут є друга дорога задарма. Займи її.
lesson-ferries-end-ferry = Нехай пором з’єднає дві нові дороги
lesson-ferries-end-open = Тоді стара дорога піде далі через озеро й не завершиться. З’єднай дві інші.
lesson-ferries-end-done = Стара дорога закінчується біля озера: 4 тайли, 4 очки. І в тебе є нова, через воду.

lesson-ferries-board = Переправся до Odile
lesson-ferries-board-text = Поставити міпла на дорогу Odile не можна. Але на новому озері можна зайняти вільну дорогу, а пором з’єднає її з чужою.
lesson-ferries-board-lay = Виклади озеро в прогалину на дорозі
lesson-ferries-board-elsewhere = Підходить, але дорога Odile закінчується біля прогалини. Виклади озеро туди.
lesson-ferries-board-claim = Займи дорогу ліворуч
lesson-ferries-board-other = Звідти теж можна переправитися, але та дорога ще без кінця. Візьми ту, що ліворуч.
lesson-ferries-board-pass = Без міпла нічого не буде. Займи дорогу ліворуч.
lesson-ferries-board-ferry = Нехай пором з’єднає твою дорогу з дорогою Odile
lesson-ferries-board-apart = Тоді до дороги Odile не дістатися. Нехай пором з’єднає ліву й праву.
lesson-ferries-board-done = Уся дорога завершена, по одному міплу: 5 тайлів, 5 очок тобі й 5 Odile.

lesson-ferries-turn = Поверни пором
lesson-ferries-turn-text = Коли добудовуєш дорогу, можна повернути її найближчий пором. Міпл Odile переправився на твою дорогу, і його можна позбутися.
lesson-ferries-turn-lay = Закрий свою дорогу ліворуч
lesson-ferries-turn-elsewhere = Підходить, але твоїй дорозі потрібен кінець ліворуч.
lesson-ferries-turn-more = Постав ще міпла або притримай його
lesson-ferries-turn-turn = Поверни пором, щоб твоя дорога пішла вниз
lesson-ferries-turn-other = Тоді твоя дорога закінчиться біля озера на 3 очки. З’єднай її з дорогою внизу: це 5.
lesson-ferries-turn-pass = Тоді дорога лишиться спільною з Odile й відкритою. Поверни пором.
lesson-ferries-turn-done = Твоя дорога закінчується біля монастиря внизу: 5 очок, і всі твої. Міпл Odile лишився на іншому березі.

lesson-river-bb5-line = Річка з вівцями для твого пастуха й виноградниками для монахів.

lesson-river-bb5-turn = Не повертай назад
lesson-river-bb5-turn-text = Кожен тайл річки продовжує річку. Два повороти поспіль не можуть бути в один бік, інакше річка потекла б назад.
lesson-river-bb5-turn-turn = Продовж річку поворотом в інший бік
lesson-river-bb5-turn-rest = Постав міпла або притримай його
lesson-river-bb5-turn-shepherd = У пастуха своя сцена. Постав міпла або притримай його.
lesson-river-bb5-turn-done = На обох тайлах виноградник: кожен дасть ще 3 очки за завершений монастир поруч.

lesson-river-bb5-sheep = Полічи овець на березі
lesson-river-bb5-sheep-text = На деяких берегах намальована вівця. Коли збираєш отару на цьому полі, такі вівці теж рахуються, щоразу.
lesson-river-bb5-sheep-lay = Виклади тайл річки вівцею під воду
lesson-river-bb5-sheep-turned = Підходить, але оберни його, щоб вівця була під водою.
lesson-river-bb5-sheep-herd = Постав пастуха на поле з вівцею
lesson-river-bb5-sheep-below = З того боку овець немає. Постав пастуха під водою.
lesson-river-bb5-sheep-meeple = Це на потім. Постав пастуха на поле з вівцею.
lesson-river-bb5-sheep-pass = Без пастуха овець ніхто не збере. Постав його на поле.
lesson-river-bb5-sheep-wider = Твоє поле росте: виклади озеро
lesson-river-bb5-sheep-keep = Притримай міпла
lesson-river-bb5-sheep-more = Цього разу притримай міпла. Далі черга овець.
lesson-river-bb5-sheep-gather = Збери отару
lesson-river-bb5-sheep-grow = Може прийти вовк. Збери отару зараз.
lesson-river-bb5-sheep-done = 2 вівці на жетоні й 2 на берегах: 4 очки. Вівці на берегах лишаються для наступної отари.

lesson-abbey-and-mayor-line = Закрий прогалину, куди ніщо не підходить, і рахуй герби замість голів.

lesson-abbey-and-mayor-abbey = Закрий прогалину абатством
lesson-abbey-and-mayor-abbey-text = Раз за партію замість тайла можна викласти абатство. Воно підходить у кожну прогалину між чотирма тайлами, закриває все довкола і є монастирем.
lesson-abbey-and-mayor-abbey-fill = Виклади абатство в прогалину
lesson-abbey-and-mayor-abbey-draw = Жоден тайл із мішечка не закриє цю прогалину краще. Скористайся абатством.
lesson-abbey-and-mayor-abbey-monk = Постав монаха в абатство
lesson-abbey-and-mayor-abbey-pass = Абатство вже оточене, тож монах одразу дасть очки. Постав його.
lesson-abbey-and-mayor-abbey-other = Постав міпла в абатство: воно одразу дасть очки.
lesson-abbey-and-mayor-abbey-done = 6 очок за місто, яке замкнуло абатство, і 9 за саме абатство: 15 очок одним тайлом.

lesson-abbey-and-mayor-mayor = Відправ мера
lesson-abbey-and-mayor-mayor-text = У місті мер важить стільки, скільки там гербів. Без жодного герба він не важить нічого.
lesson-abbey-and-mayor-mayor-lay = Почни місто ліворуч від міста Odile, за одну клітинку від нього
lesson-abbey-and-mayor-mayor-elsewhere = Підходить, але лиши одну клітинку між цим містом і містом Odile.
lesson-abbey-and-mayor-mayor-claim = Постав мера в місто
lesson-abbey-and-mayor-mayor-small = Міпл лише поділив би місто з Odile. Мер росте з кожним гербом: постав його.
lesson-abbey-and-mayor-mayor-field = Меру місце в місті. Постав його туди.
lesson-abbey-and-mayor-mayor-join = З’єднай міста другим гербом
lesson-abbey-and-mayor-mayor-more = Постав ще фігурку або притримай її
lesson-abbey-and-mayor-mayor-done = 2 герби переважують 1 лицаря: 4 тайли та 2 герби, 12 очок лише тобі.

lesson-abbey-and-mayor-wagon = Їдь далі
lesson-abbey-and-mayor-wagon-text = Коли дорогу, місто чи монастир завершено, возу не конче повертатися. Він може поїхати на незавершений вільний об’єкт, сполучений із цим.
lesson-abbey-and-mayor-wagon-lay = Продовж дорогу
lesson-abbey-and-mayor-wagon-claim = Постав віз на дорогу
lesson-abbey-and-mayor-wagon-meeple = Міпл потім повернувся б додому. Візьми віз.
lesson-abbey-and-mayor-wagon-pass = Постав віз на дорогу.
lesson-abbey-and-mayor-wagon-close = Заверши дорогу перехрестям
lesson-abbey-and-mayor-wagon-elsewhere = Підходить, але дорозі він потрібен на правому кінці.
lesson-abbey-and-mayor-wagon-keep = Притримай інші фігурки
lesson-abbey-and-mayor-wagon-more = Цього разу притримай їх: зараз поїде віз.
lesson-abbey-and-mayor-wagon-drive = Їдь у монастир на іншому кінці
lesson-abbey-and-mayor-wagon-road = Так теж можна. Але монастир вартий більше: їдь до лівого кінця дороги.
lesson-abbey-and-mayor-wagon-home = Віз міг би повернутися. Але монастир вільний: їдь туди.
lesson-abbey-and-mayor-wagon-done = 4 очки за дорогу, а монастир твій без нової фігурки.

lesson-abbey-and-mayor-barn = Збудуй стодолу
lesson-abbey-and-mayor-barn-text = Стодола стає на кут, де чотири тайли — лише поле. Фермери там одразу дають очки й повертаються. Наприкінці вона дає 4 очки за кожне завершене місто.
lesson-abbey-and-mayor-barn-lay = Виклади місто внизу, щоб зійшлися чотири поля
lesson-abbey-and-mayor-barn-elsewhere = Підходить, але кута з чотирма полями не буде. Закрий клітинку під дорогою.
lesson-abbey-and-mayor-barn-barn = Постав стодолу там, де сходяться чотири поля
lesson-abbey-and-mayor-barn-pass = Твій фермер чекає. Постав стодолу.
lesson-abbey-and-mayor-barn-other = Візьми стодолу: її місце на куті посеред чотирьох полів.
lesson-abbey-and-mayor-barn-done = Фермер дає 3 очки за завершене місто й повертається. Стодола тримає поле до кінця.

lesson-robbers-line = Чекай на шкалі очок поруч із тим, хто зараз отримає очки, і бери половину.

lesson-robbers-ambush = Зачаїсь
lesson-robbers-ambush-text = Тайл із торбою відправляє твого грабіжника на шкалу очок, до іншого гравця. Коли той отримає очки, тобі дістанеться половина.
lesson-robbers-ambush-lay = Виклади тайл із торбою
lesson-robbers-ambush-wait = Odile от-от завершить місто: постав грабіжника на її клітинку
lesson-robbers-ambush-other = Там Gaspard, а йому нема чого завершувати. Постав грабіжника на клітинку Odile.
lesson-robbers-ambush-more = Постав міпла або притримай його
lesson-robbers-ambush-done = Odile завершує місто на 8 очок, а грабіжник приносить тобі 4. Усі її очки лишаються з нею: грабіжник ні в кого не забирає.

lesson-robbers-choose = Відпусти дрібну рибку
lesson-robbers-choose-text = Odile й Gaspard стоять на одній клітинці. Якщо обоє отримають очки того самого ходу, ти вирішуєш, кого грабувати.
lesson-robbers-choose-lay = Виклади тайл із торбою
lesson-robbers-choose-wait = Постав грабіжника на клітинку, де вони обоє
lesson-robbers-choose-more = Постав міпла або притримай його
lesson-robbers-choose-let = В Odile 4 очки, а далі більше місто, Gaspard: нехай грабіжник чекає
lesson-robbers-choose-rob = Це 2 очки. Місто Gaspard більше, і його рахують одразу після цього. Зачекай.
lesson-robbers-choose-done = Gaspard отримує 8 очок, і терпіння окупилося: тобі 4 замість 2.

lesson-robbers-move = Пересунь грабіжника
lesson-robbers-move-text = Ще один тайл із торбою дає пересунути грабіжника. Він чекає біля Odile, але її міплів немає на мапі. Місту Gaspard бракує лише одного тайла.
lesson-robbers-move-lay = Виклади тайл із торбою на кінець дороги
lesson-robbers-move-elsewhere = Сюди теж підходить. Виклади його на кінець дороги, щоб не заважав.
lesson-robbers-move-move = Пересунь грабіжника на клітинку Gaspard
lesson-robbers-move-stay = Odile не має за що брати очки. Пересунь грабіжника на клітинку Gaspard.
lesson-robbers-move-more = Постав міпла або притримай його
lesson-robbers-move-done = Gaspard отримує 8 очок, а ти 4. Грабіжник повертається й готовий до наступної торби.

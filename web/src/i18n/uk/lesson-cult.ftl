lesson-cult-line = Виклади святилище біля монастиря й виграй перегони.

lesson-cult-challenge = Кинь виклик монастирю
lesson-cult-challenge-text = Святилище рахують, як монастир. Біля чужого монастиря воно починає перегони: хто перший буде оточений, забирає все.
lesson-cult-challenge-lay = Виклади святилище біля монастиря Odile
lesson-cult-challenge-elsewhere = Підходить, але виклику немає. Виклади його праворуч від монастиря Odile.
lesson-cult-challenge-claim = Постав міпла у святилище
lesson-cult-challenge-field = На полі він став би фермером. Постав його у святилище.
lesson-cult-challenge-pass = Порожнє святилище нікому не загрожує. Постав туди міпла.
lesson-cult-challenge-done = Перегони почалися: хтось один отримає очки, інший — нічого.

lesson-cult-race = Встигни раніше
lesson-cult-race-text = Біля твого святилища бракує одного тайла, і біля монастиря Odile теж. Цей тайл підходить обом.
lesson-cult-race-first = Заверши своє святилище
lesson-cult-race-theirs = Так ти завершиш монастир Odile, а святилище не дасть нічого. Глянь праворуч.
lesson-cult-race-elsewhere = Підходить, але нічого не завершує. Закрий клітинку праворуч від святилища.
lesson-cult-race-more = Постав ще міпла або притримай його
lesson-cult-race-done = 9 очок за твоє святилище. Монах Odile повертається без жодного.

# Mage and Witch.
system-mage-and-witch = Маг и ведьма
system-mage-and-witch-line = Подними одни очки, ополовинь другие.
part-mage = Маг
part-mage-line = +1 очко за каждый тайл.
part-witch = Ведьма
part-witch-line = Очков вдвое меньше.
option-mgw-bonus = Маг добавляет
value-per_tile = 1 очко за тайл
value-pennant_tile_four = 1 очко за тайл без герба
ask-move-magic = Передвинь мага или ведьму
wait-move-magic = { $name } двигает мага или ведьму
hint-mage = +1 очко за тайл
hint-witch = половина очков
hint-magic = Выбери мага или ведьму, потом подсвеченную дорогу или город.
hint-aside = Идти больше некуда: уходит с карты.
figure-mage = маг
figure-witch = ведьма
piece-mage = мага
piece-witch = ведьму
shelf-magic = Маг и ведьма
the-mage = маг
the-witch = ведьма
counted-mage-tiles = { $count ->
    [one] { $count } тайл для мага
    [few] { $count } тайла для мага
    [many] { $count } тайлов для мага
   *[other] { $count } тайлов для мага
}
reason-magic-move-first = Сначала передвинь мага или ведьму.
reason-magic-not-in-game = { $piece } не участвует в этой партии.
reason-magic-not-there = { $piece } стоит не там.
reason-magic-can-still-move = Идти ещё есть куда, поэтому никто не уходит с карты.
reason-magic-ground = Маг и ведьма стоят на дорогах и в городах.
reason-magic-must-leave = { $piece } идёт только на другую дорогу или в другой город.
reason-magic-not-together = Маг и ведьма не могут стоять на одном объекте.

# Mage and Witch.
system-mage-and-witch = Маг і відьма
system-mage-and-witch-line = Одні очки збільш, інші розполов.
part-mage = Маг
part-mage-line = 1 додаткове очко за тайл.
part-witch = Відьма
part-witch-line = Ділить очки навпіл.
option-mgw-bonus = Маг додає
value-per_tile = 1 очко за тайл
value-pennant_tile_four = 1 очко за тайл без герба
ask-move-magic = Пересунь мага чи відьму
wait-move-magic = { $name } пересуває мага чи відьму
hint-mage = +1 очко за тайл
hint-witch = половина очок
hint-magic = Обери мага чи відьму, а тоді підсвічену дорогу чи місто.
hint-aside = Іти нікуди: геть із мапи.
figure-mage = маг
figure-witch = відьма
piece-mage = мага
piece-witch = відьму
shelf-magic = Маг і відьма
the-mage = маг
the-witch = відьма
counted-mage-tiles = { $count ->
    [one] { $count } тайл для мага
    [few] { $count } тайли для мага
    [many] { $count } тайлів для мага
   *[other] { $count } тайлів для мага
}
reason-magic-move-first = Спершу пересунь мага чи відьму.
reason-magic-not-in-game = { $piece } не бере участі в цій партії.
reason-magic-not-there = { $piece } стоїть не там.
reason-magic-can-still-move = Ще є куди йти, тож ніхто не залишає мапу.
reason-magic-ground = Маг і відьма стають на дороги та в міста.
reason-magic-must-leave = { $piece } має перейти на іншу дорогу чи в інше місто.
reason-magic-not-together = Маг і відьма не можуть бути на тому самому об’єкті.

# Traders and Builders.
system-traders-and-builders = Купцы и зодчие
system-traders-and-builders-line = Ходы подряд, товары и свиньи.
part-goods = Товары
part-goods-line = Вино, зерно и ткань из завершённых городов.
part-builder = Зодчий
part-builder-line = Продли свою дорогу или город и ходи ещё раз.
part-pig = Свинья
part-pig-line = Твоё поле стоит больше.
option-tb-double_turn = Второй тайл за зодчего
option-tbn-builder_support = Зодчему нужен
value-normal_only = обычный мипл
ask-second-part = Сыграть второй тайл?
choice-second-part = Второй тайл
pass-second-part = Пропустить
figure-builder = зодчий
figure-pig = свинья
token-wine = вино
token-grain = зерно
token-cloth = ткань
feature-goods = товары
features-goods = Товары
shelf-goods = Товары
log-second = получает второй тайл
one-builder = зодчего
one-pig = свинью
place-builder = Поставить зодчего
place-pig = Поставить свинью
scored-goods = получает за товары
for-goods = за товары
your-builder = твой зодчий
your-pig = твоя свинья
counted-pig-cities = { $count ->
    [one] { $count } город для свиньи
    [few] { $count } города для свиньи
    [many] { $count } городов для свиньи
   *[other] { $count } городов для свиньи
}
counted-goods-kinds = { $count ->
    [one] { $count } вид товара
    [few] { $count } вида товара
    [many] { $count } видов товара
   *[other] { $count } видов товара
}
reason-builder-ground = Зодчего ставят на дорогу или в город.
reason-builder-alone = Зодчему нужен твой мипл на той же дороге или в том же городе.
reason-pig-ground = Свинью ставят на поле.
reason-pig-alone = Свинье нужен твой крестьянин на том же поле.
reason-first-part-first = Сначала доиграй первый тайл.
reason-second-part-required = Второй тайл нужно сыграть.
needs-pig = Нужно поле с твоим крестьянином.
needs-builder = Нужна дорога или город с твоим миплом.

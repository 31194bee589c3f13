# Traders and Builders.
system-traders-and-builders = Купці й будівельники
system-traders-and-builders-line = Додаткові ходи, товари й свині.
part-goods = Товари
part-goods-line = Вино, зерно й сукно із завершених міст.
part-builder = Будівельник
part-builder-line = Розбудуй свою дорогу чи місто й ходи ще раз.
part-pig = Свиня
part-pig-line = Робить твоє поле ціннішим.
option-tb-double_turn = Другий тайл будівельника
option-tbn-builder_support = Будівельнику потрібен
value-normal_only = звичайний міпл
ask-second-part = Зіграти другий тайл?
choice-second-part = Другий тайл
pass-second-part = Пас
figure-builder = будівельник
figure-pig = свиня
token-wine = вино
token-grain = зерно
token-cloth = сукно
feature-goods = товари
features-goods = Товари
shelf-goods = Товари
log-second = заробляє другий тайл
one-builder = будівельника
one-pig = свиню
place-builder = Поставити будівельника
place-pig = Поставити свиню
scored-goods = бере очки за товари
for-goods = за товари
your-builder = твій будівельник
your-pig = твоя свиня
counted-pig-cities = { $count ->
    [one] { $count } місто для свині
    [few] { $count } міста для свині
    [many] { $count } міст для свині
   *[other] { $count } міст для свині
}
counted-goods-kinds = { $count ->
    [one] { $count } вид товарів
    [few] { $count } види товарів
    [many] { $count } видів товарів
   *[other] { $count } видів товарів
}
reason-builder-ground = Твій будівельник може стати на дорозі чи в місті.
reason-builder-alone = Твоєму будівельнику потрібен твій міпл на тій самій дорозі чи в тому самому місті.
reason-pig-ground = Твоя свиня може стати лише на полі.
reason-pig-alone = Твоїй свині потрібен твій фермер на тому самому полі.
reason-first-part-first = Спершу дограй перший тайл, тоді другий.
reason-second-part-required = Другий тайл треба зіграти.
needs-pig = Потрібне поле з твоїм фермером.
needs-builder = Потрібна дорога чи місто з твоїм міплом.

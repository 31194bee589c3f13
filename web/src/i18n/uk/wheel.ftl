# The Wheel of Fortune.
system-wheel-of-fortune = Колесо фортуни
system-wheel-of-fortune-line = Свиня крутить долею всіх.
ask-pestilence = Чума: яку фігурку ти втрачаєш?
wait-pestilence = { $name } втрачає фігурку через чуму
hint-pestilence = Кожен втрачає одну, починає гравець, який витягнув тайл. Фігурки на колесі в безпеці.
hint-crown-one = 3 очки, коли свиня зупиниться тут
hint-crown-two = 6 очок, коли свиня зупиниться тут, 3 — якщо хтось долучиться
hint-crown-second = по 3 очки, коли свиня зупиниться тут
confirm-none-pestilence = Обери фігурку
confirm-crown = На корону: { $sector }
act-crown = Корона: { $sector }
figure-wheel-pig = свиня з колеса
piece-wheel-pig = свиню з колеса
feature-wheel = колесо
feature-crown = корона
features-wheel = Колесо
features-crown = Корони
shelf-wheel = Колесо
sector-fortune = Фортуна
sector-taxes = Податки
sector-famine = Голод
sector-storm = Буря
sector-inquisition = Інквізиція
sector-pestilence = Чума
sector-fortune-short = 3 очки
sector-taxes-short = лицарі
sector-famine-short = фермери
sector-storm-short = запас
sector-inquisition-short = монахи
sector-pestilence-short = втрата
sector-fortune-does = 3 очки гравцеві, який витягнув тайл.
sector-taxes-does = Кожен твій лицар дає 1 очко за герб у місті та 1 за кожного твого лицаря там.
sector-famine-does = Кожен фермер дає 1 очко за завершене місто біля поля.
sector-storm-does = 1 очко за кожного підданого у твоєму запасі.
sector-inquisition-does = 2 очки за кожного твого монаха.
sector-pestilence-does = Кожен забирає з мапи одного підданого.
wheel-pig = свиня: { $sector }
wheel-here = Свиня тут.
wheel-turned = { $name } тягне тайл колеса.
wheel-nobody = Очок ніхто не отримує.
wheel-loses = Кожен обирає, яку фігурку втратити.
wheel-spared = Ні в кого немає підданих на мапі.
wheel-crowns = { $n ->
    [one] { $n } корона
    [few] { $n } корони
    [many] { $n } корон
   *[other] { $n } корон
}
wheel-vacant = вільно
wheel-look = Колесо
wheel-free = { $n ->
    [one] { $n } вільна корона
    [few] { $n } вільні корони
    [many] { $n } вільних корон
   *[other] { $n } вільних корон
}
wheel-rule = Підданий на короні дає очки, коли там зупиняється свиня: 3 очки або 6, якщо він сам на двох коронах. Потім він повертається до тебе.
log-wheel = крутить колесо: { $sector }
log-crown = ставить { $figure } на корону: { $sector }
log-pestilence = втрачає { $figure } через чуму ({ $at })
scored-wheel = бере очки на колесі
scored-crown = бере очки за корону
for-wheel = на колесі
for-crown = за корону
for-your-crown = за твою корону
counted-fortunes = { $count ->
    [one] { $count } усмішка фортуни
    [few] { $count } усмішки фортуни
    [many] { $count } усмішок фортуни
   *[other] { $count } усмішок фортуни
}
counted-taxed-pennants = { $count } за герби
counted-taxed-knights = { $count } за лицарів
counted-farmers-cities = { $count } за міста фермерів
counted-in-supply = { $count ->
    [one] { $count } підданий у запасі
    [few] { $count } піддані у запасі
    [many] { $count } підданих у запасі
   *[other] { $count } підданих у запасі
}
counted-monks = { $count ->
    [one] { $count } монах
    [few] { $count } монахи
    [many] { $count } монахів
   *[other] { $count } монахів
}
counted-crowned = { $count ->
    [one] { $count } підданий на коронах
    [few] { $count } піддані на коронах
    [many] { $count } підданих на коронах
   *[other] { $count } підданих на коронах
}
reason-no-wheel = У цій партії немає колеса.
reason-pestilence-takes = Чума забирає одну з твоїх фігурок на мапі.
reason-crown-figure = { $your } не може стати на корону.
reason-crowns-taken = { $sector }: усі корони зайнято.
reason-wheel-pig-turns = Свиню ніхто не рухає: це робить число на витягнутому тайлі.

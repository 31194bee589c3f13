# The Wheel of Fortune.
system-wheel-of-fortune = Колесо фортуны
system-wheel-of-fortune-line = Свинья крутит судьбу всех.
ask-pestilence = Чума: какую фигуру ты теряешь?
wait-pestilence = { $name } теряет фигуру из-за чумы
hint-pestilence = Каждый теряет одну, начиная с того, кто берёт тайл. Фигуры на колесе в безопасности.
hint-crown-one = 3 очка, когда свинья встанет здесь
hint-crown-two = 6 очков, когда свинья встанет здесь; 3 — если вас двое
hint-crown-second = по 3 очка, когда свинья встанет здесь
confirm-none-pestilence = Выбери фигуру
confirm-crown = На корону: { $sector }
act-crown = Корона: { $sector }
figure-wheel-pig = свинья на колесе
piece-wheel-pig = свинью на колесе
feature-wheel = колесо
feature-crown = корона
features-wheel = Колесо
features-crown = Короны
shelf-wheel = Колесо
sector-fortune = Фортуна
sector-taxes = Налоги
sector-famine = Голод
sector-storm = Буря
sector-inquisition = Инквизиция
sector-pestilence = Чума
sector-fortune-short = 3 очка
sector-taxes-short = рыцари
sector-famine-short = крестьяне
sector-storm-short = запас
sector-inquisition-short = монахи
sector-pestilence-short = потеря
sector-fortune-does = 3 очка тому, кто берёт тайл.
sector-taxes-does = Каждый твой рыцарь приносит 1 очко за каждый герб города и 1 за каждого твоего рыцаря в нём.
sector-famine-does = Каждый крестьянин приносит 1 очко за каждый завершённый город у его поля.
sector-storm-does = 1 очко за каждого подданного в твоём запасе.
sector-inquisition-does = 2 очка за каждого твоего монаха.
sector-pestilence-does = Каждый забирает с карты одного подданного.
wheel-pig = свинья: { $sector }
wheel-here = Свинья здесь.
wheel-turned = { $name } берёт тайл колеса.
wheel-nobody = Очков не получает никто.
wheel-loses = Каждый выбирает, какую фигуру потерять.
wheel-spared = Ни у кого нет подданных на карте.
wheel-crowns = { $n ->
    [one] { $n } корона
    [few] { $n } короны
    [many] { $n } корон
   *[other] { $n } корон
}
wheel-vacant = свободно
wheel-look = Колесо
wheel-free = { $n ->
    [one] { $n } свободная корона
    [few] { $n } свободные короны
    [many] { $n } свободных корон
   *[other] { $n } свободных корон
}
wheel-rule = Подданный на короне приносит очки, когда свинья встаёт там: 3 или 6, если он один на двух коронах. Потом он возвращается к тебе.
log-wheel = крутит колесо: { $sector }
log-crown = ставит { $figure } на корону: { $sector }
log-pestilence = теряет { $figure } из-за чумы ({ $at })
scored-wheel = получает на колесе
scored-crown = получает за корону
for-wheel = на колесе
for-crown = за корону
for-your-crown = за твою корону
counted-fortunes = { $count ->
    [one] { $count } улыбка фортуны
    [few] { $count } улыбки фортуны
    [many] { $count } улыбок фортуны
   *[other] { $count } улыбок фортуны
}
counted-taxed-pennants = { $count } за гербы
counted-taxed-knights = { $count } за рыцарей
counted-farmers-cities = { $count } за города крестьян
counted-in-supply = { $count ->
    [one] { $count } подданный в запасе
    [few] { $count } подданных в запасе
    [many] { $count } подданных в запасе
   *[other] { $count } подданных в запасе
}
counted-monks = { $count ->
    [one] { $count } монах
    [few] { $count } монаха
    [many] { $count } монахов
   *[other] { $count } монахов
}
counted-crowned = { $count ->
    [one] { $count } подданный на короне
    [few] { $count } подданных на коронах
    [many] { $count } подданных на коронах
   *[other] { $count } подданных на коронах
}
reason-no-wheel = В этой партии нет колеса.
reason-pestilence-takes = Чума забирает одну из твоих фигур на карте.
reason-crown-figure = { $your } не может встать на корону.
reason-crowns-taken = { $sector }: все короны заняты.
reason-wheel-pig-turns = Свинью никто не двигает: это делает число на взятом тайле.

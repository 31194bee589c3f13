# The Wheel of Fortune.
system-wheel-of-fortune = Koło fortuny
system-wheel-of-fortune-line = Świnia kręci losem wszystkich.
ask-pestilence = Zaraza: którą figurę tracisz?
wait-pestilence = { $name } traci figurę przez zarazę
hint-pestilence = Każdy traci jedną, zaczyna gracz, który dobrał kafelek. Figury na kole są bezpieczne.
hint-crown-one = 3 punkty, gdy świnia tu stanie
hint-crown-two = 6 punktów, gdy świnia tu stanie, 3 – jeśli ktoś dołączy
hint-crown-second = po 3 punkty, gdy świnia tu stanie
confirm-none-pestilence = Wybierz figurę
confirm-crown = Postaw na koronie: { $sector }
act-crown = Korona: { $sector }
figure-wheel-pig = świnia z koła
piece-wheel-pig = świnię z koła
feature-wheel = koło
feature-crown = korona
features-wheel = Koło
features-crown = Korony
shelf-wheel = Koło
sector-fortune = Fortuna
sector-taxes = Podatki
sector-famine = Głód
sector-storm = Burza
sector-inquisition = Inkwizycja
sector-pestilence = Zaraza
sector-fortune-short = 3 punkty
sector-taxes-short = rycerze
sector-famine-short = chłopi
sector-storm-short = zapas
sector-inquisition-short = mnisi
sector-pestilence-short = strata
sector-fortune-does = 3 punkty dla gracza, który dobrał kafelek.
sector-taxes-does = Każdy twój rycerz daje 1 punkt za herb w mieście i 1 za każdego twojego rycerza w nim.
sector-famine-does = Każdy chłop daje 1 punkt za ukończone miasto przy swojej łące.
sector-storm-does = 1 punkt za każdego poddanego w twoim zapasie.
sector-inquisition-does = 2 punkty za każdego twojego mnicha.
sector-pestilence-does = Każdy zabiera z planszy jednego poddanego.
wheel-pig = świnia: { $sector }
wheel-here = Tu jest świnia.
wheel-turned = { $name } dobiera kafelek koła.
wheel-nobody = Nikt nie dostaje punktów.
wheel-loses = Każdy wybiera figurę do stracenia.
wheel-spared = Nikt nie ma poddanego na planszy.
wheel-crowns = { $n ->
    [one] { $n } korona
    [few] { $n } korony
    [many] { $n } koron
   *[other] { $n } koron
}
wheel-vacant = wolne
wheel-look = Koło
wheel-free = { $n ->
    [one] { $n } wolna korona
    [few] { $n } wolne korony
    [many] { $n } wolnych koron
   *[other] { $n } wolnych koron
}
wheel-rule = Poddany na koronie punktuje, gdy świnia tam stanie: 3 punkty albo 6, jeśli jest sam na dwóch koronach. Potem wraca do ciebie.
log-wheel = kręci kołem: { $sector }
log-crown = stawia { $figure } na koronie: { $sector }
log-pestilence = traci { $figure } przez zarazę ({ $at })
scored-wheel = punktuje na kole
scored-crown = punktuje za koronę
for-wheel = na kole
for-crown = za koronę
for-your-crown = za twoją koronę
counted-fortunes = { $count ->
    [one] { $count } uśmiech fortuny
    [few] { $count } uśmiechy fortuny
    [many] { $count } uśmiechów fortuny
   *[other] { $count } uśmiechów fortuny
}
counted-taxed-pennants = { $count } za herby
counted-taxed-knights = { $count } za rycerzy
counted-farmers-cities = { $count } za miasta chłopów
counted-in-supply = { $count ->
    [one] { $count } poddany w zapasie
    [few] { $count } poddanych w zapasie
    [many] { $count } poddanych w zapasie
   *[other] { $count } poddanych w zapasie
}
counted-monks = { $count ->
    [one] { $count } mnich
    [few] { $count } mnichów
    [many] { $count } mnichów
   *[other] { $count } mnichów
}
counted-crowned = { $count ->
    [one] { $count } poddany na koronie
    [few] { $count } poddanych na koronach
    [many] { $count } poddanych na koronach
   *[other] { $count } poddanych na koronach
}
reason-no-wheel = W tej partii nie ma koła.
reason-pestilence-takes = Zaraza zabiera jedną z twoich figur na planszy.
reason-crown-figure = { $your } nie może stanąć na koronie.
reason-crowns-taken = { $sector }: wszystkie korony są zajęte.
reason-wheel-pig-turns = Nikt nie przesuwa świni: robi to liczba na dobranym kafelku.

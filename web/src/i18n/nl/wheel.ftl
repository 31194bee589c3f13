# The Wheel of Fortune.
system-wheel-of-fortune = Rad van Fortuin
system-wheel-of-fortune-line = Een varken draait aan ieders geluk.
ask-pestilence = Pest: welke figuur verlies je?
wait-pestilence = { $name } verliest een figuur aan de pest
hint-pestilence = Iedereen verliest er een, te beginnen met wie de tegel trok. Op het rad ben je veilig.
hint-crown-one = 3 punten als het varken hier stopt
hint-crown-two = 6 punten als het varken hier stopt, 3 als er iemand bij komt
hint-crown-second = elk 3 punten als het varken hier stopt
confirm-none-pestilence = Kies een figuur
confirm-crown = Op kroon zetten: { $sector }
act-crown = Kroon: { $sector }
figure-wheel-pig = geluksvarken
piece-wheel-pig = het geluksvarken
feature-wheel = rad
feature-crown = kroon
features-wheel = Rad
features-crown = Kronen
shelf-wheel = Het rad
sector-fortune = Geluk
sector-taxes = Belasting
sector-famine = Hongersnood
sector-storm = Storm
sector-inquisition = Inquisitie
sector-pestilence = Pest
sector-fortune-short = 3 punten
sector-taxes-short = ridders
sector-famine-short = boeren
sector-storm-short = voorraad
sector-inquisition-short = monniken
sector-pestilence-short = één kwijt
sector-fortune-does = 3 punten voor de speler die de tegel trok.
sector-taxes-does = Elk van je ridders scoort 1 punt per wapenschild in de stad, en 1 per ridder van jou daar.
sector-famine-does = Elke boer scoort 1 punt per voltooide stad aan zijn weide.
sector-storm-does = 1 punt voor elke volgeling in je voorraad.
sector-inquisition-does = 2 punten voor elk van je monniken.
sector-pestilence-does = Iedereen neemt één volgeling van het bord terug.
wheel-pig = varken op { $sector }
wheel-here = Hier is het varken.
wheel-turned = { $name } trok een radtegel.
wheel-nobody = Niemand scoort.
wheel-loses = Iedereen kiest een figuur om te verliezen.
wheel-spared = Niemand heeft een volgeling op het bord.
wheel-crowns = { $n ->
    [one] { $n } kroon
   *[other] { $n } kronen
}
wheel-vacant = vrij
wheel-look = Het rad
wheel-free = { $n ->
    [one] { $n } vrije kroon
   *[other] { $n } vrije kronen
}
wheel-rule = Een volgeling op een kroon scoort als het varken daar stopt: 3 punten, of 6 als hij alleen op twee kronen staat. Dan komt hij bij je terug.
log-wheel = draait aan het rad: { $sector }
log-crown = zet { $figure } op een kroon: { $sector }
log-pestilence = verliest { $figure } aan de pest ({ $at })
scored-wheel = scoort op het rad
scored-crown = scoort voor een kroon
for-wheel = op het rad
for-crown = voor een kroon
for-your-crown = voor je kroon
counted-fortunes = { $count ->
    [one] { $count } keer geluk
   *[other] { $count } keer geluk
}
counted-taxed-pennants = { $count } voor wapenschilden
counted-taxed-knights = { $count } voor ridders
counted-farmers-cities = { $count } voor steden van boeren
counted-in-supply = { $count ->
    [one] { $count } volgeling in de voorraad
   *[other] { $count } volgelingen in de voorraad
}
counted-monks = { $count ->
    [one] { $count } monnik
   *[other] { $count } monniken
}
counted-crowned = { $count ->
    [one] { $count } volgeling op een kroon
   *[other] { $count } volgelingen op kronen
}
reason-no-wheel = In dit spel is er geen rad.
reason-pestilence-takes = De pest neemt een van je figuren op het bord.
reason-crown-figure = { $your } kan niet op een kroon.
reason-crowns-taken = { $sector }: alle kronen zijn bezet.
reason-wheel-pig-turns = Niemand verzet het varken: dat doet het getal op een getrokken tegel.

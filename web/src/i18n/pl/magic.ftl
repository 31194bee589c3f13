# Mage and Witch.
system-mage-and-witch = Mag i wiedźma
system-mage-and-witch-line = Podnieś jedną punktację, przepołów drugą.
part-mage = Mag
part-mage-line = 1 dodatkowy punkt za kafelek.
part-witch = Wiedźma
part-witch-line = Zmniejsza punkty o połowę.
option-mgw-bonus = Mag dodaje
value-per_tile = 1 punkt za kafelek
value-pennant_tile_four = 1 punkt za kafelek bez herbu
ask-move-magic = Przesuń maga lub wiedźmę
wait-move-magic = { $name } przesuwa maga lub wiedźmę
hint-mage = +1 punkt za kafelek
hint-witch = połowa punktów
hint-magic = Wybierz maga lub wiedźmę, a potem podświetloną drogę lub miasto.
hint-aside = Nie ma dokąd iść: schodzi z planszy.
figure-mage = mag
figure-witch = wiedźma
piece-mage = maga
piece-witch = wiedźmę
shelf-magic = Mag i wiedźma
the-mage = mag
the-witch = wiedźma
counted-mage-tiles = { $count ->
    [one] { $count } kafelek dla maga
    [few] { $count } kafelki dla maga
    [many] { $count } kafelków dla maga
   *[other] { $count } kafelków dla maga
}
reason-magic-move-first = Najpierw przesuń maga lub wiedźmę.
reason-magic-not-in-game = { $piece } nie bierze udziału w tej partii.
reason-magic-not-there = { $piece } tam nie stoi.
reason-magic-can-still-move = Jest jeszcze dokąd iść, więc nikt nie schodzi z planszy.
reason-magic-ground = Mag i wiedźma stają na drogach i w miastach.
reason-magic-must-leave = { $piece } musi przejść na inną drogę lub do innego miasta.
reason-magic-not-together = Mag i wiedźma nie mogą stać na tym samym obszarze.

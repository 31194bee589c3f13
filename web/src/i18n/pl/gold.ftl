# Gold Mines.
system-gold-mines = Kopalnie złota
system-gold-mines-line = Ukończ obszar, weź jego złoto.
option-gld-adjacent = Druga sztabka trafia na
option-gld-shared = Złoto z kilku obszarów
value-eight = jeden z 8 kafelków wokół
value-four = jeden z 4 kafelków obok
value-pooled_claims = dzielone po kolei
value-feature_by_feature = brane obszar po obszarze
ask-place-gold = Gdzie trafia druga sztabka?
wait-place-gold = { $name } kładzie złoto
hint-gold = { $n ->
    [0] Nie ma tam jeszcze złota.
    [one] Leży tam teraz { $n } sztabka.
    [few] Leżą tam teraz { $n } sztabki.
    [many] Leży tam teraz { $n } sztabek.
   *[other] Leży tam teraz { $n } sztabek.
}
confirm-gold = Połóż tam złoto
token-gold = złoto
feature-gold = złoto
features-gold = Złoto
shelf-gold = Złoto
shelf-ingots = { $n ->
    [one] { $n } sztabka
    [few] { $n } sztabki
    [many] { $n } sztabek
   *[other] { $n } sztabek
}
shelf-worth = wartość
gold-worth = { $n ->
    [one] { $n } sztabka, wartość: { $points } pkt
    [few] { $n } sztabki, wartość: { $points } pkt
    [many] { $n } sztabek, wartość: { $points } pkt
   *[other] { $n } sztabek, wartość: { $points } pkt
}
gold-table = Każda sztabka daje 1 punkt, gdy masz ich do 3, 2 punkty – do 6, 3 punkty – do 9 i 4 punkty – od 10.
gold-here = złoto: { $n }
scored-gold = punktuje za złoto
for-gold = za złoto
counted-ingots = { $count ->
    [one] { $count } sztabka
    [few] { $count } sztabki
    [many] { $count } sztabek
   *[other] { $count } sztabek
}
reason-gold-beside = Druga sztabka trafia na kafelek obok nowego.
reason-gold-shares-side = Druga sztabka trafia na kafelek, który styka się bokiem z nowym.
reason-gold-on-board = Na planszy startowej nie można kłaść złota.

# Crop Circles.
system-crop-circles = Kręgi w zbożu
system-crop-circles-line = Każdy dokłada figurę albo zabiera.
option-crc-add = Dokładanie figury
option-crc-spot = Gdzie staje figura
value-same_feature = gdziekolwiek na obszarze
value-same_tile = na tym samym kafelku
ask-crop-circle = Krąg w zbożu: wszyscy dokładają czy zabierają?
ask-crop-add = Dokładasz figurę do jednej ze swoich?
ask-crop-remove = Którą figurę zabierasz?
wait-crop-circle = { $name } decyduje o kręgu w zbożu
wait-crop-add = { $name } dokłada figurę
wait-crop-remove = { $name } zabiera figurę
hint-add-field = Kto ma chłopa, dokłada obok drugiego.
hint-add-road = Kto ma rozbójnika, dokłada obok drugiego.
hint-add-city = Kto ma rycerza, dokłada obok drugiego.
hint-remove-field = Kto ma chłopa, zabiera jednego.
hint-remove-road = Kto ma rozbójnika, zabiera jednego.
hint-remove-city = Kto ma rycerza, zabiera jednego.
choice-add = Dokładają
choice-remove = Zabierają
pass-crop-add = Pomiń
crop-kind-field = Grabie: chłopi
crop-kind-road = Maczuga: rozbójnicy
crop-kind-city = Tarcza: rycerze
crop-order = Kolejność graczy
crop-figures = { $n ->
    [one] { $n } figura
    [few] { $n } figury
    [many] { $n } figur
   *[other] { $n } figur
}
crop-done = gotowe
crop-now = teraz
log-crop-add = krąg w zbożu: każdy dokłada figurę
log-crop-remove = krąg w zbożu: każdy zabiera figurę
reason-crop-choose-first = Najpierw wybierz: wszyscy dokładają albo wszyscy zabierają.
reason-crop-must-add = Musisz dołożyć figurę.
reason-crop-must-remove = Musisz zabrać figurę.
reason-crop-wrong-figure = { $your } nie może tu dołączyć.
reason-crop-beside-own = Dołóż figurę obok jednej ze swoich tego rodzaju.
reason-crop-remove-own = Zabierz jedną ze swoich figur tego rodzaju.

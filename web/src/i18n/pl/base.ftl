# The base game and the farmers, and words that several systems share.
system-base = Gra podstawowa
system-base-line = Kładź kafelki, stawiaj meeple i zdobywaj punkty.
system-farmers = Chłopi
system-farmers-line = Meeple na łąkach punktują na koniec.
option-base-max_players = Maksymalna liczba graczy
option-base-two_tile_city = Ukończone miasto z dwóch kafelków
option-base-final_count_unit = Nieukończone drogi i miasta na koniec
option-base-tie = Remis o zwycięstwo
value-full = pełne punkty
value-half = połowa punktów
value-tiles = liczone kafelkami
value-segments = liczone odcinkami
value-shared = wspólne zwycięstwo
value-replay = jeszcze jedna partia
value-optional = dobrowolnie
value-mandatory = obowiązkowo
value-any_meeple = dowolny meepel
value-true = tak
value-false = nie
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = meepel
marker-meeple = Meepel
feature-city = miasto
feature-road = droga
feature-river = rzeka
feature-field = łąka
feature-monastery = klasztor
features-city = Miasta
features-road = Drogi
features-field = Łąki
features-monastery = Klasztory
dir-n = północ
dir-ne = północny wschód
dir-e = wschód
dir-se = południowy wschód
dir-s = południe
dir-sw = południowy zachód
dir-w = zachód
dir-nw = północny zachód
dir-centre = środek
state-open = w budowie
state-complete = ukończono
# "stawia meepla": an object, in the accusative.
one-meeple = meepla
# On a button.
place-meeple = Postaw meepla
place-in-field = Połóż chłopa
# "stawia meepla w mieście".
into-city = w mieście
into-road = na drodze
into-field = na łące
into-monastery = w klasztorze
# Before the sum: "punktuje za miasto: 3 kafelki × 2".
scored-city = punktuje za miasto
scored-road = punktuje za drogę
scored-field = punktuje za łąkę
scored-monastery = punktuje za klasztor
for-city = za miasto
for-your-city = za twoje miasto
for-road = za drogę
for-your-road = za twoją drogę
for-field = za łąkę
for-your-field = za twoją łąkę
for-monastery = za klasztor
for-your-monastery = za twój klasztor
your-meeple = twój meepel
counted-tiles = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelków
}
counted-segments = { $count ->
    [one] { $count } odcinek
    [few] { $count } odcinki
    [many] { $count } odcinków
   *[other] { $count } odcinków
}
counted-pennants = { $count ->
    [one] { $count } herb
    [few] { $count } herby
    [many] { $count } herbów
   *[other] { $count } herbów
}
counted-cities = { $count ->
    [one] { $count } ukończone miasto
    [few] { $count } ukończone miasta
    [many] { $count } ukończonych miast
   *[other] { $count } ukończonych miast
}
counted-knights = { $count ->
    [one] { $count } rycerz
    [few] { $count } rycerzy
    [many] { $count } rycerzy
   *[other] { $count } rycerzy
}
counted-farmers = { $count ->
    [one] { $count } chłop
    [few] { $count } chłopów
    [many] { $count } chłopów
   *[other] { $count } chłopów
}
reason-must-place = Twój kafelek gdzieś pasuje, więc musisz go położyć.
reason-space-taken = Tam leży już kafelek.
reason-not-adjacent = Kafelek musi stykać się bokiem z innym.
reason-mismatch = Brzegi nie pasują ({ $side }): { $shown } – { $wanted }.
reason-no-fit = Ten kafelek tam nie pasuje.
reason-not-waiting = Ten obszar nie czeka na punktację.
reason-no-farmers = W tej partii gramy bez chłopów.
group-base = Gra podstawowa (2021)

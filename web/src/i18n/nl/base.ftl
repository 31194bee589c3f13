# The base game and the farmers, and words that several systems share.
system-base = Basisspel
system-base-line = Tegels leggen, meeples zetten, scoren.
system-farmers = Boeren
system-farmers-line = Meeples op weiden scoren aan het eind.
option-base-max_players = Max. aantal spelers
option-base-two_tile_city = Voltooide stad van twee tegels
option-base-final_count_unit = Onvoltooide wegen en steden aan het eind
option-base-tie = Gelijke stand bovenaan
value-full = volle punten
value-half = halve punten
value-tiles = geteld per tegel
value-segments = geteld per deel
value-shared = gedeelde winst
value-replay = speel nog een keer
value-optional = vrijwillig
value-mandatory = verplicht
value-any_meeple = elke meeple
value-true = ja
value-false = nee
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = meeple
marker-meeple = Meeple
feature-city = stad
feature-road = weg
feature-river = rivier
feature-field = weide
feature-monastery = klooster
features-city = Steden
features-road = Wegen
features-field = Weiden
features-monastery = Kloosters
dir-n = noorden
dir-ne = noordoosten
dir-e = oosten
dir-se = zuidoosten
dir-s = zuiden
dir-sw = zuidwesten
dir-w = westen
dir-nw = noordwesten
dir-centre = midden
state-open = open
state-complete = voltooid
# The server explains points in these words; see `explain`.
# "zet een meeple": an object with its article.
one-meeple = een meeple
# On a button.
place-meeple = Meeple zetten
place-in-field = Boer neerleggen
# "zet een meeple in de stad".
into-city = in de stad
into-road = op de weg
into-field = op de weide
into-monastery = in het klooster
# Before the sum: "scoort voor een stad: 3 tegels × 2".
scored-city = scoort voor een stad
scored-road = scoort voor een weg
scored-field = scoort voor een weide
scored-monastery = scoort voor een klooster
for-city = voor een stad
for-your-city = voor je stad
for-road = voor een weg
for-your-road = voor je weg
for-field = voor een weide
for-your-field = voor je weide
for-monastery = voor een klooster
for-your-monastery = voor je klooster
your-meeple = je meeple
counted-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
counted-segments = { $count ->
    [one] { $count } deel
   *[other] { $count } delen
}
counted-pennants = { $count ->
    [one] { $count } wapenschild
   *[other] { $count } wapenschilden
}
counted-cities = { $count ->
    [one] { $count } voltooide stad
   *[other] { $count } voltooide steden
}
counted-knights = { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}
counted-farmers = { $count ->
    [one] { $count } boer
   *[other] { $count } boeren
}
reason-must-place = Je tegel past ergens, dus je moet hem leggen.
reason-space-taken = Daar ligt al een tegel.
reason-not-adjacent = Een tegel moet met een zijde aan een andere grenzen.
reason-mismatch = In het { $side } grenst { $shown } aan { $wanted }.
reason-no-fit = Die tegel past daar niet.
reason-not-waiting = Dit gebied hoeft nu niet te scoren.
reason-no-farmers = In dit spel zijn er geen boeren.
group-base = Basisspel (2021)

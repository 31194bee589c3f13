# The base game and the farmers, and words that several systems share.
system-base = Gioco base
system-base-line = Piazza tessere e meeple, e fai punti.
system-farmers = Contadini
system-farmers-line = I meeple nei campi danno punti alla fine.
option-base-max_players = Massimo di giocatori
option-base-two_tile_city = Città completa di due tessere
option-base-final_count_unit = Strade e città incomplete alla fine
option-base-tie = Parità per la vittoria
value-full = punti pieni
value-half = metà dei punti
value-tiles = si contano le tessere
value-segments = si contano i tratti
value-shared = vittoria condivisa
value-replay = un’altra partita
value-optional = facoltativo
value-mandatory = obbligatorio
value-any_meeple = qualsiasi meeple
value-true = sì
value-false = no
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = meeple
marker-meeple = Meeple
feature-city = città
feature-road = strada
feature-river = fiume
feature-field = campo
feature-monastery = monastero
features-city = Città
features-road = Strade
features-field = Campi
features-monastery = Monasteri
dir-n = nord
dir-ne = nord-est
dir-e = est
dir-se = sud-est
dir-s = sud
dir-sw = sud-ovest
dir-w = ovest
dir-nw = nord-ovest
dir-centre = centro
# Words without gender: they follow the name of a feature of any gender.
state-open = in costruzione
state-complete = costruzione finita
# The server explains points in these words; see `explain`.
one-meeple = un meeple
place-meeple = Piazza meeple
place-in-field = Piazza contadino
into-city = in città
into-road = sulla strada
into-field = nel campo
into-monastery = nel monastero
scored-city = fa punti con una città
scored-road = fa punti con una strada
scored-field = fa punti con un campo
scored-monastery = fa punti con un monastero
for-city = per una città
for-your-city = per la tua città
for-road = per una strada
for-your-road = per la tua strada
for-field = per un campo
for-your-field = per il tuo campo
for-monastery = per un monastero
for-your-monastery = per il tuo monastero
your-meeple = il tuo meeple
counted-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
counted-segments = { $count ->
    [one] { $count } tratto
   *[other] { $count } tratti
}
counted-pennants = { $count ->
    [one] { $count } stemma
   *[other] { $count } stemmi
}
counted-cities = { $count ->
    [one] { $count } città completa
   *[other] { $count } città complete
}
counted-knights = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}
counted-farmers = { $count ->
    [one] { $count } contadino
   *[other] { $count } contadini
}
reason-must-place = La tua tessera ci sta da qualche parte, quindi devi piazzarla.
reason-space-taken = Lì c’è già una tessera.
reason-not-adjacent = Una tessera deve avere un lato in comune con un’altra.
reason-mismatch = { $shown } contro { $wanted } sul lato { $side }.
reason-no-fit = Quella tessera lì non ci sta.
reason-not-waiting = Questo elemento non è da conteggiare.
reason-no-farmers = In questa partita non ci sono contadini.
group-base = Gioco base (2021)

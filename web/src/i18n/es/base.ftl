system-base = Juego base
system-base-line = Coloca losetas y meeples, y puntúa.
system-farmers = Granjeros
system-farmers-line = Los meeples en los campos puntúan al final.
option-base-max_players = Máximo de jugadores
option-base-two_tile_city = Ciudad completa de dos losetas
option-base-final_count_unit = Caminos y ciudades incompletos al final
option-base-tie = Empate en la victoria
value-full = todos los puntos
value-half = la mitad de los puntos
value-tiles = se cuentan losetas
value-segments = se cuentan segmentos
value-shared = victoria compartida
value-replay = se juega otra partida
value-optional = opcional
value-mandatory = obligatorio
value-any_meeple = cualquier meeple
value-true = sí
value-false = no
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = meeple
marker-meeple = Meeple
feature-city = ciudad
feature-road = camino
feature-river = río
feature-field = campo
feature-monastery = monasterio
features-city = Ciudades
features-road = Caminos
features-field = Campos
features-monastery = Monasterios
dir-n = norte
dir-ne = noreste
dir-e = este
dir-se = sureste
dir-s = sur
dir-sw = suroeste
dir-w = oeste
dir-nw = noroeste
dir-centre = centro
state-open = zona incompleta
state-complete = zona completa
one-meeple = un meeple
place-meeple = Colocar meeple
place-in-field = Colocar granjero
into-city = en la ciudad
into-road = en el camino
into-field = en el campo
into-monastery = en el monasterio
# Before the sum: "puntúa una ciudad: 3 losetas × 2".
scored-city = puntúa una ciudad
scored-road = puntúa un camino
scored-field = puntúa un campo
scored-monastery = puntúa un monasterio
for-city = por una ciudad
for-your-city = por tu ciudad
for-road = por un camino
for-your-road = por tu camino
for-field = por un campo
for-your-field = por tu campo
for-monastery = por un monasterio
for-your-monastery = por tu monasterio
your-meeple = tu meeple
counted-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
counted-segments = { $count ->
    [one] { $count } segmento
   *[other] { $count } segmentos
}
counted-pennants = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
counted-cities = { $count ->
    [one] { $count } ciudad completa
   *[other] { $count } ciudades completas
}
counted-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
counted-farmers = { $count ->
    [one] { $count } granjero
   *[other] { $count } granjeros
}
reason-must-place = Tu loseta encaja en algún sitio, así que tienes que colocarla.
reason-space-taken = Ahí ya hay una loseta.
reason-not-adjacent = Una loseta tiene que compartir un lado con otra.
reason-mismatch = { $shown } choca con { $wanted } en el lado { $side }.
reason-no-fit = Esa loseta no encaja ahí.
reason-not-waiting = Esta zona no está pendiente de puntuar.
reason-no-farmers = Esta partida se juega sin granjeros.
group-base = Juego base (2021)

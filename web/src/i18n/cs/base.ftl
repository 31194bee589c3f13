system-base = Základní hra
system-base-line = Pokládej kartičky, umísťuj družiníky a boduj.
system-farmers = Sedláci
system-farmers-line = Družiníci na loukách bodují na konci.
option-base-max_players = Nejvíc hráčů
option-base-two_tile_city = Dokončené město ze dvou kartiček
option-base-final_count_unit = Nedokončené cesty a města na konci
option-base-tie = Remíza o vítězství
value-full = plné body
value-half = polovina bodů
value-tiles = počítají se kartičky
value-segments = počítají se úseky
value-shared = společná výhra
value-replay = hraje se znovu
value-optional = dobrovolné
value-mandatory = povinné
value-any_meeple = kterýkoli družiník
value-true = ano
value-false = ne
# Jako uprostřed věty; velké písmeno na začátku doplní stránka.
figure-meeple = družiník
marker-meeple = Družiník
feature-city = město
feature-road = cesta
feature-river = řeka
feature-field = louka
feature-monastery = klášter
features-city = Města
features-road = Cesty
features-field = Louky
features-monastery = Kláštery
dir-n = sever
dir-ne = severovýchod
dir-e = východ
dir-se = jihovýchod
dir-s = jih
dir-sw = jihozápad
dir-w = západ
dir-nw = severozápad
dir-centre = střed
state-open = nedokončeno
state-complete = dokončeno
# Předmět ve 4. pádě: „umísťuje družiníka do města“.
one-meeple = družiníka
place-meeple = Umístit družiníka
place-in-field = Umístit sedláka
into-city = do města
into-road = na cestu
into-field = na louku
into-monastery = do kláštera
scored-city = boduje za město
scored-road = boduje za cestu
scored-field = boduje za louku
scored-monastery = boduje za klášter
for-city = za město
for-your-city = za své město
for-road = za cestu
for-your-road = za svou cestu
for-field = za louku
for-your-field = za svou louku
for-monastery = za klášter
for-your-monastery = za svůj klášter
your-meeple = tvůj družiník
counted-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
    [many] { $count } kartičky
   *[other] { $count } kartiček
}
counted-segments = { $count ->
    [one] { $count } úsek
    [few] { $count } úseky
    [many] { $count } úseku
   *[other] { $count } úseků
}
counted-pennants = { $count ->
    [one] { $count } erb
    [few] { $count } erby
    [many] { $count } erbu
   *[other] { $count } erbů
}
counted-cities = { $count ->
    [one] { $count } dokončené město
    [few] { $count } dokončená města
    [many] { $count } dokončeného města
   *[other] { $count } dokončených měst
}
counted-knights = { $count ->
    [one] { $count } rytíř
    [few] { $count } rytíři
    [many] { $count } rytíře
   *[other] { $count } rytířů
}
counted-farmers = { $count ->
    [one] { $count } sedlák
    [few] { $count } sedláci
    [many] { $count } sedláka
   *[other] { $count } sedláků
}
reason-must-place = Tvoje kartička někam pasuje, takže ji musíš položit.
reason-space-taken = Tam už kartička leží.
reason-not-adjacent = Kartička musí ležet celou stranou u jiné.
reason-mismatch = { $side }: { $shown } a { $wanted } k sobě nepasují.
reason-no-fit = Ta kartička tam nepasuje.
reason-not-waiting = Toto území na bodování nečeká.
reason-no-farmers = V této hře nejsou sedláci.
group-base = Základní hra (2021)

# Flugmaschinen.
system-flying-machines = Flugmaschinen
system-flying-machines-line = Ein Meeple fliegt ein bis drei Plättchen weit und landet auch dort, wo schon andere sind.
option-fly-figures = Fliegen dürfen
value-normal_and_large = normale und große Meeples
ask-land = Wo landet die Figur?
wait-land = { $name } landet
hint-fly = Würfle 1 bis 3 und lande so weit weg.
confirm-land = Hier landen
confirm-fly = Einsteigen und würfeln
act-fly = Fliegen
flight-rolled = Gewürfelt: { $n }
log-rolled = fliegt: { $n } gewürfelt, nach { $to }
log-back = bekommt die Figur zurück: kein Landeplatz

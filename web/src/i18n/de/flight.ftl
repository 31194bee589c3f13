# Flugmaschinen.
system-flying-machines = Flugmaschinen
system-flying-machines-line = Würfle und lande auf einem anderen Plättchen.
option-fly-figures = Wer fliegen darf
value-normal_and_large = normale und große Meeples
ask-land = Wo landest du?
wait-land = { $name } landet
hint-fly = Würfle 1 bis 3 und lande so viele Plättchen weiter.
confirm-land = Hier landen
confirm-fly = Würfeln und fliegen
act-fly = Fliegen
flight-rolled = Gewürfelt: { $n }
log-rolled = würfelt { $n } und fliegt nach { $to }
log-back = bekommt die Figur zurück: kein Landeplatz

# Flying Machines.
system-flying-machines = Flying Machines
system-flying-machines-line = A meeple may fly one to three tiles and land where others already are.
option-fly-figures = Flying is for
value-normal_and_large = normal and large meeples
ask-land = Where does it land?
wait-land = { $name } is landing
hint-fly = Roll 1 to 3 and land that far away.
confirm-land = Land here
confirm-fly = Board and roll
act-fly = Fly
flight-rolled = Rolled a { $n }
log-rolled = flew: rolled { $n }, to { $to }
log-back = has a figure back: nowhere to land

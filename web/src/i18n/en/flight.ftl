# Flying Machines.
system-flying-machines = Flying Machines
system-flying-machines-line = Roll a die and land on another tile.
option-fly-figures = Who can fly
value-normal_and_large = normal and large meeples
ask-land = Where do you land?
wait-land = { $name } is landing
hint-fly = Roll 1 to 3 and land that many tiles away.
confirm-land = Land here
confirm-fly = Roll and fly
act-fly = Fly
flight-rolled = You rolled a { $n }.
log-rolled = rolled a { $n } and flew to { $to }
log-back = got a figure back: no landing spot

# Inns and Cathedrals.
system-inns-and-cathedrals = Inns & Cathedrals
system-inns-and-cathedrals-line = Bigger roads and cities, more risk.
part-large-meeple = Large meeple
part-large-meeple-line = Counts as two.
part-inns = Inns
part-inns-line = Double a finished road.
part-cathedrals = Cathedrals
part-cathedrals-line = Make a finished city worth more.
option-ic-final_scoring = Unfinished roads with an inn and cities with a cathedral
value-zero = score nothing
value-ignore = score as without it
figure-large-meeple = large meeple
one-large-meeple = a large meeple
place-large-meeple = Place large meeple
your-large-meeple = your large meeple

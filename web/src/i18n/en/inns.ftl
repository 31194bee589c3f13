# Inns and Cathedrals.
system-inns-and-cathedrals = Inns and Cathedrals
system-inns-and-cathedrals-line = Inns double a road, cathedrals make cities grand; unfinished they score nothing.
part-large-meeple = Large meeple
part-large-meeple-line = It counts as two.
part-inns = Inns
part-inns-line = They double a finished road.
part-cathedrals = Cathedrals
part-cathedrals-line = They make a finished city worth more.
option-ic-final_scoring = Unfinished inn roads and cathedral cities score
value-zero = nothing
value-ignore = as without them
figure-large-meeple = large meeple
detail-inn = inn
detail-cathedral = cathedral
one-large-meeple = a large meeple
place-large-meeple = Place large meeple

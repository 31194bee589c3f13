# The Cult.
system-cult = The Cult
system-cult-line = Shrines are monasteries of another faith: beside a monastery the first to finish takes all.
option-cu-strict_adjacency = One shrine beside a monastery at most, in both directions
option-cu-self_challenge = Your own shrine challenges your own monastery
feature-shrine = shrine
features-shrine = Shrines
log-challenge = The challenge is decided: { $at } was finished first, so { $lost } scores nothing.
into-shrine = in the shrine
scored-shrine = scored a shrine

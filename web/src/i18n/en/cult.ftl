# The Cult.
system-cult = The Cult
system-cult-line = Shrines and monasteries race: the first to finish takes all.
option-cu-strict_adjacency = At most one shrine beside a monastery, and one monastery beside a shrine
option-cu-self_challenge = Your own shrine challenges your own monastery
feature-shrine = shrine
features-shrine = Shrines
log-challenge = Challenge over: { $at } was finished first, so { $lost } scores nothing.
into-shrine = in the shrine
scored-shrine = scored a shrine

# The Cult.
system-cult = The Cult
system-cult-line = Shrines and monasteries race.
option-cu-strict_adjacency = At most one shrine beside a monastery, and one monastery beside a shrine
option-cu-self_challenge = Your own shrine challenges your own monastery
feature-shrine = shrine
features-shrine = Shrines
log-challenge = Challenge over: { $at } was finished first, so { $lost } scores nothing.
into-shrine = in the shrine
scored-shrine = scored a shrine
for-shrine = for a shrine
for-your-shrine = for your shrine
reason-shrine-rivals = A shrine can’t be next to more than one monastery.
reason-monastery-rivals = A monastery can’t be next to more than one shrine.
reason-second-shrine = The monastery next to it would get a second shrine.
reason-second-monastery = The shrine next to it would get a second monastery.

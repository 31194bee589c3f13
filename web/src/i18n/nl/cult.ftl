# The Cult.
system-cult = De Cultus
system-cult-line = Heiligdommen en kloosters om het hardst.
option-cu-strict_adjacency = Hoogstens één heiligdom naast een klooster, en één klooster naast een heiligdom
option-cu-self_challenge = Je eigen heiligdom daagt je eigen klooster uit
feature-shrine = heiligdom
features-shrine = Heiligdommen
log-challenge = Wedloop voorbij: { $at } was het eerst af, dus { $lost } scoort niets.
into-shrine = in het heiligdom
scored-shrine = scoort voor een heiligdom
for-shrine = voor een heiligdom
for-your-shrine = voor je heiligdom
reason-shrine-rivals = Een heiligdom mag niet naast meer dan één klooster liggen.
reason-monastery-rivals = Een klooster mag niet naast meer dan één heiligdom liggen.
reason-second-shrine = Het klooster ernaast zou een tweede heiligdom krijgen.
reason-second-monastery = Het heiligdom ernaast zou een tweede klooster krijgen.

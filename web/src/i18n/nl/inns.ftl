# Inns and Cathedrals.
system-inns-and-cathedrals = Herbergen & Kathedralen
system-inns-and-cathedrals-line = Grotere wegen en steden, meer risico.
part-large-meeple = Grote meeple
part-large-meeple-line = Telt voor twee.
part-inns = Herbergen
part-inns-line = Verdubbelen een voltooide weg.
part-cathedrals = Kathedralen
part-cathedrals-line = Maken een voltooide stad meer waard.
option-ic-final_scoring = Onvoltooide wegen met een herberg en steden met een kathedraal
value-zero = scoren niets
value-ignore = scoren alsof die er niet is
figure-large-meeple = grote meeple
one-large-meeple = een grote meeple
place-large-meeple = Grote meeple zetten
your-large-meeple = je grote meeple

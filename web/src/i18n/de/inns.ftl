# Wirtshäuser und Kathedralen.
system-inns-and-cathedrals = Wirtshäuser und Kathedralen
system-inns-and-cathedrals-line = Größere Straßen und Städte, mehr Risiko.
part-large-meeple = Großer Meeple
part-large-meeple-line = Er zählt doppelt.
part-inns = Wirtshäuser
part-inns-line = Sie verdoppeln eine fertige Straße.
part-cathedrals = Kathedralen
part-cathedrals-line = Sie machen eine fertige Stadt wertvoller.
option-ic-final_scoring = Unfertige Straßen mit Wirtshaus und Städte mit Kathedrale
value-zero = zählen nichts
value-ignore = zählen wie ohne
figure-large-meeple = großer Meeple
one-large-meeple = einen großen Meeple
place-large-meeple = Großen Meeple setzen
your-large-meeple = dein großer Meeple

# Wirtshäuser und Kathedralen.
system-inns-and-cathedrals = Wirtshäuser und Kathedralen
system-inns-and-cathedrals-line = Wirtshäuser verdoppeln Straßen, Kathedralen machen Städte groß; unfertig zählen sie nichts.
part-large-meeple = Großer Meeple
part-large-meeple-line = Er zählt doppelt.
part-inns = Wirtshäuser
part-inns-line = Sie verdoppeln eine fertige Straße.
part-cathedrals = Kathedralen
part-cathedrals-line = Sie machen eine fertige Stadt wertvoller.
option-ic-final_scoring = Unfertige Straßen mit Wirtshaus und Städte mit Kathedrale zählen
value-zero = nichts
value-ignore = wie ohne sie
figure-large-meeple = großer Meeple
detail-inn = Wirtshaus
detail-cathedral = Kathedrale
one-large-meeple = einen großen Meeple
place-large-meeple = Großen Meeple setzen

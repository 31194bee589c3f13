# Inns and Cathedrals.
system-inns-and-cathedrals = Karczmy i katedry
system-inns-and-cathedrals-line = Większe drogi i miasta, większe ryzyko.
part-large-meeple = Duży meepel
part-large-meeple-line = Liczy się jak dwa.
part-inns = Karczmy
part-inns-line = Podwajają ukończoną drogę.
part-cathedrals = Katedry
part-cathedrals-line = Podnoszą wartość ukończonego miasta.
option-ic-final_scoring = Nieukończone drogi z karczmą i miasta z katedrą
value-zero = nie dają punktów
value-ignore = punktują tak jak bez nich
figure-large-meeple = duży meepel
one-large-meeple = dużego meepla
place-large-meeple = Postaw dużego meepla
your-large-meeple = twój duży meepel

# Abt und Gärten.
system-abbot = Abt und Gärten
system-abbot-line = Ein Mönch, der früher mit seinen Punkten heimgehen darf.
figure-abbot = Abt
feature-garden = Garten
features-garden = Gärten
detail-garden = Garten
one-abbot = einen Abt
place-abbot = Abt setzen
into-garden = in den Garten
scored-garden = wertet einen Garten

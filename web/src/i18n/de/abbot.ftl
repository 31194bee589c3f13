# Abt und Gärten.
system-abbot = Abt und Gärten
system-abbot-line = Ein Mönch, den du früher heimholen kannst.
figure-abbot = Abt
feature-garden = Garten
features-garden = Gärten
detail-garden = Garten
one-abbot = einen Abt
place-abbot = Abt setzen
into-garden = in den Garten
scored-garden = wertet einen Garten

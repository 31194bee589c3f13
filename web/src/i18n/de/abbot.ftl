# Abt und Gärten.
system-abbot = Abt und Gärten
system-abbot-line = Ein Mönch, den du früher heimholst.
figure-abbot = Abt
feature-garden = Garten
features-garden = Gärten
one-abbot = einen Abt
place-abbot = Abt setzen
into-garden = in den Garten
scored-garden = wertet einen Garten
for-garden = für einen Garten
for-your-garden = für deinen Garten
your-abbot = dein Abt
reason-abbot-ground = Dein Abt darf nur in ein Kloster oder einen Garten.
reason-garden-abbot-only = In einen Garten darf nur ein Abt.
reason-own-abbot = Du kannst nur deinen eigenen Abt zurücknehmen.
reason-no-abbot-there = Dort steht kein Abt.
reason-abbot-will-score = Es ist fertig und wird ohnehin gleich gewertet.

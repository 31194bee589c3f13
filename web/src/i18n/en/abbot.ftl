# Abbot and gardens.
system-abbot = Abbot and gardens
system-abbot-line = A monk who may go home early with his points.
figure-abbot = abbot
feature-garden = garden
features-garden = Gardens
detail-garden = garden
one-abbot = an abbot
place-abbot = Place abbot
into-garden = in the garden
scored-garden = scored a garden

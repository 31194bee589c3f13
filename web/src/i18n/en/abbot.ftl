# Abbot and gardens.
system-abbot = Abbot and gardens
system-abbot-line = A monk you can bring home early.
figure-abbot = abbot
feature-garden = garden
features-garden = Gardens
detail-garden = garden
one-abbot = an abbot
place-abbot = Place abbot
into-garden = in the garden
scored-garden = scored a garden

# Abbot and gardens.
system-abbot = Abbot and gardens
system-abbot-line = A monk you can bring home early.
figure-abbot = abbot
feature-garden = garden
features-garden = Gardens
one-abbot = an abbot
place-abbot = Place abbot
into-garden = in the garden
scored-garden = scored a garden
for-garden = for a garden
for-your-garden = for your garden
your-abbot = your abbot
reason-abbot-ground = Your abbot goes in a monastery or a garden.
reason-garden-abbot-only = Only an abbot can go in a garden.
reason-own-abbot = You can only take back your own abbot.
reason-no-abbot-there = There’s no abbot there.
reason-abbot-will-score = It’s finished and about to score anyway.

# Kult, Burg und Kloster.
system-cult = Kult, Burg und Kloster
system-cult-line = Kultstätten gegen Klöster.
option-cu-strict_adjacency = Höchstens eine Kultstätte neben einem Kloster und umgekehrt
option-cu-self_challenge = Deine Kultstätte fordert dein eigenes Kloster heraus
feature-shrine = Kultstätte
features-shrine = Kultstätten
log-challenge = Herausforderung entschieden: { $at } wurde zuerst fertig, { $lost } geht leer aus.
into-shrine = in die Kultstätte
scored-shrine = wertet eine Kultstätte
for-shrine = für eine Kultstätte
for-your-shrine = für deine Kultstätte
reason-shrine-rivals = Eine Kultstätte darf nur an ein Kloster grenzen.
reason-monastery-rivals = Ein Kloster darf nur an eine Kultstätte grenzen.
reason-second-shrine = Das Kloster daneben bekäme eine zweite Kultstätte.
reason-second-monastery = Die Kultstätte daneben bekäme ein zweites Kloster.

# Kult, Burg und Kloster.
system-cult = Kult, Burg und Kloster
system-cult-line = Kultstätten sind Klöster eines anderen Glaubens: Neben einem Kloster bekommt alles, wer zuerst fertig ist.
option-cu-strict_adjacency = Höchstens eine Kultstätte neben einem Kloster, in beide Richtungen
option-cu-self_challenge = Die eigene Kultstätte fordert das eigene Kloster heraus
feature-shrine = Kultstätte
features-shrine = Kultstätten
log-challenge = Die Herausforderung ist entschieden: { $at } wurde zuerst fertig, { $lost } geht leer aus.
into-shrine = in die Kultstätte
scored-shrine = wertet eine Kultstätte

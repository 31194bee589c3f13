system-robbers = Zbojníci
system-robbers-line = Seber půlku cizích příštích bodů.
option-rob-placement = Umístění zbojníka
option-rob-second = Kdo umístí druhého zbojníka
option-rob-targets = Koho zbojník okrádá
option-rob-end_points = Body za zbojníka, který je na konci na počítadle
value-next_available = další hráč se zbojníkem v ruce
value-next_player_only = jen další hráč
value-meeple_and_messenger = družiníky i posly
value-meeple_only = jen družiníky
ask-place-robber = Kde bude tvůj zbojník číhat?
ask-rob = Okrást teď: { $name }?
wait-place-robber = { $name } umísťuje zbojníka
wait-rob = { $name } může někoho okrást
hint-robbed = { $n ->
    [one] Zbojník ({ $name }) získá { $n } bod
    [few] Zbojník ({ $name }) získá { $n } body
    [many] Zbojník ({ $name }) získá { $n } bodu
   *[other] Zbojník ({ $name }) získá { $n } bodů
}
hint-along = Zbojník ({ $name }) jde taky
hint-rob = { $n ->
    [one] Získáš { $n } bod. { $name } o nic nepřijde.
    [few] Získáš { $n } body. { $name } o nic nepřijde.
    [many] Získáš { $n } bodu. { $name } o nic nepřijde.
   *[other] Získáš { $n } bodů. { $name } o nic nepřijde.
}
hint-prey = Polovina toho, co příště získá { $names }
hint-wait = Zbojník počká na dalšího hráče, který bude z tohoto políčka bodovat.
confirm-space = Číhat na { $at }
confirm-rob = { $n ->
    [one] Vzít { $n } bod
    [few] Vzít { $n } body
    [many] Vzít { $n } bodu
   *[other] Vzít { $n } bodů
}
choice-stay = Zůstat
choice-rob = Okrást
choice-wait = Počkat
pass-place-robber = Přeskočit
figure-robber = zbojník
piece-robber = zbojníka
marker-robber = Zbojník
feature-robber = zbojník
features-robber = Zbojníci
log-moved-robber = umísťuje zbojníka na políčko { $space }
scored-robber = boduje za zbojníka
for-robber = za zbojníka
for-your-robber = za svého zbojníka
log-robbed = okrádá jiného hráče
counted-stolen = { $count ->
    [one] { $count } ukradený bod
    [few] { $count } ukradené body
    [many] { $count } ukradeného bodu
   *[other] { $count } ukradených bodů
}
counted-robbers = { $count ->
    [one] { $count } zbojník na počítadle
    [few] { $count } zbojníci na počítadle
    [many] { $count } zbojníka na počítadle
   *[other] { $count } zbojníků na počítadle
}
reason-robber-same-space = Tvůj zbojník už tam je.
reason-robber-needs-marker = Zbojník patří tam, kde je figurka jiného hráče.
reason-robber-off-track = Tvůj zbojník ještě není na počítadle.
reason-robber-first = Nejdřív umísti zbojníka, pak figurku.
reason-robber-move-or-stay = Přesuň zbojníka, nebo ho nech, kde je.
reason-robber-must-place = Zbojníka umístit musíš.

# Robbers.
system-robbers = Rabusie
system-robbers-line = Zgarnij połowę czyichś następnych punktów.
option-rob-placement = Stawianie rabusia
option-rob-second = Kto stawia drugiego rabusia
option-rob-targets = Rabusie mogą okraść
option-rob-end_points = Punkty za rabusia, który na koniec stoi na torze
value-next_available = następny gracz, który ma rabusia w zapasie
value-next_player_only = tylko następny gracz
value-meeple_and_messenger = meeple i posłańców
value-meeple_only = tylko meeple
ask-place-robber = Gdzie czeka twój rabuś?
ask-rob = Okraść gracza { $name }?
wait-place-robber = { $name } stawia rabusia
wait-rob = { $name } może kogoś okraść
hint-robbed = rabuś ({ $name }) dostaje { $n }
hint-along = rabuś ({ $name }) idzie razem
hint-rob = Dostajesz { $n }. { $name } nic nie traci.
hint-prey = Połowa tego, co następnie zdobędzie { $names }
hint-wait = Twój rabuś czeka na następnego gracza, który ruszy z tego pola.
confirm-space = Czekaj na { $at }
confirm-rob = { $n ->
    [one] Weź { $n } punkt
    [few] Weź { $n } punkty
    [many] Weź { $n } punktów
   *[other] Weź { $n } punktów
}
choice-stay = Zostań
choice-rob = Okradnij
choice-wait = Czekaj
pass-place-robber = Pomiń
figure-robber = rabuś
piece-robber = rabusia
marker-robber = Rabuś
feature-robber = rabuś
features-robber = Rabusie
log-moved-robber = stawia rabusia na polu { $space }
scored-robber = punktuje za rabusia
for-robber = za rabusia
for-your-robber = za twojego rabusia
log-robbed = okrada innego gracza
counted-stolen = { $count ->
    [one] { $count } skradziony punkt
    [few] { $count } skradzione punkty
    [many] { $count } skradzionych punktów
   *[other] { $count } skradzionych punktów
}
counted-robbers = { $count ->
    [one] { $count } rabuś na torze
    [few] { $count } rabusie na torze
    [many] { $count } rabusiów na torze
   *[other] { $count } rabusiów na torze
}
reason-robber-same-space = Twój rabuś już tam jest.
reason-robber-needs-marker = Twój rabuś staje tam, gdzie jest znacznik innego gracza.
reason-robber-off-track = Twojego rabusia nie ma jeszcze na torze.
reason-robber-first = Najpierw postaw rabusia, potem figurę.
reason-robber-move-or-stay = Przesuń rabusia albo zostaw go na miejscu.
reason-robber-must-place = Musisz postawić rabusia.

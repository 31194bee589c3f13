# Hills and Sheep.
system-hills-and-sheep = Wzgórza i owce
system-hills-and-sheep-line = Paś owce. Wzgórza rozstrzygają remisy.
part-hills = Wzgórza
part-hills-line = Kryją kafelek i rozstrzygają remisy.
part-shepherd = Pasterze
part-shepherd-line = Ich stada rosną, aż je zbierzesz albo przyjdzie wilk.
part-vineyards = Winnice
part-vineyards-line = Każda przy ukończonym klasztorze dodaje punkty.
option-hs-vineyards_for_gardens = Winnice liczą się ogrodom
option-hs-closed_field = Gdy łąka stada zostaje zamknięta
option-hs-tokens = Liczba żetonów owiec
option-hs-hill_count = Remis na wzgórzach
value-nothing = nic się nie dzieje
value-gather = stado zostaje zebrane
value-text = jak w tekście zasad
value-list = jak w spisie elementów
value-presence = dowolny poddany na wzgórzu
value-number = najwięcej poddanych na wzgórzach
value-off = nie
value-on = tak
ask-flock = Powiększasz stado czy je zbierasz?
wait-flock = { $name } dogląda stada
hint-flock = { $n ->
    [one] { $n } z { $of } żetonów to wilk. Dobierzesz go i po stadzie.
    [few] { $n } z { $of } żetonów to wilki. Dobierzesz jednego i po stadzie.
    [many] { $n } z { $of } żetonów to wilki. Dobierzesz jednego i po stadzie.
   *[other] { $n } z { $of } żetonów to wilki. Dobierzesz jednego i po stadzie.
}
hint-grow = { $n ->
    [one] dobierz żeton; { $n } z { $of } to wilk
    [few] dobierz żeton; { $n } z { $of } to wilki
    [many] dobierz żeton; { $n } z { $of } to wilki
   *[other] dobierz żeton; { $n } z { $of } to wilki
}
hint-gather-too = także dla: { $names }
confirm-gather = { $n ->
    [one] Zbierz: { $n } punkt
    [few] Zbierz: { $n } punkty
    [many] Zbierz: { $n } punktów
   *[other] Zbierz: { $n } punktów
}
confirm-none-flock = Powiększ lub zbierz
choice-grow = Powiększ stado
choice-gather = Zbierz stado
figure-shepherd = pasterz
token-sheep-1 = jedna owca
token-sheep-2 = dwie owce
token-sheep-3 = trzy owce
token-sheep-4 = cztery owce
token-wolf = wilk
feature-sheep = stado
features-sheep = Stada
shelf-sheep = Wzgórza i owce
flock-worth = stado { $n }
flock-none = { $n ->
    [one] { $n } stado
    [few] { $n } stada
    [many] { $n } stad
   *[other] { $n } stad
}
flock-grow = Powiększ
flock-gather = Zbierz
flock-at = Stado na { $at }
flock-joins = { $n ->
    [one] { $n } owca
    [few] { $n } owce
    [many] { $n } owiec
   *[other] { $n } owiec
}
flock-wolf = Wilk: po stadzie
flock-yours = Twoje stado
flock-if = { $n ->
    [one] { $n } punkt po zebraniu
    [few] { $n } punkty po zebraniu
    [many] { $n } punktów po zebraniu
   *[other] { $n } punktów po zebraniu
}
flock-nobody = Nikt nie ma stada.
flock-left = Jeszcze w worku
flock-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonów
}
flock-sheep = { $n ->
    [one] { $n } owca
    [few] { $n } owce
    [many] { $n } owiec
   *[other] { $n } owiec
}
flock-wolves = wilk
log-sheep = dobiera do stada: { $token } ({ $at })
log-wolf = dobiera wilka i traci stado ({ $at })
log-hidden = kładzie następny kafelek zakryty pod wzgórzem
one-shepherd = pasterza
place-shepherd = Postaw pasterza
scored-sheep = zbiera stado
for-sheep = za stado
for-your-sheep = za twoje stado
your-shepherd = twój pasterz
counted-sheep = { $count ->
    [one] { $count } owca
    [few] { $count } owce
    [many] { $count } owiec
   *[other] { $count } owiec
}
counted-pictured-sheep = { $count ->
    [one] { $count } narysowana owca
    [few] { $count } narysowane owce
    [many] { $count } narysowanych owiec
   *[other] { $count } narysowanych owiec
}
counted-vineyards = { $count ->
    [one] { $count } winnica
    [few] { $count } winnice
    [many] { $count } winnic
   *[other] { $count } winnic
}
reason-token-gone = Nie ma już takiego żetonu do dobrania.
reason-tile-below-hill = Kafelka pod wzgórzem nikt nie ogląda ani nie wybiera.
reason-shepherd-ground = Twój pasterz może stanąć tylko na łące.
reason-shepherd-taken = Na tej łące jest już pasterz.
reason-grow-or-gather = Powiększ swoje stado albo je zbierz.
tile-of-buried = Kafelek { $n } z { $of }, pod wzgórzami: { $buried }
needs-shepherd = Wymaga łąki bez pasterza.

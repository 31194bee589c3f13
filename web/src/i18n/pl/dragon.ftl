# The Princess and the Dragon.
system-princess-and-dragon = Księżniczka i smok
system-princess-and-dragon-line = Smok zjada, wróżka strzeże.
part-dragon = Smok
part-dragon-line = Zjada każdą figurę na swojej drodze.
part-fairy = Wróżka
part-fairy-line = Trzyma smoka z dala i daje punkty.
part-portal = Magiczne portale
part-portal-line = Postaw poddanego na dowolnym kafelku.
part-princess = Księżniczki
part-princess-line = Odeślij rycerza do domu.
option-pd-dragon_timing = Kiedy rusza smok
option-pd-fairy_binding = Wróżka chroni
option-pd-princess = Księżniczka odsyła rycerza do domu
value-before_scoring = przed punktacją
value-after_scoring = po punktacji
value-tile = wszystkich na swoim kafelku
value-follower = jednego poddanego
value-must = zawsze
value-may = jeśli chcesz
ask-figure-fairy = Przesuwasz wróżkę?
ask-princess = Którego rycerza odsyła księżniczka?
ask-dragon-step = Przesuń smoka
wait-princess = { $name } odsyła rycerza do domu
wait-dragon-step = { $name } przesuwa smoka
hint-dragon = Nie może wrócić na kafelek, na którym już był.
hint-eats = zjada: { $who }
hint-nobody = nikogo tam nie ma
hint-of = { $figure } ({ $name })
hint-fairy = trzyma smoka z dala, daje punkty
ask-fairy = Trzyma smoka z dala i daje ci punkty, dopóki zostaje na miejscu.
hint-portal = Magiczny portal: wybierz dowolny kafelek, by zobaczyć wolne miejsca.
hint-princess = Twojego albo innego gracza.
confirm-none-dragon-step = Wybierz krok
confirm-none-princess = Wybierz rycerza
confirm-dragon = Leć na { $dir }
confirm-princess = Odeślij
act-dragon = { $dir }, { $at }
act-fairy = Wróżka na { $at }
figure-dragon = smok
figure-fairy = wróżka
piece-dragon = smoka
piece-fairy = wróżkę
feature-fairy = wróżka
features-fairy = Wróżka
shelf-dragon = Smok i wróżka
shelf-piece = { $piece }: { $where }
shelf-fairy-you = Wróżka: u ciebie
shelf-fairy = Wróżka: { $name }
tiles-aside = Czekają na smoka
tiles-aside-hint = Odłożone do czasu pierwszego wulkanu.
dragon-away = Śpi, dopóki nie pojawi się wulkan.
dragon-step = krok { $n } z { $of }
dragon-steps = Droga smoka
dragon-ate = zjada: { $who }
dragon-now = twój krok
dragon-chooses = wybiera
fairy-on = Wróżka jest na { $at }. Smok nie może tam wejść.
fairy-off = Wróżka stoi obok planszy.
log-returned = traci { $figure } przez smoka ({ $at })
log-princess = traci { $figure } przez księżniczkę ({ $at })
log-dragon = przesuwa smoka na { $at }
log-volcano = wzywa smoka na { $at }
log-fairy = przesuwa wróżkę na { $at }
log-waits = dobiera kafelek ze smokiem i odkłada go na bok
log-mixed = { $n ->
    [one] wtasowuje { $n } kafelek ze smokiem
    [few] wtasowuje { $n } kafelki ze smokiem
    [many] wtasowuje { $n } kafelków ze smokiem
   *[other] wtasowuje { $n } kafelków ze smokiem
}
scored-fairy = punktuje za wróżkę
for-fairy = za wróżkę
counted-with-fairy = { $count ->
    [one] { $count } poddany przy wróżce
    [few] { $count } poddanych przy wróżce
    [many] { $count } poddanych przy wróżce
   *[other] { $count } poddanych przy wróżce
}
reason-new-volcano = Na właśnie położonym wulkanie nikt nie może stanąć.
reason-dragon-there = Tam jest smok.
reason-dragon-must-move = Smok musi się ruszyć, dopóki może.
reason-dragon-no-tile = Nie ma tam kafelka.
reason-dragon-been-there = Smok już tam był.
reason-dragon-fears-fairy = Wróżka trzyma smoka z dala.
reason-dragon-off-board = Smok nie może wejść na planszę startową.
reason-dragon-next-tile = Smok rusza na kafelek, który styka się bokiem z jego kafelkiem.
reason-no-fairy = W tej partii nie ma wróżki.
reason-fairy-on-tile = Wróżka staje na kafelku, a nie przy poddanym.
reason-fairy-on-follower = Wróżka staje przy poddanym, a nie na kafelku.
reason-fairy-with-it = Wróżka już stoi przy tym poddanym.
reason-fairy-there = Wróżka już tam jest.
reason-fairy-own-follower = Wróżka staje przy jednym z twoich poddanych.
reason-fairy-own-tile = Wróżka staje na kafelku z twoim poddanym.
reason-portal-figure = { $your } nie może użyć magicznego portalu.
reason-portal-ground = { $your } nie może tam stanąć.
reason-portal-finished = Ten obszar był ukończony, jeszcze zanim leżał twój kafelek.
reason-princess-city = Odesłać możesz tylko poddanego z tego miasta.
reason-princess-must = Musisz odesłać rycerza z tego miasta.
reason-princess-instead = Odsyłasz rycerza zamiast stawiać figurę.

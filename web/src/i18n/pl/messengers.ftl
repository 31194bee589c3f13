# Messengers.
system-messengers = Posłańcy
system-messengers-line = Drugi znacznik przynosi wiadomości.
option-msg-drawer = Kto dobiera wiadomość
option-msg-alone = Znacznik musi stanąć sam
option-msg-per_scoring = Wiadomości na punktację
option-msg-recall = Punkty za zabranego meepla
option-msg-timing = Kiedy dobiera się wiadomości
option-msg-chain = Wiadomość może prowadzić do następnej
value-any_scorer = każdy gracz, który tam stanie
value-active_only = tylko gracz, którego jest tura
value-required = tak
value-not_required = nie
value-one = najwyżej jedna
value-every_landing = jedna za każde zatrzymanie
value-owner_always = zawsze dla właściciela
value-majority_only = tylko przy większości
value-after_batch = po wszystkich punktach
value-immediate = od razu
value-unlimited = dowolnie wiele
value-one_extra = najwyżej dwie na kafelek
ask-marker = { $n ->
    [one] Który znacznik bierze punkt?
    [few] Który znacznik bierze { $n } punkty?
    [many] Który znacznik bierze { $n } punktów?
   *[other] Który znacznik bierze { $n } punktów?
}
ask-message = Grasz wiadomość czy bierzesz 2 punkty?
ask-recall-meeple = Którego meepla zabierasz?
ask-recall-points = { $n ->
    [one] Bierzesz za niego { $n } punkt?
    [few] Bierzesz za niego { $n } punkty?
    [many] Bierzesz za niego { $n } punktów?
   *[other] Bierzesz za niego { $n } punktów?
}
wait-marker = { $name } przesuwa znacznik
wait-message = { $name } czyta wiadomość
hint-card = Zrób, co mówi karta, albo weź 2 punkty.
hint-message = staje na polu wiadomości
hint-message-shared = pole wiadomości, ale zajęte
confirm-meeple = Przesuń meepla
confirm-messenger = Przesuń posłańca
choice-meeple = Meepel
choice-messenger = Posłaniec
choice-action = Zagraj wiadomość
choice-points = Weź 2 punkty
choice-score = Weź punkty
choice-forgo = Bez punktów
figure-messenger = posłaniec
marker-messenger = Posłaniec
feature-message = wiadomość
features-message = Wiadomości
shelf-messages = Wiadomości
shelf-unseen = zostało: { $n }
message-road = Punkty za twoją najmniejszą drogę
message-city = Punkty za twoje najmniejsze miasto
message-monastery = Punkty za twój najmniejszy klasztor
message-tile = Zagraj jeszcze jeden kafelek
message-shields = 2 punkty za każdy herb
message-knights = 2 punkty za każdego twojego rycerza
message-farmers = 2 punkty za każdego twojego chłopa
message-recall = Weź punkty za meepla i zabierz go
message-instead = Weź zamiast tego 2 punkty
message-do = zrób, co mówi
message-impossible = teraz niemożliwe
messages-unseen = Jeszcze niedobrane
messages-known = Pod nimi, od najbliższej
card-road = Droga
card-road-text = Twoja najmniejsza droga punktuje, jakby partia kończyła się teraz. Figura zostaje, bez względu na to, kto ma większość.
card-city = Miasto
card-city-text = Twoje najmniejsze miasto punktuje, jakby partia kończyła się teraz. Figura zostaje, bez względu na to, kto ma większość.
card-monastery = Klasztor
card-monastery-text = Twój najmniejszy klasztor punktuje, jakby partia kończyła się teraz. Figura zostaje.
card-tile = Kolejny kafelek
card-tile-text = Od razu dobierz kafelek i rozegraj nim pełną turę.
card-shields = Herby
card-shields-text = 2 punkty za każdy herb w nieukończonych miastach, w których masz figurę.
card-knights = Rycerze
card-knights-text = 2 punkty za każdą twoją figurę w miastach. Figury tam zostają.
card-farmers = Chłopi
card-farmers-text = 2 punkty za każdą twoją figurę na łąkach. Figury tam zostają.
card-recall = Powrót
card-recall-text = Wybierz jednego ze swoich meepli. Jego obszar może dać ci punkty, jakby partia kończyła się teraz, a meepel wraca do ciebie.
log-message = dobiera wiadomość: { $message }
log-message-done = zagrywa wiadomość: { $message }
scored-message = punktuje za wiadomość
for-message = za wiadomość
log-declined = odrzuca wiadomość
counted-instead = { $count ->
    [one] { $count } odrzucona wiadomość
    [few] { $count } odrzucone wiadomości
    [many] { $count } odrzuconych wiadomości
   *[other] { $count } odrzuconych wiadomości
}
reason-message-not-on-top = Ta wiadomość nie leży na wierzchu stosu.
reason-no-messenger = Nie masz posłańca do przesunięcia.
reason-message-points-only = Nie możesz zrobić tego, co mówi wiadomość. Weź za to punkty.
reason-message-smallest = Tu nie wybierasz: liczy się twój najmniejszy obszar.
reason-message-action-first = Najpierw zagraj wiadomość, potem wybierz meepla.
reason-message-recall-own = Wybierz własnego meepla na nieukończonym obszarze.

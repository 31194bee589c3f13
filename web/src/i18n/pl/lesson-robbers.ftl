lesson-robbers-line = Czekaj na torze punktacji przy kimś, kto zaraz zapunktuje, i weź połowę.

lesson-robbers-ambush = Zaczaj się
lesson-robbers-ambush-text = Kafelek z sakwą wysyła twojego rabusia na tor punktacji, obok innego gracza. Gdy ten gracz zapunktuje, dostajesz połowę tych punktów.
lesson-robbers-ambush-lay = Połóż kafelek z sakwą
lesson-robbers-ambush-wait = Odile zaraz ukończy miasto: postaw rabusia na jej polu
lesson-robbers-ambush-other = Stoi tam Gaspard, a on nie ma czego ukończyć. Postaw rabusia na polu Odile.
lesson-robbers-ambush-more = Postaw meepla albo go zatrzymaj
lesson-robbers-ambush-done = Odile kończy miasto za 8 punktów, a rabuś przynosi ci 4. Odile zachowuje swoje: rabuś nikomu nie odbiera punktów.

lesson-robbers-choose = Wypuść płotkę
lesson-robbers-choose-text = Odile i Gaspard są na tym samym polu. Jeśli oboje punktują w tej samej turze, ty decydujesz, kogo okraść.
lesson-robbers-choose-lay = Połóż kafelek z sakwą
lesson-robbers-choose-wait = Postaw rabusia na polu, na którym są oboje
lesson-robbers-choose-more = Postaw meepla albo go zatrzymaj
lesson-robbers-choose-let = Odile dostaje 4, a zaraz po niej większe miasto Gasparda: niech rabuś poczeka
lesson-robbers-choose-rob = To byłyby 2 punkty. Miasto Gasparda jest większe i punktuje zaraz po tym. Poczekaj na nie.
lesson-robbers-choose-done = Gaspard dostaje 8 punktów, a cierpliwość popłaca: masz 4 zamiast 2.

lesson-robbers-move = Przesuń rabusia
lesson-robbers-move-text = Kolejnym kafelkiem z sakwą możesz przesunąć rabusia. Czeka przy Odile, która nie ma meepla na planszy. Miastu Gasparda brakuje jednego kafelka.
lesson-robbers-move-lay = Połóż kafelek z sakwą na końcu drogi
lesson-robbers-move-elsewhere = Też pasuje. Połóż go na końcu drogi, żeby nie przeszkadzał.
lesson-robbers-move-move = Przesuń rabusia na pole Gasparda
lesson-robbers-move-stay = Odile nie ma za co punktować. Przesuń rabusia na pole Gasparda.
lesson-robbers-move-more = Postaw meepla albo go zatrzymaj
lesson-robbers-move-done = Gaspard dostaje 8 punktów, a ty 4. Rabuś wraca i jest gotów na następną sakwę.

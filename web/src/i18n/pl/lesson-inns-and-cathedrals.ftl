lesson-inns-and-cathedrals-line = Stawiaj na duże drogi i miasta, a innym je psuj.

lesson-inns-and-cathedrals-inn = Podwój swoją drogę
lesson-inns-and-cathedrals-inn-text = Droga z karczmą daje 2 punkty za kafelek zamiast 1, gdy jest ukończona.
lesson-inns-and-cathedrals-inn-lay = Połóż karczmę przy drodze
lesson-inns-and-cathedrals-inn-claim = Zajmij drogę
lesson-inns-and-cathedrals-inn-elsewhere = Pasuje, ale droga potrzebuje karczmy na otwartym końcu po prawej.
lesson-inns-and-cathedrals-inn-field = Na łące byłby chłopem. Postaw go na drodze z karczmą.
lesson-inns-and-cathedrals-inn-pass = Bez meepla droga jest niczyja. Postaw go na niej.
lesson-inns-and-cathedrals-inn-close = Ukończ drogę
lesson-inns-and-cathedrals-inn-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-inns-and-cathedrals-inn-done = 4 kafelki, po 2 punkty: 8 punktów zamiast 4.

lesson-inns-and-cathedrals-cathedral = Zbuduj katedrę
lesson-inns-and-cathedrals-cathedral-text = Miasto z katedrą daje 3 punkty za kafelek i za herb, gdy jest ukończone. Do tego czasu nie jest warte nic.
lesson-inns-and-cathedrals-cathedral-lay = Połóż katedrę pośrodku miasta
lesson-inns-and-cathedrals-cathedral-claim = Zajmij miasto
lesson-inns-and-cathedrals-cathedral-elsewhere = Pasuje, ale powstaje ogromne miasto, które trudno zamknąć. Połóż ją w luce między trzema miastami.
lesson-inns-and-cathedrals-cathedral-pass = Bez meepla miasto jest niczyje. Postaw go tam.
lesson-inns-and-cathedrals-cathedral-close = Zamknij mur
lesson-inns-and-cathedrals-cathedral-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-inns-and-cathedrals-cathedral-done = 5 kafelków, po 3 punkty: 15 punktów zamiast 10.

lesson-inns-and-cathedrals-risk = Zepsuj drogę
lesson-inns-and-cathedrals-risk-text = Na koniec partii nieukończona droga z karczmą nie daje nic. Masz ostatni kafelek, a droga Odile jest wciąż otwarta.
lesson-inns-and-cathedrals-risk-spoil = Odbierz wartość drodze Odile
lesson-inns-and-cathedrals-risk-elsewhere = Pasuje, ale Odile zachowuje 3 punkty. Połóż karczmę na końcu jej drogi.
lesson-inns-and-cathedrals-risk-leave = Zatrzymaj meepla
lesson-inns-and-cathedrals-risk-field = Chłop nic tu nie zarobi: żadne miasto nie jest ukończone. Zatrzymaj go.
lesson-inns-and-cathedrals-risk-done = Odile nic nie dostaje za drogę. Nieukończone katedry też nic nie dają, więc licz pozostałe kafelki.

lesson-inns-and-cathedrals-large = Policz się podwójnie
lesson-inns-and-cathedrals-large-text = Masz jednego dużego meepla. Liczy się jak 2, gdy porównujecie, kto ma więcej w mieście, na drodze lub na łące.
lesson-inns-and-cathedrals-large-lay = Zacznij miasto naprzeciw miasta Odile
lesson-inns-and-cathedrals-large-claim = Postaw w nim dużego meepla
lesson-inns-and-cathedrals-large-elsewhere = Pasuje, ale miasto Odile jest u góry po prawej. Połóż go naprzeciw, miastem do jej miasta.
lesson-inns-and-cathedrals-large-small = Zwykły meepel musiałby się dzielić z Odile. Weź dużego.
lesson-inns-and-cathedrals-large-field = Na łące byłby chłopem. Postaw go w mieście.
lesson-inns-and-cathedrals-large-pass = Bez meepla miasto przypadnie tylko Odile. Postaw w nim dużego meepla.
lesson-inns-and-cathedrals-large-join = Połącz oba miasta
lesson-inns-and-cathedrals-large-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-inns-and-cathedrals-large-done = Duży meepel to 2 na 1: wszystkie 6 punktów jest twoje.

lesson-base-line = Kładź kafelki, zajmuj drogi i miasta, zdobywaj punkty.

lesson-base-tile = Połóż kafelek
lesson-base-tile-text = W każdej turze dokładasz na planszę jeden kafelek. Drogi muszą łączyć się z drogami, miasta z miastami, a łąki z łąkami.
lesson-base-tile-lay = Połóż kafelek tam, gdzie pasuje
lesson-base-tile-done = To pierwsza połowa tury. Druga to meepel.

lesson-base-claim = Zajmij miasto
lesson-base-claim-text = Na właśnie położonym kafelku możesz postawić jednego z 7 meepli. W mieście jest rycerzem i miasto należy do ciebie.
lesson-base-claim-lay = Powiększ miasto
lesson-base-claim-claim = Postaw meepla w mieście
lesson-base-claim-elsewhere = Pasuje, ale miasto nie rośnie. Połóż kafelek z otwartej strony miasta.
lesson-base-claim-field = Na łące byłby chłopem. Na razie postaw go w mieście.
lesson-base-claim-pass = Bez meepla miasto jest niczyje. Postaw go tam.
lesson-base-claim-done = Miasto jest twoje. Choćby nie wiem jak urosło, nikt inny nie postawi w nim meepla.

lesson-base-finish = Ukończ miasto
lesson-base-finish-text = Miasto jest ukończone, gdy jego mur nie ma przerw. Od razu daje punkty, a rycerz wraca do ciebie.
lesson-base-finish-close = Zamknij mur
lesson-base-finish-elsewhere = Pasuje, ale w murze zostaje przerwa. Zamknij miasto u góry.
lesson-base-finish-keep = Tym razem zatrzymaj meepla
lesson-base-finish-field = Możesz postawić następnego, ale tym razem go zatrzymaj. Zaraz się przyda.
lesson-base-finish-done = 3 kafelki i 1 herb, po 2 punkty: 8 punktów. I znów masz wszystkie 7 meepli.

lesson-base-road = Zajmij drogę
lesson-base-road-text = Droga daje 1 punkt za kafelek. Jest ukończona, gdy oba końce są zamknięte: skrzyżowaniem, wioską, miastem lub klasztorem.
lesson-base-road-lay = Przedłuż drogę
lesson-base-road-claim = Postaw meepla na drodze
lesson-base-road-elsewhere = Pasuje, ale droga się nie wydłuża. Połóż go na jej otwartym końcu.
lesson-base-road-field = Na łące byłby chłopem. Na razie postaw go na drodze.
lesson-base-road-pass = Bez meepla droga jest niczyja. Postaw go na niej.
lesson-base-road-close = Ukończ drogę skrzyżowaniem
lesson-base-road-keep = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-base-road-done = 4 kafelki, 4 punkty. Drogi są małe, ale meepel szybko wraca.

lesson-base-monastery = Zajmij klasztor
lesson-base-monastery-text = Klasztor liczy siebie i 8 kafelków wokół, po 1 punkcie. Jest ukończony, gdy leży cała ósemka.
lesson-base-monastery-lay = Połóż klasztor w luce
lesson-base-monastery-claim = Postaw meepla w klasztorze
lesson-base-monastery-elsewhere = Pasuje, ale nie tam, gdzie trzeba klasztorowi. Poszukaj luki pośrodku.
lesson-base-monastery-field = Na łące byłby chłopem. Na razie postaw go w klasztorze.
lesson-base-monastery-pass = Bez meepla klasztor jest niczyj. Postaw go tam.
lesson-base-monastery-close = Zapełnij ostatnie pole wokół
lesson-base-monastery-keep = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-base-monastery-done = 9 kafelków, 9 punktów. Klasztorowi pomaga każdy kafelek, czyjkolwiek jest.

lesson-base-farmer = Połóż chłopa
lesson-base-farmer-text = Na łące meepel leży i zostaje do końca partii. Wtedy każde ukończone miasto przy jego łące jest warte 3 punkty.
lesson-base-farmer-lay = Połóż kafelek obok startowego
lesson-base-farmer-lie = Połóż chłopa na łące, która dotyka miasta
lesson-base-farmer-elsewhere = Też pasuje. Dla tego chłopa połóż go jednak na prawo od startowego.
lesson-base-farmer-road = To byłby meepel na drodze. Połóż go na łące powyżej.
lesson-base-farmer-below = Ta łąka nie dotyka miasta: odcina ją droga. Połóż go na łące nad drogą.
lesson-base-farmer-pass = To już ostatnie kafelki, a chłop płaci na koniec. Połóż go.
lesson-base-farmer-done = Koniec partii: chłop ma 3 punkty za ukończone miasto. Nigdy nie wraca wcześniej, więc wybieraj z głową.

lesson-base-share = Podziel się miastem
lesson-base-share-text = Do cudzego miasta nie wejdziesz. Ale dwa miasta mogą się zrosnąć i wtedy obaj gracze dostają pełne punkty.
lesson-base-share-join = Połącz oba miasta
lesson-base-share-elsewhere = Pasuje, ale oba miasta są nadal osobno. Połóż go w luce między nimi.
lesson-base-share-keep = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-base-share-done = Po jednym rycerzu, więc każde z was dostaje pełne 6 punktów.

lesson-base-steal = Przejmij miasto
lesson-base-steal-text = Kto ma w mieście więcej rycerzy, bierze wszystkie punkty. Buduj więc obok, a potem połącz.
lesson-base-steal-lay = Zacznij obok drugie miasto
lesson-base-steal-claim = Postaw w nim drugiego rycerza
lesson-base-steal-elsewhere = Pasuje, ale nie pomaga przejąć miasta. Spójrz na górę luki.
lesson-base-steal-field = Na łące byłby chłopem. Potrzebujesz rycerza.
lesson-base-steal-pass = Bez drugiego rycerza dzielisz się z Odile. Postaw go.
lesson-base-steal-join = Połącz wszystkie trzy miasta
lesson-base-steal-keep = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-base-steal-done = 2 rycerzy na 1: masz 8 punktów, Odile nie ma nic. Tyle wystarczy na twoją pierwszą partię.

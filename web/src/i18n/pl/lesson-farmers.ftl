lesson-farmers-line = Kładź chłopów na koniec partii i walcz o najlepszą łąkę.

lesson-farmers-count = Policz miasta
lesson-farmers-count-text = Chłop zostaje do końca partii. Wtedy daje 3 punkty za każde ukończone miasto, którego dotyka jego łąka. Granicami łąk są drogi i mury miast.
lesson-farmers-count-lay = Przedłuż drogę w prawo
lesson-farmers-count-elsewhere = Też pasuje. Tym razem połóż go na prawym końcu drogi.
lesson-farmers-count-lie = Połóż chłopa na łące, która dotyka dwóch ukończonych miast
lesson-farmers-count-road = Droga daje 1 punkt za kafelek. Łąka nad nią dotyka dwóch ukończonych miast: to 6 punktów.
lesson-farmers-count-below = Ta łąka nie dotyka żadnego miasta. Weź tę nad drogą.
lesson-farmers-count-pass = Partia prawie się kończy, a chłop jest tu wart 6 punktów. Połóż go.
lesson-farmers-count-done = 2 ukończone miasta, po 3 punkty: 6 punktów za jednego chłopa. Miasta mogą być czyjekolwiek.

lesson-farmers-finish = Ukończ miasto z podwójnym zyskiem
lesson-farmers-finish-text = Chłop liczy tylko ukończone miasta. Po lewej jest jedno otwarte, łąka twojego chłopa go dotyka, a ty masz ostatni kafelek.
lesson-farmers-finish-close = Zamknij otwarte miasto
lesson-farmers-finish-elsewhere = Pasuje, ale miasto zostaje otwarte i chłop nic za nie nie ma. Zamknij je u góry.
lesson-farmers-finish-claim = Postaw rycerza w mieście
lesson-farmers-finish-field = Ten chłop dałby 3 punkty. Rycerz da 4 za miasto.
lesson-farmers-finish-pass = Miasto jest niczyje. Rycerz da za nie 4 punkty.
lesson-farmers-finish-done = 4 punkty za rycerza i 3 więcej za chłopa: 2 ukończone miasta, 6 punktów za łąkę. Razem 10.

lesson-farmers-join = Przejmij łąkę
lesson-farmers-join-text = Kto ma na łące najwięcej chłopów, bierze wszystkie punkty. Chłop Odile leży między dwoma miastami, twój na łące u góry po lewej.
lesson-farmers-join-lay = Ukończ miasto po prawej
lesson-farmers-join-elsewhere = Pasuje, ale potrzebujesz łąki u góry po prawej. Zamknij miasto tam.
lesson-farmers-join-lie = Połóż drugiego chłopa na łące nad tym miastem
lesson-farmers-join-city = Rycerz da 4 punkty, ale wtedy dzielisz się z Odile dużą łąką. Połóż chłopa.
lesson-farmers-join-pass = Trzeba 2 chłopów, by pobić 1 Odile. Połóż go.
lesson-farmers-join-join = Połącz wszystkie trzy łąki
lesson-farmers-join-far = Pasuje, ale łąki są nadal osobno. Połóż go w luce między chłopami.
lesson-farmers-join-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-farmers-join-done = 2 chłopów na 1: masz 6 punktów za dwa miasta, a Odile nie ma nic.

lesson-farmers-fence = Nie wpuszczaj innych
lesson-farmers-fence-text = Odile ma po prawej 2 chłopów, ty po lewej 1. Jeśli łąki się zrosną, weźmie wszystko. Droga rozdziela łąki.
lesson-farmers-fence-lay = Połóż drogę w luce
lesson-farmers-fence-elsewhere = Pasuje, ale luka zostaje i Odile może tam połączyć łąki. Połóż drogę w luce.
lesson-farmers-fence-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-farmers-fence-done = Łąki zostają osobno: 3 punkty dla ciebie i 3 dla Odile, zamiast 6 tylko dla niej.

lesson-abbey-and-mayor-line = Zapełnij lukę, do której nic nie pasuje, i licz herby zamiast głów.

lesson-abbey-and-mayor-abbey = Zapełnij lukę opactwem
lesson-abbey-and-mayor-abbey-text = Raz w partii możesz położyć opactwo, zamiast dobierać kafelek. Pasuje w każdą lukę z kafelkami z czterech stron, zamyka wszystko, co się w niej kończy, i jest klasztorem.
lesson-abbey-and-mayor-abbey-fill = Połóż opactwo w luce
lesson-abbey-and-mayor-abbey-draw = Żaden kafelek w worku nie pasuje tam tak dobrze. Użyj opactwa.
lesson-abbey-and-mayor-abbey-monk = Postaw mnicha w opactwie
lesson-abbey-and-mayor-abbey-pass = Opactwo jest już otoczone, więc mnich od razu punktuje. Postaw go.
lesson-abbey-and-mayor-abbey-other = Postaw meepla w opactwie: od razu da punkty.
lesson-abbey-and-mayor-abbey-done = 6 punktów za miasto, które zamknęło opactwo, i 9 za samo opactwo: 15 punktów jednym kafelkiem.

lesson-abbey-and-mayor-mayor = Wyślij burmistrza
lesson-abbey-and-mayor-mayor-text = W mieście burmistrz liczy się tyle razy, ile jest w nim herbów. Bez herbów nie liczy się wcale.
lesson-abbey-and-mayor-mayor-lay = Zacznij miasto na lewo od miasta Odile, z jednym polem odstępu
lesson-abbey-and-mayor-mayor-elsewhere = Pasuje, ale zostaw jedno pole odstępu między tym miastem a miastem Odile.
lesson-abbey-and-mayor-mayor-claim = Postaw burmistrza w mieście
lesson-abbey-and-mayor-mayor-small = Meepel tylko dzieliłby miasto z Odile. Burmistrz rośnie z każdym herbem: wyślij jego.
lesson-abbey-and-mayor-mayor-field = Miejsce burmistrza jest w mieście. Postaw go tam.
lesson-abbey-and-mayor-mayor-join = Połącz miasta kafelkiem z drugim herbem
lesson-abbey-and-mayor-mayor-more = Postaw jeszcze jedną figurę albo ją zatrzymaj
lesson-abbey-and-mayor-mayor-done = 2 herby wygrywają z 1 rycerzem: 4 kafelki i 2 herby, 12 punktów tylko dla ciebie.

lesson-abbey-and-mayor-wagon = Jedź dalej
lesson-abbey-and-mayor-wagon-text = Gdy jego droga, miasto lub klasztor są ukończone, wóz nie musi wracać. Może pojechać na połączony obszar, który jest nieukończony i wolny.
lesson-abbey-and-mayor-wagon-lay = Przedłuż drogę
lesson-abbey-and-mayor-wagon-claim = Postaw wóz na drodze
lesson-abbey-and-mayor-wagon-meeple = Meepel wróciłby potem do ciebie. Weź wóz.
lesson-abbey-and-mayor-wagon-pass = Postaw wóz na drodze.
lesson-abbey-and-mayor-wagon-close = Ukończ drogę skrzyżowaniem
lesson-abbey-and-mayor-wagon-elsewhere = Pasuje, ale ta droga potrzebuje skrzyżowania na prawym końcu.
lesson-abbey-and-mayor-wagon-keep = Zatrzymaj pozostałe figury
lesson-abbey-and-mayor-wagon-more = Tym razem je zatrzymaj: zaraz ruszy twój wóz.
lesson-abbey-and-mayor-wagon-drive = Jedź do klasztoru na drugim końcu
lesson-abbey-and-mayor-wagon-road = Tak też można. Ale klasztor jest wart więcej: jedź na lewy koniec drogi.
lesson-abbey-and-mayor-wagon-home = Mógłby wrócić. Ale klasztor jest wolny: jedź tam.
lesson-abbey-and-mayor-wagon-done = 4 punkty za drogę, a klasztor jest twój bez stawiania nowej figury.

lesson-abbey-and-mayor-barn = Zbuduj stodołę
lesson-abbey-and-mayor-barn-text = Stodoła staje na rogu, gdzie cztery kafelki mają tylko łąkę. Chłopi od razu tam punktują i wracają. Na koniec stodoła daje 4 punkty za każde ukończone miasto.
lesson-abbey-and-mayor-barn-lay = Połóż miasto na dole, tak by spotkały się cztery łąki
lesson-abbey-and-mayor-barn-elsewhere = Pasuje, ale nie tworzy rogu z czterema łąkami. Zapełnij pole pod drogą.
lesson-abbey-and-mayor-barn-barn = Postaw stodołę tam, gdzie spotykają się cztery łąki
lesson-abbey-and-mayor-barn-pass = Twój chłop czeka. Zbuduj stodołę.
lesson-abbey-and-mayor-barn-other = Weź stodołę: staje na rogu pośrodku czterech łąk.
lesson-abbey-and-mayor-barn-done = Twój chłop dostaje 3 punkty za ukończone miasto i wraca. Stodoła trzyma łąkę do końca.

lesson-abbot-line = Zajmuj ogrody, odwołuj opata, kiedy chcesz, i wysyłaj go znowu.

lesson-abbot-garden = Zajmij ogród
lesson-abbot-garden-text = Ogród punktuje jak klasztor: 1 punkt za swój kafelek i po 1 za każdy z 8 wokół. Wejść może tylko twój opat.
lesson-abbot-garden-lay = Połóż ogród pośrodku pierścienia
lesson-abbot-garden-claim = Postaw opata w ogrodzie
lesson-abbot-garden-elsewhere = Pasuje, ale ogród chce sąsiadów. Poszukaj luki pośrodku.
lesson-abbot-garden-city = To byłby rycerz. Postaw opata w ogrodzie.
lesson-abbot-garden-pass = Bez opata ogród jest niczyj. Postaw go tam.
lesson-abbot-garden-close = Zapełnij ostatnie pole wokół ogrodu
lesson-abbot-garden-far = Pasuje, ale jedno pole przy ogrodzie jest nadal puste: róg na dole po prawej.
lesson-abbot-garden-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-abbot-garden-done = 9 kafelków, 9 punktów, a twój opat wraca.

lesson-abbot-home = Odwołaj opata
lesson-abbot-home-text = Nie musisz czekać na ukończenie ogrodu. Zamiast stawiać meepla, zabierz opata i weź punkty za to, co już tam leży.
lesson-abbot-home-lay = Połóż kafelek obok ogrodu
lesson-abbot-home-elsewhere = Pasuje, ale obok ogrodu jest wart 1 punkt więcej.
lesson-abbot-home-home = Zabierz opata z ogrodu
lesson-abbot-home-meeple = Możesz zrobić tylko jedno: postawić meepla albo zabrać opata. Zabierz opata.
lesson-abbot-home-pass = Możesz czekać dalej, ale opat daje teraz 7 punktów. Zabierz go.
lesson-abbot-home-done = 7 kafelków, 7 punktów i opat znów jest wolny. Żaden inny meepel nie odchodzi, kiedy chcesz.

lesson-abbot-twice = Wyślij go znowu
lesson-abbot-twice-text = Masz jednego opata, a stoi w marnym ogrodzie. Luka pośrodku pierścienia ma wokół 8 kafelków. Uwolnij opata na czas.
lesson-abbot-twice-lay = Połóż kafelek tuż pod ogrodem opata
lesson-abbot-twice-elsewhere = Pasuje, ale pod ogrodem jest wart 1 punkt więcej.
lesson-abbot-twice-home = Zabierz opata
lesson-abbot-twice-meeple = Opat zostałby w marnym ogrodzie. Lepiej go zabierz.
lesson-abbot-twice-pass = Opat zostałby w marnym ogrodzie. Zabierz go.
lesson-abbot-twice-fill = Nowy ogród! Połóż go pośrodku pierścienia
lesson-abbot-twice-far = Pasuje, ale w luce ogród jest od razu ukończony.
lesson-abbot-twice-claim = Postaw opata w nowym ogrodzie
lesson-abbot-twice-city = Rycerz da 4 punkty za miasto. Ogród jest wart 9. Weź opata.
lesson-abbot-twice-empty = Bez opata nic nie dostaniesz za ogród. Postaw go tam.
lesson-abbot-twice-done = 6 punktów za pierwszy ogród i od razu 9 za drugi. A opat już wraca.

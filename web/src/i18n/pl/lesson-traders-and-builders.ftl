lesson-traders-and-builders-line = Bierz towary z każdego ukończonego miasta, graj dwa kafelki w turze i karm świnię.

lesson-traders-and-builders-goods = Weź towary
lesson-traders-and-builders-goods-text = Niektóre miasta handlują winem, zbożem lub suknem. Kto ukończy takie miasto, bierze jego towary, nawet jeśli punkty dostaje kto inny.
lesson-traders-and-builders-goods-close = Ukończ miasto Odile
lesson-traders-and-builders-goods-elsewhere = Pasuje, ale towary czekają w mieście Odile. Zamknij je u góry.
lesson-traders-and-builders-goods-done = Odile dostaje 8 punktów, a ty 1 wino i 1 zboże. Ile są warte, pokaże następna scena.

lesson-traders-and-builders-most = Opanuj rynek
lesson-traders-and-builders-most-text = Na koniec partii najwięcej wina jest warte 10 punktów. Tak samo zboże i sukno. Odile ma 1 wino, a ty ostatni kafelek.
lesson-traders-and-builders-most-close = Ukończ miasto, które ma dwa razy winogrona
lesson-traders-and-builders-most-own = To 6 punktów za własne miasto, ale Odile ma najwięcej wina i bierze 10. Zamknij miasto pośrodku.
lesson-traders-and-builders-most-elsewhere = Pasuje, ale niczego nie kończy. Zamknij miasto pośrodku, które ma dwa razy winogrona.
lesson-traders-and-builders-most-done = 2 wina na 1: 10 punktów. Z 2 za twoje otwarte miasto wygrywasz 12 do 8, choć Odile ma 8 za swoje.

lesson-traders-and-builders-builder = Zagraj dwa kafelki w turze
lesson-traders-and-builders-builder-text = Postaw budowniczego w mieście lub na drodze, gdzie masz już meepla. Gdy rozbudujesz to miasto lub drogę, grasz drugi kafelek.
lesson-traders-and-builders-builder-lay = Powiększ swoje miasto
lesson-traders-and-builders-builder-claim = Postaw budowniczego w mieście
lesson-traders-and-builders-builder-elsewhere = Pasuje, ale tu chodzi o twoje miasto. Połóż go z otwartej strony u góry.
lesson-traders-and-builders-builder-pass = Bez budowniczego nie ma drugiego kafelka. Postaw go w swoim mieście.
lesson-traders-and-builders-builder-extend = Znów powiększ miasto: budowniczy rusza do pracy
lesson-traders-and-builders-builder-again = Weź drugi kafelek
lesson-traders-and-builders-builder-skip = Możesz go pominąć, ale po to jest budowniczy: kafelek za darmo. Weź go.
lesson-traders-and-builders-builder-close = Zamknij nim swoje miasto
lesson-traders-and-builders-builder-done = Dwa kafelki w jednej turze. 5 kafelków i 2 herby, po 2 punkty: 14 punktów, a rycerz i budowniczy wracają.

lesson-traders-and-builders-pig = Nakarm świnię
lesson-traders-and-builders-pig-text = Świnia dołącza do twojego chłopa. Na koniec każde ukończone miasto przy tej łące jest dla ciebie warte 4 punkty zamiast 3.
lesson-traders-and-builders-pig-lay = Powiększ łąkę swojego chłopa
lesson-traders-and-builders-pig-pig = Postaw świnię na łące obok chłopa
lesson-traders-and-builders-pig-elsewhere = Pasuje, ale twój chłop leży nad drogą. Połóż go na końcu drogi.
lesson-traders-and-builders-pig-meeple = Kolejny meepel nie podniesie wartości miast. Weź świnię.
lesson-traders-and-builders-pig-pass = To ostatni kafelek, a świnia od razu daje punkty. Postaw ją obok chłopa.
lesson-traders-and-builders-pig-done = 2 ukończone miasta, po 4 punkty: 8 punktów zamiast 6.

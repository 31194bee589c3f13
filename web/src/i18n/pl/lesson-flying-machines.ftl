lesson-flying-machines-line = Wystartuj, rzuć kostką i wyląduj tam, gdzie już ktoś jest.

lesson-flying-machines-fly = Wpadnij do mnicha
lesson-flying-machines-fly-text = Maszyna latająca niesie meepla o 1, 2 lub 3 kafelki w stronę strzałki. Może wylądować na nieukończonej drodze, w mieście lub klasztorze, nawet zajętym.
lesson-flying-machines-fly-lay = Celuj w klasztor Odile: połóż maszynę na dole po prawej, strzałką w jego stronę
lesson-flying-machines-fly-turned = Prawie: strzałka musi wskazywać klasztor. Obróć kafelek.
lesson-flying-machines-fly-elsewhere = Pasuje, ale nie celuje w klasztor. Spróbuj w pustym rogu na dole po prawej.
lesson-flying-machines-fly-fly = Wyślij meepla w lot
lesson-flying-machines-fly-pass = Wyślij meepla w lot: klasztor jest tylko 1 kafelek dalej.
lesson-flying-machines-fly-land = Wypadło 1: wyląduj w klasztorze
lesson-flying-machines-fly-close = Ukończ klasztor
lesson-flying-machines-fly-far = Pasuje, ale klasztor nadal ma lukę po prawej.
lesson-flying-machines-fly-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-flying-machines-fly-done = Po jednym mnichu: 9 punktów dla ciebie i 9 dla Odile, która myślała, że jest sama.

lesson-flying-machines-take = Przejmij miasto
lesson-flying-machines-take-text = Ty i Odile macie w tym mieście po 1 rycerzu. Trzeci już nie wejdzie, ale może wlecieć.
lesson-flying-machines-take-lay = Połóż maszynę na prawo od miasta, strzałką w jego stronę
lesson-flying-machines-take-turned = Prawie: strzałka musi wskazywać w lewo, na miasto. Obróć kafelek.
lesson-flying-machines-take-elsewhere = Pasuje, ale miasto leży gdzie indziej. Połóż maszynę tuż obok, po jego prawej stronie.
lesson-flying-machines-take-fly = Wyślij meepla w lot: kawałek miasta jest 1, 2 i 3 kafelki dalej
lesson-flying-machines-take-pass = Stąd nie da się chybić: każdy rzut trafia w miasto. Wyślij meepla w lot.
lesson-flying-machines-take-land = Wypadło 3: wyląduj na drugim końcu miasta
lesson-flying-machines-take-close = Ukończ miasto
lesson-flying-machines-take-far = Pasuje, ale miasto zostaje otwarte. Zamknij je u góry.
lesson-flying-machines-take-done = 2 rycerzy na 1: wszystkie 8 punktów jest twoje.

lesson-flying-machines-miss = Chyb celu
lesson-flying-machines-miss-text = Lot musi mieć gdzie się skończyć. Miasto Odile ma tylko 2 kafelki szerokości, więc trójka je przelatuje.
lesson-flying-machines-miss-lay = Połóż maszynę na prawo od miasta, strzałką w jego stronę
lesson-flying-machines-miss-turned = Prawie: strzałka musi wskazywać w lewo, na miasto. Obróć kafelek.
lesson-flying-machines-miss-elsewhere = Pasuje, ale nie celuje w miasto. Połóż ją na prawo od miasta.
lesson-flying-machines-miss-fly = Mimo to wyślij meepla w lot
lesson-flying-machines-miss-pass = Warto spróbować: tracisz tylko tę jedną okazję, by postawić meepla. Wyślij go w lot.
lesson-flying-machines-miss-done = Trójka i brak kafelka do lądowania: meepel wraca. Celuj więc tam, gdzie każdy rzut coś znajdzie.

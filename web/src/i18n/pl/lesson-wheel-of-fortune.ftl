lesson-wheel-of-fortune-line = Postaw na koło i bądź na miejscu, gdy świnia stanie.

lesson-wheel-of-fortune-crown = Postaw na koronę
lesson-wheel-of-fortune-crown-text = Kafelek z liczbą przesuwa świnię o tyle sektorów. Meepel, który czeka tam, gdzie stanie, daje 3 punkty, a 6, jeśli jest sam na dwóch koronach.
lesson-wheel-of-fortune-crown-lay = Przedłuż drogę u góry
lesson-wheel-of-fortune-crown-elsewhere = Pasuje, ale połóż go przy drodze u góry koła.
lesson-wheel-of-fortune-crown-bet = Obstaw następny sektor: postaw meepla na Podatkach
lesson-wheel-of-fortune-crown-single = Ten sektor też płaci. Ale następne są Podatki i mają dwie korony: 6 punktów.
lesson-wheel-of-fortune-crown-far = Świnia ma tam za daleko. Obstaw następny sektor, Podatki.
lesson-wheel-of-fortune-crown-board = Można, ale tu chodzi o koło. Postaw meepla na Podatkach.
lesson-wheel-of-fortune-crown-pass = Świnia płaci tylko tym, którzy na nią czekają. Postaw meepla na Podatkach.
lesson-wheel-of-fortune-crown-done = Odile dobrała 1 i świnia stanęła na Podatkach: 6 punktów, a twój meepel wraca.

lesson-wheel-of-fortune-taxes = Zbierz podatki
lesson-wheel-of-fortune-taxes-text = Gdzie stanie świnia, coś spotyka wszystkich. Na Podatkach każdy twój rycerz daje 1 punkt za herb i 1 za każdego twojego rycerza w tym mieście.
lesson-wheel-of-fortune-taxes-lay = Powiększ miasto u góry po prawej
lesson-wheel-of-fortune-taxes-elsewhere = Pasuje, ale ten kafelek jest dla miasta u góry po prawej stronie koła.
lesson-wheel-of-fortune-taxes-claim = Postaw rycerza w mieście
lesson-wheel-of-fortune-taxes-other = Podatki płacą rycerzom. Postaw meepla w mieście.
lesson-wheel-of-fortune-taxes-pass = Podatki płacą rycerzom. Postaw jednego w mieście.
lesson-wheel-of-fortune-taxes-done = 1 herb i 1 rycerz: 2 punkty, a miasto nadal jest twoje.

lesson-wheel-of-fortune-pestilence = Przetrwaj zarazę
lesson-wheel-of-fortune-pestilence-text = Dobierasz 3 i świnia staje na Zarazie: każdy zabiera z planszy jednego meepla. Wybierz tego, bez którego się obejdziesz.
lesson-wheel-of-fortune-pestilence-lose = Zabierz meepla z drogi
lesson-wheel-of-fortune-pestilence-monk = Mnich może kiedyś dać 9 punktów. Zabierz meepla z drogi.
lesson-wheel-of-fortune-pestilence-done = Mnich zostaje. Meeple na koronach też byłyby bezpieczne.

lesson-king-and-robber-baron-line = Ukończ największe miasto i najdłuższą drogę i utrzymaj tytuły.

lesson-king-and-robber-baron-king = Zostań królem
lesson-king-and-robber-baron-king-text = Kto ukończy pierwsze miasto, zostaje królem, nawet bez rycerza w środku. Król daje na koniec 1 punkt za każde ukończone miasto.
lesson-king-and-robber-baron-king-close = Zamknij miasto
lesson-king-and-robber-baron-king-elsewhere = Pasuje, ale miasto zostaje otwarte. Połóż go u góry miasta.
lesson-king-and-robber-baron-king-more = Postaw meepla albo go zatrzymaj
lesson-king-and-robber-baron-king-done = Twoje miasto ma 2 kafelki, więc na razie król jest u ciebie.

lesson-king-and-robber-baron-larger = Zdobądź koronę
lesson-king-and-robber-baron-larger-text = Większe miasto odbiera króla. Równe – nie. Miasto Odile ma 2 kafelki, a to obok będzie miało 3.
lesson-king-and-robber-baron-larger-close = Ukończ większe miasto
lesson-king-and-robber-baron-larger-elsewhere = Pasuje, ale nie kończy większego miasta. Połóż go u góry.
lesson-king-and-robber-baron-larger-more = Postaw meepla albo go zatrzymaj
lesson-king-and-robber-baron-larger-done = 3 kafelki biją 2: teraz król jest u ciebie. Liczy się wielkość, a nie to, czyje jest miasto.

lesson-king-and-robber-baron-baron = Ukończ najdłuższą drogę
lesson-king-and-robber-baron-baron-text = Raubritter idzie do tego, kto ukończy najdłuższą drogę, i daje na koniec 1 punkt za każdą ukończoną drogę. To ostatni kafelek.
lesson-king-and-robber-baron-baron-close = Ukończ obie drogi skrzyżowaniem
lesson-king-and-robber-baron-baron-elsewhere = Pasuje, ale długa droga zostaje otwarta. Połóż go na jej prawym końcu.
lesson-king-and-robber-baron-baron-claim = Postaw meepla na długiej drodze
lesson-king-and-robber-baron-baron-other = Długa droga daje najwięcej. Postaw meepla na niej.
lesson-king-and-robber-baron-baron-pass = Bez meepla masz tylko tytuł. Zajmij też długą drogę.
lesson-king-and-robber-baron-baron-done = 4 punkty za drogę i 2 za raubrittera przy 2 ukończonych drogach. Odile ma króla i 1 punkt za 1 miasto.

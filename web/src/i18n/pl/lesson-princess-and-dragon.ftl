lesson-princess-and-dragon-line = Napuść smoka na rywali i trzymaj wróżkę blisko siebie.

lesson-princess-and-dragon-dragon = Nakarm smoka
lesson-princess-and-dragon-dragon-text = Wulkan sprowadza smoka na planszę. Kafelek ze smokiem każe mu zrobić 6 kroków, a kierunek wybieracie na zmianę. Zjada każdą figurę po drodze.
lesson-princess-and-dragon-dragon-wake = Połóż wulkan obok miasta Odile
lesson-princess-and-dragon-dragon-lay = Połóż kafelek ze smokiem na prawym końcu drogi
lesson-princess-and-dragon-dragon-keep = Zatrzymaj meepla: smok zaraz ruszy
lesson-princess-and-dragon-dragon-field = Nie przy głodnym smoku. Tym razem zatrzymaj meepla.
lesson-princess-and-dragon-dragon-eat = Przesuń smoka na rycerza Odile
lesson-princess-and-dragon-dragon-elsewhere = Pasuje, ale w tej scenie trzeba go gdzie indziej. Przeczytaj zadanie jeszcze raz.
lesson-princess-and-dragon-dragon-away = Ten krok nikogo nie zjada. Rycerz Odile jest obok smoka, po lewej.
lesson-princess-and-dragon-dragon-done = Rycerz wraca do Odile, a miasto jest niczyje. Teraz drugi krok wybiera Odile.

lesson-princess-and-dragon-fairy = Wezwij wróżkę
lesson-princess-and-dragon-fairy-text = Zamiast stawiać figurę, możesz przesunąć wróżkę na kafelek ze swoim meeplem. Smok nigdy tam nie wejdzie, a na początku każdej twojej tury masz 1 punkt.
lesson-princess-and-dragon-fairy-lay = Przedłuż drogę w prawo
lesson-princess-and-dragon-fairy-elsewhere = Pasuje, ale połóż go na prawym końcu drogi.
lesson-princess-and-dragon-fairy-guard = Przesuń wróżkę do swojego rycerza
lesson-princess-and-dragon-fairy-meeple = Kolejny meepel nie zatrzyma smoka. Wyślij wróżkę do rycerza.
lesson-princess-and-dragon-fairy-pass = Smok jest tuż obok twojego rycerza. Wyślij tam wróżkę.
lesson-princess-and-dragon-fairy-trap = Twój krok: wprowadź smoka pod swoje miasto, w ślepy zaułek
lesson-princess-and-dragon-fairy-on = Stamtąd smok poszedłby dalej. Pod miastem utknie: zawrócić nie może, a drogę zagradza wróżka.
lesson-princess-and-dragon-fairy-done = Smok utknął, rycerz jest bezpieczny, a wróżka dała ci 1 punkt.

lesson-princess-and-dragon-portal = Przejdź przez portal
lesson-princess-and-dragon-portal-text = Przez magiczny portal meepel może trafić na dowolny kafelek planszy. Zwykłe zasady obowiązują: obszar musi być nieukończony i bez meepla.
lesson-princess-and-dragon-portal-lay = Połóż portal na prawym końcu drogi
lesson-princess-and-dragon-portal-elsewhere = Pasuje, ale połóż go na prawym końcu drogi.
lesson-princess-and-dragon-portal-jump = Wyślij meepla do niczyjego miasta
lesson-princess-and-dragon-portal-here = Można, ale miasto u góry ma herb i jest jeszcze niczyje.
lesson-princess-and-dragon-portal-pass = Portal to szansa dla meepla. Wyślij go do miasta.
lesson-princess-and-dragon-portal-close = Zamknij miasto
lesson-princess-and-dragon-portal-more = Postaw jeszcze jednego meepla albo go zatrzymaj
lesson-princess-and-dragon-portal-fairy = Wróżkę na razie zostaw. Postaw meepla albo go zatrzymaj.
lesson-princess-and-dragon-portal-done = 3 kafelki i 1 herb, po 2 punkty: 8 punktów za miasto, które zaczął ktoś inny.

lesson-princess-and-dragon-princess = Sprowadź księżniczkę
lesson-princess-and-dragon-princess-text = Gdy kafelek z księżniczką powiększa miasto, jeden z jego rycerzy musi odejść. Ty wybierasz który.
lesson-princess-and-dragon-princess-lay = Połóż księżniczkę tak, by miasto Odile rosło w prawo
lesson-princess-and-dragon-princess-turned = Pasuje, ale obróć go: miasto ma iść dalej w prawo.
lesson-princess-and-dragon-princess-elsewhere = Pasuje, ale nie do miasta Odile. Połóż go u góry jej miasta.
lesson-princess-and-dragon-princess-send = Odeślij rycerza Odile do domu
lesson-princess-and-dragon-princess-close = Zamknij miasto ostatnim kafelkiem
lesson-princess-and-dragon-princess-claim = Postaw w nim własnego rycerza
lesson-princess-and-dragon-princess-field = Miasto jest zamknięte i niczyje. Postaw w nim rycerza.
lesson-princess-and-dragon-princess-pass = Bez rycerza nikt nie dostanie punktów za miasto. Postaw go.
lesson-princess-and-dragon-princess-done = 4 kafelki, po 2 punkty: 8 punktów za miasto, które zbudowała Odile.

nav-learn = Výuka
learn-title = Výuka
learn-lead = Krátké lekce na skutečném plánu. Učíš se hraním.
learn-first = Tvoje první hra
learn-first-about = Kartičky, družiníci, body a jak někomu vzít město.
learn-new = Neznáš Carcassonne?
learn-new-how = Nauč se ho za 3 minuty
learn-start = Začít
learn-continue = Pokračovat
learn-again = Zopakovat
learn-learned = Zvládnuto
learn-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}
learn-scenes = { $n ->
    [one] { $n } scéna
    [few] { $n } scény
    [many] { $n } scény
   *[other] { $n } scén
}
learn-systems = Ke každému rozšíření jedna lekce
learn-none = Tahle lekce neexistuje.
learn-silent = Lekce se nenačetla.
learn-retry = Zkusit znovu
learn-all = Všechny lekce
learn-lesson = Lekce
learn-try = Vyzkoušet lekci
lesson-of = Část { $n } z { $of }
lesson-step = Krok { $n } z { $of }
lesson-progress = Část { $n } z { $of } této lekce
lesson-back = Zpět k lekcím
lesson-skip = Přeskočit
lesson-skip-about = Přeskočit tuto část
lesson-goal = Co udělat
lesson-hint = Tohle
lesson-other-head = Skoro
lesson-other = Ten tah je povolený, ale tady jde o něco jiného.
lesson-done = Výborně
lesson-part-done = Část { $n } hotová.
lesson-next = Pokračovat
lesson-finish = Dokončit
lesson-end = Lekce hotová
lesson-end-first = První hra na tebe čeká
lesson-end-first-about = Odile je milá začátečnice. Během hry dostáváš tipy a na klepnutí i nápovědu.
lesson-end-about = Až to příště přijde na stůl, budeš vědět, co s tím.
lesson-play-first = Zahrát první hru
lesson-next-lesson = Další lekce: { $name }
lesson-play-with = Zahrát si s tím
coach-arrow = Kolik budeš mít
coach-arrow-text = Šipka u tvých bodů ukazuje, kolik by jich bylo, kdyby hra skončila teď: tvoje body plus vše, co drží tvoji družiníci.
coach-worth = Kolik družiník vydělá
coach-worth-text = Číslo u každého místa říká, kolik tam tvůj družiník získá: hned, zatím, nebo na konci hry.
coach-field = Na louce zůstává
coach-field-text = Na louce si družiník lehne a zůstane do konce hry. Pak má body za každé dokončené město u své louky.
coach-close = Skoro hotovo
coach-close-text = Tady chybí už jen jedna kartička. Pak přijdou body a družiníci jdou domů.
coach-home = Družiník je zpátky
coach-home-text = Dokončená cesta, město nebo klášter boduje hned a družiníka ti vrátí. Můžeš ho znovu použít.
coach-low = Dochází ti družiníci
coach-low-text = Družiník se vrátí, když je jeho cesta, město nebo klášter dokončený. Zkus si vždy jednoho nechat v ruce.
coach-ok = Jasně
coach-off = Vypnout tipy
coach-of = Tip { $n } z { $of }
pref-tips = Tipy v prvních hrách
tips-about = Každý tip se ukáže jednou.
tips-on = Zapnuto
tips-off = Vypnuto
tips-again = Ukázat všechny tipy znovu

# The review of a finished game.
review-page = Rozbor hry
review-won = Výhra { $a } : { $b }
review-lost = Prohra { $a } : { $b }
review-drawn = Remíza { $a } : { $b }
review-other-won = { $name } vyhrává { $a } : { $b }
review-analyse = Rozebrat
review-chance = Šance na výhru
review-slider = Tah
review-turn = Tah { $n }
review-start = Začátek
review-unknown = zatím bez rozboru
review-chance-of = { $name } { $chance } %
review-as-table = Zobrazit jako tabulku
review-as-graph = Zobrazit jako graf
review-col-turn = Tah
review-col-player = Hráč
review-col-move = Co bylo zahráno
review-col-grade = Známka
review-grade-best = Nejlepší
review-grade-good = Dobrý
review-grade-inaccuracy = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-count = { $grade }: { $n }
review-open = Otevřít desku v tomto tahu
review-go = Rozebrat tuto hru
review-about = Podívej se tah po tahu, co bylo štěstí a co umění. Na tomto zařízení to trvá asi { $n } sekund.
review-starting = Otevírá se hra…
review-working = Rozebírá se tah { $n } z { $of }
review-name = Rozbor
review-stop = Zastavit
review-continue = Pokračovat
review-stopped = Rozebráno { $n } z { $of } tahů. Pokračovat můžeš kdykoli.
review-done = Rozbor je hotový.
review-short = Tato hra je na rozbor příliš krátká. Je potřeba aspoň 10 dílků.
review-alone = Rozbor porovnává hráče, a tady hrál jen jeden.
review-running = Tato hra ještě běží. Nejdřív ji dohraj.
review-to-game = Přejít do hry
review-no-engine = Engine se nenačetl. Zkontroluj připojení a zkus to znovu.
review-lost-worker = Rozbor se přerušil. Co je hotové, zůstává. Pokračovat můžeš kdykoli.
review-not-kept = Tento rozbor tu nejde uložit: anonymní okno nebo plný disk. Můžeš ho číst, dokud stránku nezavřeš.
review-why = Proč to takhle dopadlo
review-why-won = Proč to byla výhra o { $n }
review-why-lost = Proč to byla prohra o { $n }
review-why-other = Proč { $name } vyhrává o { $n }
review-luck = Štěstí při losování
review-own = Tvoje chyby
review-own-each = Vlastní chyby
review-of = Chyby: { $name }
review-others = Chyby ostatních
review-margin = Konečný rozdíl
review-how = Jak se to počítá?
review-how-mistakes = Chyby: u každého tahu engine porovná, co bylo zahráno, s nejlepším tahem, v očekávaných bodech. Tahy horší o méně než půl bodu se nepočítají.
review-how-luck = Štěstí: vše, co chyby nevysvětlí, hlavně dílky. Proto sloupce vždy dají konečný rozdíl.
review-how-grades = Známky: kolik šance na výhru tah ztratil proti nejlepšímu. Pod 1 % nejlepší, pod 4 % dobrý, pod 8 % nepřesnost, pod 15 % chyba, víc je hrubá chyba.
review-how-accuracy = Přesnost: nejlepší tah má 100 % a každých 7 % ztracené šance ji půlí. Tahy bez výběru se nepočítají.
review-accuracy = přesnost
review-from-luck = body ze štěstí
review-lost-points = body ztracené chybami
review-luck-even = Štěstí bylo vyrovnané: { $name }.
review-luck-good = { $n ->
    [one] Štěstí přálo ({ $name }) a vyneslo asi { $n } bod.
    [few] Štěstí přálo ({ $name }) a vyneslo asi { $n } body.
   *[other] Štěstí přálo ({ $name }) a vyneslo asi { $n } bodů.
}
review-luck-bad = { $n ->
    [one] Štěstí nepřálo ({ $name }) a stálo asi { $n } bod.
    [few] Štěstí nepřálo ({ $name }) a stálo asi { $n } body.
   *[other] Štěstí nepřálo ({ $name }) a stálo asi { $n } bodů.
}
review-skill-best = Téměř nic neztraceno: { $name }.
review-skill-cost = { $n ->
    [one] Chyby stály asi { $n } bod ({ $name }), samotný tah { $turn } stál { $worst }.
    [few] Chyby stály asi { $n } body ({ $name }), samotný tah { $turn } stál { $worst }.
   *[other] Chyby stály asi { $n } bodů ({ $name }), samotný tah { $turn } stál { $worst }.
}
review-moments = Klíčové okamžiky
review-no-moments = O této hře nerozhodl žádný jednotlivý tah.
review-moment-n = Klíčový okamžik { $n }: { $what }
review-luck-one = Štěstí
review-lucky = Šťastný dílek
review-unlucky = Nešťastný dílek
review-odds = Šance na něj byla 1 ku { $n }
review-worth-more = { $n ->
    [one] O { $n } bod lepší než průměrný dílek.
    [few] O { $n } body lepší než průměrný dílek.
   *[other] O { $n } bodů lepší než průměrný dílek.
}
review-worth-less = { $n ->
    [one] O { $n } bod horší než průměrný dílek.
    [few] O { $n } body horší než průměrný dílek.
   *[other] O { $n } bodů horší než průměrný dílek.
}
review-swing = { $swing } % šance na výhru
review-better = Lepší: { $move }
review-figure = { $figure } { $on }
review-none = bez figurky
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } bod na { $at }
    [few] { $n } body na { $at }
   *[other] { $n } bodů na { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Poučit se ze své chyby
    [few] Poučit se ze svých { $n } chyb
   *[other] Poučit se ze svých { $n } chyb
}
review-no-mistakes = Žádné chyby k poučení. Pěkně zahráno!
review-learning = Poučit se ze svých chyb
review-none-yet = Nejsou tu chyby k poučení. Nejdřív hru rozeber.
review-mistake-of = Chyba { $n } z { $of }
review-find = Najdi lepší tah
review-you-played = Tvůj tah: { $move }
review-chance-lost = Stál { $n } % šance na výhru.
review-not-better = To ještě není lepší: { $a } místo { $b } b. Zkus jiné místo.
review-solved = To je lepší
review-solved-best = To je nejlepší tah
review-margins = { $a } místo { $b } b.
review-next = Další chyba
review-back = Zpět k rozboru

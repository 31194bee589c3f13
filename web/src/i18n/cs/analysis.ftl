# Analýza.
analysis = Analýza
analysis-about = Projdi si jakoukoli partii nebo pozici, zkus jiné tahy a podívej se, co si myslí engine. Všechno zůstává na tomto zařízení.
analysis-paste = Vlož partii, pozici nebo odkaz
analysis-paste-hint = Zápis, pozice jako text nebo adresa partie na Bastide.
analysis-open = Otevřít
analysis-new = Nová deska
analysis-saved = Uložené analýzy
analysis-none = Zatím nic uloženého
analysis-delete-of = Smazat: { $title }
analysis-bad-link = Ten odkaz je poškozený. Požádej o něj znovu, nebo vlož pozici jako text.
analysis-variations = { $n ->
    [one] { $n } varianta
    [few] { $n } varianty
    [many] { $n } variant
   *[other] { $n } variant
}
analysis-missing = Taková analýza na tomto zařízení není.
analysis-running = Tato partie ještě běží. Nejdřív ji dohraj, potom ji analyzuj.
analysis-back = Zpět na analýzy
analysis-ways = Způsoby: { $n }
analysis-unknown = Šance na výhru zatím neznámá
analysis-margin-of = Očekávaný náskok: { $name }
analysis-best = Nejlepší tahy
analysis-looked = { $n ->
    [one] { $n } pozice
    [few] { $n } pozice
    [many] { $n } pozic
   *[other] { $n } pozic
}
analysis-stop = Zastavit
analysis-start = Spustit
analysis-over = Konec hry
analysis-play-move = Zahrát tento tah
analysis-worths = U každé kartičky: očekávaný konečný náskok toho, kdo ji vytáhne.
analysis-thinking = Přemýšlí…
analysis-moves = Tahy
analysis-promote = Nastavit jako hlavní variantu
analysis-remove = Smazat odsud dál
analysis-beginning = Začátek
analysis-comment = Komentář
analysis-not-kept = Tuto analýzu tu nelze uložit: soukromé okno nebo plný disk. Po zavření stránky zmizí.
analysis-turn = Tah
analysis-odds = Šance
analysis-to-move = Na tahu: { $name }
analysis-other-tile = Co když přijde jiná kartička?
analysis-next-tile = Další kartička
analysis-chance = Co se stane?
analysis-draw = { $tile }, zbývá { $n }
analysis-random = Náhodně
analysis-fits = { $at }: co sem pasuje?
analysis-odds-pick = Klepni na volné místo vedle kartičky a uvidíš, co tam pasuje.
analysis-fits-left = Zbývá { $n } z { $of } kartiček
analysis-fits-none = Žádná zbývající kartička sem nepasuje.
analysis-next-draw = Při příštím tažení
analysis-within = { $n ->
    [one] Do { $n } tažení
    [few] Do { $n } tažení
    [many] Do { $n } tažení
   *[other] Do { $n } tažení
}
analysis-draws = Počet tažení
analysis-draws-first = { $name } vytáhne první z nich
analysis-race = Jedna kartička před druhou
analysis-race-hint = Klepni jednou na kartičky, které chceš, a dvakrát na ty, kterých se bojíš.
analysis-race-these = { $tile }, zbývá { $n }, chtěná
analysis-race-those = { $tile }, zbývá { $n }, obávaná
analysis-race-won = { $n ->
    [one] Chtěná přijde první, do { $n } tažení
    [few] Chtěná přijde první, do { $n } tažení
    [many] Chtěná přijde první, do { $n } tažení
   *[other] Chtěná přijde první, do { $n } tažení
}
analysis-race-lost = Obávaná přijde první
analysis-link = Kopírovat odkaz na tuto pozici
analysis-save-text = Uložit jako zápis
analysis-copy-position = Kopírovat pozici jako text
analysis-edit = Upravit pozici jako text
analysis-png = Uložit obrázek (PNG)
analysis-svg = Uložit obrázek (SVG)
analysis-delete = Smazat tuto analýzu

# Puzzles, and the challenge of the day.
puzzles = Hlavolamy
puzzles-lead = Skutečné pozice s jedním nejlepším tahem. Najdi ho a podívej se proč.
puzzles-more = Další hlavolamy
puzzles-tried = Vyřešeno { $solved } z { $n }
puzzle-of-day = Hlavolam dne
puzzle-day-open = Každý den jeden hlavolam, pro všechny stejný.
puzzle-day-done = Vyřešeno. Další přijde o půlnoci UTC.
puzzle-solve = Vyřešit
puzzle-look = Podívat se znovu
puzzle-streak = Dní v řadě
puzzle-days = { $n ->
    [one] 1 den
    [few] { $n } dny
   *[other] { $n } dní
}
puzzle-week = Tento týden
puzzle-find = Najdi nejlepší tah
puzzle-rated = Hodnocení { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Tady začíná nejlepší tah. S nápovědou se hlavolam počítá z poloviny.
puzzle-show = Ukázat řešení
puzzle-solved = Vyřešeno
puzzle-hinted = Vyřešeno s nápovědou
puzzle-missed = Nevyřešeno
puzzle-practice = { $what } · cvičení, nehodnotí se
puzzle-outcome = { $what } · hodnocení { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Nejlepší: { $move }
puzzle-worth = Dobré, ale ne nejlepší: { $a } místo { $b } bodu.
puzzle-margins = Očekávaný náskok { $a }, druhý nejlepší tah { $b }.
puzzle-scores = { $n ->
    [one] Hned přinese 1 bod, ale jiný tah dokáže víc.
    [few] Hned přinese { $n } body, ale jiný tah dokáže víc.
   *[other] Hned přinese { $n } bodů, ale jiný tah dokáže víc.
}
puzzle-even = Stav je vyrovnaný.
puzzle-behind = { $n ->
    [one] Prohráváš o 1 bod.
    [few] Prohráváš o { $n } body.
   *[other] Prohráváš o { $n } bodů.
}
puzzle-ahead = { $n ->
    [one] Vedeš o 1 bod.
    [few] Vedeš o { $n } body.
   *[other] Vedeš o { $n } bodů.
}
puzzle-left = { $n ->
    [one] Zbývá 1 kartička.
    [few] Zbývají { $n } kartičky.
   *[other] Zbývá { $n } kartiček.
}
puzzle-about = O tomto hlavolamu
puzzle-your-rating = Tvé hodnocení
puzzle-its-rating = Hodnocení hlavolamu
puzzle-theme = Téma
puzzle-own = Tvá rozšíření
puzzle-start = { $n ->
    [one] Řešit 1 hlavolam
    [few] Řešit { $n } hlavolamy
   *[other] Řešit { $n } hlavolamů
}
puzzle-next = Další hlavolam
puzzle-back = Všechny hlavolamy
puzzle-none = Žádný hlavolam nevyhovuje. Vyber jiné téma nebo více rozšíření.
puzzle-lost = Hlavolamy se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
puzzle-again = Zkusit znovu
puzzle-opening = Otevírám hlavolam…
puzzle-you = Ty
challenge = Výzva dne
challenge-about = Hraj sám. Všichni táhnou stejné kartičky: kolik bodů získáš?
challenge-begin = Začít
challenge-continue = Pokračovat
challenge-scores = Výsledky s těmito kartičkami
challenge-share = Bastide, výzva { $day }: { $n } b., více než { $beaten } z { $of } botů.
puzzle-theme-extra = Kartička navíc
puzzle-theme-steal = Převzetí
puzzle-theme-share = Podíl
puzzle-theme-farm = Louky
puzzle-theme-save = Zachraň družiníka
puzzle-theme-monastery = Kláštery
puzzle-theme-finish = Uzavři a boduj
puzzle-theme-piece = Zvláštní figury
puzzle-theme-last = Poslední tahy
puzzle-theme-block = Blokování
puzzle-theme-keep = Šetření
puzzle-theme-claim = Obsazení
puzzle-theme-plan = Příprava
puzzle-idea-extra = Kartička navíc má větší cenu
puzzle-idea-steal = Převezmi to
puzzle-idea-share = Získej podíl
puzzle-idea-farm = Rozhoduje louka
puzzle-idea-save = Získej družiníka zpět
puzzle-idea-monastery = Doplň okolí
puzzle-idea-finish = Uzavři a boduj
puzzle-idea-piece = Pohni správnou figurou
puzzle-idea-last = Využij poslední kartičky
puzzle-idea-block = Zastav ostatní
puzzle-idea-keep = Nech si družiníka
puzzle-idea-claim = Obsaď to hned
puzzle-idea-plan = Připrav si další tah

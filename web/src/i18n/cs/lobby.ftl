shelf-search = Hledat rozšíření
shelf-filter = Ukázat
shelf-all = Vše { $n }
shelf-stars = Oblíbené { $n }
shelf-on = Ve hře { $n }
shelf-none = Nic takového tu není.
shelf-none-stars = Dej rozšíření hvězdičku a najdeš ho tady.
group-big = Velká rozšíření
group-mini = Minirozšíření (2012)
group-start = Jiné začátky
group-more = Další malá rozšíření
group-on = { $n ->
    [0] žádné
   *[other] { $n } z { $of }
}
row-tiles = { $n ->
    [0] bez kartiček
    [one] +{ $n } kartička
    [few] +{ $n } kartičky
    [many] +{ $n } kartičky
   *[other] +{ $n } kartiček
}
row-minutes = +{ $n } min
row-always = vždy ve hře
row-details = Podrobnosti
row-star = Oblíbené: { $name }
row-narrowed = { $n } z { $of } částí
row-variants = { $n ->
    [one] { $n } varianta pravidel
    [few] { $n } varianty pravidel
    [many] { $n } varianty pravidel
   *[other] { $n } variant pravidel
}
lost-board = Vypnuto, protože je ve hře: { $name }. Hra má jen jeden startovní plán.
lost-instead = Raději { $name }
lost-said = { $lost }: { $why }
random-mix = Náhodný mix
random-hint = Pokaždé jiná rozšíření na takhle dlouhou hru.
random-length = Délka hry
random-minutes = { $n ->
    [120] 2 hodiny
   *[other] { $n } min
}
random-shuffle = Zamíchat
random-back = Zpět k mému mixu
mixes = Tvoje mixy
mix-save = Uložit tento mix
mix-saved = Uloženo jako „{ $name }“
mix-name = Název mixu
mix-rename = Přejmenovat: { $name }
mix-remove = Smazat: { $name }
mix-more = { $n ->
    [one] { $first } a { $n } další
    [few] { $first } a { $n } další
    [many] { $first } a { $n } dalšího
   *[other] { $first } a { $n } dalších
}
mix-plus = { $box }, navíc: { $more }
mix-without = { $box }, kromě: { $less }
mix-plus-without = { $box }, navíc: { $more }, kromě: { $less }
mix-reset = Zpět na: { $box }
n-minutes = { $n } min
tiles-word = kartičky
game-minutes = asi { $n } min
game-short = krátká
game-long = dlouhá
game-expansions-on = { $n ->
    [0] Žádná rozšíření
    [one] { $n } rozšíření ve hře
    [few] { $n } rozšíření ve hře
    [many] { $n } rozšíření ve hře
   *[other] { $n } rozšíření ve hře
}
game-remove = Odebrat: { $name }
game-show-all = Ukázat vše ({ $n })
game-variants = { $n ->
    [one] { $n } varianta pravidel
    [few] { $n } varianty pravidel
    [many] { $n } varianty pravidel
   *[other] { $n } variant pravidel
}
game-variants-reset = Použít výchozí pravidla
game-options = Nastavení hry
game-choose = Vybrat rozšíření
new-public-on = Přisednout si může kdokoli.
new-public-off = Jen na pozvání: kamarádi se připojí přes tvůj odkaz.
new-watch = Sledovat může kdokoli
seat-here = Někdo tady
seat-here-hint = u této obrazovky
seat-here-n = Hráč { $n }
seat-name = Jméno hráče na místě { $n }
waiting-title = Čeká se na hráče
waiting-tab = { $n } z { $of }
waiting-seats = Místa
waiting-taken = obsazeno { $n } z { $of }
waiting-host = Ty, hostitel
waiting-joined = Je tady
waiting-ready-seat = Připraveno
waiting-invite = Pozvat kamarády
waiting-code = Kód hry: { $code }
waiting-qr = Naskenuj a připoj se z mobilu
waiting-qr-show = Ukázat QR kód
waiting-qr-hide = Skrýt QR kód
waiting-fill = Doplnit boty a začít
waiting-for = { $n ->
    [one] Čeká se ještě na jednoho hráče. Hra začne, až budou všechna místa obsazená.
    [few] Čeká se ještě na { $n } hráče. Hra začne, až budou všechna místa obsazená.
    [many] Čeká se ještě na { $n } hráče. Hra začne, až budou všechna místa obsazená.
   *[other] Čeká se ještě na { $n } hráčů. Hra začne, až budou všechna místa obsazená.
}
waiting-private = Jen na pozvání
waiting-public = Veřejná: přidat se může kdokoli
waiting-stranger = Tahle hra je jen na pozvání. Požádej hostitele o odkaz. Jakmile začne, můžeš ji sledovat.
waiting-game = Hra
list-filter = Ukázat hry
list-all = Všechny
list-turn = Na tahu
list-waiting = Čekají
list-running = Probíhají
list-finished = Skončené
list-none-filter = Takové hry tu nejsou.
card-won = Vítězí { $name }
card-you-won = Vítězíš
card-shared = Společná výhra
you-name = { $name } (ty)

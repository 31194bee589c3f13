you = ty
left = zbývá
table-opening = Hra se načítá…
table-leave = Zpět na úvod
board = Plán
board-label = { $n ->
    [one] Plán: { $n } kartička
    [few] Plán: { $n } kartičky
    [many] Plán: { $n } kartičky
   *[other] Plán: { $n } kartiček
}
players = Hráči
players-log = Hráči a průběh
watching = sleduješ
your-turn = Jsi na tahu
away = pryč
resigned = vzdáno
tiles-left = Zbývající kartičky
undo = Vrátit
n-tiles = { $n ->
    [one] { $n } kartička
    [few] { $n } kartičky
    [many] { $n } kartičky
   *[other] { $n } kartiček
}
n-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
n-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
n-so-far = { $n ->
    [one] zatím { $n } bod
    [few] zatím { $n } body
    [many] zatím { $n } bodu
   *[other] zatím { $n } bodů
}
n-end = { $n ->
    [one] { $n } bod na konci
    [few] { $n } body na konci
    [many] { $n } bodu na konci
   *[other] { $n } bodů na konci
}
figures-more = { $n ->
    [one] Ukázat { $n } další druh figurek
    [few] Ukázat { $n } další druhy figurek
    [many] Ukázat { $n } dalšího druhu figurek
   *[other] Ukázat { $n } dalších druhů figurek
}
figures-left = zbývající figurky
tile-of = Kartička { $n } z { $of }
tile-on = Kartička položena
turn-left = Otočit vlevo
turn-right = Otočit vpravo
cells-label = { $n ->
    [one] { $n } místo pro tuto kartičku
    [few] { $n } místa pro tuto kartičku
    [many] { $n } místa pro tuto kartičku
   *[other] { $n } míst pro tuto kartičku
}
cell-label = { $n ->
    [one] { $at }, pasuje jedním způsobem
    [few] { $at }, pasuje { $n } způsoby
    [many] { $at }, pasuje { $n } způsobu
   *[other] { $at }, pasuje { $n } způsoby
}
tile-in-hand = Kartička v ruce: { $what }
spoken-way = { $name } { $from }–{ $to }
spoken-beside = navazuje na: { $what }
spoken-open-city = nedokončené město ({ $names })
spoken-own-city = tvoje nedokončené město
spoken-free-city = nedokončené město bez majitele
spoken-open-road = nedokončená cesta ({ $names })
spoken-own-road = tvoje nedokončená cesta
spoken-free-road = nedokončená cesta bez majitele
targets-label = { $n ->
    [one] { $n } místo na výběr
    [few] { $n } místa na výběr
    [many] { $n } místa na výběr
   *[other] { $n } míst na výběr
}
spot-so-far = zatím
spot-end = na konci
spot-previous = Předchozí místo
spot-next = Další místo
spot-list = Ukázat seznam míst ({ $n })
places-lit = Cesty a města na výběr
places-tile = Místa na této kartičce
list-features = Plán podle území
list-places = Plán podle míst
ask-place-tile = Polož tuto kartičku
ask-figure = Umístit figurku?
ask-figure-meeple = Umístit družiníka?
ask-scoring-order = Které území se boduje první?
ask-other = Vyber si
wait-place-tile = { $name } pokládá kartičku
wait-figure = { $name } umísťuje figurku
wait-other = { $name } vybírá
wait-tile = Vytažená kartička
wait-next = Další na tahu: { $name }.
wait-next-you = Další na tahu jsi ty.
stall-soon = { $n ->
    [one] Za { $n } sekundu můžeš nechat hrát bota.
    [few] Za { $n } sekundy můžeš nechat hrát bota.
    [many] Za { $n } sekundy můžeš nechat hrát bota.
   *[other] Za { $n } sekund můžeš nechat hrát bota.
}
stall-you = ještě { $n } s, pak ostatní mohou nechat hrát bota
stall-seconds = { $n ->
    [one] { $name } přemýšlí už { $n } sekundu
    [few] { $name } přemýšlí už { $n } sekundy
    [many] { $name } přemýšlí už { $n } sekundy
   *[other] { $name } přemýšlí už { $n } sekund
}
stall-minutes = { $n ->
    [one] { $name } přemýšlí už { $n } minutu
    [few] { $name } přemýšlí už { $n } minuty
    [many] { $name } přemýšlí už { $n } minuty
   *[other] { $name } přemýšlí už { $n } minut
}
stall-offer = Čekej dál, nebo nech zatím hrát bota.
stall-offer-two = Čekej dál, nech zatím hrát bota, nebo si nárokuj výhru.
give-to-bot = Nechat hrát bota: { $name }
claim = Nárokovat výhru
claim-sure = Nárokovat výhru?
claim-ends = Vyhráváš, { $name } prohrává a hra končí.
replaced = Hraje za tebe bot
replaced-hint = Hraje, dokud se nevrátíš na své místo.
take-seat = Vrátit se ke hře
bot-plays = hraje bot
hint-place = { $n ->
    [one] Pasuje na jedno místo. Klepni na něj, dalším klepnutím otočíš.
    [few] Pasuje na { $n } místa. Klepni na jedno, dalším klepnutím otočíš.
    [many] Pasuje na { $n } místa. Klepni na jedno, dalším klepnutím otočíš.
   *[other] Pasuje na { $n } míst. Klepni na jedno, dalším klepnutím otočíš.
}
hint-place-one-way = { $n ->
    [one] Pasuje na jedno místo, jen jedním způsobem.
    [few] Pasuje na { $n } místa, na každé jen jedním způsobem.
    [many] Pasuje na { $n } místa, na každé jen jedním způsobem.
   *[other] Pasuje na { $n } míst, na každé jen jedním způsobem.
}
hint-one-way = Pasuje jen takhle.
hint-click = Klepnutím kartičku položíš.
hint-click-turned = Klepnutím kartičku položíš, nebo otáčej dál.
hint-turn = Dalším klepnutím otočíš.
hint-targets = { $n ->
    [one] Na výběr je jedno místo.
    [few] Na výběr jsou { $n } místa.
    [many] Na výběr je { $n } místa.
   *[other] Na výběr je { $n } míst.
}
hint-choices = { $n ->
    [one] Na výběr je jedna možnost.
    [few] Na výběr jsou { $n } možnosti.
    [many] Na výběr je { $n } možnosti.
   *[other] Na výběr je { $n } možností.
}
hint-stays = Zůstává do konce hry.
hint-pass = Figurky ti zůstanou.
confirm-none = Vyber si
confirm-none-place-tile = Vyber místo
confirm-none-figure = Vyber místo
confirm-place = Položit kartičku
confirm-deploy = Umístit: { $figure }
confirm-deploy-score = { $n ->
    [one] { $place }: { $n } bod
    [few] { $place }: { $n } body
    [many] { $place }: { $n } bodu
   *[other] { $place }: { $n } bodů
}
confirm-recall = Vzít zpět
confirm-move = Přesunout sem
confirm-aside = Odebrat z plánu
pass = Přeskočit
pass-figure = Přeskočit
act-recall = { $figure } zpět: { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = Odebrat { $piece } z plánu
choice-next = Bodovat první
figure-none = Už ti nezbývá.
figure-nowhere = Na této kartičce není volné místo.
figures-idle = { $n ->
    [one] sem nemůže
    [few] sem nemůžou
    [many] sem nemůže
   *[other] sem nemůžou
}
figures-idle-all = Figurky, které sem nemůžou
tools = Pomůcky a zobrazení
overlay-fields = Louky a jejich majitelé
overlay-projected = Předpokládané body
overlay-tiles = Zbývající kartičky
overlay-holes = Nezaplnitelná místa
overlay-coordinates = Souřadnice
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celý plán
shelf = Rozšíření
shelf-now = teď
shelf-beside = mimo plán
tab-log = Průběh
tab-chat = Chat
log-chat = Průběh a chat
log-earlier = { $n ->
    [one] Ukázat { $n } starší řádek
    [few] Ukázat { $n } starší řádky
    [many] Ukázat { $n } staršího řádku
   *[other] Ukázat { $n } starších řádků
}
log-empty = Zatím se nic nestalo.
log-show = Ukázat { $at } na plánu
chat-empty = Zatím žádné zprávy.
chat-muted = V této hře chatují jen hráči.
chat-say = Napiš něco
chat-send = Odeslat
log-placed = pokládá kartičku ({ $at })
log-discarded = vytahuje kartičku, která nikam nepasuje
log-deployed = umísťuje { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, polovina
log-moved = přesouvá { $piece } ({ $at })
log-token = bere { $n } × { $token }
log-over = Hra skončila.
log-moved-to = přesouvá { $piece } na { $at }
log-aside = odebírá { $piece } z plánu
log-token-placed = pokládá { $token } na { $at }
continue = Pokračovat
refuse-head = To nejde
refuse-at = Ta kartička tam nepasuje ({ $at })
refuse-stale = Hra se posunula. Vyber prosím znovu.
refuse-not-your-turn = Nejsi na tahu.
refuse-not-playing = Tuto hru jen sleduješ, takže táhnout nemůžeš.
refuse-busy = Poslední nápověda je ještě na cestě.
refuse-no-hint = Nápověda se nepovedla. Zkus to prosím znovu.
refuse-other = To teď nejde.
refuse-bad-request = Server tomu nerozumí. Načti prosím stránku znovu.
refuse-bad-json = Server tomu nerozumí. Načti prosím stránku znovu.
refuse-bad-setup = Tahle rozšíření takto dohromady hrát nejde.
refuse-bad-notation = Tento text není partie ani pozice, kterou Bastide umí přečíst (řádek { $line }, sloupec { $column }).
refuse-bad-save = Tato uložená hra je poškozená nebo z jiné verze. Ostatní tvoje hry jsou v pořádku.
refuse-bad-name = Jméno má 1 až { $longest } viditelných znaků.
refuse-bad-colour = Vyber prosím jednu z osmi barev.
refuse-bad-chat = Zpráva má 1 až { $longest } viditelných znaků.
refuse-unknown-bot = Takový bot na tomto serveru není.
refuse-unknown-guest = Server tě nezná. Načti prosím stránku znovu.
refuse-bad-origin = Požadavek přišel z jiného webu, proto ho server ignoruje.
refuse-needs-invite = Tahle hra je soukromá. Požádej o odkaz s pozvánkou.
refuse-not-host = Hru může začít jen hostitel.
refuse-not-found = Na této adrese nic není.
refuse-no-game = Taková hra není.
refuse-no-seat = Takové místo není.
refuse-seat-taken = To místo je obsazené.
refuse-already-started = Hra už začala.
refuse-not-started = Hra ještě nezačala.
refuse-open-seats = Hra potřebuje víc hráčů.
refuse-not-over = Hra ještě neskončila.
refuse-illegal-action = Tento tah pravidla nedovolují.
refuse-game-over = Hra skončila.
refuse-uploaded = Tato hra pokračuje online.
refuse-too-early = { $seconds ->
    [one] Na tah zbývá ještě { $seconds } sekunda.
    [few] Na tah zbývají ještě { $seconds } sekundy.
    [many] Na tah zbývá ještě { $seconds } sekundy.
   *[other] Na tah zbývá ještě { $seconds } sekund.
}
refuse-nobody-stalls = Nikdo tě nenechává čekat.
refuse-not-two-players = Výhru si můžeš nárokovat jen ve hře dvou hráčů.
refuse-nothing-to-undo = Vrátit jde jen tvoje poslední akce, dokud netáhne někdo jiný nebo se nevytáhne kartička.
refuse-undo-limit = Víc akcí v této hře vrátit nejde: limit je { $most }.
refuse-assists-off = V této hře jsou pomůcky vypnuté.
refuse-watchers-muted = V této hře chatují jen hráči.
refuse-chat-too-fast = { $seconds ->
    [one] To je moc zpráv najednou. Zkus to za { $seconds } sekundu.
    [few] To je moc zpráv najednou. Zkus to za { $seconds } sekundy.
    [many] To je moc zpráv najednou. Zkus to za { $seconds } sekundy.
   *[other] To je moc zpráv najednou. Zkus to za { $seconds } sekund.
}
refuse-too-large = To je moc dlouhé.
refuse-too-fast = To bylo moc rychlé. Chvilku prosím počkej.
refuse-storage = Server to nemohl uložit. Zkus to prosím znovu.
refuse-stopping = Server se restartuje. Zkus to prosím za chvíli.
refuse-seed-given = Vynech seed: kartičky tahá stůl.
refuse-tiles-given = Vlastní kartičky na tomto serveru hrát nejde.
refuse-scripted-public = Veřejná hra nemůže mít předepsané tahání.
refuse-no-preset = Krabice „{ $name }“ neexistuje.
refuse-no-tiles = Hra potřebuje kartičky k tahání. Přidej prosím sadu kartiček.
refuse-too-many-tiles = To je moc kartiček: { $count }. Tento server hraje nejvýš s { $most }.
refuse-too-many-games = Tvoje nedokončené hry: { $most }. Nejdřív prosím jednu dohraj, nebo vzdej.
refuse-too-many-bots = Botů v nedokončených hrách můžeš mít nejvýš { $most }. Nejdřív prosím jednu hru dohraj, nebo vzdej.
refuse-server-full = Server je právě plný. Zkus to prosím později.
refuse-seat-count = Hra má 1 až 8 míst.
advice = Nápověda
advice-busy = Hledá se nejlepší tah
advice-then = Pak { $figure } { $on }.
advice-then-none = Pak žádnou figurku.
advice-now = { $n ->
    [one] Hned { $n } bod.
    [few] Hned { $n } body.
    [many] Hned { $n } bodu.
   *[other] Hned { $n } bodů.
}
advice-now-of = { $n ->
    [one] Hned { $n } bod, ale asi { $of } by přišlo tak jako tak.
    [few] Hned { $n } body, ale asi { $of } by přišlo tak jako tak.
    [many] Hned { $n } bodu, ale asi { $of } by přišlo tak jako tak.
   *[other] Hned { $n } bodů, ale asi { $of } by přišlo tak jako tak.
}
advice-now-all = { $n ->
    [one] Hned { $n } bod, který by přišel tak jako tak.
    [few] Hned { $n } body, které by přišly tak jako tak.
    [many] Hned { $n } bodu, který by přišel tak jako tak.
   *[other] Hned { $n } bodů, které by přišly tak jako tak.
}
advice-now-less = { $n ->
    [one] Teď tě stojí { $n } bod.
    [few] Teď tě stojí { $n } body.
    [many] Teď tě stojí { $n } bodu.
   *[other] Teď tě stojí { $n } bodů.
}
advice-later = { $n ->
    [one] Později asi { $n } bod.
    [few] Později asi { $n } body.
    [many] Později asi { $n } bodu.
   *[other] Později asi { $n } bodů.
}
advice-later-more = Později asi o { $n } víc.
advice-later-less = { $n ->
    [one] Později asi o { $n } bod méně.
    [few] Později asi o { $n } body méně.
    [many] Později asi o { $n } bodu méně.
   *[other] Později asi o { $n } bodů méně.
}
advice-others-less = { $n ->
    [one] { $name }: asi o { $n } bod méně.
    [few] { $name }: asi o { $n } body méně.
    [many] { $name }: asi o { $n } bodu méně.
   *[other] { $name }: asi o { $n } bodů méně.
}
advice-others-more = { $n ->
    [one] { $name }: asi o { $n } bod víc.
    [few] { $name }: asi o { $n } body víc.
    [many] { $name }: asi o { $n } bodu víc.
   *[other] { $name }: asi o { $n } bodů víc.
}
advice-rival = Nejsilnější soupeř
advice-even = Žádný jiný tah nemá větší cenu.
resign = Vzdát
resign-ends = Prohráváš a hra končí.
resign-bot = Končíš na posledním místě a dál za tebe hraje bot.
resign-yes = Vzdát
keys-title = Klávesové zkratky
keys-all = Ukázat všechny zkratky
keys-arrows = další místo tím směrem
keys-pan = posunout plán
keys-turn = otočit kartičku
keys-choice = vybrat možnost
keys-decline = přeskočit
keys-confirm = potvrdit
keys-undo = vrátit
keys-hint = nápověda: nejlepší tah
keys-zoom = přiblížit, oddálit, celý plán
keys-why = pravidlo k této otázce
result-head = Závěrečné bodování
result-by = { $n ->
    [one] { $name } vítězí o { $n } bod
    [few] { $name } vítězí o { $n } body
    [many] { $name } vítězí o { $n } bodu
   *[other] { $name } vítězí o { $n } bodů
}
result-by-you = { $n ->
    [one] Vítězíš o { $n } bod
    [few] Vítězíš o { $n } body
    [many] Vítězíš o { $n } bodu
   *[other] Vítězíš o { $n } bodů
}
result-wins = Vítězí { $name }
result-wins-you = Vítězíš
result-resigned = Vzdává: { $name }.
result-left = Odchází: { $name }.
result-tie = Společná výhra: { $names }
result-replay = Remíza: rozhodne další hra
result-solo = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
result-won = Vítězí { $name }
result-to = { $a } : { $b }
result-decided = { $n ->
    [one] Rozhodlo: { $what }, { $n } bod, o { $gap } víc než { $name }.
    [few] Rozhodlo: { $what }, { $n } body, o { $gap } víc než { $name }.
    [many] Rozhodlo: { $what }, { $n } bodu, o { $gap } víc než { $name }.
   *[other] Rozhodlo: { $what }, { $n } bodů, o { $gap } víc než { $name }.
}
result-total = Celkem
result-board = Ukázat plán
result-show = Ukázat výsledek
notation = Stáhnout
fair = Důkaz poctivého míchání
reason-game-over = Hra skončila.
reason-chance-first = Nejdřív se táhne z pytlíku nebo hází kostkou.
reason-not-drawn-now = Nic takového se teď netahá ani nehází.
reason-tile-gone = Taková kartička už nezbývá.
reason-not-now = To teď nejde. Nejdřív: { $asked }
reason-new-tile-only = Figurky patří na právě položenou kartičku.
reason-no-feature = Tam není na čem stát.
reason-occupied = Toto území už je obsazené.
reason-finished = Toto území už je dokončené.
reason-none-left = Tahle figurka ti už nezbývá: { $figure }.
reason-no-recall = Tuhle figurku si teď zpět vzít nemůžeš: { $figure }.

bot = Bot
bot-choose = Bot na tomto místě
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, rating { NUMBER($rating, useGrouping: 0) }
bots = Vyber si soupeře
bots-lead = Osm botů, od začátečnice po mistra. Zahraj si s kýmkoli a kdykoli.
bots-all = Boti
bots-game = Hra
bots-first = Kdo začíná?
bots-first-me = Ty
bots-first-random = Náhodně
bots-play = Hrát: { $name }
bots-style = Styl
bots-style-default = Výchozí
bot-style-builder = Stavba měst
bot-style-builder-line = Posílá většinu družiníků do měst.
bot-style-farmer = Louky
bot-style-farmer-line = Posílá spoustu družiníků na louky.
bot-style-thief = Přebírání
bot-style-thief-line = Připojuje se k tvým městům a cestám, kdykoli to jde.
bot-record-none = Zatím bez hry
bot-record = { $drawn ->
    [0] Ty { $won } : { $lost }
    [one] Ty { $won } : { $lost }, 1 remíza
    [few] Ty { $won } : { $lost }, { $drawn } remízy
    [many] Ty { $won } : { $lost }, { $drawn } remízy
   *[other] Ty { $won } : { $lost }, { $drawn } remíz
  }
bot-record-lead = Vedeš { $won } : { $lost }.
bot-record-behind = { $name } vede { $lost } : { $won }.
bot-record-even = Stav je { $won } : { $lost }.
bot-record-draws = { $n ->
    [one] { $n } remíza.
    [few] { $n } remízy.
    [many] { $n } remízy.
   *[other] { $n } remíz.
}
bot-last-won = { $n ->
    [one] Minule: tvoje výhra o { $n } bod.
    [few] Minule: tvoje výhra o { $n } body.
    [many] Minule: tvoje výhra o { $n } bodu.
   *[other] Minule: tvoje výhra o { $n } bodů.
}
bot-last-lost = { $n ->
    [one] Minule: { $name } vyhrává o { $n } bod.
    [few] Minule: { $name } vyhrává o { $n } body.
    [many] Minule: { $name } vyhrává o { $n } bodu.
   *[other] Minule: { $name } vyhrává o { $n } bodů.
}
bot-last-drawn = Minule: remíza.
bot-label-none = { $label }, zatím bez hry
bot-label-lead = { $label }, vedeš { $won } : { $lost }
bot-label-behind = { $label }, prohráváš { $won } : { $lost }
bot-label-even = { $label }, nerozhodně { $won } : { $won }
bot-odile = Odile
bot-odile-grade = začátečnice
bot-odile-line = Zapomíná na louky a družiníky si šetří na potom.
bot-gaspard = Gaspard
bot-gaspard-grade = snadný
bot-gaspard-line = Na louky nechodí a nevšimne si, že mu něco bereš.
bot-margot = Margot
bot-margot-grade = pohodová
bot-margot-line = Družiníky rozdá hned a brzy jí žádný nezbude.
bot-marius = Marius
bot-marius-grade = vytrvalý
bot-marius-line = Na louky posílá víc družiníků než kdo jiný.
bot-alienor = Aliénor
bot-alienor-grade = zdatná
bot-alienor-line = Připojuje se k tvým městům a cestám, když může.
bot-thibaut = Thibaut
bot-thibaut-grade = silný
bot-thibaut-line = Počítá zbývající kartičky a málo čím plýtvá.
bot-sancha = Sancha
bot-sancha-grade = expertka
bot-sancha-line = Tah, který vypadá nejlíp, skoro nikdy nepřehlédne.
bot-raimond = Raimond
bot-raimond-grade = mistr
bot-raimond-line = Než zahraje, promyslí si tvou odpověď.
bot-greedy-grade = hlavně body
bot-random-grade = náhodné tahy

# The bots: who they are, how strong, and what they are known for. The lines are those of the server's ladder; a test compares them.
bot = Bot
bot-choose = Bot op deze plaats
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, rating { NUMBER($rating, useGrouping: 0) }
bots = Kies je tegenstander
bots-lead = Acht bots, van beginner tot meester. Speel tegen wie je wilt, wanneer je wilt.
bots-all = Bots
bots-game = Spel
bots-first = Wie begint?
bots-first-me = Jij
bots-first-random = Willekeurig
bots-play = Speel tegen { $name }
bots-style = Stijl
bots-style-default = Standaard
bot-style-builder = Bouwer
bot-style-builder-line = Zet de meeste meeples in steden.
bot-style-farmer = Boer
bot-style-farmer-line = Stuurt veel meeples de weide op.
bot-style-thief = Dief
bot-style-thief-line = Haakt bij je steden en wegen aan waar het maar kan.
bot-record-none = Nog niet gespeeld
bot-record = { $drawn ->
    [0] Jij { $won } – { $lost }
    [one] Jij { $won } – { $lost }, 1 gelijkspel
   *[other] Jij { $won } – { $lost }, { $drawn } keer gelijk
  }
bot-record-lead = Je staat { $won } – { $lost } voor.
bot-record-behind = { $name } staat { $lost } – { $won } voor.
bot-record-even = Jullie staan gelijk: { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] 1 gelijkspel.
   *[other] { $n } keer gelijk.
  }
bot-last-won = { $n ->
    [one] Laatste spel: jij won met { $n } punt verschil.
   *[other] Laatste spel: jij won met { $n } punten verschil.
}
bot-last-lost = { $n ->
    [one] Laatste spel: { $name } won met { $n } punt verschil.
   *[other] Laatste spel: { $name } won met { $n } punten verschil.
}
bot-last-drawn = Laatste spel: gelijkspel.
bot-label-none = { $label }, nog niet gespeeld
bot-label-lead = { $label }, je staat { $won } tegen { $lost } voor
bot-label-behind = { $label }, je staat { $won } tegen { $lost } achter
bot-label-even = { $label }, gelijk met elk { $won }
bot-odile = Odile
bot-odile-grade = beginner
bot-odile-line = Vergeet de weiden en spaart haar meeples op.
bot-gaspard = Gaspard
bot-gaspard-grade = makkelijk
bot-gaspard-line = Zet nooit boeren en ziet een overname niet aankomen.
bot-margot = Margot
bot-margot-grade = recreatief
bot-margot-line = Zet haar meeples vroeg in en zit al snel zonder.
bot-marius = Marius
bot-marius-grade = degelijk
bot-marius-line = Stuurt meer meeples de weide op dan wie ook.
bot-alienor = Aliénor
bot-alienor-grade = stevig
bot-alienor-line = Haakt aan bij je steden en wegen als ze kan.
bot-thibaut = Thibaut
bot-thibaut-grade = sterk
bot-thibaut-line = Telt welke tegels er nog zijn en verspilt weinig.
bot-sancha = Sancha
bot-sancha-grade = expert
bot-sancha-line = Mist zelden de zet die er het best uitziet.
bot-raimond = Raimond
bot-raimond-grade = meester
bot-raimond-line = Denkt na over je antwoord voordat hij zet.
bot-greedy-grade = punten eerst
bot-random-grade = willekeurige zetten

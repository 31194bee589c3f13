system-river-v3 = Řeka
system-river-v3-line = Začni řekou přes celý stůl.
system-river-2 = Řeka II
system-river-2-line = Dělí se k jezeru a k sopce.
system-river-bb5 = Řeka s ovcemi
system-river-bb5-line = S ovcemi a vinicemi.
part-pig-herd = Stádo prasat
part-pig-herd-line = Louka má větší cenu.
option-riv3-kind = Pramen a jezera
option-riv3-bends = Zákruty řeky
option-riv3-start_tile = Startovní kartička s řekou
option-r2-bends = Zákruty řeky
option-r5-bends = Zákruty řeky
value-single_source = jeden pramen, jedno jezero
value-double_source = široký pramen, dvě jezera
value-alternate_bends = střídavě vlevo a vpravo
value-no_immediate_u_turn = žádná otočka hned zpět
value-removed = nepoužije se
value-after_river = položí se po řece
counted-herd-cities = { $count ->
    [one] { $count } město za stádo prasat
    [few] { $count } města za stádo prasat
    [many] { $count } města za stádo prasat
   *[other] { $count } měst za stádo prasat
}
reason-river-drawn-first = Kartičky řeky se tahají před ostatními.
reason-start-tile-next = Startovní kartička přichází hned po řece.
reason-river-continues = Kartička řeky musí řeku prodloužit.
reason-river-one-end = Kartička řeky nesmí spojit dva konce řeky.
reason-river-free-ahead = Před novým koncem řeky musí zůstat volné místo.
reason-river-turns-alternate = Řeka se musí stáčet střídavě vlevo a vpravo.
reason-river-no-u-turn = Řeka se nesmí dvakrát za sebou stočit stejným směrem.
reason-on-water = Na vodě nikdo stát nemůže.
reason-new-volcano-lake = Na právě položené sopečné jezero nikdo nesmí.
lost-river = Vypnuto, protože je ve hře: { $name }. Hra má jen jednu řeku.
spoken-free-river = řeka
group-start-rule = jedna řeka, jeden plán

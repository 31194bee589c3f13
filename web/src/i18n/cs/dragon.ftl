system-princess-and-dragon = Princezna a drak
system-princess-and-dragon-line = Drak žere, víla chrání.
part-dragon = Drak
part-dragon-line = Sežere každou figurku v cestě.
part-fairy = Víla
part-fairy-line = Drží draka dál a nosí body.
part-portal = Tajné chodby
part-portal-line = Umísti družiníka na libovolnou kartičku.
part-princess = Princezny
part-princess-line = Pošli rytíře domů.
option-pd-dragon_timing = Kdy se drak pohne
option-pd-fairy_binding = Koho víla chrání
option-pd-princess = Princezna pošle rytíře domů
value-before_scoring = před bodováním
value-after_scoring = po bodování
value-tile = všechny na své kartičce
value-follower = jednoho družiníka
value-must = vždy
value-may = když chceš
ask-figure-fairy = Přesunout vílu?
ask-princess = Kterého rytíře pošle princezna domů?
ask-dragon-step = Táhni drakem
wait-princess = { $name } posílá rytíře domů
wait-dragon-step = { $name } táhne drakem
hint-dragon = Na kartičku, kde už byl, se nevrátí.
hint-eats = sežere: { $who }
hint-nobody = nikdo tam není
hint-of = { $figure } ({ $name })
hint-fairy = drží draka dál, nosí body
ask-fairy = Drží draka dál, a dokud stojí u tebe, nosí ti body.
hint-portal = Tajná chodba: vyber kartičku a uvidíš její volná místa.
hint-princess = Vlastního, nebo cizího.
confirm-none-dragon-step = Vyber krok
confirm-none-princess = Vyber rytíře
confirm-dragon = Táhnout: { $dir }
confirm-princess = Poslat domů
act-dragon = { $dir }, { $at }
act-fairy = Víla na { $at }
figure-dragon = drak
figure-fairy = víla
piece-dragon = draka
piece-fairy = vílu
feature-fairy = víla
features-fairy = Víla
shelf-dragon = Drak a víla
shelf-piece = { $piece }: { $where }
shelf-fairy-you = Víla: u tebe
shelf-fairy = Víla: { $name }
tiles-aside = Čeká na draka
tiles-aside-hint = Leží stranou, dokud nepřijde první sopka.
dragon-away = Spí, dokud nepřijde sopka.
dragon-step = krok { $n } z { $of }
dragon-steps = Dračí cesta
dragon-ate = oběť: { $who }
dragon-now = tvůj krok
dragon-chooses = vybírá
fairy-on = Víla stojí na { $at }. Drak tam nemůže.
fairy-off = Víla je mimo plán.
log-returned = ztrácí { $figure }, drak má hlad ({ $at })
log-princess = ztrácí { $figure } kvůli princezně ({ $at })
log-dragon = táhne drakem na { $at }
log-volcano = přivolává draka na { $at }
log-fairy = přesouvá vílu na { $at }
log-waits = vytahuje dračí kartičku a dává ji stranou
log-mixed = { $n ->
    [one] zamíchává { $n } dračí kartičku
    [few] zamíchává { $n } dračí kartičky
    [many] zamíchává { $n } dračí kartičky
   *[other] zamíchává { $n } dračích kartiček
}
scored-fairy = boduje za vílu
for-fairy = za vílu
counted-with-fairy = { $count ->
    [one] { $count } družiník s vílou
    [few] { $count } družiníci s vílou
    [many] { $count } družiníka s vílou
   *[other] { $count } družiníků s vílou
}
reason-new-volcano = Na právě položenou sopku nikdo nesmí.
reason-dragon-there = Je tam drak.
reason-dragon-must-move = Dokud drak může, musí táhnout dál.
reason-dragon-no-tile = Tam žádná kartička není.
reason-dragon-been-there = Tam už drak byl.
reason-dragon-fears-fairy = Víla draka nepustí.
reason-dragon-off-board = Na startovní plán drak nesmí.
reason-dragon-next-tile = Drak táhne na kartičku, která s jeho sousedí celou stranou.
reason-no-fairy = V této hře víla není.
reason-fairy-on-tile = Víla chodí na kartičku, ne k družiníkovi.
reason-fairy-on-follower = Víla chodí k družiníkovi, ne na kartičku.
reason-fairy-with-it = U tohoto družiníka už víla je.
reason-fairy-there = Víla už tam je.
reason-fairy-own-follower = Víla jde k jednomu z tvých družiníků.
reason-fairy-own-tile = Víla jde na kartičku s tvým družiníkem.
reason-portal-figure = { $your } tajnou chodbou neprojde.
reason-portal-ground = { $your } tam stát nemůže.
reason-portal-finished = Bylo to dokončené už před tvou kartičkou.
reason-princess-city = Domů můžeš poslat jen družiníka z tohoto města.
reason-princess-must = Musíš poslat domů rytíře z tohoto města.
reason-princess-instead = Místo umístění figurky posíláš domů rytíře.

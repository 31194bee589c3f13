system-mage-and-witch = Mág a čarodějnice
system-mage-and-witch-line = Jedněm body přidej, druhým je rozpul.
part-mage = Mág
part-mage-line = 1 bod navíc za kartičku.
part-witch = Čarodějnice
part-witch-line = Půlí body.
option-mgw-bonus = Kolik přidá mág
value-per_tile = 1 bod za kartičku
value-pennant_tile_four = 1 bod za kartičku bez erbu
ask-move-magic = Přesuň mága nebo čarodějnici
wait-move-magic = { $name } přesouvá mága nebo čarodějnici
hint-mage = +1 bod za kartičku
hint-witch = polovina bodů
hint-magic = Vyber mága, nebo čarodějnici a pak zvýrazněnou cestu nebo město.
hint-aside = Není kam jinam jít: mimo plán.
figure-mage = mág
figure-witch = čarodějnice
piece-mage = mága
piece-witch = čarodějnici
shelf-magic = Mág a čarodějnice
the-mage = mág
the-witch = čarodějnice
counted-mage-tiles = { $count ->
    [one] { $count } kartička za mága
    [few] { $count } kartičky za mága
    [many] { $count } kartičky za mága
   *[other] { $count } kartiček za mága
}
reason-magic-move-first = Nejdřív přesuň mága nebo čarodějnici.
reason-magic-not-in-game = { $piece } v této hře není.
reason-magic-not-there = { $piece } tam není.
reason-magic-can-still-move = Pořád je kam jít, takže plán nikdo neopustí.
reason-magic-ground = Mág a čarodějnice patří na cesty a do měst.
reason-magic-must-leave = { $piece } se musí přesunout na jinou cestu nebo do jiného města.
reason-magic-not-together = Mág a čarodějnice nemůžou být na stejném území.

# Mage and Witch.
system-mage-and-witch = Tovenaar & Heks
system-mage-and-witch-line = Verhoog de ene score, halveer de andere.
part-mage = Tovenaar
part-mage-line = 1 extra punt per tegel.
part-witch = Heks
part-witch-line = Halveert de punten.
option-mgw-bonus = De tovenaar geeft
value-per_tile = 1 punt per tegel
value-pennant_tile_four = 1 punt per tegel zonder wapenschild
ask-move-magic = Verplaats de tovenaar of de heks
wait-move-magic = { $name } verplaatst de tovenaar of de heks
hint-mage = +1 punt per tegel
hint-witch = halve punten
hint-magic = Kies tovenaar of heks, dan een van de wegen en steden die oplichten.
hint-aside = Kan nergens anders heen: van het bord.
figure-mage = tovenaar
figure-witch = heks
piece-mage = de tovenaar
piece-witch = de heks
shelf-magic = Tovenaar en heks
the-mage = de tovenaar
the-witch = de heks
counted-mage-tiles = { $count ->
    [one] { $count } tegel voor de tovenaar
   *[other] { $count } tegels voor de tovenaar
}
reason-magic-move-first = Verplaats eerst de tovenaar of de heks.
reason-magic-not-in-game = { $piece } doet in dit spel niet mee.
reason-magic-not-there = { $piece } staat daar niet.
reason-magic-can-still-move = Er is nog een plek om heen te gaan, dus geen van beide verlaat het bord.
reason-magic-ground = De tovenaar en de heks gaan naar wegen en steden.
reason-magic-must-leave = { $piece } moet naar een andere weg of stad.
reason-magic-not-together = De tovenaar en de heks kunnen niet in hetzelfde gebied staan.

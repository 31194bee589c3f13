# Traders and Builders.
system-traders-and-builders = Commercianti e Costruttori
system-traders-and-builders-line = Turni doppi, merci e maiali.
part-goods = Merci
part-goods-line = Vino, grano e stoffa dalle città complete.
part-builder = Costruttore
part-builder-line = Amplia la tua strada o città e gioca ancora.
part-pig = Maiale
part-pig-line = Il tuo campo vale di più.
option-tb-double_turn = La seconda tessera del costruttore
option-tbn-builder_support = A un costruttore serve
value-normal_only = un meeple normale
ask-second-part = Giochi una seconda tessera?
choice-second-part = Seconda tessera
pass-second-part = Passa
figure-builder = costruttore
figure-pig = maiale
token-wine = vino
token-grain = grano
token-cloth = stoffa
feature-goods = merci
features-goods = Merci
shelf-goods = Merci
log-second = si guadagna una seconda tessera
one-builder = un costruttore
one-pig = un maiale
place-builder = Piazza costruttore
place-pig = Piazza maiale
scored-goods = fa punti con le merci
for-goods = per le merci
your-builder = il tuo costruttore
your-pig = il tuo maiale
counted-pig-cities = { $count ->
    [one] { $count } città per il maiale
   *[other] { $count } città per il maiale
}
counted-goods-kinds = { $count ->
    [one] { $count } tipo di merce
   *[other] { $count } tipi di merce
}
reason-builder-ground = Il tuo costruttore va su una strada o in una città.
reason-builder-alone = Al tuo costruttore serve un tuo meeple sulla stessa strada o città.
reason-pig-ground = Il tuo maiale va in un campo.
reason-pig-alone = Al tuo maiale serve un tuo contadino nello stesso campo.
reason-first-part-first = Finisci la prima tessera prima della seconda.
reason-second-part-required = Devi giocare la seconda tessera.
needs-pig = Serve un campo con un tuo contadino.
needs-builder = Serve una strada o città con un tuo meeple.

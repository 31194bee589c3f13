system-crop-circles = Kruhy v obilí
system-crop-circles-line = Každý přidá figurku, nebo si ji vezme.
option-crc-add = Přidání figurky
option-crc-spot = Kam figurka přijde
value-same_feature = kamkoli na území
value-same_tile = na stejnou kartičku
ask-crop-circle = Kruh v obilí: všichni přidají, nebo uberou?
ask-crop-add = Přidat figurku k jedné ze svých?
ask-crop-remove = Kterou figurku si vezmeš zpět?
wait-crop-circle = { $name } rozhoduje o kruhu v obilí
wait-crop-add = { $name } přidává figurku
wait-crop-remove = { $name } bere zpět figurku
hint-add-field = Kdo má sedláka, přidá k němu dalšího.
hint-add-road = Kdo má lupiče, přidá k němu dalšího.
hint-add-city = Kdo má rytíře, přidá k němu dalšího.
hint-remove-field = Kdo má sedláka, jednoho si vezme zpět.
hint-remove-road = Kdo má lupiče, jednoho si vezme zpět.
hint-remove-city = Kdo má rytíře, jednoho si vezme zpět.
choice-add = Přidat
choice-remove = Vzít zpět
pass-crop-add = Přeskočit
crop-kind-field = Hrábě: sedláci
crop-kind-road = Kyj: lupiči
crop-kind-city = Štít: rytíři
crop-order = Pořadí
crop-figures = { $n ->
    [one] { $n } figurka
    [few] { $n } figurky
    [many] { $n } figurky
   *[other] { $n } figurek
}
crop-done = hotovo
crop-now = teď
log-crop-add = kruh v obilí: každý jednu přidá
log-crop-remove = kruh v obilí: každý si jednu vezme
reason-crop-choose-first = Nejdřív vyber: každý jednu přidá, nebo si každý jednu vezme.
reason-crop-must-add = Musíš přidat figurku.
reason-crop-must-remove = Musíš si vzít figurku zpět.
reason-crop-wrong-figure = { $your } sem nepatří.
reason-crop-beside-own = Přidej ji k jedné ze svých figurek téhož druhu.
reason-crop-remove-own = Vezmi si zpět jednu ze svých figurek téhož druhu.

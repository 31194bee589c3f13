# Traders and Builders.
system-traders-and-builders = Traders & Builders
system-traders-and-builders-line = Extra turns, trade goods and pigs.
part-goods = Goods
part-goods-line = Wine, grain and cloth from finished cities.
part-builder = Builder
part-builder-line = Extend your road or city and take another turn.
part-pig = Pig
part-pig-line = Makes your field worth more.
option-tb-double_turn = The builder’s second tile
option-tbn-builder_support = A builder needs
value-normal_only = a normal meeple
ask-second-part = Play a second tile?
choice-second-part = Second tile
pass-second-part = Skip
figure-builder = builder
figure-pig = pig
token-wine = wine
token-grain = grain
token-cloth = cloth
feature-goods = goods
features-goods = Goods
shelf-goods = Goods
log-second = earned a second tile
one-builder = a builder
one-pig = a pig
place-builder = Place builder
place-pig = Place pig
scored-goods = scored goods
for-goods = for goods
your-builder = your builder
your-pig = your pig
counted-pig-cities = { $count ->
    [one] { $count } city for the pig
   *[other] { $count } cities for the pig
}
counted-goods-kinds = { $count ->
    [one] { $count } kind of goods
   *[other] { $count } kinds of goods
}
reason-builder-ground = Your builder goes on a road or in a city.
reason-builder-alone = Your builder needs one of your meeples on its road or city.
reason-pig-ground = Your pig goes in a field.
reason-pig-alone = Your pig needs one of your farmers in its field.
reason-first-part-first = Finish your first tile before the second.
reason-second-part-required = You have to play your second tile.
needs-pig = Needs a field with one of your farmers.
needs-builder = Needs a road or city with one of your meeples.

# Traders and Builders.
system-traders-and-builders = Kooplieden & Bouwmeesters
system-traders-and-builders-line = Extra beurten, goederen en varkens.
part-goods = Goederen
part-goods-line = Wijn, graan en stof uit voltooide steden.
part-builder = Bouwmeester
part-builder-line = Breid je weg of stad uit en speel nog een keer.
part-pig = Varken
part-pig-line = Maakt je weide meer waard.
option-tb-double_turn = De tweede tegel van de bouwmeester
option-tbn-builder_support = Bouwmeester werkt bij
value-normal_only = een gewone meeple
ask-second-part = Een tweede tegel spelen?
choice-second-part = Tweede tegel
pass-second-part = Overslaan
figure-builder = bouwmeester
figure-pig = varken
token-wine = wijn
token-grain = graan
token-cloth = stof
feature-goods = goederen
features-goods = Goederen
shelf-goods = Goederen
log-second = krijgt een tweede tegel
one-builder = een bouwmeester
one-pig = een varken
place-builder = Bouwmeester zetten
place-pig = Varken zetten
scored-goods = scoort voor goederen
for-goods = voor goederen
your-builder = je bouwmeester
your-pig = je varken
counted-pig-cities = { $count ->
    [one] { $count } stad voor het varken
   *[other] { $count } steden voor het varken
}
counted-goods-kinds = { $count ->
    [one] { $count } soort goederen
   *[other] { $count } soorten goederen
}
reason-builder-ground = Je bouwmeester gaat op een weg of in een stad.
reason-builder-alone = Je bouwmeester heeft een van je meeples op zijn weg of in zijn stad nodig.
reason-pig-ground = Je varken gaat op een weide.
reason-pig-alone = Je varken heeft een van je boeren op zijn weide nodig.
reason-first-part-first = Maak eerst je beurt met de eerste tegel af.
reason-second-part-required = Je moet je tweede tegel spelen.
needs-pig = Heeft een weide met een van je boeren nodig.
needs-builder = Heeft een weg of stad met een van je meeples nodig.

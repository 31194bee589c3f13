# Traders and Builders.
system-traders-and-builders = Kupcy i budowniczowie
system-traders-and-builders-line = Dodatkowe tury, towary i świnie.
part-goods = Towary
part-goods-line = Wino, zboże i sukno z ukończonych miast.
part-builder = Budowniczy
part-builder-line = Rozbuduj swoją drogę lub miasto i zagraj jeszcze raz.
part-pig = Świnia
part-pig-line = Podnosi wartość twojej łąki.
option-tb-double_turn = Drugi kafelek budowniczego
option-tbn-builder_support = Budowniczy potrzebuje
value-normal_only = zwykły meepel
ask-second-part = Grasz drugi kafelek?
choice-second-part = Drugi kafelek
pass-second-part = Pomiń
figure-builder = budowniczy
figure-pig = świnia
token-wine = wino
token-grain = zboże
token-cloth = sukno
feature-goods = towary
features-goods = Towary
shelf-goods = Towary
log-second = zyskuje drugi kafelek
one-builder = budowniczego
one-pig = świnię
place-builder = Postaw budowniczego
place-pig = Postaw świnię
scored-goods = punktuje za towary
for-goods = za towary
your-builder = twój budowniczy
your-pig = twoja świnia
counted-pig-cities = { $count ->
    [one] { $count } miasto dla świni
    [few] { $count } miasta dla świni
    [many] { $count } miast dla świni
   *[other] { $count } miast dla świni
}
counted-goods-kinds = { $count ->
    [one] { $count } rodzaj towaru
    [few] { $count } rodzaje towarów
    [many] { $count } rodzajów towarów
   *[other] { $count } rodzajów towarów
}
reason-builder-ground = Twój budowniczy może stanąć na drodze lub w mieście.
reason-builder-alone = Twój budowniczy potrzebuje twojego meepla na tej samej drodze lub w tym samym mieście.
reason-pig-ground = Twoja świnia może stanąć tylko na łące.
reason-pig-alone = Twoja świnia potrzebuje twojego chłopa na tej samej łące.
reason-first-part-first = Najpierw dokończ ruch pierwszym kafelkiem.
reason-second-part-required = Musisz zagrać drugi kafelek.
needs-pig = Wymaga łąki z twoim chłopem.
needs-builder = Wymaga drogi lub miasta z twoim meeplem.

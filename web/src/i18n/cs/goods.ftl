system-traders-and-builders = Kupci a stavitelé
system-traders-and-builders-line = Tahy navíc, zboží a prasátka.
part-goods = Zboží
part-goods-line = Víno, obilí a sukno z dokončených měst.
part-builder = Stavitel
part-builder-line = Prodluž svou cestu nebo město a táhni znovu.
part-pig = Prasátko
part-pig-line = Tvoje louka má větší cenu.
option-tb-double_turn = Druhá kartička za stavitele
option-tbn-builder_support = Koho stavitel potřebuje
value-normal_only = obyčejného družiníka
ask-second-part = Zahrát druhou kartičku?
choice-second-part = Druhá kartička
pass-second-part = Přeskočit
figure-builder = stavitel
figure-pig = prasátko
token-wine = víno
token-grain = obilí
token-cloth = sukno
feature-goods = zboží
features-goods = Zboží
shelf-goods = Zboží
log-second = má druhou kartičku
one-builder = stavitele
one-pig = prasátko
place-builder = Umístit stavitele
place-pig = Umístit prasátko
scored-goods = boduje za zboží
for-goods = za zboží
your-builder = tvůj stavitel
your-pig = tvoje prasátko
counted-pig-cities = { $count ->
    [one] { $count } město za prasátko
    [few] { $count } města za prasátko
    [many] { $count } města za prasátko
   *[other] { $count } měst za prasátko
}
counted-goods-kinds = { $count ->
    [one] { $count } druh zboží
    [few] { $count } druhy zboží
    [many] { $count } druhu zboží
   *[other] { $count } druhů zboží
}
reason-builder-ground = Stavitel patří na cestu nebo do města.
reason-builder-alone = Na cestě nebo ve městě stavitele musí být i tvůj družiník.
reason-pig-ground = Prasátko patří na louku.
reason-pig-alone = Na louce s prasátkem musí být i tvůj sedlák.
reason-first-part-first = Nejdřív dohraj první kartičku, pak druhou.
reason-second-part-required = Druhou kartičku musíš zahrát.
needs-pig = Potřebuje louku s tvým sedlákem.
needs-builder = Potřebuje cestu nebo město s tvým družiníkem.

# Händler und Baumeister.
system-traders-and-builders = Händler und Baumeister
system-traders-and-builders-line = Doppelzüge, Waren und Schweine.
part-goods = Waren
part-goods-line = Wein, Korn und Tuch aus fertigen Städten.
part-builder = Baumeister
part-builder-line = Bau an deiner Straße oder Stadt weiter und spiel noch einmal.
part-pig = Schwein
part-pig-line = Es macht deine Wiese wertvoller.
option-tb-double_turn = Zweites Plättchen des Baumeisters
option-tbn-builder_support = Zum Baumeister gehört
value-normal_only = ein normaler Meeple
ask-second-part = Ein zweites Plättchen spielen?
choice-second-part = Zweites Plättchen
pass-second-part = Kein zweites Plättchen
figure-builder = Baumeister
figure-pig = Schwein
token-wine = Wein
token-grain = Korn
token-cloth = Tuch
feature-goods = Waren
features-goods = Waren
shelf-goods = Waren
log-second = bekommt ein zweites Plättchen
one-builder = einen Baumeister
one-pig = ein Schwein
place-builder = Baumeister setzen
place-pig = Schwein setzen
scored-goods = wertet Waren
for-goods = für Waren
your-builder = dein Baumeister
your-pig = dein Schwein
counted-pig-cities = { $count ->
    [one] { $count } Stadt fürs Schwein
   *[other] { $count } Städte fürs Schwein
}
counted-goods-kinds = { $count ->
    [one] { $count } Warenart
   *[other] { $count } Warenarten
}
reason-builder-ground = Dein Baumeister darf nur auf eine Straße oder in eine Stadt.
reason-builder-alone = Dein Baumeister braucht einen deiner Meeples in derselben Stadt oder auf derselben Straße.
reason-pig-ground = Dein Schwein darf nur auf eine Wiese.
reason-pig-alone = Dein Schwein braucht einen deiner Bauern auf derselben Wiese.
reason-first-part-first = Beende erst deinen Zug mit dem ersten Plättchen.
reason-second-part-required = Du musst dein zweites Plättchen spielen.
needs-pig = Braucht eine Wiese mit einem deiner Bauern.
needs-builder = Braucht eine Straße oder Stadt mit einem deiner Meeples.

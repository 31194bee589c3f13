# Das Glücksrad.
system-wheel-of-fortune = Das Glücksrad
system-wheel-of-fortune-line = Ein Schwein dreht das Glück für alle.
ask-pestilence = Pest: Welche Figur verlierst du?
wait-pestilence = { $name } verliert eine Figur an die Pest
hint-pestilence = Alle verlieren eine, zuerst wer das Plättchen gezogen hat. Auf dem Rad ist man sicher.
hint-crown-one = 3 Punkte, wenn das Schwein hier hält
hint-crown-two = 6 Punkte, wenn das Schwein hier hält, zu zweit 3
hint-crown-second = je 3 Punkte, wenn das Schwein hier hält
confirm-none-pestilence = Wähle eine Figur
confirm-crown = Auf Krone setzen: { $sector }
act-crown = Krone: { $sector }
figure-wheel-pig = Glücksschwein
piece-wheel-pig = das Glücksschwein
feature-wheel = Rad
feature-crown = Krone
features-wheel = Rad
features-crown = Kronen
shelf-wheel = Das Rad
sector-fortune = Glück
sector-taxes = Steuern
sector-famine = Hunger
sector-storm = Sturm
sector-inquisition = Inquisition
sector-pestilence = Pest
sector-fortune-short = 3 Punkte
sector-taxes-short = Ritter
sector-famine-short = Bauern
sector-storm-short = Vorrat
sector-inquisition-short = Mönche
sector-pestilence-short = einer geht
sector-fortune-does = 3 Punkte für den, der das Plättchen gezogen hat.
sector-taxes-does = Jeder deiner Ritter bringt 1 Punkt je Wappen in der Stadt und 1 je eigenem Ritter dort.
sector-famine-does = Jeder Bauer bringt 1 Punkt je fertiger Stadt an seiner Wiese.
sector-storm-does = 1 Punkt für jeden Gefolgsmann in deinem Vorrat.
sector-inquisition-does = 2 Punkte für jeden deiner Mönche.
sector-pestilence-does = Alle nehmen einen Gefolgsmann vom Brett zurück.
wheel-pig = Schwein: { $sector }
wheel-here = Hier ist das Schwein.
wheel-turned = { $name } hat ein Radplättchen gezogen.
wheel-nobody = Niemand bekommt Punkte.
wheel-loses = Alle wählen eine Figur, die sie verlieren.
wheel-spared = Niemand hat einen Gefolgsmann auf dem Brett.
wheel-crowns = { $n ->
    [one] { $n } Krone
   *[other] { $n } Kronen
}
wheel-vacant = frei
wheel-look = Das Rad
wheel-free = { $n ->
    [one] { $n } freie Krone
   *[other] { $n } freie Kronen
}
wheel-rule = Wer auf einer Krone steht, wertet, wenn das Schwein dort hält: 3 Punkte, allein auf zwei Kronen 6. Dann kommt er zurück.
log-wheel = dreht das Rad: { $sector }
log-crown = setzt { $figure } auf eine Krone: { $sector }
log-pestilence = verliert { $figure } an die Pest ({ $at })
scored-wheel = wertet am Glücksrad
scored-crown = wertet eine Krone
for-wheel = am Glücksrad
for-crown = für eine Krone
for-your-crown = für deine Krone
counted-fortunes = { $count ->
    [one] { $count } Glücksfall
   *[other] { $count } Glücksfälle
}
counted-taxed-pennants = { $count } für Wappen
counted-taxed-knights = { $count } für Ritter
counted-farmers-cities = { $count } für Städte der Bauern
counted-in-supply = { $count ->
    [one] { $count } Gefolgsmann im Vorrat
   *[other] { $count } Gefolgsleute im Vorrat
}
counted-monks = { $count ->
    [one] { $count } Mönch
   *[other] { $count } Mönche
}
counted-crowned = { $count ->
    [one] { $count } Gefolgsmann auf einer Krone
   *[other] { $count } Gefolgsleute auf Kronen
}
reason-no-wheel = In dieser Partie gibt es kein Rad.
reason-pestilence-takes = Die Pest nimmt eine deiner Figuren vom Brett.
reason-crown-figure = { $your } darf nicht auf eine Krone.
reason-crowns-taken = { $sector }: Alle Kronen sind besetzt.
reason-wheel-pig-turns = Das Glücksschwein zieht niemand: Das tut die Zahl auf einem gezogenen Plättchen.

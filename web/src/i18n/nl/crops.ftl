# Crop Circles.
system-crop-circles = Graancirkels
system-crop-circles-line = Iedereen voegt een figuur toe of neemt er een terug.
option-crc-add = Een figuur toevoegen
option-crc-spot = Waar de figuur komt
value-same_feature = overal in het gebied
value-same_tile = op dezelfde tegel
ask-crop-circle = Graancirkel: iedereen toevoegen of terugnemen?
ask-crop-add = Een figuur toevoegen bij een van de jouwe?
ask-crop-remove = Welke figuur neem je terug?
wait-crop-circle = { $name } beslist over de graancirkel
wait-crop-add = { $name } voegt een figuur toe
wait-crop-remove = { $name } neemt een figuur terug
hint-add-field = Wie een boer heeft, legt er een bij.
hint-add-road = Wie een struikrover heeft, zet er een bij.
hint-add-city = Wie een ridder heeft, zet er een bij.
hint-remove-field = Wie een boer heeft, neemt er een terug.
hint-remove-road = Wie een struikrover heeft, neemt er een terug.
hint-remove-city = Wie een ridder heeft, neemt er een terug.
choice-add = Toevoegen
choice-remove = Terugnemen
pass-crop-add = Overslaan
crop-kind-field = Hark: boeren
crop-kind-road = Knuppel: struikrovers
crop-kind-city = Schild: ridders
crop-order = Volgorde
crop-figures = { $n ->
    [one] { $n } figuur
   *[other] { $n } figuren
}
crop-done = klaar
crop-now = nu
log-crop-add = graancirkel: iedereen voegt er een toe
log-crop-remove = graancirkel: iedereen neemt er een terug
reason-crop-choose-first = Kies eerst: iedereen voegt er een toe, of iedereen neemt er een terug.
reason-crop-must-add = Je moet een figuur toevoegen.
reason-crop-must-remove = Je moet een figuur terugnemen.
reason-crop-wrong-figure = { $your } kan hier niet bij.
reason-crop-beside-own = Zet hem bij een van je eigen figuren van deze soort.
reason-crop-remove-own = Neem een van je eigen figuren van deze soort terug.

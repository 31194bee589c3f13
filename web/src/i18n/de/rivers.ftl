# Die drei Flüsse.
system-river-v3 = Der Fluss
system-river-v3-line = Am Anfang liegt ein Fluss.
system-river-2 = Fluss II
system-river-2-line = Gabelt sich zu See und Vulkan.
system-river-bb5 = Fluss mit Schafen
system-river-bb5-line = Mit Schafen und Weinbergen.
part-pig-herd = Schweineherde
part-pig-herd-line = Sie macht eine Wiese wertvoller.
option-riv3-kind = Quelle und Seen
option-riv3-bends = Biegungen des Flusses
option-riv3-start_tile = Startplättchen mit Fluss
option-r2-bends = Biegungen des Flusses
option-r5-bends = Biegungen des Flusses
value-single_source = eine Quelle, ein See
value-double_source = eine breite Quelle, zwei Seen
value-alternate_bends = abwechselnd links und rechts
value-no_immediate_u_turn = keine sofortige Kehrtwende
value-removed = bleibt in der Schachtel
value-after_river = kommt nach dem Fluss
counted-herd-cities = { $count ->
    [one] { $count } Stadt für die Schweineherde
   *[other] { $count } Städte für die Schweineherde
}
reason-river-drawn-first = Die Flussplättchen werden vor allen anderen gezogen.
reason-start-tile-next = Das Startplättchen kommt gleich nach dem Fluss.
reason-river-continues = Ein Flussplättchen muss den Fluss fortsetzen.
reason-river-one-end = Ein Flussplättchen darf nicht zwei Enden des Flusses verbinden.
reason-river-free-ahead = Vor dem neuen Ende des Flusses muss Platz frei sein.
reason-river-turns-alternate = Der Fluss muss abwechselnd nach links und rechts biegen.
reason-river-no-u-turn = Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung biegen.
reason-on-water = Auf dem Fluss kann niemand stehen.
reason-new-volcano-lake = Auf den Vulkansee darf beim Legen niemand.
lost-river = Ausgeschaltet, weil { $name } dabei ist. Eine Partie hat nur einen Fluss.
spoken-free-river = den Fluss
group-start-rule = ein Fluss, ein Startfeld

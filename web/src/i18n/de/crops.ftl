# Kornkreise.
system-crop-circles = Kornkreise
system-crop-circles-line = Alle setzen eine Figur oder nehmen eine.
option-crc-add = Figur dazusetzen
option-crc-spot = Wo die Figur hinkommt
value-same_feature = irgendwo im Gebiet
value-same_tile = auf demselben Plättchen
ask-crop-circle = Kornkreis: Setzen alle dazu, oder nehmen alle zurück?
ask-crop-add = Eine Figur zu einer deiner Figuren setzen?
ask-crop-remove = Welche Figur nimmst du zurück?
wait-crop-circle = { $name } entscheidet über den Kornkreis
wait-crop-add = { $name } setzt eine Figur dazu
wait-crop-remove = { $name } nimmt eine Figur zurück
hint-add-field = Wer einen Bauern hat, setzt einen dazu.
hint-add-road = Wer einen Wegelagerer hat, setzt einen dazu.
hint-add-city = Wer einen Ritter hat, setzt einen dazu.
hint-remove-field = Wer einen Bauern hat, nimmt einen zurück.
hint-remove-road = Wer einen Wegelagerer hat, nimmt einen zurück.
hint-remove-city = Wer einen Ritter hat, nimmt einen zurück.
choice-add = Dazusetzen
choice-remove = Zurücknehmen
pass-crop-add = Keine dazusetzen
crop-kind-field = Rechen: Bauern
crop-kind-road = Keule: Wegelagerer
crop-kind-city = Schild: Ritter
crop-order = Reihenfolge
crop-figures = { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
}
crop-done = fertig
crop-now = jetzt
log-crop-add = Kornkreis: Alle setzen dazu
log-crop-remove = Kornkreis: Alle nehmen zurück
reason-crop-choose-first = Wähle zuerst: Setzen alle dazu, oder nehmen alle zurück?
reason-crop-must-add = Du musst eine Figur dazusetzen.
reason-crop-must-remove = Du musst eine Figur zurücknehmen.
reason-crop-wrong-figure = { $your } darf hier nicht dazu.
reason-crop-beside-own = Setz sie zu einer deiner eigenen Figuren dieser Art.
reason-crop-remove-own = Nimm eine deiner eigenen Figuren dieser Art zurück.

# Crop Circles.
system-crop-circles = Crop Circles
system-crop-circles-line = Everybody adds a figure of one kind, or everybody takes one back.
option-crc-add = Adding a figure
option-crc-spot = A figure is added
value-same_feature = anywhere in the feature
value-same_tile = on the same tile
ask-crop-circle = Crop circle: add or remove?
ask-crop-add = Add one figure to your own
ask-crop-remove = Take one of your figures back
wait-crop-circle = { $name } is choosing for the crop circle
wait-crop-add = { $name } is adding a figure
wait-crop-remove = { $name } is taking a figure back
hint-add-field = Everybody with a farmer adds one beside it.
hint-add-road = Everybody with a highwayman adds one beside it.
hint-add-city = Everybody with a knight adds one beside it.
hint-remove-field = Everybody with a farmer takes one back.
hint-remove-road = Everybody with a highwayman takes one back.
hint-remove-city = Everybody with a knight takes one back.
choice-add = Add
choice-remove = Remove
pass-crop-add = Add none
crop-kind-field = Rake: farmers
crop-kind-road = Club: highwaymen
crop-kind-city = Shield: knights
crop-order = Who acts
crop-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
crop-done = done
crop-now = now
log-crop-add = crop circle: everyone adds one
log-crop-remove = crop circle: everyone takes one back

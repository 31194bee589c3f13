# Crop Circles.
system-crop-circles = Crop Circles
system-crop-circles-line = Everyone adds a figure or takes one.
option-crc-add = Adding a figure
option-crc-spot = Where the figure goes
value-same_feature = anywhere in the feature
value-same_tile = on the same tile
ask-crop-circle = Crop circle: everyone adds or takes back?
ask-crop-add = Add a figure beside one of yours?
ask-crop-remove = Which figure do you take back?
wait-crop-circle = { $name } is deciding on the crop circle
wait-crop-add = { $name } is adding a figure
wait-crop-remove = { $name } is taking a figure back
hint-add-field = Everyone with a farmer adds one beside it.
hint-add-road = Everyone with a highwayman adds one beside it.
hint-add-city = Everyone with a knight adds one beside it.
hint-remove-field = Everyone with a farmer takes one back.
hint-remove-road = Everyone with a highwayman takes one back.
hint-remove-city = Everyone with a knight takes one back.
choice-add = Add one
choice-remove = Take one back
pass-crop-add = Skip
crop-kind-field = Rake: farmers
crop-kind-road = Club: highwaymen
crop-kind-city = Shield: knights
crop-order = Order of play
crop-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
crop-done = done
crop-now = now
log-crop-add = crop circle: everyone adds one
log-crop-remove = crop circle: everyone takes one back
reason-crop-choose-first = First choose: everyone adds one, or everyone takes one back.
reason-crop-must-add = You have to add a figure.
reason-crop-must-remove = You have to take a figure back.
reason-crop-wrong-figure = { $your } can’t be added here.
reason-crop-beside-own = Add it beside one of your own figures of this kind.
reason-crop-remove-own = Take back one of your own figures of this kind.

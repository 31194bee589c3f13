# Crop Circles.
system-crop-circles = Cerchi nel Grano
system-crop-circles-line = Tutti aggiungono o riprendono una pedina.
option-crc-add = Aggiungere una pedina
option-crc-spot = Dove va la pedina
value-same_feature = ovunque nell’elemento
value-same_tile = sulla stessa tessera
ask-crop-circle = Cerchio nel grano: tutti aggiungono o riprendono?
ask-crop-add = Aggiungi una pedina accanto a una tua?
ask-crop-remove = Quale pedina riprendi?
wait-crop-circle = { $name } decide per il cerchio nel grano
wait-crop-add = { $name } aggiunge una pedina
wait-crop-remove = { $name } riprende una pedina
hint-add-field = Chi ha un contadino ne aggiunge uno accanto.
hint-add-road = Chi ha un ladro ne aggiunge uno accanto.
hint-add-city = Chi ha un cavaliere ne aggiunge uno accanto.
hint-remove-field = Chi ha un contadino ne riprende uno.
hint-remove-road = Chi ha un ladro ne riprende uno.
hint-remove-city = Chi ha un cavaliere ne riprende uno.
choice-add = Aggiungere
choice-remove = Riprendere
pass-crop-add = Passa
crop-kind-field = Rastrello: contadini
crop-kind-road = Clava: ladri
crop-kind-city = Scudo: cavalieri
crop-order = Ordine di gioco
crop-figures = { $n ->
    [one] { $n } pedina
   *[other] { $n } pedine
}
crop-done = fatto
crop-now = ora
log-crop-add = cerchio nel grano: tutti aggiungono
log-crop-remove = cerchio nel grano: tutti riprendono
reason-crop-choose-first = Prima scegli: tutti aggiungono o tutti riprendono.
reason-crop-must-add = Devi aggiungere una pedina.
reason-crop-must-remove = Devi riprendere una pedina.
reason-crop-wrong-figure = { $your } non può essere aggiunto qui.
reason-crop-beside-own = Aggiungila accanto a una tua pedina di questo tipo.
reason-crop-remove-own = Riprendi una tua pedina di questo tipo.

# Schafe und Hügel.
system-hills-and-sheep = Hügel und Schafe
system-hills-and-sheep-line = Hügel entscheiden Gleichstände, Weinberge erfreuen Mönche, und Hirten sammeln ihre Herde, bevor der Wolf kommt.
part-hills = Hügel
part-hills-line = Darunter liegt verdeckt ein Plättchen; bei Gleichstand gewinnt, wer auf einem Hügel steht.
part-shepherd = Hirten
part-shepherd-line = Ihre Herden wachsen, bis sie gesammelt werden oder der Wolf kommt.
part-vineyards = Weinberge
part-vineyards-line = Ein fertiges Kloster bringt für jeden ringsum mehr Punkte.
option-hs-vineyards_for_gardens = Weinberge zählen für Gärten
option-hs-closed_field = Wird die Wiese einer Herde geschlossen,
option-hs-tokens = Schafplättchen gezählt wie in
option-hs-hill_count = Auf Hügeln zählt
value-nothing = geschieht nichts
value-gather = wird die Herde gesammelt
value-text = den Regeln
value-list = der Materialliste
value-presence = dort zu stehen
value-number = wie viele dort stehen
value-off = nein
value-on = ja
ask-flock = Wächst deine Herde, oder sammelst du sie ein?
wait-flock = { $name } hütet eine Herde
hint-flock = { $n } von { $of } Markern sind Wölfe: Mit einem ist die Herde fort.
hint-grow = einen Marker ziehen; { $n } von { $of } sind Wölfe
hint-gather-too = auch für { $names }
confirm-gather = { $n ->
    [one] { $n } Punkt einsammeln
   *[other] { $n } Punkte einsammeln
}
confirm-none-flock = Wachsen oder einsammeln
choice-grow = Wachsen lassen
choice-gather = Herde einsammeln
figure-shepherd = Hirte
token-sheep-1 = ein Schaf
token-sheep-2 = zwei Schafe
token-sheep-3 = drei Schafe
token-sheep-4 = vier Schafe
token-wolf = einen Wolf
feature-sheep = Herde
features-sheep = Herden
shelf-sheep = Hügel und Schafe
flock-worth = Herde { $n }
flock-none = { $n ->
    [one] { $n } Herde
   *[other] { $n } Herden
}
flock-grow = Wachsen
flock-gather = Einsammeln
flock-at = Die Herde auf { $at }
flock-joins = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
flock-wolf = Wolf: Die Herde ist fort
flock-yours = Deine Herde
flock-if = { $n ->
    [one] eingesammelt { $n } Punkt
   *[other] eingesammelt { $n } Punkte
}
flock-nobody = Niemand hat eine Herde.
flock-left = Noch zu ziehen
flock-tokens = { $n } Marker
flock-sheep = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
flock-wolves = Wolf
log-sheep = zieht { $token } für die Herde auf { $at }
log-wolf = zieht einen Wolf: Der Hirte auf { $at } geht heim
log-hidden = legt das nächste Plättchen verdeckt unter den Hügel
detail-sheep = Schaf(e)
detail-pictured-sheep = Schaf(e) im Bild
detail-vineyard = Weinberg
detail-vineyards = Weinberge
one-shepherd = einen Hirten
place-shepherd = Hirten setzen
scored-sheep = sammelt eine Herde ein

# Schafe und Hügel.
system-hills-and-sheep = Hügel und Schafe
system-hills-and-sheep-line = Hüte Schafe. Hügel lösen Gleichstände.
part-hills = Hügel
part-hills-line = Sie verdecken ein Plättchen und entscheiden bei Gleichstand.
part-shepherd = Hirten
part-shepherd-line = Ihre Herden wachsen, bis du sie einsammelst oder der Wolf kommt.
part-vineyards = Weinberge
part-vineyards-line = Jeder an einem fertigen Kloster bringt Punkte.
option-hs-vineyards_for_gardens = Weinberge zählen für Gärten
option-hs-closed_field = Wenn die Wiese einer Herde geschlossen wird
option-hs-tokens = Anzahl der Schafmarker
option-hs-hill_count = Gleichstand mit Hügeln
value-nothing = nichts passiert
value-gather = Herde wird eingesammelt
value-text = wie im Regeltext
value-list = wie in der Materialliste
value-presence = irgendein Gefolgsmann auf einem Hügel
value-number = die meisten Gefolgsleute auf Hügeln
value-off = nein
value-on = ja
ask-flock = Herde wachsen lassen oder einsammeln?
wait-flock = { $name } hütet eine Herde
hint-flock = { $n ->
    [one] { $n } von { $of } Markern ist ein Wolf. Ziehst du einen, ist die Herde weg.
   *[other] { $n } von { $of } Markern sind Wölfe. Ziehst du einen, ist die Herde weg.
}
hint-grow = { $n ->
    [one] einen Marker ziehen; { $n } von { $of } ist ein Wolf
   *[other] einen Marker ziehen; { $n } von { $of } sind Wölfe
}
hint-gather-too = auch für { $names }
confirm-gather = { $n ->
    [one] Einsammeln: { $n } Punkt
   *[other] Einsammeln: { $n } Punkte
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
flock-at = Herde auf { $at }
flock-joins = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
flock-wolf = Wolf: Die Herde ist weg
flock-yours = Deine Herde
flock-if = { $n ->
    [one] eingesammelt { $n } Punkt
   *[other] eingesammelt { $n } Punkte
}
flock-nobody = Niemand hat eine Herde.
flock-left = Noch im Beutel
flock-tokens = { $n } Marker
flock-sheep = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
flock-wolves = Wolf
log-sheep = zieht { $token } für die Herde ({ $at })
log-wolf = zieht einen Wolf und verliert die Herde ({ $at })
log-hidden = legt das nächste Plättchen verdeckt unter den Hügel
one-shepherd = einen Hirten
place-shepherd = Hirten setzen
scored-sheep = sammelt eine Herde ein
for-sheep = für eine Herde
for-your-sheep = für deine Herde
your-shepherd = dein Hirte
counted-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
counted-pictured-sheep = { $count ->
    [one] { $count } abgebildetes Schaf
   *[other] { $count } abgebildete Schafe
}
counted-vineyards = { $count ->
    [one] { $count } Weinberg
   *[other] { $count } Weinberge
}
reason-token-gone = Von diesem Marker ist keiner mehr übrig.
reason-tile-below-hill = Das Plättchen unter einem Hügel sieht und wählt niemand.
reason-shepherd-ground = Dein Hirte darf nur auf eine Wiese.
reason-shepherd-taken = Auf dieser Wiese ist schon ein Hirte.
reason-grow-or-gather = Lass deine Herde wachsen oder sammle sie ein.
tile-of-buried = Plättchen { $n } von { $of }, { $buried } unter Hügeln
needs-shepherd = Braucht eine Wiese ohne Schäfer.

# Neue Partien: Erweiterungen, Mischungen, Plätze, und die Seite, auf der man wartet.
shelf-search = Erweiterungen suchen
shelf-filter = Anzeigen
shelf-all = Alle { $n }
shelf-stars = Favoriten { $n }
shelf-on = Dabei { $n }
shelf-none = Nichts gefunden.
shelf-none-stars = Gib einer Erweiterung einen Stern, dann steht sie hier.
group-big = Große Erweiterungen
group-mini = Mini-Erweiterungen (2012)
group-start = Anderer Start
group-more = Weitere kleine Erweiterungen
group-on = { $n ->
    [0] keine dabei
   *[other] { $n } von { $of } dabei
}
row-tiles = { $n ->
    [0] keine Plättchen
   *[other] +{ $n } Plättchen
}
row-minutes = +{ $n } min
row-always = immer dabei
row-details = Einzelheiten
row-star = Favorit: { $name }
row-narrowed = { $n } von { $of } Teilen
row-variants = { $n ->
    [one] { $n } Regelvariante
   *[other] { $n } Regelvarianten
}
lost-board = Ausgeschaltet, weil { $name } dabei ist. Eine Partie hat nur ein Startfeld.
lost-instead = Lieber { $name }
lost-said = { $lost }: { $why }
random-mix = Zufallsmischung
random-hint = Frische Erweiterungen für eine Partie dieser Länge.
random-length = Länge der Partie
random-minutes = { $n ->
    [120] 2 Stunden
   *[other] { $n } min
}
random-shuffle = Mischen
random-back = Zurück zu meiner Mischung
mixes = Deine Mischungen
mix-save = Mischung speichern
mix-saved = Gespeichert als „{ $name }“
mix-name = Name der Mischung
mix-rename = { $name } umbenennen
mix-remove = { $name } löschen
mix-more = { $first } und { $n } weitere
mix-plus = { $box }, dazu { $more }
mix-without = { $box }, ohne { $less }
mix-plus-without = { $box }, dazu { $more }, ohne { $less }
mix-reset = Zurück zu { $box }
n-minutes = { $n } min
tiles-word = Plättchen
game-minutes = etwa { $n } min
game-short = kurz
game-long = lang
game-expansions-on = { $n ->
    [0] Keine Erweiterungen
    [one] { $n } Erweiterung dabei
   *[other] { $n } Erweiterungen dabei
}
game-remove = { $name } entfernen
game-show-all = Alle { $n } zeigen
game-variants = { $n ->
    [one] { $n } Regelvariante
   *[other] { $n } Regelvarianten
}
game-variants-reset = Standardregeln nehmen
game-options = Weitere Einstellungen
game-choose = Erweiterungen wählen
new-public-on = Auch Fremde können sich setzen.
new-public-off = Nur mit Einladung: Freunde kommen über deinen Link.
new-watch = Alle können zuschauen
seat-here = Mitspieler hier
seat-here-hint = an diesem Bildschirm
seat-here-n = Spieler { $n }
seat-name = Name auf Platz { $n }
waiting-title = Warten auf Mitspieler
waiting-tab = { $n } von { $of }
waiting-seats = Plätze
waiting-taken = { $n } von { $of } besetzt
waiting-host = Du, Gastgeber
waiting-joined = Ist da
waiting-ready-seat = Bereit
waiting-invite = Freunde einladen
waiting-code = Code der Partie: { $code }
waiting-qr = Mit dem Handy scannen und mitspielen
waiting-qr-show = QR-Code zeigen
waiting-qr-hide = QR-Code verbergen
waiting-fill = Mit Bots auffüllen und starten
waiting-for = { $n ->
    [one] Es fehlt noch ein Mitspieler. Sind alle Plätze besetzt, geht es los.
   *[other] Es fehlen noch { $n } Mitspieler. Sind alle Plätze besetzt, geht es los.
}
waiting-private = Nur mit Einladung
waiting-public = Öffentlich: Alle können mitspielen
waiting-stranger = Mitspielen kannst du hier nur mit Einladung. Lass dir vom Gastgeber den Link schicken. Zuschauen kannst du, sobald es losgeht.
waiting-game = Die Partie
list-filter = Partien zeigen
list-all = Alle
list-turn = Du bist dran
list-waiting = Wartend
list-running = Laufend
list-finished = Beendet
list-none-filter = Keine solchen Partien.
card-won = { $name } hat gewonnen
card-you-won = Du hast gewonnen
card-shared = Geteilter Sieg
you-name = { $name } (du)

# Der Tisch, was auch immer gespielt wird.
you = du
left = übrig
table-opening = Der Tisch wird gedeckt
table-leave = Den Tisch verlassen
board = Spielbrett
board-label = Spielbrett mit { $n } Plättchen
players = Spieler
players-log = Spieler und Verlauf
watching = du schaust zu
your-turn = Du bist dran
away = weg
resigned = aufgegeben
tiles-left = Übrige Plättchen
undo = Zurück
n-tiles = { $n } Plättchen
n-players = { $n } Spieler
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
n-now = { $n ->
    [one] jetzt { $n } Punkt
   *[other] jetzt { $n } Punkte
}
figures-left = Figuren übrig
tile-of = Plättchen { $n } von { $of }
tile-on = Plättchen liegt auf { $at }
turn-left = Plättchen nach links drehen
turn-right = Plättchen nach rechts drehen
cells-label = Stellen für dieses Plättchen: { $n }
cell-label = { $n ->
    [one] { $at }, { $n } Drehung
   *[other] { $at }, { $n } Drehungen
}
targets-label = Stellen zur Wahl: { $n }
places-lit = Straßen und Städte zur Wahl
places-tile = Stellen auf diesem Plättchen
list-features = Das Brett nach Gebieten
list-places = Das Brett nach Stellen
ask-place-tile = Lege dieses Plättchen an
ask-figure = Setze eine Figur oder keine
ask-scoring-order = Was wird als Nächstes gewertet?
ask-other = Wähle eines
wait-place-tile = { $name } legt ein Plättchen an
wait-figure = { $name } setzt eine Figur
wait-other = { $name } überlegt
wait-then = Dann { $names }. Sieh dich inzwischen um.
hint-place = { $n ->
    [one] Es passt an { $n } Stelle. Wähle eine; noch einmal wählen dreht.
   *[other] Es passt an { $n } Stellen. Wähle eine; noch einmal wählen dreht.
}
hint-turn = Noch einmal wählen dreht es.
hint-targets = { $n ->
    [one] { $n } Stelle zur Wahl, auf dem Brett.
   *[other] { $n } Stellen zur Wahl, auf dem Brett.
}
hint-choices = { $n ->
    [one] { $n } Möglichkeit.
   *[other] { $n } Möglichkeiten.
}
hint-pass = Deine Figuren bleiben bei dir.
confirm-none = Erst wählen
confirm-none-place-tile = Wähle eine Stelle
confirm-none-figure = Wähle eine Stelle
confirm-place = Auf { $at } anlegen
confirm-deploy = { $figure } setzen
confirm-recall = Von { $at } heimholen
confirm-move = { $piece } nach { $at }
confirm-aside = Vom Brett nehmen
pass = Passen
pass-figure = Keine Figur
act-recall = { $figure } heim von { $at } ({ $on })
act-move = { $piece }: { $on }, { $at }
act-aside = { $piece } verlässt das Brett
choice-next = Dieses als Nächstes
figure-none = Du hast keine mehr.
figure-nowhere = Sie darf auf diesem Plättchen nirgends stehen.
tools = Ansichten
overlay-fields = Wiesen und ihre Besitzer
overlay-projected = Punkte, wäre jetzt Schluss
overlay-tiles = Übrige Plättchen
overlay-holes = Tote Felder
overlay-coordinates = Koordinaten
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Alles zeigen
shelf = Erweiterungen
asked-now = jetzt gefragt
shelf-beside = neben dem Brett
tab-log = Verlauf
tab-chat = Gespräch
log-chat = Verlauf und Gespräch
log-earlier = { $n ->
    [one] { $n } frühere Zeile zeigen
   *[other] { $n } frühere Zeilen zeigen
}
log-empty = Noch ist nichts geschehen.
log-show = { $at } zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
log-placed = legt auf { $at } an
log-discarded = zieht ein Plättchen, das nirgends passt
log-deployed = setzt { $figure } { $on } ({ $at })
log-scored = { $what }: { $detail }
log-moved = versetzt { $piece } ({ $at })
log-token = nimmt { $n } { $token }
log-over = Die Partie ist zu Ende.
log-moved-to = versetzt { $piece } nach { $at }
log-aside = nimmt { $piece } vom Brett
log-token-placed = legt { $token } auf { $at }
award = Punkte
go-on = Weiter
refuse-head = Das geht nicht
refuse-at = Das Plättchen passt nicht auf { $at }
refuse-stale = Die Partie ist weitergegangen. Sieh noch einmal hin und wähle neu.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-busy = Dein letzter Tipp ist noch unterwegs.
refuse-no-hint = Diesmal kein Tipp. Versuch es noch einmal.
advice = Tipp
advice-busy = Der beste Zug wird gesucht
advice-then = Dann { $figure } { $on }.
advice-now = { $n ->
    [one] Jetzt { $n } Punkt.
   *[other] Jetzt { $n } Punkte.
}
advice-now-of = { $n ->
    [one] Jetzt { $n } Punkt, davon etwa { $of } ohnehin erwartet.
   *[other] Jetzt { $n } Punkte, davon etwa { $of } ohnehin erwartet.
}
advice-now-all = { $n ->
    [one] Jetzt { $n } Punkt, wie erwartet.
   *[other] Jetzt { $n } Punkte, wie erwartet.
}
advice-now-less = { $n ->
    [one] Kostet dich jetzt { $n } Punkt.
   *[other] Kostet dich jetzt { $n } Punkte.
}
advice-later = { $n ->
    [one] Später etwa { $n } Punkt.
   *[other] Später etwa { $n } Punkte.
}
advice-later-more = Später etwa { $n } mehr.
advice-later-less = { $n ->
    [one] Dafür später etwa { $n } Punkt weniger.
   *[other] Dafür später etwa { $n } Punkte weniger.
}
advice-others-less = { $n ->
    [one] Etwa { $n } Punkt weniger für { $name }.
   *[other] Etwa { $n } Punkte weniger für { $name }.
}
advice-others-more = { $n ->
    [one] Etwa { $n } Punkt mehr für { $name }.
   *[other] Etwa { $n } Punkte mehr für { $name }.
}
advice-rival = den stärksten Gegner
advice-even = Kein anderer Zug ist mehr wert.
resign = Aufgeben
resign-sure = Ein Bot übernimmt deinen Platz, die anderen spielen weiter.
resign-yes = Diese Partie aufgeben
keys-title = Tasten
keys-arrows = nächste Stelle in dieser Richtung
keys-pan = Ansicht verschieben
keys-turn = Plättchen drehen
keys-choice = Möglichkeit
keys-decline = ablehnen
keys-confirm = bestätigen
keys-undo = zurücknehmen
keys-hint = Tipp: der beste Zug
keys-zoom = näher, weiter, alles
keys-why = die Regel zu dieser Frage
result-head = Schlusswertung
result-by = { $n ->
    [one] { $name } gewinnt mit { $n } Punkt Vorsprung
   *[other] { $name } gewinnt mit { $n } Punkten Vorsprung
}
result-tie = { $names } teilen sich den Sieg
result-replay = Gleichstand: eine weitere Partie entscheidet
result-solo = { $n } Punkte
result-won = Gewonnen von { $name }
result-to = { $a } zu { $b }
result-decided = { $what } gaben den Ausschlag: { $n } Punkte, { $gap } mehr als { $name }.
result-total = Summe
result-board = Brett ansehen
result-show = Ergebnis ansehen
rematch = Noch einmal
review = Partie nachspielen
notation = Notation
fair = Saat offengelegt
refuse-not-playing = Du schaust bei dieser Partie zu.
advice-then-none = Dann keine Figur.

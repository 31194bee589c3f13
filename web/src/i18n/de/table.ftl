# Der Tisch, was auch immer gespielt wird.
you = du
left = übrig
table-opening = Partie wird geladen …
table-leave = Zur Startseite
board = Spielbrett
board-label = Spielbrett mit { $n } Plättchen
players = Spieler
players-log = Spieler und Verlauf
watching = du schaust zu
your-turn = Du bist dran
away = abwesend
resigned = hat aufgegeben
tiles-left = Übrige Plättchen
undo = Rückgängig
n-tiles = { $n } Plättchen
n-players = { $n } Spieler
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
n-so-far = { $n ->
    [one] bisher { $n } Punkt
   *[other] bisher { $n } Punkte
}
n-end = { $n ->
    [one] am Ende { $n } Punkt
   *[other] am Ende { $n } Punkte
}
figures-more = { $n ->
    [one] { $n } weitere Figurenart zeigen
   *[other] { $n } weitere Figurenarten zeigen
}
figures-left = Figuren übrig
tile-of = Plättchen { $n } von { $of }
tile-on = Plättchen gelegt
turn-left = Nach links drehen
turn-right = Nach rechts drehen
cells-label = { $n ->
    [one] { $n } Stelle für dieses Plättchen
   *[other] { $n } Stellen für dieses Plättchen
}
cell-label = { $n ->
    [one] { $at }, passt in einer Drehung
   *[other] { $at }, passt in { $n } Drehungen
}
tile-in-hand = Plättchen in der Hand: { $what }
spoken-way = { $name } von { $from } nach { $to }
spoken-beside = passt an { $what }
spoken-open-city = die unfertige Stadt von { $names }
spoken-own-city = deine unfertige Stadt
spoken-free-city = eine unfertige Stadt ohne Besitzer
spoken-open-road = die unfertige Straße von { $names }
spoken-own-road = deine unfertige Straße
spoken-free-road = eine unfertige Straße ohne Besitzer
targets-label = { $n ->
    [one] { $n } Stelle zur Auswahl
   *[other] { $n } Stellen zur Auswahl
}
spot-so-far = bisher
spot-end = am Ende
spot-previous = Vorige Stelle
spot-next = Nächste Stelle
spot-list = Alle { $n } als Liste zeigen
places-lit = Straßen und Städte zur Auswahl
places-tile = Stellen auf diesem Plättchen
list-features = Brett nach Gebieten
list-places = Brett nach Feldern
ask-place-tile = Lege dieses Plättchen an
ask-figure = Eine Figur setzen?
ask-figure-meeple = Einen Meeple setzen?
ask-scoring-order = Was wird zuerst gewertet?
ask-other = Triff eine Wahl
wait-place-tile = { $name } legt ein Plättchen
wait-figure = { $name } setzt eine Figur
wait-other = { $name } überlegt
wait-tile = Das gezogene Plättchen
wait-next = Danach ist { $name } dran.
wait-next-you = Danach bist du dran.
stall-soon = { $n ->
    [one] In { $n } Sekunde kannst du einen Bot spielen lassen.
   *[other] In { $n } Sekunden kannst du einen Bot spielen lassen.
}
stall-you = noch { $n } s, dann können andere einen Bot spielen lassen
stall-seconds = { $n ->
    [one] { $name } überlegt seit { $n } Sekunde
   *[other] { $name } überlegt seit { $n } Sekunden
}
stall-minutes = { $n ->
    [one] { $name } überlegt seit { $n } Minute
   *[other] { $name } überlegt seit { $n } Minuten
}
stall-offer = Warte weiter oder lass so lange einen Bot spielen.
stall-offer-two = Warte weiter, lass so lange einen Bot spielen oder beanspruche den Sieg.
give-to-bot = Bot für { $name } spielen lassen
claim = Sieg beanspruchen
claim-sure = Sieg beanspruchen?
claim-ends = Du gewinnst, { $name } verliert, und die Partie ist zu Ende.
replaced = Ein Bot spielt für dich
replaced-hint = Er spielt, bis du deinen Platz zurücknimmst.
take-seat = Platz zurücknehmen
bot-plays = Bot spielt
hint-place = { $n ->
    [one] Passt an einer Stelle. Antippen; noch einmal tippen dreht.
   *[other] Passt an { $n } Stellen. Eine antippen; noch einmal tippen dreht.
}
hint-place-one-way = { $n ->
    [one] Passt an einer Stelle, in einer Richtung.
   *[other] Passt an { $n } Stellen, je in einer Richtung.
}
hint-one-way = Passt nur so.
hint-click = Tippe darauf, um das Plättchen zu legen.
hint-click-turned = Tippe darauf, um das Plättchen zu legen, oder dreh weiter.
hint-turn = Noch einmal tippen dreht das Plättchen.
hint-targets = { $n ->
    [one] Es gibt eine Stelle zur Auswahl.
   *[other] Wähle eine von { $n } Stellen.
}
hint-choices = { $n ->
    [one] Es gibt eine Möglichkeit.
   *[other] Wähle eine von { $n } Möglichkeiten.
}
hint-stays = Bleibt bis zum Spielende.
hint-pass = Du behältst deine Figuren.
confirm-none = Bitte wählen
confirm-none-place-tile = Wähle eine Stelle
confirm-none-figure = Wähle eine Stelle
confirm-place = Plättchen legen
confirm-deploy = { $figure } setzen
confirm-deploy-score = { $place }: { $n } Punkte
confirm-recall = Zurücknehmen
confirm-move = Hierher ziehen
confirm-aside = Vom Brett nehmen
pass = Auslassen
pass-figure = Auslassen
act-recall = { $figure } zurück, { $on } ({ $at })
act-move = { $piece }: { $on }, { $at }
act-aside = { $piece } vom Brett nehmen
choice-next = Dieses zuerst werten
figure-none = Du hast keine mehr.
figure-nowhere = Auf diesem Plättchen ist nichts frei.
figures-idle = { $n ->
    [one] passt hier nicht
   *[other] passen hier nicht
}
figures-idle-all = Figuren, die hier nicht stehen können
tools = Hilfen und Ansicht
overlay-fields = Wiesen und ihre Besitzer
overlay-projected = Voraussichtliche Punkte
overlay-tiles = Übrige Plättchen
overlay-holes = Unfüllbare Lücken
overlay-coordinates = Koordinaten
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzes Brett
shelf = Erweiterungen
shelf-now = jetzt
shelf-beside = neben dem Brett
tab-log = Verlauf
tab-chat = Chat
log-chat = Verlauf und Chat
log-earlier = { $n ->
    [one] { $n } frühere Zeile anzeigen
   *[other] { $n } frühere Zeilen anzeigen
}
log-empty = Noch ist nichts passiert.
log-show = { $at } auf dem Brett zeigen
chat-empty = Noch keine Nachrichten.
chat-muted = In dieser Partie können nur Mitspieler chatten.
chat-say = Schreib etwas
chat-send = Senden
log-placed = legt ein Plättchen ({ $at })
log-discarded = zieht ein Plättchen, das nirgends passt
log-deployed = setzt { $figure } { $on } ({ $at })
log-scored = { $what }: { $sum }
sum-halved = { $sum }, halbiert
log-moved = versetzt { $piece } ({ $at })
log-token = nimmt { $n } { $token }
log-over = Die Partie ist zu Ende.
log-moved-to = versetzt { $piece } nach { $at }
log-aside = nimmt { $piece } vom Brett
log-token-placed = legt { $token } auf { $at }
continue = Weiter
refuse-head = Das geht nicht
refuse-at = Das Plättchen passt dort nicht ({ $at })
refuse-stale = Die Partie ist weitergegangen. Bitte wähl noch einmal.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-not-playing = Du schaust nur zu und kannst nicht ziehen.
refuse-busy = Dein letzter Tipp ist noch unterwegs.
refuse-no-hint = Diesmal gibt es keinen Tipp. Versuch es noch einmal.
refuse-other = Das geht gerade nicht.
refuse-bad-request = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refuse-bad-json = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refuse-bad-setup = Diese Erweiterungen lassen sich so nicht zusammen spielen.
refuse-bad-notation = Diesen Text kann Bastide nicht als Partie oder Stellung lesen (Zeile { $line }, Spalte { $column }).
refuse-bad-save = Dieser Spielstand ist beschädigt oder aus einer anderen Version. Deine anderen Partien sind in Ordnung.
refuse-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refuse-bad-colour = Bitte wähle eine der acht Farben.
refuse-bad-chat = Eine Nachricht hat 1 bis { $longest } sichtbare Zeichen.
refuse-unknown-bot = Diesen Bot gibt es hier nicht.
refuse-unknown-guest = Der Server kennt dich nicht. Bitte lade die Seite neu.
refuse-bad-origin = Die Anfrage kam von einer fremden Seite und wurde ignoriert.
refuse-needs-invite = Diese Partie ist privat. Bitte um einen Einladungslink.
refuse-not-host = Nur wer die Partie angelegt hat, kann sie starten.
refuse-not-found = Unter dieser Adresse gibt es nichts.
refuse-no-game = Diese Partie gibt es nicht.
refuse-no-seat = Diesen Platz gibt es nicht.
refuse-seat-taken = Dieser Platz ist besetzt.
refuse-already-started = Die Partie läuft schon.
refuse-not-started = Die Partie hat noch nicht begonnen.
refuse-open-seats = Es fehlen noch Mitspieler.
refuse-not-over = Die Partie ist noch nicht zu Ende.
refuse-illegal-action = Dieser Zug ist nach den Regeln nicht erlaubt.
refuse-game-over = Die Partie ist zu Ende.
refuse-uploaded = Diese Partie läuft online weiter.
refuse-too-early = { $seconds ->
    [one] Es bleibt noch { $seconds } Sekunde Bedenkzeit.
   *[other] Es bleiben noch { $seconds } Sekunden Bedenkzeit.
}
refuse-nobody-stalls = Gerade lässt dich niemand warten.
refuse-not-two-players = Den Sieg beanspruchen kannst du nur in einer Partie zu zweit.
refuse-nothing-to-undo = Du kannst nur deine letzte Aktion zurücknehmen, bis jemand anders am Zug ist oder ein Plättchen gezogen wird.
refuse-undo-limit = Du hast in dieser Partie schon { $most } Aktionen zurückgenommen. Mehr geht nicht.
refuse-assists-off = In dieser Partie sind die Hilfen ausgeschaltet.
refuse-watchers-muted = In dieser Partie können nur Mitspieler chatten.
refuse-chat-too-fast = { $seconds ->
    [one] Das waren viele Nachrichten auf einmal. Versuch es in { $seconds } Sekunde wieder.
   *[other] Das waren viele Nachrichten auf einmal. Versuch es in { $seconds } Sekunden wieder.
}
refuse-too-large = Das ist zu lang.
refuse-too-fast = Das ging zu schnell. Warte bitte einen Moment.
refuse-storage = Der Server konnte das nicht speichern. Bitte versuche es noch einmal.
refuse-stopping = Der Server startet neu. Bitte versuche es gleich noch einmal.
refuse-seed-given = Lass den Startwert weg: Der Tisch zieht die Plättchen.
refuse-tiles-given = Eigene Plättchen lassen sich auf diesem Server nicht spielen.
refuse-scripted-public = Eine öffentliche Partie kann keine vorbestimmten Züge aus dem Beutel haben.
refuse-no-preset = Es gibt keine Box namens „{ $name }“.
refuse-no-tiles = Die Partie braucht Plättchen zum Ziehen. Bitte füge ein Plättchenset hinzu.
refuse-too-many-tiles = Das sind zu viele Plättchen: { $count }. Dieser Server spielt mit höchstens { $most }.
refuse-too-many-games = Du hast { $most } offene Partien. Bitte spiel eine zu Ende oder gib eine auf.
refuse-too-many-bots = In deinen offenen Partien können zusammen höchstens { $most } Bots sitzen. Bitte spiel eine zu Ende oder gib eine auf.
refuse-server-full = Dieser Server ist gerade voll. Bitte versuch es später noch einmal.
refuse-seat-count = Eine Partie hat 1 bis 8 Plätze.
advice = Tipp
advice-busy = Der beste Zug wird gesucht
advice-then = Danach { $figure } { $on }.
advice-then-none = Danach keine Figur.
advice-now = { $n ->
    [one] Jetzt { $n } Punkt.
   *[other] Jetzt { $n } Punkte.
}
advice-now-of = { $n ->
    [one] Jetzt { $n } Punkt, davon etwa { $of } so oder so.
   *[other] Jetzt { $n } Punkte, davon etwa { $of } so oder so.
}
advice-now-all = { $n ->
    [one] Jetzt { $n } Punkt, der so oder so käme.
   *[other] Jetzt { $n } Punkte, die so oder so kämen.
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
advice-even = Kein Zug ist mehr wert.
resign = Aufgeben
resign-ends = Du verlierst, und die Partie ist zu Ende.
resign-bot = Du landest auf dem letzten Platz, und ein Bot spielt für dich weiter.
resign-yes = Aufgeben
keys-title = Tastenkürzel
keys-all = Alle Tastenkürzel zeigen
keys-arrows = nächste Stelle in dieser Richtung
keys-pan = Brett verschieben
keys-turn = Plättchen drehen
keys-choice = Möglichkeit wählen
keys-decline = auslassen
keys-confirm = bestätigen
keys-undo = rückgängig
keys-hint = Tipp: der beste Zug
keys-zoom = vergrößern, verkleinern, ganzes Brett
keys-why = die Regel hinter dieser Frage
result-head = Schlusswertung
result-by = { $n ->
    [one] { $name } gewinnt mit { $n } Punkt Vorsprung
   *[other] { $name } gewinnt mit { $n } Punkten Vorsprung
}
result-by-you = { $n ->
    [one] Du gewinnst mit { $n } Punkt Vorsprung
   *[other] Du gewinnst mit { $n } Punkten Vorsprung
}
result-wins = { $name } gewinnt
result-wins-you = Du gewinnst
result-resigned = { $name } hat aufgegeben.
result-left = { $name } hat die Partie verlassen.
result-tie = { $names } teilen sich den Sieg
result-replay = Gleichstand: Die nächste Partie entscheidet
result-solo = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
result-won = { $name } hat gewonnen
result-to = { $a } zu { $b }
result-decided = { $n ->
    [one] Den Ausschlag gab: { $what } mit { $n } Punkt, { $gap } mehr als { $name }.
   *[other] Den Ausschlag gab: { $what } mit { $n } Punkten, { $gap } mehr als { $name }.
}
result-total = Summe
result-board = Brett zeigen
result-show = Ergebnis zeigen
notation = Herunterladen
fair = Fairness-Nachweis
# Warum etwas nicht geht, nach den Kennungen der Regeln. `$your` ist „dein Meeple“, `$figure` nur das Wort.
reason-game-over = Die Partie ist vorbei.
reason-chance-first = Erst wird gezogen oder gewürfelt.
reason-not-drawn-now = So etwas wird jetzt weder gezogen noch gewürfelt.
reason-tile-gone = Von diesem Plättchen ist keines mehr übrig.
reason-not-now = Das geht jetzt nicht. Zuerst: { $asked }
reason-new-tile-only = Figuren setzt du auf das Plättchen, das du gerade gelegt hast.
reason-no-feature = Dort kann niemand stehen.
reason-occupied = Dort steht schon jemand.
reason-finished = Das ist schon fertig gebaut.
reason-none-left = Nicht mehr in deinem Vorrat: { $figure }.
reason-no-recall = Diese Figur kannst du jetzt nicht zurücknehmen: { $figure }.

# Das Analysebrett.
analysis = Analysebrett
analysis-about = Geh jede Partie oder Stellung durch, probiere andere Züge und sieh, was die Engine davon hält. Alles bleibt auf diesem Gerät.
analysis-paste = Füge eine Partie, eine Stellung oder einen Link ein
analysis-paste-hint = Notation, Stellung als Text oder die Adresse einer Partie auf Bastide.
analysis-open = Öffnen
analysis-new = Neues Brett
analysis-saved = Gespeicherte Analysen
analysis-none = Noch nichts gespeichert
analysis-delete-of = { $title } löschen
analysis-bad-link = Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken oder füge die Stellung als Text ein.
analysis-variations = { $n ->
    [one] 1 Variante
   *[other] { $n } Varianten
}
analysis-missing = Auf diesem Gerät gibt es diese Analyse nicht.
analysis-running = Diese Partie läuft noch. Spiel sie zu Ende, dann kannst du sie analysieren.
analysis-back = Zurück zu allen Analysen
analysis-ways = { $n } Arten
analysis-unknown = Gewinnchance noch unbekannt
analysis-margin-of = Erwarteter Vorsprung für { $name }
analysis-best = Beste Züge
analysis-looked = { $n ->
    [one] 1 Stellung
   *[other] { $n } Stellungen
}
analysis-stop = Anhalten
analysis-start = Starten
analysis-over = Spiel vorbei
analysis-play-move = Diesen Zug spielen
analysis-worths = Neben jedem Plättchen steht, wie weit vorn am Ende landet, wer es zieht.
analysis-thinking = Denkt nach …
analysis-moves = Züge
analysis-promote = Zur Hauptvariante machen
analysis-remove = Ab hier löschen
analysis-beginning = Anfang
analysis-comment = Kommentar
analysis-not-kept = Diese Analyse lässt sich hier nicht speichern: privates Fenster oder voller Speicher. Sie ist weg, sobald du die Seite schließt.
analysis-turn = Zug
analysis-odds = Chancen
analysis-to-move = { $name } ist am Zug
analysis-other-tile = Was, wenn ein anderes Plättchen kommt?
analysis-next-tile = Nächstes Plättchen
analysis-chance = Was passiert?
analysis-draw = { $tile }, noch { $n }
analysis-random = Zufall
analysis-fits = { $at }: Was passt hier?
analysis-odds-pick = Tippe auf ein leeres Feld neben einem Plättchen, um zu sehen, was dort passt.
analysis-fits-left = { $n } von { $of } Plättchen übrig
analysis-fits-none = Kein Plättchen passt hier mehr.
analysis-next-draw = Mit dem nächsten Plättchen
analysis-within = { $n ->
    [one] Innerhalb von 1 Plättchen
   *[other] Innerhalb von { $n } Plättchen
}
analysis-draws = Anzahl der Plättchen
analysis-draws-first = { $name } zieht das erste davon
analysis-race = Ein Plättchen vor einem anderen
analysis-race-hint = Tippe einmal auf Plättchen, die du willst, und zweimal auf solche, die du fürchtest.
analysis-race-these = { $tile }, noch { $n }, gewünscht
analysis-race-those = { $tile }, noch { $n }, gefürchtet
analysis-race-won = { $n ->
    [one] Ein gewünschtes kommt zuerst, innerhalb von 1 Plättchen
   *[other] Ein gewünschtes kommt zuerst, innerhalb von { $n } Plättchen
}
analysis-race-lost = Ein gefürchtetes kommt zuerst
analysis-link = Link zu dieser Stellung kopieren
analysis-save-text = Als Notation speichern
analysis-copy-position = Stellung als Text kopieren
analysis-edit = Stellung als Text bearbeiten
analysis-png = Bild speichern (PNG)
analysis-svg = Bild speichern (SVG)
analysis-delete = Diese Analyse löschen

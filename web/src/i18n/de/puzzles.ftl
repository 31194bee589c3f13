# Puzzles, and the challenge of the day.
puzzles = Rätsel
puzzles-lead = Echte Stellungen mit einem besten Zug. Finde ihn und sieh, warum er der beste ist.
puzzles-more = Mehr Rätsel
puzzles-tried = { $solved } von { $n } gelöst
puzzle-of-day = Rätsel des Tages
puzzle-day-open = Jeden Tag ein Rätsel, für alle dasselbe.
puzzle-day-done = Gelöst. Das nächste kommt um Mitternacht UTC.
puzzle-solve = Lösen
puzzle-look = Noch einmal ansehen
puzzle-streak = Tage in Folge
puzzle-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
puzzle-week = Diese Woche
puzzle-find = Finde den besten Zug
puzzle-rated = Wertung { NUMBER($n, useGrouping: 0) }
puzzle-hint-used = Hier beginnt der beste Zug. Mit Tipp zählt das Rätsel halb.
puzzle-show = Lösung zeigen
puzzle-solved = Gelöst
puzzle-hinted = Mit Tipp gelöst
puzzle-missed = Nicht gelöst
puzzle-practice = { $what } · Übung, ohne Wertung
puzzle-outcome = { $what } · Wertung { NUMBER($n, useGrouping: 0) } ({ $by })
puzzle-answer = Am besten: { $move }
puzzle-worth = Gut, aber nicht der beste: { $a } statt { $b } Punkte.
puzzle-margins = Erwarteter Vorsprung { $a }, nächstbester Zug { $b }.
puzzle-scores = { $n ->
    [one] Bringt sofort 1 Punkt, aber ein anderer Zug bringt mehr.
   *[other] Bringt sofort { $n } Punkte, aber ein anderer Zug bringt mehr.
}
puzzle-even = Es steht unentschieden.
puzzle-behind = { $n ->
    [one] Du liegst 1 Punkt zurück.
   *[other] Du liegst { $n } Punkte zurück.
}
puzzle-ahead = { $n ->
    [one] Du führst mit 1 Punkt.
   *[other] Du führst mit { $n } Punkten.
}
puzzle-left = { $n ->
    [one] Noch 1 Plättchen.
   *[other] Noch { $n } Plättchen.
}
puzzle-about = Über dieses Rätsel
puzzle-your-rating = Deine Wertung
puzzle-its-rating = Wertung des Rätsels
puzzle-theme = Thema
puzzle-own = Deine Erweiterungen
puzzle-start = { $n ->
    [one] 1 Rätsel lösen
   *[other] { $n } Rätsel lösen
}
puzzle-next = Nächstes Rätsel
puzzle-back = Alle Rätsel
puzzle-none = Kein Rätsel passt. Wähle ein anderes Thema oder mehr Erweiterungen.
puzzle-lost = Die Rätsel ließen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
puzzle-again = Noch einmal
puzzle-opening = Rätsel wird geöffnet …
puzzle-you = Du
challenge = Aufgabe des Tages
challenge-about = Spiel allein. Alle ziehen dieselben Plättchen: Wie viele Punkte schaffst du?
challenge-begin = Starten
challenge-continue = Weiterspielen
challenge-scores = Punkte mit diesen Plättchen
challenge-share = Bastide, Aufgabe vom { $day }: { $n } Punkte, mehr als { $beaten } von { $of } Bots.
puzzle-theme-extra = Zusatzplättchen
puzzle-theme-steal = Stehlen
puzzle-theme-share = Teilen
puzzle-theme-farm = Wiesen
puzzle-theme-save = Meeple retten
puzzle-theme-monastery = Klöster
puzzle-theme-finish = Abschließen
puzzle-theme-piece = Besondere Figuren
puzzle-theme-last = Letzte Züge
puzzle-theme-block = Blockieren
puzzle-theme-keep = Zurückhalten
puzzle-theme-claim = Besetzen
puzzle-theme-plan = Vorbereiten
puzzle-idea-extra = Das zusätzliche Plättchen ist mehr wert
puzzle-idea-steal = Übernimm es
puzzle-idea-share = Hol dir einen Anteil
puzzle-idea-farm = Die Wiese entscheidet
puzzle-idea-save = Hol einen Meeple zurück
puzzle-idea-monastery = Mach das Umfeld voll
puzzle-idea-finish = Schließ ab und punkte
puzzle-idea-piece = Zieh die richtige Figur
puzzle-idea-last = Nutze die letzten Plättchen
puzzle-idea-block = Halte die anderen auf
puzzle-idea-keep = Behalte deinen Meeple
puzzle-idea-claim = Besetze es jetzt
puzzle-idea-plan = Bereite den nächsten Zug vor

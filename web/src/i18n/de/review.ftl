# The review of a finished game.
review-page = Partieanalyse
review-won = Du hast { $a } zu { $b } gewonnen
review-lost = Du hast { $a } zu { $b } verloren
review-drawn = Unentschieden, { $a } zu { $b }
review-other-won = { $name } hat { $a } zu { $b } gewonnen
review-analyse = Analysebrett
review-chance = Gewinnchance
review-slider = Zug
review-turn = Zug { $n }
review-start = Beginn
review-unknown = noch nicht analysiert
review-chance-of = { $name } { $chance } %
review-as-table = Als Tabelle zeigen
review-as-graph = Als Kurve zeigen
review-col-turn = Zug
review-col-player = Spieler
review-col-move = Spielzug
review-col-grade = Note
review-grade-best = Bester Zug
review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-count = { $grade }: { $n }
review-open = Brett an dieser Stelle öffnen
review-go = Partie analysieren
review-about = Sieh Zug für Zug, was Glück war und was Können. Dauert auf diesem Gerät etwa { $n } Sekunden.
review-starting = Partie wird geöffnet …
review-working = Zug { $n } von { $of } wird analysiert
review-name = Analyse
review-stop = Anhalten
review-continue = Weiter
review-stopped = { $n } von { $of } Zügen sind analysiert. Du kannst jederzeit weitermachen.
review-done = Die Analyse ist fertig.
review-short = Diese Partie ist zu kurz für eine Analyse. Es braucht mindestens 10 Plättchen.
review-alone = Eine Analyse vergleicht Spieler, und hier hat nur einer gespielt.
review-running = Diese Partie läuft noch. Spiel sie erst zu Ende.
review-to-game = Zur Partie
review-no-engine = Die Engine wurde nicht geladen. Prüf deine Verbindung und versuch es noch einmal.
review-lost-worker = Die Analyse wurde unterbrochen. Was fertig ist, bleibt erhalten. Mach weiter, wann du willst.
review-not-kept = Diese Analyse lässt sich hier nicht speichern: privates Fenster oder volle Festplatte. Du kannst sie lesen, bis du die Seite schließt.
review-why = Warum es so ausging
review-why-won = Warum du mit { $n } vorn liegst
review-why-lost = Warum dir { $n } gefehlt haben
review-why-other = Warum { $name } mit { $n } vorn liegt
review-luck = Glück beim Ziehen
review-own = Deine Fehler
review-own-each = Eigene Fehler
review-of = Fehler von { $name }
review-others = Fehler der anderen
review-margin = Endstand
review-how = Wie wird das berechnet?
review-how-mistakes = Fehler: Die Engine vergleicht jeden gespielten Zug mit dem besten, den es gab, in erwarteten Punkten. Züge, denen weniger als ein halber Punkt fehlt, zählen nicht.
review-how-luck = Glück: alles, was die Fehler nicht erklären, vor allem die Plättchen. Darum ergeben die Balken zusammen immer den Endstand.
review-how-grades = Noten: wie viel Gewinnchance ein Zug gegenüber dem besten gekostet hat. Unter 1 % ist er der beste, unter 4 % gut, unter 8 % ungenau, unter 15 % ein Fehler, darüber ein grober Fehler.
review-how-accuracy = Genauigkeit: Der beste Zug zählt 100 %, und je 7 % verlorene Gewinnchance halbieren das. Züge ohne Wahl zählen nicht.
review-accuracy = Genauigkeit
review-from-luck = Punkte durch Glück
review-lost-points = Punkte durch Fehler verloren
review-luck-even = Das Glück war für { $name } ausgeglichen.
review-luck-good = Das Glück war auf der Seite von { $name } und brachte etwa { $n } Punkte.
review-luck-bad = Das Glück war gegen { $name } und kostete etwa { $n } Punkte.
review-skill-best = { $name } hat fast nichts verschenkt.
review-skill-cost = Fehler haben { $name } etwa { $n } Punkte gekostet, allein in Zug { $turn } waren es { $worst }.
review-moments = Schlüsselmomente
review-no-moments = Kein einzelner Zug hat diese Partie entschieden.
review-moment-n = Schlüsselmoment { $n }: { $what }
review-luck-one = Glück
review-lucky = Ein glückliches Plättchen
review-unlucky = Ein unglückliches Plättchen
review-odds = Die Chance, es zu ziehen, war 1 zu { $n }
review-worth-more = { $n ->
    [one] { $n } Punkt mehr wert als ein durchschnittliches Plättchen.
   *[other] { $n } Punkte mehr wert als ein durchschnittliches Plättchen.
}
review-worth-less = { $n ->
    [one] { $n } Punkt weniger wert als ein durchschnittliches Plättchen.
   *[other] { $n } Punkte weniger wert als ein durchschnittliches Plättchen.
}
review-swing = { $swing } % Gewinnchance
review-better = Besser: { $move }
review-figure = { $figure } { $on }
review-none = keine Figur
review-move = { $at }, { $what }
review-scored = { $n ->
    [one] { $n } Punkt auf { $at }
   *[other] { $n } Punkte auf { $at }
}
review-by = { $name }: { $what }
review-learn = { $n ->
    [one] Aus deinem Fehler lernen
   *[other] Aus deinen { $n } Fehlern lernen
}
review-no-mistakes = Keine Fehler, aus denen du lernen könntest. Gut gespielt!
review-learning = Aus deinen Fehlern lernen
review-none-yet = Es gibt keine Fehler, aus denen du lernen kannst. Analysiere die Partie zuerst.
review-mistake-of = Fehler { $n } von { $of }
review-find = Finde einen besseren Zug
review-you-played = Dein Zug: { $move }
review-chance-lost = Er hat { $n } % Gewinnchance gekostet.
review-not-better = Das ist noch nicht besser: { $a } statt { $b } Punkte. Versuch eine andere Stelle.
review-solved = Das ist besser
review-solved-best = Das ist der beste Zug
review-margins = { $a } statt { $b } Punkte
review-next = Nächster Fehler
review-back = Zurück zur Analyse

# Punkte, wenn sie fallen: das Schild am Gebiet, die Zeile über der Frage und die Schlusswertung.
score-you = { $n ->
    [one] Du hast { $n } Punkt bekommen
   *[other] Du hast { $n } Punkte bekommen
}
score-name = { $n ->
    [one] { $name } hat { $n } Punkt bekommen
   *[other] { $name } hat { $n } Punkte bekommen
}
score-names = { $n ->
    [one] { $names } haben je { $n } Punkt bekommen
   *[other] { $names } haben je { $n } Punkte bekommen
}
score-back = { $figure } ist zurück.
score-backs = { $n ->
    [one] { $n } deiner Figuren ist zurück.
   *[other] { $n } deiner Figuren sind zurück.
}
score-said-back = { $figure } zurück.
score-said-backs = { $n ->
    [one] { $n } Figur zurück.
   *[other] { $n } Figuren zurück.
}
score-finished = { $what } fertig
score-times = { $counted } mal { $each }
score-plus = { $sum } plus { $term }
score-replay = Wiederholen
score-why = Warum?
score-since = { $n ->
    [one] { $n } Wertung seit deinem Zug
   *[other] { $n } Wertungen seit deinem Zug
}
score-now = { $n ->
    [one] { $n } Wertung gerade eben
   *[other] { $n } Wertungen gerade eben
}
receipt = Letzte Wertungen
finale-you = { $n ->
    [one] Du bekommst { $n } Punkt { $for }
   *[other] Du bekommst { $n } Punkte { $for }
}
finale-name = { $n ->
    [one] { $name } bekommt { $n } Punkt { $for }
   *[other] { $name } bekommt { $n } Punkte { $for }
}
finale-names = { $n ->
    [one] { $names } bekommen je { $n } Punkt { $for }
   *[other] { $names } bekommen je { $n } Punkte { $for }
}
finale-takes = { $n ->
    [one] { $name } geht mit { $n } Punkt Vorsprung in Führung.
   *[other] { $name } geht mit { $n } Punkten Vorsprung in Führung.
}
finale-leads = { $n ->
    [one] { $name } führt mit { $n } Punkt Vorsprung.
   *[other] { $name } führt mit { $n } Punkten Vorsprung.
}
finale-level = { $names } liegen gleichauf.
finale-you-take = { $n ->
    [one] Du gehst mit { $n } Punkt Vorsprung in Führung.
   *[other] Du gehst mit { $n } Punkten Vorsprung in Führung.
}
finale-you-lead = { $n ->
    [one] Du führst mit { $n } Punkt Vorsprung.
   *[other] Du führst mit { $n } Punkten Vorsprung.
}
finale-standings = Stand
finale-play = Schlusswertung abspielen
finale-pause = Pause
finale-resume = Abspielen
finale-prev = Voriges Gebiet
finale-next = Nächstes Gebiet
finale-speed = Tempo: { $n }×
finale-done = fertig
finale-of = { $n } von { $of }

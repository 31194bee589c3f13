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
score-replay = Nochmal
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
finale-takes = { $name } geht mit { $n } Vorsprung in Führung.
finale-leads = { $name } führt mit { $n } Vorsprung.
finale-level = { $names } liegen gleichauf.
finale-you-take = Du gehst mit { $n } Vorsprung in Führung.
finale-you-lead = Du führst mit { $n } Vorsprung.
finale-standings = Stand
finale-play = Schlusswertung abspielen
finale-pause = Pause
finale-resume = Abspielen
finale-prev = Voriges Gebiet
finale-next = Nächstes Gebiet
finale-speed = Tempo: { $n }×
finale-done = fertig
finale-of = { $n } von { $of }

# Lektionen: die Liste, der Rahmen einer Lektion und Tipps im ersten Spiel.
nav-learn = Lernen
learn-title = Lernen
learn-lead = Kurze Lektionen auf einem echten Spielplan. Du lernst beim Spielen.
learn-first = Dein erstes Spiel
learn-first-about = Plättchen, Meeples, Punkte, und wie man jemandem eine Stadt abnimmt.
learn-new = Neu bei Carcassonne?
learn-new-how = Lerne es in 3 Minuten
learn-start = Los geht’s
learn-continue = Weiter
learn-again = Noch einmal
learn-learned = Gelernt
learn-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
learn-scenes = { $n ->
    [one] 1 Szene
   *[other] { $n } Szenen
}
learn-systems = Eine Lektion zu jeder Erweiterung
learn-none = Diese Lektion gibt es nicht.
learn-silent = Diese Lektion wurde nicht geladen.
learn-retry = Noch einmal versuchen
learn-all = Alle Lektionen
learn-lesson = Lektion
learn-try = Zur Lektion
lesson-of = Teil { $n } von { $of }
lesson-step = Schritt { $n } von { $of }
lesson-progress = Teil { $n } von { $of } dieser Lektion
lesson-back = Zurück zu den Lektionen
lesson-skip = Überspringen
lesson-skip-about = Diesen Teil überspringen
lesson-goal = Was zu tun ist
lesson-hint = Hier
lesson-other-head = Nicht ganz
lesson-other = Das ist erlaubt, aber darum geht es in diesem Schritt nicht.
lesson-done = Gut gemacht
lesson-part-done = Teil { $n } geschafft.
lesson-next = Weiter
lesson-finish = Fertig
lesson-end = Lektion geschafft
lesson-end-first = Du bist bereit für dein erstes Spiel
lesson-end-first-about = Odile ist eine freundliche Anfängerin. Beim Spielen gibt es Tipps, und ein Hinweis ist nur einen Fingertipp entfernt.
lesson-end-about = Wenn es das nächste Mal auf dem Tisch liegt, weißt du, was zu tun ist.
lesson-play-first = Dein erstes Spiel spielen
lesson-next-lesson = Nächste Lektion: { $name }
lesson-play-with = Damit spielen
coach-arrow = Wo du landen würdest
coach-arrow-text = Der Pfeil neben deinem Stand zeigt, was du hättest, wenn das Spiel jetzt zu Ende wäre: deine Punkte und alles, was deine Meeples gerade halten.
coach-worth = Was ein Meeple bringen würde
coach-worth-text = Die Zahl an jeder Stelle sagt, was dein Meeple dort bringt: sofort, bisher oder am Ende des Spiels.
coach-field = Auf der Wiese bleibt er
coach-field-text = Auf einer Wiese legt sich dein Meeple hin und bleibt bis zum Spielende. Dann zählt jede fertige Stadt an seiner Wiese.
coach-close = Fast fertig
coach-close-text = Hier fehlt nur noch ein Plättchen. Dann gibt es Punkte, und die Meeples darauf gehen nach Hause.
coach-home = Dein Meeple ist zurück
coach-home-text = Eine fertige Straße, eine Stadt oder ein Kloster zählt sofort, und der Meeple kommt zurück. Du kannst ihn gleich wieder einsetzen.
coach-low = Kaum noch Meeples
coach-low-text = Ein Meeple kommt zurück, wenn seine Straße, Stadt oder sein Kloster fertig ist. Behalte möglichst einen in der Hand.
coach-ok = Verstanden
coach-off = Tipps ausschalten
coach-of = Tipp { $n } von { $of }
pref-tips = Tipps in deinen ersten Spielen
tips-about = Jeder Tipp kommt nur einmal.
tips-on = An
tips-off = Aus
tips-again = Alle Tipps noch einmal zeigen

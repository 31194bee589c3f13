# Die Lektion über die Fähren: crates/lessons/data/ferries.lesson.
lesson-ferries-line = Straßen führen per Fähre über Seen: die eigene beenden, zu Odile übersetzen, die Fähre drehen.

lesson-ferries-end = Eine Fähre setzen
lesson-ferries-end-text = An einem See enden die Straßen. Eine Fähre verbindet dann zwei davon zu einer, und du wählst, welche.
lesson-ferries-end-lay = Lege den See an das Ende deiner Straße
lesson-ferries-end-turned = So passt es auch. Drehe es so, dass eine Straße nach rechts und eine nach unten führt.
lesson-ferries-end-elsewhere = Es passt dort, aber deine Straße soll an den See. Lege ihn rechts an ihr offenes Ende.
lesson-ferries-end-claim = Besetze eine der neuen Straßen auf der anderen Seite
lesson-ferries-end-pass = Hier ist noch eine Straße frei. Besetze sie.
lesson-ferries-end-ferry = Lass die Fähre die beiden neuen Straßen verbinden
lesson-ferries-end-open = Dann führt deine alte Straße über den See weiter und ist nicht fertig. Verbinde die beiden anderen.
lesson-ferries-end-done = Deine alte Straße endet am See: 4 Plättchen, 4 Punkte. Und du hast eine neue Straße, die übers Wasser führt.

lesson-ferries-board = Zu Odile übersetzen
lesson-ferries-board-text = Auf Odiles Straße darfst du nicht. Aber an einem neuen See kannst du eine freie Straße besetzen, und die Fähre verbindet sie dann mit ihrer.
lesson-ferries-board-lay = Lege den See in die Lücke in der Straße
lesson-ferries-board-elsewhere = Es passt dort, aber Odiles Straße endet an der Lücke. Lege den See hinein.
lesson-ferries-board-claim = Besetze die Straße nach links
lesson-ferries-board-other = Von dort ginge es auch, aber diese Straße hat noch kein Ende. Nimm die nach links.
lesson-ferries-board-pass = Ohne Meeple bekommst du nichts. Besetze die Straße nach links.
lesson-ferries-board-ferry = Lass die Fähre deine Straße mit Odiles verbinden
lesson-ferries-board-apart = So kommst du nicht zu Odile hinüber. Verbinde links mit rechts.
lesson-ferries-board-done = Die ganze Straße ist fertig, mit je einem Meeple: 5 Plättchen, 5 Punkte für dich und 5 für Odile.

lesson-ferries-turn = Die Fähre drehen
lesson-ferries-turn-text = Wenn du an einer Straße baust, darfst du ihre nächste Fähre drehen. Odile ist auf deine Straße übergesetzt, und so wirst du sie wieder los.
lesson-ferries-turn-lay = Schließe deine Straße links
lesson-ferries-turn-elsewhere = Es passt dort, aber deine Straße braucht links ein Ende.
lesson-ferries-turn-more = Setze noch einen Meeple oder behalte ihn
lesson-ferries-turn-turn = Drehe die Fähre so, dass deine Straße stattdessen nach unten führt
lesson-ferries-turn-other = Dann endet deine Straße am See, für 3 Punkte. Verbinde sie mit der unteren: Das bringt 5.
lesson-ferries-turn-pass = Dann teilt Odile weiter deine Straße, und sie bleibt offen. Drehe die Fähre.
lesson-ferries-turn-done = Deine Straße endet jetzt unten am Kloster: 5 Punkte, alle für dich. Odiles Meeple bleibt am anderen Ufer zurück.

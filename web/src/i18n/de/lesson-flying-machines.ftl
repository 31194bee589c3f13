# Die Lektion über die Flugmaschinen: crates/lessons/data/flying-machines.lesson.
lesson-flying-machines-line = Abheben, würfeln und landen, wo schon andere sind.

lesson-flying-machines-fly = Beim Mönch hereinschneien
lesson-flying-machines-fly-text = Eine Flugmaschine trägt einen Meeple 1, 2 oder 3 Plättchen weit in Pfeilrichtung. Er landet auf Unfertigem: Straße, Stadt oder Kloster, auch wenn es besetzt ist.
lesson-flying-machines-fly-lay = Ziele auf Odiles Kloster: Lege die Maschine unten rechts an, mit dem Pfeil dorthin
lesson-flying-machines-fly-turned = Fast: Der Pfeil muss auf das Kloster zeigen. Drehe das Plättchen.
lesson-flying-machines-fly-elsewhere = Es passt dort, aber so zielt es nicht auf das Kloster. Nimm die freie Ecke unten rechts.
lesson-flying-machines-fly-fly = Lass einen Meeple fliegen
lesson-flying-machines-fly-pass = Lass einen Meeple fliegen: Das Kloster ist nur 1 Plättchen entfernt.
lesson-flying-machines-fly-land = Eine 1: Lande im Kloster
lesson-flying-machines-fly-close = Mach das Kloster fertig
lesson-flying-machines-fly-far = Es passt dort, aber das Kloster hat rechts noch eine Lücke.
lesson-flying-machines-fly-more = Setze noch einen Meeple oder behalte ihn
lesson-flying-machines-fly-done = Je ein Mönch: 9 Punkte für dich und 9 für Odile, die dachte, sie wäre allein.

lesson-flying-machines-take = Eine Stadt übernehmen
lesson-flying-machines-take-text = Du und Odile habt je 1 Ritter in dieser Stadt. Zu Fuß kommt keiner mehr hinein, aber durch die Luft.
lesson-flying-machines-take-lay = Lege die Maschine rechts neben die Stadt, mit dem Pfeil zu ihr
lesson-flying-machines-take-turned = Fast: Der Pfeil muss nach links zeigen, auf die Stadt. Drehe das Plättchen.
lesson-flying-machines-take-elsewhere = Es passt dort, aber die Stadt liegt woanders. Lege die Maschine rechts direkt daneben.
lesson-flying-machines-take-fly = Lass einen Meeple fliegen: In 1, 2 und 3 Plättchen Entfernung liegt ein Stück der Stadt
lesson-flying-machines-take-pass = Von hier triffst du immer: Mit jedem Wurf landest du in der Stadt. Lass einen Meeple fliegen.
lesson-flying-machines-take-land = Eine 3: Lande am anderen Ende der Stadt
lesson-flying-machines-take-close = Schließe die Stadt ab
lesson-flying-machines-take-far = Es passt dort, aber die Stadt bleibt offen. Schließe sie oben.
lesson-flying-machines-take-done = 2 Ritter gegen 1: Alle 8 Punkte gehören dir.

lesson-flying-machines-miss = Danebenfliegen
lesson-flying-machines-miss-text = Ein Flug braucht ein Ziel zum Landen. Odiles Stadt ist nur 2 Plättchen breit, mit einer 3 fliegst du über sie hinaus.
lesson-flying-machines-miss-lay = Lege die Maschine rechts neben die Stadt, mit dem Pfeil zu ihr
lesson-flying-machines-miss-turned = Fast: Der Pfeil muss nach links zeigen, auf die Stadt. Drehe das Plättchen.
lesson-flying-machines-miss-elsewhere = Es passt dort, aber so zielt es nicht auf die Stadt. Lege es rechts neben sie.
lesson-flying-machines-miss-fly = Lass trotzdem einen Meeple fliegen
lesson-flying-machines-miss-pass = Versuch es: Du verlierst nichts außer dieser einen Gelegenheit, einen Meeple zu setzen. Lass einen fliegen.
lesson-flying-machines-miss-done = Eine 3, und dort liegt kein Plättchen: Dein Meeple kommt zurück. Ziele also dorthin, wo jeder Wurf etwas trifft.

# Die Lektion über Abtei, Bürgermeister, Wagen und Scheune: crates/lessons/data/abbey-and-mayor.lesson.
lesson-abbey-and-mayor-line = Fülle die Lücke, in die nichts passt, und zähle Wappen statt Köpfe.

lesson-abbey-and-mayor-abbey = Eine Lücke mit der Abtei füllen
lesson-abbey-and-mayor-abbey-text = Einmal im Spiel kannst du statt zu ziehen deine Abtei legen. Sie passt in jede Lücke mit vier Nachbarn, schließt ab, was dort endet, und ist ein Kloster.
lesson-abbey-and-mayor-abbey-fill = Lege deine Abtei in die Lücke
lesson-abbey-and-mayor-abbey-draw = So gut passt kein anderes Plättchen in die Lücke. Nimm deine Abtei.
lesson-abbey-and-mayor-abbey-monk = Setze einen Mönch in die Abtei
lesson-abbey-and-mayor-abbey-pass = Die Abtei ist schon umbaut, ein Mönch punktet sofort. Setze einen hinein.
lesson-abbey-and-mayor-abbey-other = Setze einen Meeple in die Abtei: Er punktet sofort.
lesson-abbey-and-mayor-abbey-done = 6 Punkte für deine Stadt, die die Abtei schließt, und 9 für die Abtei: 15 Punkte mit einem Plättchen.

lesson-abbey-and-mayor-mayor = Den Bürgermeister schicken
lesson-abbey-and-mayor-mayor-text = In einer Stadt zählt der Bürgermeister so viel, wie sie Wappen hat. Ohne Wappen zählt er nichts.
lesson-abbey-and-mayor-mayor-lay = Beginne links von Odiles Stadt eine eigene, mit einer Lücke dazwischen
lesson-abbey-and-mayor-mayor-elsewhere = Es passt dort, aber lass eine Lücke zwischen dieser Stadt und Odiles.
lesson-abbey-and-mayor-mayor-claim = Setze deinen Bürgermeister in die Stadt
lesson-abbey-and-mayor-mayor-small = So müsstest du mit Odile teilen. Der Bürgermeister wächst mit jedem Wappen: Schick ihn.
lesson-abbey-and-mayor-mayor-field = Der Bürgermeister gehört in die Stadt. Schick ihn hin.
lesson-abbey-and-mayor-mayor-join = Verbinde die Städte mit dem zweiten Wappen
lesson-abbey-and-mayor-mayor-more = Setze noch eine Figur oder behalte sie
lesson-abbey-and-mayor-mayor-done = 2 Wappen schlagen 1 Ritter: 4 Plättchen und 2 Wappen, 12 Punkte für dich allein.

lesson-abbey-and-mayor-wagon = Weiterfahren
lesson-abbey-and-mayor-wagon-text = Wird sein Gebiet fertig, muss der Wagen nicht nach Hause. Er darf in ein verbundenes Gebiet fahren, das unfertig und frei ist.
lesson-abbey-and-mayor-wagon-lay = Verlängere die Straße
lesson-abbey-and-mayor-wagon-claim = Setze deinen Wagen auf die Straße
lesson-abbey-and-mayor-wagon-meeple = Ein Meeple käme danach nach Hause. Nimm den Wagen.
lesson-abbey-and-mayor-wagon-pass = Setze deinen Wagen auf die Straße.
lesson-abbey-and-mayor-wagon-close = Beende die Straße mit der Kreuzung
lesson-abbey-and-mayor-wagon-elsewhere = Es passt dort, aber die Straße braucht es an ihrem rechten Ende.
lesson-abbey-and-mayor-wagon-keep = Behalte deine anderen Figuren
lesson-abbey-and-mayor-wagon-more = Behalte sie diesmal: Gleich fährt dein Wagen.
lesson-abbey-and-mayor-wagon-drive = Fahr zum Kloster am anderen Ende
lesson-abbey-and-mayor-wagon-road = Das geht auch. Aber ein Kloster ist mehr wert: Fahr ans linke Ende der Straße.
lesson-abbey-and-mayor-wagon-home = Er könnte nach Hause. Aber das Kloster ist frei: Fahr hin.
lesson-abbey-and-mayor-wagon-done = 4 Punkte für die Straße, und das Kloster gehört dir ohne eine neue Figur.

lesson-abbey-and-mayor-barn = Eine Scheune bauen
lesson-abbey-and-mayor-barn-text = Eine Scheune steht auf einer Ecke, an der vier Plättchen nur Wiese zeigen. Die Bauern dort punkten sofort und gehen heim. Am Ende bringt sie 4 Punkte je fertiger Stadt.
lesson-abbey-and-mayor-barn-lay = Lege die Stadt unten an, sodass vier Wiesen zusammenkommen
lesson-abbey-and-mayor-barn-elsewhere = Es passt dort, aber so entsteht keine Ecke aus vier Wiesen. Fülle den Platz unter der Straße.
lesson-abbey-and-mayor-barn-barn = Bau deine Scheune, wo die vier Wiesen zusammenkommen
lesson-abbey-and-mayor-barn-pass = Dein Bauer wartet. Bau die Scheune.
lesson-abbey-and-mayor-barn-other = Nimm die Scheune: Sie kommt auf die Ecke in der Mitte der vier Wiesen.
lesson-abbey-and-mayor-barn-done = Dein Bauer bringt 3 Punkte für die fertige Stadt und ist zurück. Die Scheune behält die Wiese bis zum Ende.

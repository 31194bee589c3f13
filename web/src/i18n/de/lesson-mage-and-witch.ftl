# Die Lektion über Magier und Hexe: crates/lessons/data/mage-and-witch.lesson.
lesson-mage-and-witch-line = Den Magier zur eigenen Straße schicken, die Hexe in Odiles Stadt, und beide getrennt halten.

lesson-mage-and-witch-mage = Den Magier rufen
lesson-mage-and-witch-mage-text = Ein Plättchen mit dem Zauberstern versetzt den Magier oder die Hexe. Wo der Magier steht, bringt jedes Plättchen 1 Punkt mehr.
lesson-mage-and-witch-mage-lay = Verlängere deine Straße
lesson-mage-and-witch-mage-elsewhere = Es passt dort, aber deine Straße wächst nicht. Lege es rechts an ihr offenes Ende.
lesson-mage-and-witch-mage-mage = Schicke den Magier auf deine Straße
lesson-mage-and-witch-mage-witch = Die Hexe halbiert die Punkte. Schicke den Magier auf deine Straße.
lesson-mage-and-witch-mage-city = Der Magier würde Odiles Stadt aufwerten. Schicke ihn auf deine eigene Straße.
lesson-mage-and-witch-mage-close = Schließe deine Straße ab
lesson-mage-and-witch-mage-far = Es passt dort, aber deine Straße bleibt offen. Schließe sie unten rechts.
lesson-mage-and-witch-mage-more = Setze noch einen Meeple oder behalte ihn
lesson-mage-and-witch-mage-done = 5 Plättchen für die Straße und 5 für den Magier: 10 Punkte statt 5. Der Magier geht vom Brett, bis zum nächsten Stern.

lesson-mage-and-witch-witch = Die Hexe schicken
lesson-mage-and-witch-witch-text = Wo die Hexe steht, gibt es nur die Hälfte der Punkte. Odile ist kurz davor, eine große Stadt abzuschließen.
lesson-mage-and-witch-witch-lay = Lege das Plättchen an das Ende der Straße
lesson-mage-and-witch-witch-elsewhere = Es passt dort, aber baue nicht an Odiles Stadt. Lege es an ein Ende der Straße.
lesson-mage-and-witch-witch-witch = Schicke die Hexe in Odiles Stadt
lesson-mage-and-witch-witch-mage = Mit dem Magier bekäme Odile noch mehr. Schicke die Hexe.
lesson-mage-and-witch-witch-other = Dort schadet die Hexe niemandem. Schicke sie in Odiles große Stadt.
lesson-mage-and-witch-witch-more = Setze einen Meeple auf dein Plättchen oder behalte ihn
lesson-mage-and-witch-witch-done = 4 Plättchen und 1 Wappen wären 10 Punkte. Mit der Hexe bekommt Odile nur 5.

lesson-mage-and-witch-meet = Die Hexe vertreiben
lesson-mage-and-witch-meet-text = Magier und Hexe dürfen nicht in derselben Stadt oder auf derselben Straße stehen. Wer sie zusammenbringt, versetzt einen von beiden, noch vor der Wertung.
lesson-mage-and-witch-meet-join = Verbinde deine beiden Städte
lesson-mage-and-witch-meet-elsewhere = Es passt dort, aber deine Städte bleiben getrennt. Lege es in die Lücke dazwischen.
lesson-mage-and-witch-meet-witch = Schicke die Hexe auf Odiles Straße
lesson-mage-and-witch-meet-mage = Dann bliebe die Hexe und würde deine Stadt halbieren. Schicke lieber sie weg.
lesson-mage-and-witch-meet-done = 3 Plättchen, je 2 Punkte, und 3 für den Magier: 9 Punkte. Und die Hexe lauert jetzt auf Odiles Straße.

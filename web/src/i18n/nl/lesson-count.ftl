# The lesson about the Count of Carcassonne: crates/lessons/data/count.lesson.
lesson-count-line = Laat anderen scoren, wacht in Carcassonne en kom terug als het telt.

lesson-count-enter = Ga naar Carcassonne
lesson-count-enter-text = Levert je tegel anderen punten op en jou niets, dan mag je een meeple naar Carcassonne sturen. Hij wacht daar in een wijk zonder de graaf.
lesson-count-enter-close = Maak Odiles stad af
lesson-count-enter-elsewhere = Daar past hij, maar niemand scoort. Sluit Odiles stad linksonder.
lesson-count-enter-keep = Zet geen meeple op deze tegel
lesson-count-enter-field = Spaar hem: na het scoren mag je hem naar Carcassonne sturen.
lesson-count-enter-enter = Stuur een meeple naar de smidse, die bij wegen helpt
lesson-count-enter-other = Elke wijk helpt bij iets anders. Ga naar de smidse: zo meteen komt er een weg.
lesson-count-enter-pass = Odile heeft 8 punten en jij niets. Stuur in ruil een meeple naar de smidse.
lesson-count-enter-count = Verplaats de graaf naar keuze, of laat hem staan. Waar hij staat, kan niemand in of uit
lesson-count-enter-done = Je meeple wacht in de smidse. Als er een weg af is, kan hij komen.

lesson-count-leave = Kom terug voor een weg
lesson-count-leave-text = Voordat een weg scoort, kunnen meeples uit de smidse erbij komen. Odile krijgt zo 3 punten in haar eentje.
lesson-count-leave-close = Maak Odiles weg af met de kruising
lesson-count-leave-elsewhere = Daar past hij, maar Odiles weg blijft open. Leg hem aan het linkereinde van de weg.
lesson-count-leave-keep = Zet geen meeple op deze tegel
lesson-count-leave-more = Houd hem deze keer. Je meeple in de smidse is genoeg.
lesson-count-leave-join = Stuur je meeple van de smidse naar de weg
lesson-count-leave-stay = Dan krijgt Odile de punten alleen. Stuur je meeple naar de weg.
lesson-count-leave-done = Elk één meeple: jullie delen de weg en jij krijgt ook 3 punten.

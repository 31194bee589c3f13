# The lesson about hills, shepherds and vineyards: crates/lessons/data/hills-and-sheep.lesson.
lesson-hills-and-sheep-line = Sta op een heuvel en haal je schapen binnen voor de wolf komt.

lesson-hills-and-sheep-hill = Win een gelijke stand op een heuvel
lesson-hills-and-sheep-hill-text = Met evenveel ridders zouden jullie allebei scoren. Maar staat er maar een van beiden op een heuvel, dan krijgt die alles.
lesson-hills-and-sheep-hill-lay = Leg de heuvel tegenover Odiles stad
lesson-hills-and-sheep-hill-elsewhere = Daar past hij, maar te ver van Odiles stad. Leg hem ertegenover, met zijn stad naar de hare toe.
lesson-hills-and-sheep-hill-claim = Zet een ridder op de heuvel
lesson-hills-and-sheep-hill-other = In de stad staat je meeple als ridder op de heuvel. Zet hem daar.
lesson-hills-and-sheep-hill-pass = Zonder ridder is de stad van Odile alleen. Zet er een in.
lesson-hills-and-sheep-hill-join = Verbind de twee steden
lesson-hills-and-sheep-hill-more = Zet nog een meeple, of houd hem
lesson-hills-and-sheep-hill-shepherd = De herder krijgt zijn eigen scène. Zet een meeple, of houd hem.
lesson-hills-and-sheep-hill-done = Elk 1 ridder, maar de jouwe staat op de heuvel: alle 6 punten zijn voor jou.

lesson-hills-and-sheep-flock = Hoed een kudde
lesson-hills-and-sheep-flock-text = De herder gaat naar een weide en trekt schapen. Maak je die weide groter, trek dan nog meer schapen of haal ze allemaal binnen: 1 punt per schaap.
lesson-hills-and-sheep-flock-lay = Maak de weg rechts langer
lesson-hills-and-sheep-flock-herd = Zet je herder op de weide boven de weg
lesson-hills-and-sheep-flock-below = Dat kan, maar deze kudde leeft boven de weg. Zet de herder daar.
lesson-hills-and-sheep-flock-meeple = Dat komt later. Zet je herder op de weide boven de weg.
lesson-hills-and-sheep-flock-pass = Zonder herder geen schapen. Zet hem op de weide boven de weg.
lesson-hills-and-sheep-flock-wider = Maak de weide groter: aan de rechterkant
lesson-hills-and-sheep-flock-elsewhere = Daar past hij, maar leg hem aan het rechtereinde van de weg, waar je weide groeit.
lesson-hills-and-sheep-flock-keep = Houd je meeple
lesson-hills-and-sheep-flock-grow = 3 schapen. Trek nog een fiche
lesson-hills-and-sheep-flock-early = 3 punten zouden zeker zijn. Waag het één keer: trek nog een fiche.
lesson-hills-and-sheep-flock-again = Maak de weide nog groter: aan de rechterkant
lesson-hills-and-sheep-flock-more = Houd je meeple
lesson-hills-and-sheep-flock-gather = 7 schapen. Haal de kudde binnen
lesson-hills-and-sheep-flock-greedy = Er zitten wolven tussen de fiches, en een wolf jaagt alle 7 schapen weg. Haal ze binnen.
lesson-hills-and-sheep-flock-done = 7 schapen, 7 punten, en je herder is terug voor de volgende weide.

lesson-hills-and-sheep-wolf = Ontmoet de wolf
lesson-hills-and-sheep-wolf-text = Twee van de fiches zijn wolven. Een wolf jaagt de hele kudde weg, en alle herders op die weide gaan naar huis.
lesson-hills-and-sheep-wolf-wider = Maak de weide groter: aan de rechterkant
lesson-hills-and-sheep-wolf-elsewhere = Daar past hij, maar leg hem aan het rechtereinde van de weg, waar je weide groeit.
lesson-hills-and-sheep-wolf-keep = Houd je meeple
lesson-hills-and-sheep-wolf-meeple = Houd je meeple deze keer. Zo meteen komen de schapen.
lesson-hills-and-sheep-wolf-grow = 2 schapen is niet veel. Trek nog een fiche
lesson-hills-and-sheep-wolf-safe = Binnenhalen is veilig. Maar kijk wat er kan gebeuren: trek nog een fiche.
lesson-hills-and-sheep-wolf-done = Een wolf. De schapen zijn weg en je scoort niets. Je herder is terug, dus probeer het gauw nog eens.

lesson-hills-and-sheep-vineyard = Leg een wijngaard aan
lesson-hills-and-sheep-vineyard-text = Elke wijngaard naast een voltooid klooster levert 3 extra punten op.
lesson-hills-and-sheep-vineyard-close = Maak je klooster af met de wijngaard
lesson-hills-and-sheep-vineyard-elsewhere = Daar past hij, maar je klooster komt niet af. Vul de plek rechtsonder ervan.
lesson-hills-and-sheep-vineyard-more = Zet nog een meeple, of houd hem
lesson-hills-and-sheep-vineyard-shepherd = Laat de herder nu even. Zet een meeple, of houd hem.
lesson-hills-and-sheep-vineyard-done = 9 punten voor het klooster, 3 voor de wijngaard: 12 punten.

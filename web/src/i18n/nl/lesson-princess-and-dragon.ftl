# The lesson about the dragon, the fairy, portals and princesses: crates/lessons/data/princess-and-dragon.lesson.
lesson-princess-and-dragon-line = Stuur de draak op je rivalen af en houd de fee dicht bij je.

lesson-princess-and-dragon-dragon = Voer de draak
lesson-princess-and-dragon-dragon-text = Een vulkaan brengt de draak op het bord. Door een drakentegel zet hij 6 stappen; jullie kiezen om de beurt waarheen. Hij eet elke figuur op zijn weg.
lesson-princess-and-dragon-dragon-wake = Leg de vulkaan naast Odiles stad
lesson-princess-and-dragon-dragon-lay = Leg de drakentegel aan het rechtereinde van de weg
lesson-princess-and-dragon-dragon-keep = Houd je meeple: de draak komt zo in beweging
lesson-princess-and-dragon-dragon-field = Niet met een hongerige draak in de buurt. Houd je meeple deze keer.
lesson-princess-and-dragon-dragon-eat = Zet de draak op Odiles ridder
lesson-princess-and-dragon-dragon-elsewhere = Daar past hij, maar deze scène heeft hem ergens anders nodig. Lees de opdracht nog eens.
lesson-princess-and-dragon-dragon-away = Met die stap eet hij niemand. Odiles ridder staat links naast de draak.
lesson-princess-and-dragon-dragon-done = De ridder is terug bij Odile en de stad is van niemand. Nu kiest Odile de tweede stap.

lesson-princess-and-dragon-fairy = Roep de fee
lesson-princess-and-dragon-fairy-text = In plaats van een figuur te zetten, mag je de fee naar een tegel met je meeple verplaatsen. De draak komt daar nooit, en ze geeft 1 punt aan het begin van elk van je beurten.
lesson-princess-and-dragon-fairy-lay = Maak de weg rechts langer
lesson-princess-and-dragon-fairy-elsewhere = Daar past hij, maar leg hem aan het rechtereinde van de weg.
lesson-princess-and-dragon-fairy-guard = Verplaats de fee naar je ridder
lesson-princess-and-dragon-fairy-meeple = Nog een meeple houdt de draak niet tegen. Stuur de fee naar je ridder.
lesson-princess-and-dragon-fairy-pass = De draak staat vlak naast je ridder. Stuur de fee daarheen.
lesson-princess-and-dragon-fairy-trap = Jouw stap: lok de draak onder je stad, een doodlopend stuk in
lesson-princess-and-dragon-fairy-on = Daar kan de draak verder. Onder je stad zit hij vast: hij kan niet terug, en de fee verspert de weg.
lesson-princess-and-dragon-fairy-done = De draak zit vast, je ridder is veilig en de fee heeft je 1 punt gegeven.

lesson-princess-and-dragon-portal = Ga door een poort
lesson-princess-and-dragon-portal-text = Door een magische poort kan je meeple naar elke tegel op het bord. De gewone regels gelden: het gebied moet onvoltooid zijn en zonder meeple.
lesson-princess-and-dragon-portal-lay = Leg de poort aan het rechtereinde van de weg
lesson-princess-and-dragon-portal-elsewhere = Daar past hij, maar leg hem aan het rechtereinde van de weg.
lesson-princess-and-dragon-portal-jump = Stuur een meeple naar de stad die van niemand is
lesson-princess-and-dragon-portal-here = Dat mag, maar de stad bovenaan heeft een wapenschild en is nog van niemand.
lesson-princess-and-dragon-portal-pass = Een poort is een kans voor je meeple. Stuur hem de stad in.
lesson-princess-and-dragon-portal-close = Sluit de stad
lesson-princess-and-dragon-portal-more = Zet nog een meeple, of houd hem
lesson-princess-and-dragon-portal-fairy = Laat de fee nu even met rust. Zet een meeple, of houd hem.
lesson-princess-and-dragon-portal-done = 3 tegels en 1 wapenschild, elk 2 punten: 8 punten voor een stad die jij niet begonnen bent.

lesson-princess-and-dragon-princess = Haal de jonkvrouw erbij
lesson-princess-and-dragon-princess-text = Als een tegel met een jonkvrouw een stad groter maakt, moet een van de ridders vertrekken. Jij kiest wie.
lesson-princess-and-dragon-princess-lay = Leg de jonkvrouw zo dat Odiles stad naar rechts groeit
lesson-princess-and-dragon-princess-turned = Hij past, maar draai hem: de stad moet naar rechts verder.
lesson-princess-and-dragon-princess-elsewhere = Daar past hij, maar niet aan Odiles stad. Leg hem aan de bovenkant van haar stad.
lesson-princess-and-dragon-princess-send = Stuur Odiles ridder naar huis
lesson-princess-and-dragon-princess-close = Sluit de stad met de laatste tegel
lesson-princess-and-dragon-princess-claim = Zet je eigen ridder erin
lesson-princess-and-dragon-princess-field = De stad is dicht en van niemand. Zet je ridder erin.
lesson-princess-and-dragon-princess-pass = Zonder ridder scoort niemand voor de stad. Zet er een in.
lesson-princess-and-dragon-princess-done = 4 tegels, elk 2 punten: 8 punten voor een stad die Odile heeft gebouwd.

# The lesson about abbey, mayor, wagon and barn: crates/lessons/data/abbey-and-mayor.lesson.
lesson-abbey-and-mayor-line = Vul het gat waar niets in past, en tel wapenschilden in plaats van koppen.

lesson-abbey-and-mayor-abbey = Vul een gat met de abdij
lesson-abbey-and-mayor-abbey-text = Eén keer per spel mag je je abdij leggen in plaats van een tegel te trekken. Ze past in elk gat met tegels rondom, sluit af wat er eindigt en is een klooster.
lesson-abbey-and-mayor-abbey-fill = Leg je abdij in het gat
lesson-abbey-and-mayor-abbey-draw = Geen tegel in de zak past zo goed in dat gat. Gebruik je abdij.
lesson-abbey-and-mayor-abbey-monk = Zet een monnik in de abdij
lesson-abbey-and-mayor-abbey-pass = De abdij is al omringd, dus een monnik scoort meteen. Zet er een in.
lesson-abbey-and-mayor-abbey-other = Zet een meeple in de abdij: die scoort meteen.
lesson-abbey-and-mayor-abbey-done = 6 punten voor je stad, die de abdij heeft gesloten, en 9 voor de abdij: 15 punten met één tegel.

lesson-abbey-and-mayor-mayor = Stuur de burgemeester
lesson-abbey-and-mayor-mayor-text = In een stad telt de burgemeester voor zoveel als er wapenschilden zijn. Zonder wapenschild telt hij niet mee.
lesson-abbey-and-mayor-mayor-lay = Begin links van Odiles stad een stad, met één plek ertussen
lesson-abbey-and-mayor-mayor-elsewhere = Daar past hij, maar laat één plek vrij tussen deze stad en die van Odile.
lesson-abbey-and-mayor-mayor-claim = Zet je burgemeester in de stad
lesson-abbey-and-mayor-mayor-small = Een meeple zou alleen met Odile delen. De burgemeester groeit met elk wapenschild: stuur hem.
lesson-abbey-and-mayor-mayor-field = De burgemeester hoort in de stad. Zet hem daar.
lesson-abbey-and-mayor-mayor-join = Verbind de steden met het tweede wapenschild
lesson-abbey-and-mayor-mayor-more = Zet nog een figuur, of houd die
lesson-abbey-and-mayor-mayor-done = 2 wapenschilden winnen van 1 ridder: 4 tegels en 2 wapenschilden, 12 punten voor jou alleen.

lesson-abbey-and-mayor-wagon = Rijd verder
lesson-abbey-and-mayor-wagon-text = Als zijn weg, stad of klooster af is, hoeft de wagen niet naar huis. Hij mag naar een verbonden gebied rijden dat onvoltooid en vrij is.
lesson-abbey-and-mayor-wagon-lay = Maak de weg langer
lesson-abbey-and-mayor-wagon-claim = Zet je wagen op de weg
lesson-abbey-and-mayor-wagon-meeple = Een meeple zou daarna naar huis gaan. Neem de wagen.
lesson-abbey-and-mayor-wagon-pass = Zet je wagen op de weg.
lesson-abbey-and-mayor-wagon-close = Maak de weg af met de kruising
lesson-abbey-and-mayor-wagon-elsewhere = Daar past hij, maar deze weg heeft hem aan het rechtereinde nodig.
lesson-abbey-and-mayor-wagon-keep = Houd je andere figuren
lesson-abbey-and-mayor-wagon-more = Houd ze deze keer: je wagen gaat zo rijden.
lesson-abbey-and-mayor-wagon-drive = Rijd naar het klooster aan het andere einde
lesson-abbey-and-mayor-wagon-road = Dat mag ook. Maar een klooster is meer waard: rijd naar het linkereinde van de weg.
lesson-abbey-and-mayor-wagon-home = Hij mag naar huis. Maar het klooster is vrij: rijd erheen.
lesson-abbey-and-mayor-wagon-done = 4 punten voor de weg, en het klooster is van jou zonder dat je een nieuwe figuur zet.

lesson-abbey-and-mayor-barn = Bouw een schuur
lesson-abbey-and-mayor-barn-text = Een schuur gaat op een hoek van vier tegels met alleen weide. De boeren daar scoren meteen en gaan naar huis. Aan het eind scoort de schuur 4 punten per voltooide stad.
lesson-abbey-and-mayor-barn-lay = Leg de stad onderaan, zodat er vier weiden samenkomen
lesson-abbey-and-mayor-barn-elsewhere = Daar past hij, maar zo ontstaat er geen hoek met vier weiden. Vul de plek onder de weg.
lesson-abbey-and-mayor-barn-barn = Bouw je schuur waar de vier weiden samenkomen
lesson-abbey-and-mayor-barn-pass = Je boer wacht. Bouw de schuur.
lesson-abbey-and-mayor-barn-other = Neem de schuur: die gaat op de hoek midden tussen de vier weiden.
lesson-abbey-and-mayor-barn-done = Je boer scoort 3 punten voor de voltooide stad en is terug. De schuur houdt de weide tot het eind.

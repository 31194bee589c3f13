# The first lesson: crates/lessons/data/base.lesson.
lesson-base-line = Leg tegels, claim wegen en steden, scoor punten.

lesson-base-tile = Leg een tegel
lesson-base-tile-text = Elke beurt leg je één tegel aan. Weg sluit aan op weg, stad op stad en weide op weide.
lesson-base-tile-lay = Leg de tegel waar hij maar past
lesson-base-tile-done = Dat was de eerste helft van een beurt. De tweede helft is een meeple.

lesson-base-claim = Claim een stad
lesson-base-claim-text = Op de tegel die je net hebt gelegd, mag je een van je 7 meeples zetten. In een stad is hij een ridder en is de stad van jou.
lesson-base-claim-lay = Maak de stad groter
lesson-base-claim-claim = Zet een meeple in de stad
lesson-base-claim-elsewhere = Daar past hij, maar de stad groeit niet. Leg de tegel aan de open kant van de stad.
lesson-base-claim-field = Op een weide zou het een boer zijn. Zet hem nu in de stad.
lesson-base-claim-pass = Zonder meeple is de stad van niemand. Zet er een in.
lesson-base-claim-done = De stad is van jou. Niemand anders kan er een meeple in zetten, hoe groot ze ook wordt.

lesson-base-finish = Maak de stad af
lesson-base-finish-text = Een stad is af als er geen gat meer in de muur zit. Dan scoort ze meteen en komt je ridder bij je terug.
lesson-base-finish-close = Sluit de muur
lesson-base-finish-elsewhere = Daar past hij, maar het gat in de muur blijft. Sluit de stad aan de bovenkant.
lesson-base-finish-keep = Houd je meeple deze keer
lesson-base-finish-field = Je mag er nog een zetten, maar houd hem nu. Je hebt hem zo nodig.
lesson-base-finish-done = 3 tegels en 1 wapenschild, elk 2 punten: 8 punten. En je hebt alle 7 meeples weer.

lesson-base-road = Claim een weg
lesson-base-road-text = Een weg scoort 1 punt per tegel. Hij is af als beide einden gesloten zijn: door een kruising, een dorp, een stad of een klooster.
lesson-base-road-lay = Maak de weg langer
lesson-base-road-claim = Zet een meeple op de weg
lesson-base-road-elsewhere = Daar past hij, maar je weg gaat niet verder. Leg hem aan het open einde van de weg.
lesson-base-road-field = Op een weide zou het een boer zijn. Zet hem nu op de weg.
lesson-base-road-pass = Zonder meeple is de weg van niemand. Zet er een op.
lesson-base-road-close = Maak je weg af met de kruising
lesson-base-road-keep = Zet nog een meeple, of houd hem
lesson-base-road-done = 4 tegels, 4 punten. Wegen zijn klein, maar je meeple is snel terug.

lesson-base-monastery = Claim een klooster
lesson-base-monastery-text = Een klooster telt zichzelf en de 8 tegels eromheen, 1 punt elk. Het is af als ze alle 8 liggen.
lesson-base-monastery-lay = Leg het klooster in het gat
lesson-base-monastery-claim = Zet een meeple in het klooster
lesson-base-monastery-elsewhere = Daar past hij, maar niet waar het klooster hem nodig heeft. Zoek het gat in het midden.
lesson-base-monastery-field = Op een weide zou het een boer zijn. Zet hem nu in het klooster.
lesson-base-monastery-pass = Zonder meeple is het klooster van niemand. Zet er een in.
lesson-base-monastery-close = Vul de laatste plek eromheen
lesson-base-monastery-keep = Zet nog een meeple, of houd hem
lesson-base-monastery-done = 9 tegels, 9 punten. Elke tegel van elke speler helpt een klooster vooruit.

lesson-base-farmer = Leg een boer neer
lesson-base-farmer-text = Op een weide ligt een meeple, en hij blijft tot het einde van het spel. Dan is elke voltooide stad aan zijn weide 3 punten waard.
lesson-base-farmer-lay = Leg de tegel naast de starttegel
lesson-base-farmer-lie = Leg een boer op de weide die aan de stad grenst
lesson-base-farmer-elsewhere = Daar past hij ook. Leg hem voor deze boer rechts van de starttegel.
lesson-base-farmer-road = Dat zou een meeple op de weg zijn. Leg hem op de weide erboven.
lesson-base-farmer-below = Deze weide grenst niet aan een stad: de weg zit ertussen. Leg hem op de weide boven de weg.
lesson-base-farmer-pass = De laatste tegels komen eraan, en een boer levert aan het eind op. Leg er een neer.
lesson-base-farmer-done = Het spel is afgelopen en je boer krijgt 3 punten voor de voltooide stad. Eerder komt hij nooit terug, dus kies goed.

lesson-base-share = Deel een stad
lesson-base-share-text = In een stad van een ander kun je er niet bij. Maar twee steden kunnen aan elkaar groeien, en dan scoren beide spelers de volle punten.
lesson-base-share-join = Verbind de twee steden
lesson-base-share-elsewhere = Daar past hij, maar de steden blijven los. Leg hem in het gat ertussen.
lesson-base-share-keep = Zet nog een meeple, of houd hem
lesson-base-share-done = Elk één ridder, dus krijgen jullie allebei alle 6 punten.

lesson-base-steal = Neem een stad over
lesson-base-steal-text = Wie meer ridders in een stad heeft, krijgt alle punten. Bouw er dus naast en verbind daarna.
lesson-base-steal-lay = Begin een tweede stad ernaast
lesson-base-steal-claim = Zet er een tweede ridder in
lesson-base-steal-elsewhere = Daar past hij, maar zo neem je de stad niet over. Kijk boven het gat.
lesson-base-steal-field = Op een weide zou het een boer zijn. Je hebt een ridder nodig.
lesson-base-steal-pass = Zonder tweede ridder zou je met Odile moeten delen. Zet er een in.
lesson-base-steal-join = Verbind alle drie de steden
lesson-base-steal-keep = Zet nog een meeple, of houd hem
lesson-base-steal-done = 2 ridders tegen 1: jij krijgt 8 punten, Odile niets. Nu weet je genoeg voor je eerste spel.

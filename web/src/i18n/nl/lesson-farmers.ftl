# The lesson about the farmers: crates/lessons/data/farmers.lesson.
lesson-farmers-line = Leg boeren neer voor het einde van het spel en vecht om de beste weide.

lesson-farmers-count = Tel de steden
lesson-farmers-count-text = Een boer blijft tot het einde van het spel. Dan scoort hij 3 punten voor elke voltooide stad aan zijn weide. Wegen en stadsmuren begrenzen een weide.
lesson-farmers-count-lay = Maak de weg rechts langer
lesson-farmers-count-elsewhere = Daar past hij ook. Leg hem deze keer aan het rechtereinde van de weg.
lesson-farmers-count-lie = Leg een boer op de weide die aan twee voltooide steden grenst
lesson-farmers-count-road = De weg is 1 punt per tegel waard. De weide erboven grenst aan twee voltooide steden: dat zijn 6 punten.
lesson-farmers-count-below = Deze weide grenst niet aan een stad. Neem die boven de weg.
lesson-farmers-count-pass = Het spel is bijna afgelopen en een boer is hier 6 punten waard. Leg er een neer.
lesson-farmers-count-done = 2 voltooide steden, elk 3 punten: 6 punten voor één boer. Van wie de steden zijn, maakt niet uit.

lesson-farmers-finish = Verdien dubbel aan een stad
lesson-farmers-finish-text = Een boer scoort alleen voltooide steden. Links is er nog een open, die aan de weide van je boer grenst, en jij hebt de laatste tegel.
lesson-farmers-finish-close = Sluit de open stad
lesson-farmers-finish-elsewhere = Daar past hij, maar dan blijft de stad open en krijgt je boer er niets voor. Sluit haar aan de bovenkant.
lesson-farmers-finish-claim = Zet een ridder in de stad
lesson-farmers-finish-field = Die boer zou 3 punten krijgen. Een ridder krijgt er 4 voor de stad.
lesson-farmers-finish-pass = De stad is van niemand. Een ridder krijgt er 4 punten voor.
lesson-farmers-finish-done = 4 punten voor de ridder, en 3 extra voor je boer: 2 voltooide steden, 6 punten voor de weide. Samen 10.

lesson-farmers-join = Neem een weide over
lesson-farmers-join-text = Wie de meeste boeren op een weide heeft, krijgt alle punten. Odile ligt tussen twee steden en jij hebt een boer op de weide linksboven.
lesson-farmers-join-lay = Maak de stad rechts af
lesson-farmers-join-elsewhere = Daar past hij, maar je hebt de weide rechtsboven nodig. Sluit daar de stad.
lesson-farmers-join-lie = Leg een tweede boer op de weide boven die stad
lesson-farmers-join-city = Een ridder krijgt 4 punten, maar dan delen jij en Odile de grote weide. Leg een boer neer.
lesson-farmers-join-pass = Je hebt 2 boeren nodig om van Odiles ene te winnen. Leg er een neer.
lesson-farmers-join-join = Verbind alle drie de weiden
lesson-farmers-join-far = Daar past hij, maar de weiden blijven los. Leg hem in het gat tussen je boeren.
lesson-farmers-join-more = Zet nog een meeple, of houd hem
lesson-farmers-join-done = 2 boeren tegen 1: jij krijgt 6 punten voor de twee steden, Odile niets.

lesson-farmers-fence = Houd anderen buiten
lesson-farmers-fence-text = Odile heeft rechts 2 boeren, jij links 1. Als de weiden aan elkaar groeien, krijgt zij alles. Een weg houdt weiden uit elkaar.
lesson-farmers-fence-lay = Leg de weg in het gat
lesson-farmers-fence-elsewhere = Daar past hij, maar het gat blijft open, en Odile kan daar de weiden verbinden. Leg de weg in het gat.
lesson-farmers-fence-more = Zet nog een meeple, of houd hem
lesson-farmers-fence-done = De weiden blijven uit elkaar: 3 punten voor jou en 3 voor Odile, in plaats van 6 voor haar alleen.

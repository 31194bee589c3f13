# The lesson about the ferries: crates/lessons/data/ferries.lesson.
lesson-ferries-line = Wegen gaan per veerpont over het meer: maak de jouwe af, haak aan bij Odile en draai de veerpont als het je uitkomt.

lesson-ferries-end = Leg een veerpont
lesson-ferries-end-text = Wegen eindigen bij een meer. Een veerpont maakt dan van twee ervan één weg, en jij kiest welke twee.
lesson-ferries-end-lay = Leg het meer aan het einde van je weg
lesson-ferries-end-turned = Zo past hij ook. Draai hem zodat één weg naar rechts gaat en één naar beneden.
lesson-ferries-end-elsewhere = Daar past hij, maar je weg moet het meer bereiken. Leg hem aan het open einde rechts.
lesson-ferries-end-claim = Claim een van de nieuwe wegen aan de overkant
lesson-ferries-end-pass = Hier ligt gratis een tweede weg. Claim hem.
lesson-ferries-end-ferry = Laat de veerpont de twee nieuwe wegen verbinden
lesson-ferries-end-open = Dan gaat je oude weg verder over het meer en is hij niet af. Verbind de twee andere wegen.
lesson-ferries-end-done = Je oude weg eindigt bij het meer: 4 tegels, 4 punten. En je hebt een nieuwe weg over het water.

lesson-ferries-board = Vaar naar Odile
lesson-ferries-board-text = Op Odiles weg kun je geen meeple zetten. Maar bij een nieuw meer kun je een lege weg claimen, en dan verbindt de veerpont die met de hare.
lesson-ferries-board-lay = Leg het meer in het gat in de weg
lesson-ferries-board-elsewhere = Daar past hij, maar Odiles weg eindigt bij het gat. Leg het meer daarin.
lesson-ferries-board-claim = Claim de weg naar links
lesson-ferries-board-other = Ook vandaar kun je oversteken, maar die weg heeft nog geen eind. Neem die naar links.
lesson-ferries-board-pass = Zonder meeple krijg je niets. Claim de weg naar links.
lesson-ferries-board-ferry = Laat de veerpont jouw weg met die van Odile verbinden
lesson-ferries-board-apart = Dan kom je niet bij Odiles weg. Laat de veerpont links en rechts verbinden.
lesson-ferries-board-done = De hele weg is af, met elk één meeple: 5 tegels, 5 punten voor jou en 5 voor Odile.

lesson-ferries-turn = Draai de veerpont
lesson-ferries-turn-text = Als je aan een weg bouwt, mag je de dichtstbijzijnde veerpont draaien. Odile is naar jouw weg overgestoken, en je kunt van haar afkomen.
lesson-ferries-turn-lay = Sluit je weg aan de linkerkant
lesson-ferries-turn-elsewhere = Daar past hij, maar je weg heeft links een einde nodig.
lesson-ferries-turn-more = Zet nog een meeple, of houd hem
lesson-ferries-turn-turn = Draai de veerpont zodat je weg naar beneden loopt
lesson-ferries-turn-other = Dan eindigt je weg bij het meer, voor 3 punten. Verbind hem met de weg beneden: die is er 5 waard.
lesson-ferries-turn-pass = Dan deelt Odile nog steeds je weg en blijft hij open. Draai de veerpont.
lesson-ferries-turn-done = Je weg eindigt nu bij het klooster beneden: 5 punten, allemaal voor jou. Odiles meeple blijft op de andere oever achter.

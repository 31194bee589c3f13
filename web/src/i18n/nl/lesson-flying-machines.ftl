# The lesson about the flying machines: crates/lessons/data/flying-machines.lesson.
lesson-flying-machines-line = Stijg op, gooi, en land waar anderen al staan.

lesson-flying-machines-fly = Val binnen bij een monnik
lesson-flying-machines-fly-text = Een vliegmachine brengt een meeple 1, 2 of 3 tegels verder in de richting van de pijl. Hij mag landen op een onvoltooide weg, stad of klooster, zelfs bezet.
lesson-flying-machines-fly-lay = Mik op Odiles klooster: leg de machine rechtsonder, met de pijl ernaartoe
lesson-flying-machines-fly-turned = Bijna: de pijl moet naar het klooster wijzen. Draai de tegel.
lesson-flying-machines-fly-elsewhere = Daar past hij, maar hij mikt niet op het klooster. Probeer de lege hoek rechtsonder.
lesson-flying-machines-fly-fly = Laat een meeple vliegen
lesson-flying-machines-fly-pass = Laat een meeple vliegen: het klooster ligt maar 1 tegel verder.
lesson-flying-machines-fly-land = Je gooide een 1: land in het klooster
lesson-flying-machines-fly-close = Maak het klooster af
lesson-flying-machines-fly-far = Daar past hij, maar het klooster heeft rechts nog een gat.
lesson-flying-machines-fly-more = Zet nog een meeple, of houd hem
lesson-flying-machines-fly-done = Elk één monnik: 9 punten voor jou en 9 voor Odile, die dacht dat ze alleen was.

lesson-flying-machines-take = Neem een stad over
lesson-flying-machines-take-text = Jij en Odile hebben elk 1 ridder in deze stad. Een derde kan er niet meer in lopen, maar wel in vliegen.
lesson-flying-machines-take-lay = Leg de machine rechts van de stad, met de pijl ernaartoe
lesson-flying-machines-take-turned = Bijna: de pijl moet naar links wijzen, naar de stad. Draai de tegel.
lesson-flying-machines-take-elsewhere = Daar past hij, maar de stad ligt ergens anders. Leg de machine er direct rechts naast.
lesson-flying-machines-take-fly = Laat een meeple vliegen: 1, 2 en 3 tegels verder ligt een stuk van de stad
lesson-flying-machines-take-pass = Vanaf hier kun je niet missen: elke worp landt in de stad. Laat een meeple vliegen.
lesson-flying-machines-take-land = Je gooide een 3: land aan het verre einde van de stad
lesson-flying-machines-take-close = Maak de stad af
lesson-flying-machines-take-far = Daar past hij, maar de stad blijft open. Sluit haar aan de bovenkant.
lesson-flying-machines-take-done = 2 ridders tegen 1: alle 8 punten zijn voor jou.

lesson-flying-machines-miss = Mis het doel
lesson-flying-machines-miss-text = Een vlucht heeft iets nodig om op te landen. Odiles stad is maar 2 tegels breed, dus een 3 vliegt eroverheen.
lesson-flying-machines-miss-lay = Leg de machine rechts van de stad, met de pijl ernaartoe
lesson-flying-machines-miss-turned = Bijna: de pijl moet naar links wijzen, naar de stad. Draai de tegel.
lesson-flying-machines-miss-elsewhere = Daar past hij, maar hij mikt niet op de stad. Leg hem rechts van de stad.
lesson-flying-machines-miss-fly = Laat toch een meeple vliegen
lesson-flying-machines-miss-pass = Het is een gok waard: je verliest alleen deze kans om een meeple te zetten. Laat er een vliegen.
lesson-flying-machines-miss-done = Een 3, en geen tegel om op te landen: je meeple komt terug. Mik dus waar elke worp iets vindt.

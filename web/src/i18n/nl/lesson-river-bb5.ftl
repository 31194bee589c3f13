# The lesson about the river with sheep: crates/lessons/data/river-bb5.lesson.
lesson-river-bb5-line = Een rivier met schapen voor je herder en wijngaarden voor je monniken.

lesson-river-bb5-turn = Keer niet om
lesson-river-bb5-turn-text = Elke riviertegel zet de rivier voort. Twee bochten na elkaar mogen niet dezelfde kant op buigen, anders loopt de rivier terug.
lesson-river-bb5-turn-turn = Zet de rivier voort met een bocht naar de andere kant
lesson-river-bb5-turn-rest = Zet een meeple, of houd hem
lesson-river-bb5-turn-shepherd = De herder heeft zijn eigen scène. Zet een meeple, of houd hem.
lesson-river-bb5-turn-done = Op beide tegels staat een wijngaard: elk 3 extra punten voor een voltooid klooster ernaast.

lesson-river-bb5-sheep = Tel de schapen op de oever
lesson-river-bb5-sheep-text = Op sommige oevers staat een schaap. Haal je op die weide een kudde binnen, dan tellen ze mee, elke keer weer.
lesson-river-bb5-sheep-lay = Leg de riviertegel met het schaap onder het water
lesson-river-bb5-sheep-turned = Hij past, maar draai hem zodat het schaap onder het water staat.
lesson-river-bb5-sheep-herd = Zet je herder op de weide met het schaap
lesson-river-bb5-sheep-below = Aan die kant staat geen schaap. Zet de herder onder het water.
lesson-river-bb5-sheep-meeple = Dat komt later. Zet je herder op de weide met het schaap.
lesson-river-bb5-sheep-pass = Zonder herder haalt niemand de schapen binnen. Zet hem op de weide.
lesson-river-bb5-sheep-wider = Je weide groeit: leg het meer
lesson-river-bb5-sheep-keep = Houd je meeple
lesson-river-bb5-sheep-more = Houd je meeple deze keer. Zo meteen komen de schapen.
lesson-river-bb5-sheep-gather = Haal je kudde binnen
lesson-river-bb5-sheep-grow = Er kan een wolf komen. Haal je kudde nu binnen.
lesson-river-bb5-sheep-done = 2 schapen op je fiche en 2 op de oevers: 4 punten. De schapen op de oevers blijven voor de volgende kudde.

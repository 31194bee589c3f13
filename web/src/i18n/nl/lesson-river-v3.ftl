# The lesson about the river: crates/lessons/data/river-v3.lesson.
lesson-river-v3-line = Bouw eerst de rivier en claim wat er aan haar oevers ligt.

lesson-river-v3-course = Volg de rivier
lesson-river-v3-course-text = De eerste tegels zijn riviertegels, en elk daarvan zet de rivier voort. Je zet er meeples op zoals altijd, alleen niet in het water.
lesson-river-v3-course-flow = Zet de rivier voort
lesson-river-v3-course-claim = Claim de stad aan de oever
lesson-river-v3-course-other = Dat mag, maar de stad is meer waard. Zet je meeple daarin.
lesson-river-v3-course-pass = De rivier is een goede plek om te beginnen. Claim de stad.
lesson-river-v3-course-done = De stad is van jou nog voordat het land eromheen bestaat.

lesson-river-v3-bend = Buig de andere kant op
lesson-river-v3-bend-text = De rivier buigt om en om naar links en rechts, zodat ze nooit in zichzelf terugloopt. De laatste bocht ging naar links.
lesson-river-v3-bend-turn = Zet de rivier voort met een bocht naar rechts
lesson-river-v3-bend-rest = Zet een meeple, of houd hem
lesson-river-v3-bend-done = Links, dan rechts. Rechte stukken ertussen maken geen verschil.

lesson-river-v3-lake = Eindig bij het meer
lesson-river-v3-lake-text = Het meer komt als laatste en sluit de rivier af. Bij dit meer staat een klooster. Daarna trek je gewone tegels.
lesson-river-v3-lake-lay = Leg het meer
lesson-river-v3-lake-claim = Zet een monnik in het klooster
lesson-river-v3-lake-field = Een klooster aan het meer is tot 9 punten waard. Zet je meeple daarin.
lesson-river-v3-lake-pass = Een klooster is tot 9 punten waard. Zet er een monnik in.
lesson-river-v3-lake-done = De rivier is af. Vanaf nu trekken Odile en jij gewone tegels.

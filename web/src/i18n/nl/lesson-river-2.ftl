# The lesson about the river with a fork: crates/lessons/data/river-2.lesson.
lesson-river-2-line = Splits de rivier en bouw aan de arm die je het liefst hebt.

lesson-river-2-fork = Splits de rivier
lesson-river-2-fork-text = De tweede tegel is een splitsing. Daarna heeft de rivier twee open einden, en elke riviertegel zet het einde voort dat jij kiest.
lesson-river-2-fork-split = Leg de splitsing zo dat één arm naar boven gaat en één naar beneden
lesson-river-2-fork-turned = Dat mag. Laat voor deze les één arm naar boven gaan en één naar beneden.
lesson-river-2-fork-rest = Zet een meeple, of houd hem
lesson-river-2-fork-arm = Zet een van beide armen voort
lesson-river-2-fork-claim = Claim de stad aan de oever
lesson-river-2-fork-other = Dat mag, maar de stad is meer waard. Zet je meeple daarin.
lesson-river-2-fork-pass = Claim de stad voordat Odile het doet.
lesson-river-2-fork-done = Odile bouwde aan de ene arm, jij koos je eigen. De armen mogen elkaar nooit raken.

lesson-river-2-lake = Speel twee tegels achter elkaar
lesson-river-2-lake-text = Het vulkaanmeer is de laatste riviertegel. Niemand kan erop staan, maar wie het legt, trekt en speelt meteen nog een tegel.
lesson-river-2-lake-lay = Laat één arm in het meer eindigen
lesson-river-2-lake-second = Je tweede tegel: leg hem waar je wilt
lesson-river-2-lake-rest = Zet een meeple, of houd hem
lesson-river-2-lake-done = Twee tegels in één beurt. Nu is Odile aan de beurt.

# Lessons: the list, the frame of a lesson, and coach marks in a first game.
nav-learn = Leren
learn-title = Leren
learn-lead = Korte lessen op een echt bord. Je leert door te spelen.
learn-first = Je eerste spel
learn-first-about = Tegels, meeples, punten, en hoe je een stad van iemand afpakt.
learn-new = Nieuw bij Carcassonne?
learn-new-how = Leer het in 3 minuten
learn-start = Start
learn-continue = Verder
learn-again = Nog een keer
learn-learned = Geleerd
learn-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
}
learn-scenes = { $n ->
    [one] 1 scène
   *[other] { $n } scènes
}
learn-systems = Een les voor elke uitbreiding
learn-none = Deze les bestaat niet.
learn-silent = Deze les kon niet laden.
learn-retry = Opnieuw proberen
learn-all = Alle lessen
learn-lesson = Les
learn-try = Probeer de les
lesson-of = Deel { $n } van { $of }
lesson-step = Stap { $n } van { $of }
lesson-progress = Deel { $n } van { $of } van deze les
lesson-back = Terug naar de lessen
lesson-skip = Overslaan
lesson-skip-about = Sla dit deel over
lesson-goal = Wat je moet doen
lesson-hint = Deze
lesson-other-head = Net niet
lesson-other = Die zet mag, maar daar gaat deze stap niet over.
lesson-done = Goed gedaan
lesson-part-done = Deel { $n } klaar.
lesson-next = Verder
lesson-finish = Afronden
lesson-end = Les afgerond
lesson-end-first = Je bent klaar voor je eerste spel
lesson-end-first-about = Odile is een aardige beginner. Tijdens het spelen krijg je tips, en een hint is één tik verderop.
lesson-end-about = Als dit de volgende keer op tafel komt, weet je wat je moet doen.
lesson-play-first = Speel je eerste spel
lesson-next-lesson = Volgende les: { $name }
lesson-play-with = Speel ermee
coach-arrow = Waar je zou uitkomen
coach-arrow-text = De pijl naast je score toont wat je zou hebben als het spel nu afgelopen was: je punten plus alles wat je meeples in handen hebben.
coach-worth = Wat een meeple zou opleveren
coach-worth-text = Het getal bij elke plek is wat je meeple daar oplevert: nu, tot nu of aan het eind van het spel.
coach-field = Op de weide blijft hij
coach-field-text = Op een weide gaat je meeple liggen en hij blijft tot het einde van het spel. Dan scoort hij voor elke voltooide stad aan zijn weide.
coach-close = Bijna af
coach-close-text = Hier is nog maar één tegel nodig. Dan wordt er gescoord en gaan de meeples naar huis.
coach-home = Je meeple is terug
coach-home-text = Een weg, stad of klooster dat af is, scoort meteen en geeft de meeple terug. Je kunt hem zo weer inzetten.
coach-low = Weinig meeples over
coach-low-text = Je krijgt een meeple terug als zijn weg, stad of klooster af is. Probeer er altijd een in je hand te houden.
coach-ok = Begrepen
coach-off = Tips uitzetten
coach-of = Tip { $n } van { $of }
pref-tips = Tips in je eerste spellen
tips-about = Elke tip verschijnt één keer.
tips-on = Aan
tips-off = Uit
tips-again = Toon alle tips opnieuw

lesson-cult-line = Polož svatyni vedle kláštera a vyhraj závod.

lesson-cult-challenge = Vyzvi klášter
lesson-cult-challenge-text = Svatyně boduje jako klášter. Vedle cizího kláštera začne závod: koho dřív obklopí kartičky, ten bere všechno.
lesson-cult-challenge-lay = Polož svatyni vedle Odilina kláštera
lesson-cult-challenge-elsewhere = Pasuje to tam, ale Odile to nevyzve. Dej ji napravo od jejího kláštera.
lesson-cult-challenge-claim = Dej družiníka do svatyně
lesson-cult-challenge-field = Na louce by z něj byl sedlák. Dej ho do svatyně.
lesson-cult-challenge-pass = Prázdná svatyně nikoho nevyzve. Dej do ní družiníka.
lesson-cult-challenge-done = Závod začal: jeden z nich bude bodovat a druhý nezíská nic.

lesson-cult-race = Buď první
lesson-cult-race-text = Kolem tvé svatyně chybí jedno místo a kolem Odilina kláštera taky. Tahle kartička pasuje na obě.
lesson-cult-race-first = Dokonči svou svatyni
lesson-cult-race-theirs = Tím by se dokončil Odilin klášter a svatyně by neměla nic. Podívej se vpravo.
lesson-cult-race-elsewhere = Pasuje to tam, ale nic to nedokončí. Zaplň místo napravo od svatyně.
lesson-cult-race-more = Umísti dalšího družiníka, nebo si ho nech
lesson-cult-race-done = 9 bodů za svatyni. Odilin mnich jde domů bez bodu.

lesson-inns-and-cathedrals-line = Vsaď na velké cesty a města a kaz je ostatním.

lesson-inns-and-cathedrals-inn = Zdvojnásob svou cestu
lesson-inns-and-cathedrals-inn-text = Dokončená cesta s hostincem má 2 body za kartičku místo 1.
lesson-inns-and-cathedrals-inn-lay = Dej hostinec k cestě
lesson-inns-and-cathedrals-inn-claim = Obsaď cestu
lesson-inns-and-cathedrals-inn-elsewhere = Pasuje to tam, ale cesta ho potřebuje na otevřeném konci vpravo.
lesson-inns-and-cathedrals-inn-field = Na louce by z něj byl sedlák. Dej ho na cestu s hostincem.
lesson-inns-and-cathedrals-inn-pass = Bez družiníka cesta nikomu nepatří. Dej na ni jednoho.
lesson-inns-and-cathedrals-inn-close = Dokonči cestu
lesson-inns-and-cathedrals-inn-more = Umísti dalšího družiníka, nebo si ho nech
lesson-inns-and-cathedrals-inn-done = 4 kartičky, každá za 2 body: 8 bodů místo 4.

lesson-inns-and-cathedrals-cathedral = Postav katedrálu
lesson-inns-and-cathedrals-cathedral-text = Dokončené město s katedrálou má 3 body za kartičku i za erb. Do té doby nemá cenu žádnou.
lesson-inns-and-cathedrals-cathedral-lay = Dej katedrálu doprostřed města
lesson-inns-and-cathedrals-cathedral-claim = Obsaď město
lesson-inns-and-cathedrals-cathedral-elsewhere = Pasuje to tam, ale vznikne obří město, které se těžko uzavírá. Dej ji do mezery mezi třemi městy.
lesson-inns-and-cathedrals-cathedral-pass = Bez družiníka město nikomu nepatří. Dej tam jednoho.
lesson-inns-and-cathedrals-cathedral-close = Uzavři hradby
lesson-inns-and-cathedrals-cathedral-more = Umísti dalšího družiníka, nebo si ho nech
lesson-inns-and-cathedrals-cathedral-done = 5 kartiček, každá za 3 body: 15 bodů místo 10.

lesson-inns-and-cathedrals-risk = Pokaz cizí cestu
lesson-inns-and-cathedrals-risk-text = Nedokončená cesta s hostincem nemá na konci hry nic. Máš poslední kartičku a Odilina cesta je pořád otevřená.
lesson-inns-and-cathedrals-risk-spoil = Připrav Odile o body za cestu
lesson-inns-and-cathedrals-risk-elsewhere = Pasuje to tam, ale Odile zůstanou její 3 body. Dej hostinec na konec její cesty.
lesson-inns-and-cathedrals-risk-leave = Družiníka si nech
lesson-inns-and-cathedrals-risk-field = Sedlák tu nic nevydělá: žádné město není dokončené. Nech si ho.
lesson-inns-and-cathedrals-risk-done = Odile nemá za cestu nic. Ani nedokončené katedrály nic nedají, tak počítej, kolik kartiček zbývá.

lesson-inns-and-cathedrals-large = Plať za dva
lesson-inns-and-cathedrals-large-text = Máš jednoho velkého družiníka. Když se porovnává, kdo má víc ve městě, na cestě nebo na louce, platí za 2.
lesson-inns-and-cathedrals-large-lay = Začni město naproti Odilinu
lesson-inns-and-cathedrals-large-claim = Dej do něj velkého družiníka
lesson-inns-and-cathedrals-large-elsewhere = Pasuje to tam, ale Odilino město je vpravo nahoře. Dej ji naproti, městem k tomu jejímu.
lesson-inns-and-cathedrals-large-small = Obyčejný družiník by se musel s Odile dělit. Vezmi velkého.
lesson-inns-and-cathedrals-large-field = Na louce by z něj byl sedlák. Dej ho do města.
lesson-inns-and-cathedrals-large-pass = Bez družiníka by město patřilo jen Odile. Dej tam velkého družiníka.
lesson-inns-and-cathedrals-large-join = Spoj obě města
lesson-inns-and-cathedrals-large-more = Umísti dalšího družiníka, nebo si ho nech
lesson-inns-and-cathedrals-large-done = Velký družiník platí 2 proti 1: všech 6 bodů je tvých.

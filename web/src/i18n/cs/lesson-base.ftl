lesson-base-line = Pokládej kartičky, obsazuj cesty a města, sbírej body.

lesson-base-tile = Polož kartičku
lesson-base-tile-text = V každém tahu přidáš na plán jednu kartičku. Cesta musí navázat na cestu, město na město a louka na louku.
lesson-base-tile-lay = Polož kartičku kamkoli, kam pasuje
lesson-base-tile-done = To byla první půlka tahu. Druhá půlka je družiník.

lesson-base-claim = Obsaď město
lesson-base-claim-text = Na právě položenou kartičku můžeš dát jednoho ze svých 7 družiníků. Ve městě je z něj rytíř a město je tvoje.
lesson-base-claim-lay = Zvětši město
lesson-base-claim-claim = Dej družiníka do města
lesson-base-claim-elsewhere = Pasuje to tam, ale město se nezvětší. Polož kartičku k otevřené straně města.
lesson-base-claim-field = Na louce by z něj byl sedlák. Teď ho dej do města.
lesson-base-claim-pass = Bez družiníka město nikomu nepatří. Dej tam jednoho.
lesson-base-claim-done = Město je tvoje. Nikdo jiný už do něj družiníka dát nemůže, ať vyroste jakkoli.

lesson-base-finish = Dokonči město
lesson-base-finish-text = Město je dokončené, když jeho hradby nemají mezeru. Body přijdou hned a rytíř se ti vrátí.
lesson-base-finish-close = Uzavři hradby
lesson-base-finish-elsewhere = Pasuje to tam, ale v hradbách zůstane mezera. Uzavři město nahoře.
lesson-base-finish-keep = Tentokrát si družiníka nech
lesson-base-finish-field = Můžeš umístit dalšího, ale tentokrát si ho nech. Brzy se ti bude hodit.
lesson-base-finish-done = 3 kartičky a 1 erb, každé za 2 body: 8 bodů. A máš zase všech 7 družiníků.

lesson-base-road = Obsaď cestu
lesson-base-road-text = Cesta dává 1 bod za kartičku. Dokončená je, když oba konce uzavře křižovatka, vesnice, město nebo klášter.
lesson-base-road-lay = Prodluž cestu
lesson-base-road-claim = Dej družiníka na cestu
lesson-base-road-elsewhere = Pasuje to tam, ale cesta nepokračuje. Polož kartičku k jejímu otevřenému konci.
lesson-base-road-field = Na louce by z něj byl sedlák. Teď ho dej na cestu.
lesson-base-road-pass = Bez družiníka cesta nikomu nepatří. Dej na ni jednoho.
lesson-base-road-close = Dokonči cestu křižovatkou
lesson-base-road-keep = Umísti dalšího družiníka, nebo si ho nech
lesson-base-road-done = 4 kartičky, 4 body. Cesty jsou malé, ale družiník je brzy zpět.

lesson-base-monastery = Obsaď klášter
lesson-base-monastery-text = Klášter počítá sebe a 8 kartiček okolo, každou za 1 bod. Dokončený je, když jich leží všech 8.
lesson-base-monastery-lay = Dej klášter do mezery
lesson-base-monastery-claim = Dej družiníka do kláštera
lesson-base-monastery-elsewhere = Pasuje to tam, ale klášter ji potřebuje jinde. Najdi mezeru uprostřed.
lesson-base-monastery-field = Na louce by z něj byl sedlák. Teď ho dej do kláštera.
lesson-base-monastery-pass = Bez družiníka klášter nikomu nepatří. Dej tam jednoho.
lesson-base-monastery-close = Zaplň poslední místo okolo
lesson-base-monastery-keep = Umísti dalšího družiníka, nebo si ho nech
lesson-base-monastery-done = 9 kartiček, 9 bodů. Klášteru pomůže každá kartička, i cizí.

lesson-base-farmer = Polož sedláka
lesson-base-farmer-text = Na louce si družiník lehne a zůstane do konce hry. Pak má za každé dokončené město u své louky 3 body.
lesson-base-farmer-lay = Polož kartičku vedle začátku
lesson-base-farmer-lie = Polož sedláka na louku, která se dotýká města
lesson-base-farmer-elsewhere = I tam to pasuje. Kvůli sedlákovi ji ale dej napravo od startovní kartičky.
lesson-base-farmer-road = To by byl družiník na cestě. Polož ho na louku nad ní.
lesson-base-farmer-below = Tahle louka se města nedotýká: dělí je cesta. Polož ho na louku nad cestou.
lesson-base-farmer-pass = Blíží se poslední kartičky a sedlák boduje na konci. Jednoho polož.
lesson-base-farmer-done = Hra skončila a sedlák má za dokončené město 3 body. Dřív se nikdy nevrací, tak dobře vybírej.

lesson-base-share = Poděl se o město
lesson-base-share-text = Do cizího města vstoupit nemůžeš. Dvě města ale můžou srůst a pak získají plné body oba hráči.
lesson-base-share-join = Spoj obě města
lesson-base-share-elsewhere = Pasuje to tam, ale města zůstanou oddělená. Dej ji do mezery mezi nimi.
lesson-base-share-keep = Umísti dalšího družiníka, nebo si ho nech
lesson-base-share-done = Každý jednoho rytíře, takže oba máte všech 6 bodů.

lesson-base-steal = Přeber město
lesson-base-steal-text = Kdo má ve městě víc rytířů, bere všechny jeho body. Takže stav vedle a pak spoj.
lesson-base-steal-lay = Začni vedle druhé město
lesson-base-steal-claim = Dej do něj druhého rytíře
lesson-base-steal-elsewhere = Pasuje to tam, ale město tak nepřebereš. Podívej se na mezeru nahoře.
lesson-base-steal-field = Na louce by z něj byl sedlák. Potřebuješ rytíře.
lesson-base-steal-pass = Bez druhého rytíře by body získala i Odile. Dej tam jednoho.
lesson-base-steal-join = Spoj všechna tři města
lesson-base-steal-keep = Umísti dalšího družiníka, nebo si ho nech
lesson-base-steal-done = 2 rytíři proti 1: máš 8 bodů a Odile nic. Na první hru teď víš dost.

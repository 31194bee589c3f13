lesson-ferries-line = Cesty jezdí přes jezera přívozem: ukonči svou, přidej se k Odilině a otoč přívoz, kdy se ti to hodí.

lesson-ferries-end = Umísti přívoz
lesson-ferries-end-text = U jezera cesty končí. Přívoz pak dvě z nich spojí v jednu a ty vybíráš které.
lesson-ferries-end-lay = Dej jezero na konec své cesty
lesson-ferries-end-turned = Pasuje to i takhle. Otoč ho tak, aby jedna cesta vedla dál vpravo a jedna dolů.
lesson-ferries-end-elsewhere = Pasuje to tam, ale cesta má dojít k jezeru. Dej ho k otevřenému konci vpravo.
lesson-ferries-end-claim = Obsaď jednu z nových cest na druhé straně
lesson-ferries-end-pass = Druhou cestu tu máš zadarmo. Obsaď ji.
lesson-ferries-end-ferry = Spoj přívozem obě nové cesty
lesson-ferries-end-open = Pak tvoje stará cesta pokračuje přes jezero a není dokončená. Spoj ty dvě ostatní.
lesson-ferries-end-done = Stará cesta končí u jezera: 4 kartičky, 4 body. A máš novou, která vede přes vodu.

lesson-ferries-board = Přeplav se k Odile
lesson-ferries-board-text = Na Odilinu cestu družiníka dát nemůžeš. Na novém jezeře ale můžeš obsadit prázdnou cestu a přívoz ji s tou její spojí.
lesson-ferries-board-lay = Dej jezero do mezery v cestě
lesson-ferries-board-elsewhere = Pasuje to tam, ale Odilina cesta končí u mezery. Dej jezero do ní.
lesson-ferries-board-claim = Obsaď cestu vlevo
lesson-ferries-board-other = Přeplavit se dá i odtud, ale ta cesta ještě nemá konec. Vezmi tu vlevo.
lesson-ferries-board-pass = Bez družiníka nic nezískáš. Obsaď cestu vlevo.
lesson-ferries-board-ferry = Spoj přívozem svou cestu s Odilinou
lesson-ferries-board-apart = Pak se k Odilině cestě nedostaneš. Ať přívoz spojí levou a pravou.
lesson-ferries-board-done = Celá cesta je dokončená, každý na ní má jednoho: 5 kartiček, 5 bodů pro tebe a 5 pro Odile.

lesson-ferries-turn = Otoč přívoz
lesson-ferries-turn-text = Když stavíš na cestě, smíš otočit její nejbližší přívoz. Odile se přeplavila na tvou cestu a ty se jí můžeš zbavit.
lesson-ferries-turn-lay = Uzavři svou cestu vlevo
lesson-ferries-turn-elsewhere = Pasuje to tam, ale cesta potřebuje konec vlevo.
lesson-ferries-turn-more = Umísti dalšího družiníka, nebo si ho nech
lesson-ferries-turn-turn = Otoč přívoz, ať tvoje cesta vede místo toho dolů
lesson-ferries-turn-other = Pak cesta končí u jezera a má 3 body. Spoj ji s cestou dole: to je 5.
lesson-ferries-turn-pass = Pak je na tvé cestě pořád i Odile a cesta zůstane otevřená. Otoč přívoz.
lesson-ferries-turn-done = Tvoje cesta teď končí u kláštera dole: 5 bodů, všechny pro tebe. Odilin družiník zůstal na druhém břehu.

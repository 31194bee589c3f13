lesson-abbot-line = Obsazuj zahrady, povolej opata domů, kdy se ti to hodí, a zase ho vyšli.

lesson-abbot-garden = Obsaď zahradu
lesson-abbot-garden-text = Zahrada boduje jako klášter: 1 bod za svou kartičku a 1 za každou z 8 okolo. Smí do ní jen opat.
lesson-abbot-garden-lay = Dej zahradu doprostřed kruhu
lesson-abbot-garden-claim = Dej do zahrady opata
lesson-abbot-garden-elsewhere = Pasuje to tam, ale zahrada chce sousedy. Najdi mezeru uprostřed.
lesson-abbot-garden-city = To by byl rytíř. Dej do zahrady opata.
lesson-abbot-garden-pass = Bez opata zahrada nikomu nepatří. Dej ho tam.
lesson-abbot-garden-close = Zaplň poslední místo kolem zahrady
lesson-abbot-garden-far = Pasuje to tam, ale jedno místo u zahrady je pořád prázdné: roh vpravo dole.
lesson-abbot-garden-more = Umísti dalšího družiníka, nebo si ho nech
lesson-abbot-garden-done = 9 kartiček, 9 bodů a opat je zpět.

lesson-abbot-home = Povolej opata domů
lesson-abbot-home-text = Na dokončení zahrady čekat nemusíš. Místo umístění družiníka si vezmi opata zpět a získej body za to, co už tam je.
lesson-abbot-home-lay = Polož kartičku vedle zahrady
lesson-abbot-home-elsewhere = Pasuje to tam, ale u zahrady má o 1 bod větší cenu.
lesson-abbot-home-home = Vezmi si opata ze zahrady zpět
lesson-abbot-home-meeple = Jde jen jedno z toho: umístit družiníka, nebo vzít zpět opata. Vezmi si ho zpět.
lesson-abbot-home-pass = Můžeš čekat dál, ale opat teď vydělá 7 bodů. Vezmi si ho zpět.
lesson-abbot-home-done = 7 kartiček, 7 bodů a opat je zase volný. Žádný jiný družiník odejít, kdy chceš, nemůže.

lesson-abbot-twice = Vyšli ho znovu
lesson-abbot-twice-text = Opata máš jednoho a stojí v chudé zahradě. Kolem mezery uprostřed kruhu je 8 kartiček. Uvolni opata včas.
lesson-abbot-twice-lay = Polož kartičku hned pod opatovu zahradu
lesson-abbot-twice-elsewhere = Pasuje to tam, ale pod zahradou má o 1 bod větší cenu.
lesson-abbot-twice-home = Vezmi si opata zpět
lesson-abbot-twice-meeple = Opat by zůstal v chudé zahradě. Vezmi si radši zpět jeho.
lesson-abbot-twice-pass = Opat by zůstal v chudé zahradě. Vezmi si ho zpět.
lesson-abbot-twice-fill = Nová zahrada! Dej ji doprostřed kruhu
lesson-abbot-twice-far = Pasuje to tam, ale v mezeře je zahrada hned dokončená.
lesson-abbot-twice-claim = Dej do nové zahrady opata
lesson-abbot-twice-city = Rytíř by měl za město 4 body. Zahrada má cenu 9. Vezmi opata.
lesson-abbot-twice-empty = Bez opata za zahradu nic nemáš. Dej ho tam.
lesson-abbot-twice-done = 6 bodů za první zahradu a hned 9 za druhou. A opat už je zpět.

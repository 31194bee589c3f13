lesson-traders-and-builders-line = Ber zboží z každého města, které dokončíš, hraj dvě kartičky za tah a nakrm prasátko.

lesson-traders-and-builders-goods = Vezmi si zboží
lesson-traders-and-builders-goods-text = Některá města obchodují s vínem, obilím nebo suknem. Kdo takové město dokončí, bere jeho zboží, i když body má někdo jiný.
lesson-traders-and-builders-goods-close = Dokonči Odilino město
lesson-traders-and-builders-goods-elsewhere = Pasuje to tam, ale zboží čeká v Odilině městě. Uzavři ho nahoře.
lesson-traders-and-builders-goods-done = Odile má 8 bodů a ty 1 víno a 1 obilí. Jakou mají cenu, ukáže další scéna.

lesson-traders-and-builders-most = Ovládni trh
lesson-traders-and-builders-most-text = Na konci hry je za nejvíc vína 10 bodů. Stejně tak za nejvíc obilí a za nejvíc sukna. Odile má 1 víno a ty poslední kartičku.
lesson-traders-and-builders-most-close = Dokonči město, kde jsou dvakrát hrozny
lesson-traders-and-builders-most-own = To je 6 bodů za tvoje město, ale nejvíc vína zůstane Odile a má 10. Uzavři město uprostřed.
lesson-traders-and-builders-most-elsewhere = Pasuje to tam, ale nic to nedokončí. Uzavři město uprostřed, kde jsou dvakrát hrozny.
lesson-traders-and-builders-most-done = 2 vína proti 1: 10 bodů. I s 2 za tvoje otevřené město vyhráváš 12 : 8, přestože Odile měla za to svoje 8.

lesson-traders-and-builders-builder = Zahraj dvě kartičky za tah
lesson-traders-and-builders-builder-text = Dej stavitele do města nebo na cestu, kde už máš družiníka. Kdykoli to město nebo cestu prodloužíš, hraješ druhou kartičku.
lesson-traders-and-builders-builder-lay = Zvětši své město
lesson-traders-and-builders-builder-claim = Dej do města stavitele
lesson-traders-and-builders-builder-elsewhere = Pasuje to tam, ale jde o tvoje město. Dej ji na otevřenou stranu nahoře.
lesson-traders-and-builders-builder-pass = Bez stavitele druhá kartička není. Dej ho do svého města.
lesson-traders-and-builders-builder-extend = Znovu zvětši své město: stavitel se dá do práce
lesson-traders-and-builders-builder-again = Vezmi si druhou kartičku
lesson-traders-and-builders-builder-skip = Přeskočit ji můžeš, ale kvůli kartičce zdarma tu stavitel je. Vezmi si ji.
lesson-traders-and-builders-builder-close = Uzavři jí své město
lesson-traders-and-builders-builder-done = Dvě kartičky v jednom tahu. 5 kartiček a 2 erby, každé za 2 body: 14 bodů a rytíř i stavitel jsou zpět.

lesson-traders-and-builders-pig = Nakrm prasátko
lesson-traders-and-builders-pig-text = Prasátko se přidá k jednomu z tvých sedláků. Na konci ti každé dokončené město u té louky dá 4 body místo 3.
lesson-traders-and-builders-pig-lay = Zvětši louku svého sedláka
lesson-traders-and-builders-pig-pig = Dej prasátko na louku ke svému sedlákovi
lesson-traders-and-builders-pig-elsewhere = Pasuje to tam, ale tvůj sedlák leží nad cestou. Dej ji na konec cesty.
lesson-traders-and-builders-pig-meeple = Další družiník městům cenu nezvýší. Vezmi prasátko.
lesson-traders-and-builders-pig-pass = Tohle je poslední kartička a prasátko dá body hned. Dej ho ke svému sedlákovi.
lesson-traders-and-builders-pig-done = 2 dokončená města, každé za 4 body: 8 bodů místo 6.

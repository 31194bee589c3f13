lesson-flying-machines-line = Vzlétni, hoď kostkou a přistaň tam, kde už někdo je.

lesson-flying-machines-fly = Snes se k mnichovi
lesson-flying-machines-fly-text = Létající stroj unese družiníka o 1, 2 nebo 3 kartičky po směru šipky. Přistát může na nedokončené cestě, ve městě nebo v klášteře, i obsazeném.
lesson-flying-machines-fly-lay = Zamiř na Odilin klášter: dej stroj vpravo dolů, šipkou k němu
lesson-flying-machines-fly-turned = Skoro: šipka musí mířit na klášter. Otoč kartičku.
lesson-flying-machines-fly-elsewhere = Pasuje to tam, ale na klášter to nemíří. Zkus prázdný roh vpravo dole.
lesson-flying-machines-fly-fly = Nech letět družiníka
lesson-flying-machines-fly-pass = Nech letět družiníka: klášter je jen 1 kartičku daleko.
lesson-flying-machines-fly-land = Padla 1: přistaň v klášteře
lesson-flying-machines-fly-close = Dokonči klášter
lesson-flying-machines-fly-far = Pasuje to tam, ale klášter má pořád mezeru vpravo.
lesson-flying-machines-fly-more = Umísti dalšího družiníka, nebo si ho nech
lesson-flying-machines-fly-done = Každý jednoho mnicha: 9 bodů pro tebe a 9 pro Odile, která myslela, že je tam sama.

lesson-flying-machines-take = Přeber město
lesson-flying-machines-take-text = V tomto městě máte s Odile každý 1 rytíře. Třetí už tam nedojde, ale může tam doletět.
lesson-flying-machines-take-lay = Dej stroj napravo od města, šipkou k němu
lesson-flying-machines-take-turned = Skoro: šipka musí mířit vlevo, na město. Otoč kartičku.
lesson-flying-machines-take-elsewhere = Pasuje to tam, ale město leží jinde. Dej stroj hned napravo od něj.
lesson-flying-machines-take-fly = Nech letět družiníka: kus města je 1, 2 i 3 kartičky daleko
lesson-flying-machines-take-pass = Odtud nejde minout: každý hod přistane ve městě. Nech letět družiníka.
lesson-flying-machines-take-land = Padla 3: přistaň na vzdáleném konci města
lesson-flying-machines-take-close = Dokonči město
lesson-flying-machines-take-far = Pasuje to tam, ale město zůstane otevřené. Uzavři ho nahoře.
lesson-flying-machines-take-done = 2 rytíři proti 1: všech 8 bodů je tvých.

lesson-flying-machines-miss = Miň cíl
lesson-flying-machines-miss-text = Let potřebuje, kde přistát. Odilino město je široké jen 2 kartičky, takže trojka ho přeletí.
lesson-flying-machines-miss-lay = Dej stroj napravo od města, šipkou k němu
lesson-flying-machines-miss-turned = Skoro: šipka musí mířit vlevo, na město. Otoč kartičku.
lesson-flying-machines-miss-elsewhere = Pasuje to tam, ale na město to nemíří. Dej ho napravo od města.
lesson-flying-machines-miss-fly = I tak nech letět družiníka
lesson-flying-machines-miss-pass = Za pokus to stojí: přijdeš jen o možnost někoho teď umístit. Nech ho letět.
lesson-flying-machines-miss-done = Padla 3 a není kde přistát: družiník se vrací. Tak miř tam, kde každý hod něco najde.

lesson-princess-and-dragon-line = Pošli draka na soupeře a vílu si drž u sebe.

lesson-princess-and-dragon-dragon = Nakrm draka
lesson-princess-and-dragon-dragon-text = Sopka přivolá draka na plán. Po dračí kartičce udělá 6 kroků a hráči se střídají v tom, kam jde. Cestou sežere každou figurku.
lesson-princess-and-dragon-dragon-wake = Polož sopku vedle Odilina města
lesson-princess-and-dragon-dragon-lay = Polož dračí kartičku na pravý konec cesty
lesson-princess-and-dragon-dragon-keep = Družiníka si nech: drak se za chvíli pohne
lesson-princess-and-dragon-dragon-field = S hladovým drakem okolo ne. Tentokrát si družiníka nech.
lesson-princess-and-dragon-dragon-eat = Táhni drakem na Odilina rytíře
lesson-princess-and-dragon-dragon-elsewhere = Pasuje to tam, ale tahle scéna ji potřebuje jinde. Přečti si úkol znovu.
lesson-princess-and-dragon-dragon-away = Tím krokem nikoho nesežere. Odilin rytíř je vedle draka, vlevo.
lesson-princess-and-dragon-dragon-done = Rytíř je zpět u Odile a město nikomu nepatří. Druhý krok teď vybírá Odile.

lesson-princess-and-dragon-fairy = Zavolej vílu
lesson-princess-and-dragon-fairy-text = Místo figurky můžeš přesunout vílu na kartičku s tvým družiníkem. Drak na ni nikdy nevstoupí a víla ti na začátku každého tvého tahu dá 1 bod.
lesson-princess-and-dragon-fairy-lay = Prodluž cestu vpravo
lesson-princess-and-dragon-fairy-elsewhere = Pasuje to tam, ale dej ji na pravý konec cesty.
lesson-princess-and-dragon-fairy-guard = Přesuň vílu ke svému rytíři
lesson-princess-and-dragon-fairy-meeple = Další družiník draka nezastaví. Pošli k rytíři vílu.
lesson-princess-and-dragon-fairy-pass = Drak je hned vedle tvého rytíře. Pošli tam vílu.
lesson-princess-and-dragon-fairy-trap = Tvůj krok: zaveď draka pod své město, do slepé uličky
lesson-princess-and-dragon-fairy-on = Odtamtud by drak mohl dál. Pod tvým městem uvízne: zpátky nesmí a cestu mu brání víla.
lesson-princess-and-dragon-fairy-done = Drak uvízl, rytíř je v bezpečí a víla ti přinesla 1 bod.

lesson-princess-and-dragon-portal = Projdi tajnou chodbou
lesson-princess-and-dragon-portal-text = Tajnou chodbou se družiník dostane na kteroukoli kartičku na plánu. Jinak platí vše jako obvykle: území musí být nedokončené a bez družiníka.
lesson-princess-and-dragon-portal-lay = Polož tajnou chodbu na pravý konec cesty
lesson-princess-and-dragon-portal-elsewhere = Pasuje to tam, ale dej ji na pravý konec cesty.
lesson-princess-and-dragon-portal-jump = Pošli družiníka do neobsazeného města
lesson-princess-and-dragon-portal-here = To jde, ale město nahoře má erb a ještě nikomu nepatří.
lesson-princess-and-dragon-portal-pass = Tajná chodba je pro družiníka příležitost. Pošli ho do města.
lesson-princess-and-dragon-portal-close = Uzavři město
lesson-princess-and-dragon-portal-more = Umísti dalšího družiníka, nebo si ho nech
lesson-princess-and-dragon-portal-fairy = Vílu teď nech být. Umísti družiníka, nebo si ho nech.
lesson-princess-and-dragon-portal-done = 3 kartičky a 1 erb, každé za 2 body: 8 bodů za město, které začal někdo jiný.

lesson-princess-and-dragon-princess = Pozvi princeznu
lesson-princess-and-dragon-princess-text = Když kartička s princeznou zvětší město, jeden z jeho rytířů musí odejít. Který, vybíráš ty.
lesson-princess-and-dragon-princess-lay = Polož princeznu tak, aby Odilino město rostlo vpravo
lesson-princess-and-dragon-princess-turned = Pasuje to, ale otoč ji: město má pokračovat vpravo.
lesson-princess-and-dragon-princess-elsewhere = Pasuje to tam, ale ne do Odilina města. Dej ji na její město nahoru.
lesson-princess-and-dragon-princess-send = Pošli Odilina rytíře domů
lesson-princess-and-dragon-princess-close = Uzavři město poslední kartičkou
lesson-princess-and-dragon-princess-claim = Dej do něj svého rytíře
lesson-princess-and-dragon-princess-field = Město je uzavřené a nikomu nepatří. Dej do něj rytíře.
lesson-princess-and-dragon-princess-pass = Bez rytíře nemá za město body nikdo. Dej tam jednoho.
lesson-princess-and-dragon-princess-done = 4 kartičky, každá za 2 body: 8 bodů za město, které postavila Odile.

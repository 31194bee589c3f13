lesson-robbers-line = Číhej na počítadle vedle toho, kdo bude bodovat, a vezmi si polovinu.

lesson-robbers-ambush = Číhej
lesson-robbers-ambush-text = Kartička s pytlem pošle tvého zbojníka na počítadlo vedle jiného hráče. Když ten hráč boduje, máš polovinu bodů i ty.
lesson-robbers-ambush-lay = Polož kartičku s pytlem
lesson-robbers-ambush-wait = Odile brzy dokončí město: dej zbojníka na její políčko
lesson-robbers-ambush-other = Tam stojí Gaspard a ten nemá co dokončit. Dej zbojníka na Odilino políčko.
lesson-robbers-ambush-more = Umísti družiníka, nebo si ho nech
lesson-robbers-ambush-done = Odile dokončila město za 8 bodů a zbojník ti nese 4. Jí zůstanou všechny: zbojník nikoho o bod nepřipraví.

lesson-robbers-choose = Nech malou rybu plavat
lesson-robbers-choose-text = Odile a Gaspard jsou na stejném políčku. Když v jednom tahu bodují oba, vybíráš, koho okrást.
lesson-robbers-choose-lay = Polož kartičku s pytlem
lesson-robbers-choose-wait = Dej zbojníka na políčko, kde jsou oba
lesson-robbers-choose-more = Umísti družiníka, nebo si ho nech
lesson-robbers-choose-let = Odile má 4 body a Gaspardovo větší město přijde hned potom: nech zbojníka čekat
lesson-robbers-choose-rob = To by byly 2 body. Gaspardovo město je větší a boduje hned po tomhle. Počkej si na něj.
lesson-robbers-choose-done = Gaspard má 8 bodů a trpělivost se vyplatila: máš 4 místo 2.

lesson-robbers-move = Přesuň zbojníka
lesson-robbers-move-text = Další kartička s pytlem ti zbojníka dovolí přesunout. Číhá u Odile, která na plánu nikoho nemá. Gaspardovu městu chybí už jen jedna kartička.
lesson-robbers-move-lay = Polož kartičku s pytlem na konec cesty
lesson-robbers-move-elsewhere = I tam to pasuje. Dej ji na konec cesty, kde nepřekáží.
lesson-robbers-move-move = Přesuň zbojníka na Gaspardovo políčko
lesson-robbers-move-stay = Odile nemá za co bodovat. Přesuň zbojníka na Gaspardovo políčko.
lesson-robbers-move-more = Umísti družiníka, nebo si ho nech
lesson-robbers-move-done = Gaspard má 8 bodů a ty 4. Zbojník je zpět a čeká na další pytel.

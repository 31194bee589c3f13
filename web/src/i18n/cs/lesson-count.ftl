lesson-count-line = Nech bodovat ostatní, počkej v Carcassonne a vrať se v pravou chvíli.

lesson-count-enter = Vydej se do Carcassonne
lesson-count-enter-text = Když tvoje kartička dá body ostatním, ale tobě ne, můžeš poslat družiníka do Carcassonne. Počká tam ve čtvrti, kde není hrabě.
lesson-count-enter-close = Dokonči Odilino město
lesson-count-enter-elsewhere = Pasuje to tam, ale nikdo neboduje. Uzavři Odilino město vlevo dole.
lesson-count-enter-keep = Družiníka na kartičku nedávej
lesson-count-enter-field = Šetři ho: po bodování ho můžeš poslat do Carcassonne.
lesson-count-enter-enter = Pošli družiníka do kovárny, ta pomáhá s cestami
lesson-count-enter-other = Každá čtvrť pomáhá s něčím jiným. Jdi do kovárny: na řadě jsou cesty.
lesson-count-enter-pass = Odile má 8 bodů a ty nic. Vezmi družiníka na oplátku do kovárny.
lesson-count-enter-count = Přesuň hraběte, kam chceš, nebo ho nech. Kde je on, nikdo nesmí dovnitř ani ven
lesson-count-enter-done = Tvůj družiník čeká v kovárně. Až bude hotová nějaká cesta, může přijít.

lesson-count-leave = Vrať se kvůli cestě
lesson-count-leave-text = Než se cesta oboduje, můžou se k ní přidat družiníci z kovárny. Odile má každou chvíli dostat 3 body sama.
lesson-count-leave-close = Dokonči Odilinu cestu křižovatkou
lesson-count-leave-elsewhere = Pasuje to tam, ale Odilina cesta zůstane otevřená. Dej ji na levý konec cesty.
lesson-count-leave-keep = Družiníka na kartičku nedávej
lesson-count-leave-more = Tentokrát si ho nech. Družiník v kovárně stačí.
lesson-count-leave-join = Pošli družiníka z kovárny na cestu
lesson-count-leave-stay = Pak získá body jen Odile. Pošli družiníka na cestu.
lesson-count-leave-done = Každý jednoho družiníka: dělíte se o cestu a 3 body máš taky.

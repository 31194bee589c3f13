lesson-king-and-robber-baron-line = Dokonči největší město a nejdelší cestu a udrž si tituly.

lesson-king-and-robber-baron-king = Staň se králem
lesson-king-and-robber-baron-king-text = Kdo dokončí první město, je král, i když v něm nemá rytíře. Na konci má král 1 bod za každé dokončené město.
lesson-king-and-robber-baron-king-close = Uzavři město
lesson-king-and-robber-baron-king-elsewhere = Pasuje to tam, ale město zůstane otevřené. Dej ji na město nahoru.
lesson-king-and-robber-baron-king-more = Umísti družiníka, nebo si ho nech
lesson-king-and-robber-baron-king-done = Tvoje město má 2 kartičky, takže král jsi zatím ty.

lesson-king-and-robber-baron-larger = Vezmi si korunu
lesson-king-and-robber-baron-larger-text = Větší město krále přebere, stejně velké ne. Odilino město má 2 kartičky a to vedle něj bude mít 3.
lesson-king-and-robber-baron-larger-close = Dokonči větší město
lesson-king-and-robber-baron-larger-elsewhere = Pasuje to tam, ale větší město to nedokončí. Dej ji nahoru.
lesson-king-and-robber-baron-larger-more = Umísti družiníka, nebo si ho nech
lesson-king-and-robber-baron-larger-done = 3 kartičky porazí 2: teď jsi král ty. Rozhoduje velikost, ne komu město patří.

lesson-king-and-robber-baron-baron = Dokonči nejdelší cestu
lesson-king-and-robber-baron-baron-text = Loupeživého rytíře má ten, kdo dokončí nejdelší cestu, a na konci 1 bod za každou dokončenou. Tohle je poslední kartička.
lesson-king-and-robber-baron-baron-close = Dokonči křižovatkou obě cesty
lesson-king-and-robber-baron-baron-elsewhere = Pasuje to tam, ale dlouhá cesta zůstane otevřená. Dej ji na její pravý konec.
lesson-king-and-robber-baron-baron-claim = Dej družiníka na dlouhou cestu
lesson-king-and-robber-baron-baron-other = Nejvíc bodů dá dlouhá cesta. Dej družiníka na ni.
lesson-king-and-robber-baron-baron-pass = Bez družiníka máš jen titul. Obsaď i dlouhou cestu.
lesson-king-and-robber-baron-baron-done = 4 body za cestu a jako loupeživý rytíř 2 body za 2 dokončené cesty. Odile, král, má 1 bod za 1 město.

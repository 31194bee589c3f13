lesson-river-v3-line = まず川を作り、川岸の地形を確保します。

lesson-river-v3-course = 川をたどる
lesson-river-v3-course-text = 最初は川のタイルで、1枚ずつ川の続きに置きます。水の上以外なら、いつもどおりミープルを置けます。
lesson-river-v3-course-flow = 川を続けましょう
lesson-river-v3-course-claim = 川岸の都市を確保しましょう
lesson-river-v3-course-other = それもできますが、都市のほうが高得点です。都市にミープルを置きましょう。
lesson-river-v3-course-pass = 川は始めるのによい場所です。都市を確保しましょう。
lesson-river-v3-course-done = 周りの土地ができる前に、都市はあなたのものになりました。

lesson-river-v3-bend = 反対に曲げる
lesson-river-v3-bend-text = 川は左右交互に曲がるので、自分自身に戻ることはありません。前回は左に曲がりました。
lesson-river-v3-bend-turn = 右へ曲げて川を続けましょう
lesson-river-v3-bend-rest = ミープルを置くか、温存しましょう
lesson-river-v3-bend-done = 左、次は右。間にまっすぐなタイルがあっても同じです。

lesson-river-v3-lake = 湖で終える
lesson-river-v3-lake-text = 最後は湖で、川はそこで終わります。この湖には修道院があります。そのあとは普通のタイルを引きます。
lesson-river-v3-lake-lay = 湖を置きましょう
lesson-river-v3-lake-claim = 修道院に修道士を置きましょう
lesson-river-v3-lake-field = 湖畔の修道院は最大9点です。そこにミープルを置きましょう。
lesson-river-v3-lake-pass = 修道院は最大9点です。修道士を置きましょう。
lesson-river-v3-lake-done = 川は完成です。ここからはOdileもあなたも普通のタイルを引きます。

lesson-abbot-line = 庭園を確保し、好きなときに修道院長を呼び戻して、また送り出します。

lesson-abbot-garden = 庭園を確保する
lesson-abbot-garden-text = 庭園の得点は修道院と同じ。自分のタイルに1点、周囲の8枚に1点ずつです。置けるのは修道院長だけです。
lesson-abbot-garden-lay = 庭園を輪の真ん中に置きましょう
lesson-abbot-garden-claim = 庭園に修道院長を置きましょう
lesson-abbot-garden-elsewhere = そこにも置けますが、庭園には隣のタイルが必要です。真ん中の穴を探しましょう。
lesson-abbot-garden-city = それでは騎士になります。修道院長を庭園に置きましょう。
lesson-abbot-garden-pass = 修道院長がいなければ庭園は誰のものでもありません。置きましょう。
lesson-abbot-garden-close = 庭園の周りの最後のマスを埋めましょう
lesson-abbot-garden-far = そこにも置けますが、庭園の周りがまだ1マス空いています。右下の角です。
lesson-abbot-garden-more = もう1つミープルを置くか、温存しましょう
lesson-abbot-garden-done = タイル9枚で9点。修道院長も戻りました。

lesson-abbot-home = 修道院長を呼び戻す
lesson-abbot-home-text = 庭園の完成を待つ必要はありません。ミープルを置く代わりに修道院長を戻せば、いまある分だけ得点できます。
lesson-abbot-home-lay = 庭園の隣にタイルを置きましょう
lesson-abbot-home-elsewhere = そこにも置けますが、庭園の隣なら1点多くなります。
lesson-abbot-home-home = 庭園から修道院長を戻しましょう
lesson-abbot-home-meeple = ミープルを置くか、修道院長を戻すか、どちらか1つだけです。戻しましょう。
lesson-abbot-home-pass = 待つこともできますが、いま戻せば7点です。戻しましょう。
lesson-abbot-home-done = タイル7枚で7点。修道院長はまた使えます。好きなときに戻れるのは修道院長だけです。

lesson-abbot-twice = もう一度送り出す
lesson-abbot-twice-text = たった1人の修道院長が、点の伸びない庭園にいます。輪の真ん中の穴は周囲にタイルが8枚。早めに呼び戻しましょう。
lesson-abbot-twice-lay = 修道院長の庭園のすぐ下にタイルを置きましょう
lesson-abbot-twice-elsewhere = そこにも置けますが、庭園の下なら1点多くなります。
lesson-abbot-twice-home = 修道院長を戻しましょう
lesson-abbot-twice-meeple = それでは修道院長が点の伸びない庭園に残ります。代わりに戻しましょう。
lesson-abbot-twice-pass = それでは修道院長が点の伸びない庭園に残ります。戻しましょう。
lesson-abbot-twice-fill = 新しい庭園です。輪の真ん中に置きましょう
lesson-abbot-twice-far = そこにも置けますが、穴に置けば庭園がすぐに完成します。
lesson-abbot-twice-claim = 新しい庭園に修道院長を置きましょう
lesson-abbot-twice-city = 騎士なら都市で4点、庭園なら9点です。修道院長を使いましょう。
lesson-abbot-twice-empty = 修道院長がいなければ庭園の点は入りません。置きましょう。
lesson-abbot-twice-done = 最初の庭園で6点、次の庭園で即9点。修道院長ももう戻っています。

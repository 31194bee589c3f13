lesson-king-and-robber-baron-line = 最大の都市と最長の道を完成させ、称号を守ります。

lesson-king-and-robber-baron-king = 王になる
lesson-king-and-robber-baron-king-text = 最初の都市を完成させた人が王です。騎士がいなくても構いません。王は終了時、完成した都市1つにつき1点になります。
lesson-king-and-robber-baron-king-close = 都市を閉じましょう
lesson-king-and-robber-baron-king-elsewhere = そこにも置けますが、都市が開いたままです。都市の上側に置きましょう。
lesson-king-and-robber-baron-king-more = ミープルを置くか、温存しましょう
lesson-king-and-robber-baron-king-done = 都市はタイル2枚。いまのところ、あなたが王です。

lesson-king-and-robber-baron-larger = 王位を奪う
lesson-king-and-robber-baron-larger-text = より大きな都市が王位を奪います。同じ大きさでは奪えません。Odileの都市は2枚、その隣の都市は完成すれば3枚です。
lesson-king-and-robber-baron-larger-close = 大きいほうの都市を完成させましょう
lesson-king-and-robber-baron-larger-elsewhere = そこにも置けますが、大きいほうの都市は完成しません。上側に置きましょう。
lesson-king-and-robber-baron-larger-more = ミープルを置くか、温存しましょう
lesson-king-and-robber-baron-larger-done = 3枚は2枚に勝ち、あなたが王です。都市の持ち主ではなく、大きさで決まります。

lesson-king-and-robber-baron-baron = 最長の道を完成させる
lesson-king-and-robber-baron-baron-text = 最長の道を完成させた人が盗賊男爵になり、終了時に完成した道1本につき1点を得ます。これが最後のタイルです。
lesson-king-and-robber-baron-baron-close = 交差点で2本の道を完成させましょう
lesson-king-and-robber-baron-baron-elsewhere = そこにも置けますが、長い道が開いたままです。道の右端に置きましょう。
lesson-king-and-robber-baron-baron-claim = 長い道にミープルを置きましょう
lesson-king-and-robber-baron-baron-other = 一番点が高いのは長い道です。そこにミープルを置きましょう。
lesson-king-and-robber-baron-baron-pass = ミープルがいなければ称号しか手に入りません。長い道も確保しましょう。
lesson-king-and-robber-baron-baron-done = 道で4点、盗賊男爵として完成した道2本で2点。王のOdileは都市1つで1点です。

lesson-river-2-line = 把河分成两岔，在喜欢的那一支建设。

lesson-river-2-fork = 河流分岔
lesson-river-2-fork-text = 第二张板块是岔口。从此河有两个开口端，每张河流板块接哪一端由你选。
lesson-river-2-fork-split = 放岔口，让一支往上、一支往下
lesson-river-2-fork-turned = 这样也可以。本课请让一支往上、一支往下。
lesson-river-2-fork-rest = 放米宝，或留着
lesson-river-2-fork-arm = 接续任意一支
lesson-river-2-fork-claim = 占岸边的城市
lesson-river-2-fork-other = 可以，但城市更值钱。把米宝放进去。
lesson-river-2-fork-pass = 抢在 Odile 之前占下城市。
lesson-river-2-fork-done = Odile 接了一支，你选了另一支。两支永远不能汇合。

lesson-river-2-lake = 连放两张板块
lesson-river-2-lake-text = 火山湖是最后一张河流板块。谁也不能站上去，但放下它的人立刻再抽一张板块来放。
lesson-river-2-lake-lay = 用湖结束一支河
lesson-river-2-lake-second = 你的第二张板块：放哪里都行
lesson-river-2-lake-rest = 放米宝，或留着
lesson-river-2-lake-done = 一回合放两张板块。现在轮到 Odile。

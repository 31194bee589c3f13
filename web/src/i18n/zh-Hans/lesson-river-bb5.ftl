lesson-river-bb5-line = 一条河，有给牧羊人的绵羊，也有给修士的葡萄园。

lesson-river-bb5-turn = 别往回转
lesson-river-bb5-turn-text = 每张河流板块都接续河流。连续两个弯不能往同一边拐，否则河会往回流。
lesson-river-bb5-turn-turn = 往另一边转弯，接续河流
lesson-river-bb5-turn-rest = 放米宝，或留着
lesson-river-bb5-turn-shepherd = 牧羊人有自己的场景。放米宝，或留着。
lesson-river-bb5-turn-done = 两张板块都有葡萄园：旁边的修道院完成时，每座多 3 分。

lesson-river-bb5-sheep = 数岸边的羊
lesson-river-bb5-sheep-text = 有些河岸画着羊。你在那片草地收羊时，它们也算数，每次都算。
lesson-river-bb5-sheep-lay = 放河流板块，让羊在水的下方
lesson-river-bb5-sheep-turned = 放得下，但转一下，让羊在水的下方。
lesson-river-bb5-sheep-herd = 把牧羊人放到有羊的草地
lesson-river-bb5-sheep-below = 那一边没有羊。把牧羊人放到水的下方。
lesson-river-bb5-sheep-meeple = 这个以后再说。把牧羊人放到有羊的草地。
lesson-river-bb5-sheep-pass = 没有牧羊人，羊没人收。放进草地。
lesson-river-bb5-sheep-wider = 草地变大：放湖泊
lesson-river-bb5-sheep-keep = 米宝留着
lesson-river-bb5-sheep-more = 这次留着米宝。接下来是羊。
lesson-river-bb5-sheep-gather = 收羊
lesson-river-bb5-sheep-grow = 可能来狼。现在就收羊。
lesson-river-bb5-sheep-done = 标记上 2 只羊，岸边 2 只：4 分。岸边的羊留给下一个羊群。

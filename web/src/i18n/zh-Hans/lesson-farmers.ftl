lesson-farmers-line = 为终局放下农夫，争夺最好的草地。

lesson-farmers-count = 数城市
lesson-farmers-count-text = 农夫留到终局，那时所在草地挨着的每座完成的城市值 3 分。草地以道路和城墙为界。
lesson-farmers-count-lay = 把道路往右延长
lesson-farmers-count-elsewhere = 那里也放得下。这次放到道路右端。
lesson-farmers-count-lie = 在挨着两座完成城市的草地放农夫
lesson-farmers-count-road = 道路每张板块 1 分。上方草地挨着两座完成的城市：6 分。
lesson-farmers-count-below = 这片草地不挨着城市。选道路上方的草地。
lesson-farmers-count-pass = 对局快结束了，农夫在这里值 6 分。放一个。
lesson-farmers-count-done = 2 座完成的城市，每座 3 分：一名农夫 6 分。城市归谁都行。

lesson-farmers-finish = 一举两得
lesson-farmers-finish-text = 农夫只算完成的城市。左边有一座没完成，你的农夫挨着它，而你手里是最后一张板块。
lesson-farmers-finish-close = 封住那座城
lesson-farmers-finish-elsewhere = 放得下，但城市还没封住，农夫就没分。在上方封住它。
lesson-farmers-finish-claim = 在城市放一名骑士
lesson-farmers-finish-field = 那名农夫得 3 分。骑士在城里得 4 分。
lesson-farmers-finish-pass = 城市没人占，骑士能拿 4 分。
lesson-farmers-finish-done = 骑士 4 分，农夫又多 3 分：2 座完成的城市让草地值 6 分。一共 10 分。

lesson-farmers-join = 抢过草地
lesson-farmers-join-text = 草地里谁的农夫最多，谁拿走全部分数。Odile 在两座城之间，你在左上角的草地有一名农夫。
lesson-farmers-join-lay = 完成右边的城市
lesson-farmers-join-elsewhere = 放得下，但你需要右上的草地。在那里封住城市。
lesson-farmers-join-lie = 在那座城上方的草地再放一名农夫
lesson-farmers-join-city = 骑士能拿 4 分，但那样大草地就要和 Odile 平分。放农夫。
lesson-farmers-join-pass = 要 2 名农夫才能压过 Odile 的 1 名。放一个。
lesson-farmers-join-join = 把三片草地连起来
lesson-farmers-join-far = 放得下，但草地没有连上。放进两名农夫之间的缺口。
lesson-farmers-join-more = 再放一个米宝，或留着
lesson-farmers-join-done = 2 名农夫对 1 名：两座城给你 6 分，Odile 没有分。

lesson-farmers-fence = 把别人挡在外面
lesson-farmers-fence-text = Odile 在右边有 2 名农夫，你在左边有 1 名。草地一旦连起来，全归她。道路能把草地隔开。
lesson-farmers-fence-lay = 把道路放进缺口
lesson-farmers-fence-elsewhere = 放得下，但缺口还在，Odile 可以在那里连上草地。把道路放进去。
lesson-farmers-fence-more = 再放一个米宝，或留着
lesson-farmers-fence-done = 草地没连上：你 3 分，Odile 3 分，而不是她一人 6 分。

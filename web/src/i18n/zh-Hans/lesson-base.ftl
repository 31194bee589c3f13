lesson-base-line = 放板块，占道路和城市，得分。

lesson-base-tile = 放一张板块
lesson-base-tile-text = 每回合在版图上添一张板块。道路对道路，城市对城市，草地对草地。
lesson-base-tile-lay = 放在任何放得下的地方
lesson-base-tile-done = 这是回合的前一半，后一半是米宝。

lesson-base-claim = 占领城市
lesson-base-claim-text = 你刚放的板块上，可以放 7 个米宝中的一个。放进城市就是骑士，城市归你。
lesson-base-claim-lay = 把城市扩大
lesson-base-claim-claim = 在城市里放一个米宝
lesson-base-claim-elsewhere = 放得下，但城市没有变大。把板块放到城市的缺口边。
lesson-base-claim-field = 放进草地会成为农夫。这次放进城市。
lesson-base-claim-pass = 没有米宝，城市就不归任何人。放一个。
lesson-base-claim-done = 城市归你了。不管它变多大，别人都不能再放米宝进来。

lesson-base-finish = 完成城市
lesson-base-finish-text = 城墙没有缺口，城市就完成了。当场计分，骑士回到你手里。
lesson-base-finish-close = 合上城墙
lesson-base-finish-elsewhere = 放得下，但城墙还有缺口。在上方封住城市。
lesson-base-finish-keep = 这次留着米宝
lesson-base-finish-field = 可以再放一个，但这次先留着，马上就用得到。
lesson-base-finish-done = 3 张板块加 1 个盾徽，各 2 分：8 分。7 个米宝又都回到你手里了。

lesson-base-road = 占领道路
lesson-base-road-text = 道路每张板块 1 分。两端都被路口、村庄、城市或修道院封住，就完成了。
lesson-base-road-lay = 延长道路
lesson-base-road-claim = 在道路上放一个米宝
lesson-base-road-elsewhere = 放得下，但你的路没有接上。放到道路的开口端。
lesson-base-road-field = 放进草地会成为农夫。这次放到道路上。
lesson-base-road-pass = 没有米宝，道路就不归任何人。放一个。
lesson-base-road-close = 用路口完成你的道路
lesson-base-road-keep = 再放一个米宝，或留着
lesson-base-road-done = 4 张板块，4 分。道路分少，但米宝很快就回来。

lesson-base-monastery = 占领修道院
lesson-base-monastery-text = 修道院算上自己和周围 8 张板块，每张 1 分。8 张都到齐就完成了。
lesson-base-monastery-lay = 把修道院放进缺口
lesson-base-monastery-claim = 在修道院放一个米宝
lesson-base-monastery-elsewhere = 放得下，但修道院不需要那里。看看中间的缺口。
lesson-base-monastery-field = 放进草地会成为农夫。这次放进修道院。
lesson-base-monastery-pass = 没有米宝，修道院就不归任何人。放一个。
lesson-base-monastery-close = 填满旁边最后的空位
lesson-base-monastery-keep = 再放一个米宝，或留着
lesson-base-monastery-done = 9 张板块，9 分。谁放的板块都能帮到修道院。

lesson-base-farmer = 放下农夫
lesson-base-farmer-text = 在草地里，米宝躺下，一直留到终局。那时草地旁每座完成的城市值 3 分。
lesson-base-farmer-lay = 把板块放到起始板块旁边
lesson-base-farmer-lie = 在挨着城市的草地放农夫
lesson-base-farmer-elsewhere = 那里也放得下。为了这个农夫，放到起始板块右边。
lesson-base-farmer-road = 那会成为路上的米宝。放到上方的草地里。
lesson-base-farmer-below = 这片草地不挨着城市，被道路隔开了。放到道路上方的草地。
lesson-base-farmer-pass = 板块快抽完了，农夫终局才得分。放一个。
lesson-base-farmer-done = 对局结束，农夫因完成的城市得 3 分。它中途不会回来，所以要选好地方。

lesson-base-share = 分享城市
lesson-base-share-text = 不能进别人的城市。但两座城可以连成一座，那时两人都拿全分。
lesson-base-share-join = 把两座城连起来
lesson-base-share-elsewhere = 放得下，但两座城还是分开的。放进中间的缺口。
lesson-base-share-keep = 再放一个米宝，或留着
lesson-base-share-done = 各有一名骑士，所以你们各得全部 6 分。

lesson-base-steal = 抢过城市
lesson-base-steal-text = 谁的骑士多，谁就拿走城市的全部分数。先在旁边筑城，再连起来。
lesson-base-steal-lay = 在旁边另起一座城
lesson-base-steal-claim = 在里面放第二名骑士
lesson-base-steal-elsewhere = 放得下，但帮不上抢城的忙。看看缺口上方。
lesson-base-steal-field = 放进草地会成为农夫。你需要骑士。
lesson-base-steal-pass = 没有第二名骑士，就要和 Odile 平分。放一个。
lesson-base-steal-join = 把三座城连起来
lesson-base-steal-keep = 再放一个米宝，或留着
lesson-base-steal-done = 2 名骑士对 1 名：你得 8 分，Odile 没有分。第一局需要的你都会了。

lesson-inns-and-cathedrals-line = 押注大路大城，也毁掉别人的。

lesson-inns-and-cathedrals-inn = 道路翻倍
lesson-inns-and-cathedrals-inn-text = 有旅店的道路完成后，每张板块得 2 分，而不是 1 分。
lesson-inns-and-cathedrals-inn-lay = 把旅店接到道路上
lesson-inns-and-cathedrals-inn-claim = 占领道路
lesson-inns-and-cathedrals-inn-elsewhere = 放得下，但你的路右边的开口端才需要它。
lesson-inns-and-cathedrals-inn-field = 放进草地会成为农夫。放到有旅店的道路上。
lesson-inns-and-cathedrals-inn-pass = 没有米宝，道路就不归任何人。放一个。
lesson-inns-and-cathedrals-inn-close = 完成道路
lesson-inns-and-cathedrals-inn-more = 再放一个米宝，或留着
lesson-inns-and-cathedrals-inn-done = 4 张板块，每张 2 分：8 分，而不是 4 分。

lesson-inns-and-cathedrals-cathedral = 建大教堂
lesson-inns-and-cathedrals-cathedral-text = 有大教堂的城市完成后，每张板块和每个盾徽得 3 分。完成之前一分不值。
lesson-inns-and-cathedrals-cathedral-lay = 把大教堂放到城市正中
lesson-inns-and-cathedrals-cathedral-claim = 占领城市
lesson-inns-and-cathedrals-cathedral-elsewhere = 放得下，但会拼成难以封住的巨城。放进三座城之间的缺口。
lesson-inns-and-cathedrals-cathedral-pass = 没有米宝，城市就不归任何人。放一个。
lesson-inns-and-cathedrals-cathedral-close = 合上城墙
lesson-inns-and-cathedrals-cathedral-more = 再放一个米宝，或留着
lesson-inns-and-cathedrals-cathedral-done = 5 张板块，每张 3 分：15 分，而不是 10 分。

lesson-inns-and-cathedrals-risk = 毁掉一条路
lesson-inns-and-cathedrals-risk-text = 终局时，有旅店的未完成道路不得分。你手里是最后一张板块，而 Odile 的路还没完成。
lesson-inns-and-cathedrals-risk-spoil = 让 Odile 的路一文不值
lesson-inns-and-cathedrals-risk-elsewhere = 放得下，但 Odile 还能保住 3 分。把旅店放到她道路的一端。
lesson-inns-and-cathedrals-risk-leave = 米宝留着
lesson-inns-and-cathedrals-risk-field = 农夫在这里没分：没有完成的城市。留着。
lesson-inns-and-cathedrals-risk-done = Odile 的路没有分。未完成的大教堂也一样，所以要数好剩下的板块。

lesson-inns-and-cathedrals-large = 一个顶两个
lesson-inns-and-cathedrals-large-text = 你有一个大米宝。比较谁在城市、道路或草地里更多时，它算 2 个。
lesson-inns-and-cathedrals-large-lay = 在 Odile 对面另起一座城
lesson-inns-and-cathedrals-large-claim = 把大米宝放进去
lesson-inns-and-cathedrals-large-elsewhere = 放得下，但 Odile 的城市在右上。放到对面，让两座城相对。
lesson-inns-and-cathedrals-large-small = 普通米宝只能和 Odile 平分。用大米宝。
lesson-inns-and-cathedrals-large-field = 放进草地会成为农夫。放进城市。
lesson-inns-and-cathedrals-large-pass = 没有米宝，城市就归 Odile 独占。放大米宝。
lesson-inns-and-cathedrals-large-join = 把两座城连起来
lesson-inns-and-cathedrals-large-more = 再放一个米宝，或留着
lesson-inns-and-cathedrals-large-done = 大米宝算 2 个，对 1 个：6 分全归你。

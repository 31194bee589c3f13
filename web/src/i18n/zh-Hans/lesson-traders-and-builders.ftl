lesson-traders-and-builders-line = 完成谁的城都拿货物，一回合放两张板块，还能养猪。

lesson-traders-and-builders-goods = 拿走货物
lesson-traders-and-builders-goods-text = 有些城市出产葡萄酒、粮食或布匹。谁完成这样的城，谁拿走货物，哪怕分数归别人。
lesson-traders-and-builders-goods-close = 完成 Odile 的城市
lesson-traders-and-builders-goods-elsewhere = 放得下，但货物在 Odile 的城里等着。在上方封住它。
lesson-traders-and-builders-goods-done = Odile 得 8 分，你得 1 份葡萄酒和 1 份粮食。它们值多少，下一幕见。

lesson-traders-and-builders-most = 垄断市场
lesson-traders-and-builders-most-text = 终局时，葡萄酒最多的人得 10 分，粮食和布匹也一样。Odile 有 1 份葡萄酒，而你手里是最后一张板块。
lesson-traders-and-builders-most-close = 完成有两串葡萄的城市
lesson-traders-and-builders-most-own = 自己的城得 6 分，但 Odile 的葡萄酒仍最多，得 10 分。封住中间的城市。
lesson-traders-and-builders-most-elsewhere = 放得下，但什么都没完成。封住中间有两串葡萄的城市。
lesson-traders-and-builders-most-done = 2 份葡萄酒对 1 份：10 分。加上自己未完成城市的 2 分，你以 12 比 8 获胜，虽然 Odile 的城给了她 8 分。

lesson-traders-and-builders-builder = 一回合放两张板块
lesson-traders-and-builders-builder-text = 把建筑师放进你已有米宝的城市或道路。以后你延伸这座城或这条路，就再放一张板块。
lesson-traders-and-builders-builder-lay = 扩大你的城市
lesson-traders-and-builders-builder-claim = 把建筑师放进城市
lesson-traders-and-builders-builder-elsewhere = 放得下，但这次讲的是你的城。放到上方的开口边。
lesson-traders-and-builders-builder-pass = 没有建筑师，就没有第二张板块。放进你的城市。
lesson-traders-and-builders-builder-extend = 再扩大你的城：建筑师开工
lesson-traders-and-builders-builder-again = 拿你的第二张板块
lesson-traders-and-builders-builder-skip = 可以跳过，但建筑师就是为了这白送的一张。拿吧。
lesson-traders-and-builders-builder-close = 用它封住你的城市
lesson-traders-and-builders-builder-done = 一回合两张板块。5 张板块加 2 个盾徽，各 2 分：14 分，骑士和建筑师都回来了。

lesson-traders-and-builders-pig = 养猪
lesson-traders-and-builders-pig-text = 猪跟着你的一名农夫。终局时，那片草地旁每座完成的城市对你值 4 分，而不是 3 分。
lesson-traders-and-builders-pig-lay = 扩大农夫所在的草地
lesson-traders-and-builders-pig-pig = 把猪放进农夫所在的草地
lesson-traders-and-builders-pig-elsewhere = 放得下，但你的农夫在道路上方。放到道路一端。
lesson-traders-and-builders-pig-meeple = 再放米宝也不会让城市更值钱。放猪。
lesson-traders-and-builders-pig-pass = 这是最后一张板块，猪马上值分。放到农夫旁边。
lesson-traders-and-builders-pig-done = 2 座完成的城市，每座 4 分：8 分，而不是 6 分。

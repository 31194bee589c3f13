lesson-mage-and-witch-line = 把法师派到自己的路，把女巫派到 Odile 的城，让两人隔开。

lesson-mage-and-witch-mage = 召唤法师
lesson-mage-and-witch-mage-text = 有魔法星的板块会移动法师或女巫。法师所在的地方，每张板块多 1 分。
lesson-mage-and-witch-mage-lay = 延长你的道路
lesson-mage-and-witch-mage-elsewhere = 放得下，但你的路没有变长。放到右边的开口端。
lesson-mage-and-witch-mage-mage = 把法师派到你的道路
lesson-mage-and-witch-mage-witch = 女巫会让分数减半。把法师派到你的道路。
lesson-mage-and-witch-mage-city = 法师会给 Odile 的城市加分。把魔法留给自己的路。
lesson-mage-and-witch-mage-close = 完成你的道路
lesson-mage-and-witch-mage-far = 放得下，但你的路还没封住。在右下封住它。
lesson-mage-and-witch-mage-more = 再放一个米宝，或留着
lesson-mage-and-witch-mage-done = 道路 5 张板块，法师再加 5：10 分，而不是 5 分。法师离场，直到下一颗星。

lesson-mage-and-witch-witch = 派出女巫
lesson-mage-and-witch-witch-text = 女巫所在的地方只得一半分数。Odile 马上要完成一座大城。
lesson-mage-and-witch-witch-lay = 把板块放到道路一端
lesson-mage-and-witch-witch-elsewhere = 放得下，但别动 Odile 的城市。放到道路一端。
lesson-mage-and-witch-witch-witch = 把女巫派到 Odile 的城市
lesson-mage-and-witch-witch-mage = 法师会让 Odile 得更多。派女巫。
lesson-mage-and-witch-witch-other = 女巫在那里没用。派到 Odile 的大城。
lesson-mage-and-witch-witch-more = 在板块上放米宝，或留着
lesson-mage-and-witch-witch-done = 4 张板块加 1 个盾徽本来 10 分。有女巫，Odile 只得 5 分。

lesson-mage-and-witch-meet = 赶走女巫
lesson-mage-and-witch-meet-text = 法师和女巫不能待在同一座城或同一条路。谁把两人凑到一起，就要在计分前移走其中一个。
lesson-mage-and-witch-meet-join = 把你的两座城连起来
lesson-mage-and-witch-meet-elsewhere = 放得下，但两座城没有连上。放进中间的缺口。
lesson-mage-and-witch-meet-witch = 把女巫派到 Odile 的道路
lesson-mage-and-witch-meet-mage = 那样女巫留下，你的城减半。把女巫派走。
lesson-mage-and-witch-meet-done = 3 张板块，每张 2 分，法师再加 3：9 分。女巫现在待在 Odile 的路上。

lesson-abbot-line = 占花园，随时把修道院长叫回家，再派出去。

lesson-abbot-garden = 占领花园
lesson-abbot-garden-text = 花园的计分和修道院一样：自己 1 分，周围 8 张板块各 1 分。只有修道院长能进花园。
lesson-abbot-garden-lay = 把花园放进一圈的正中
lesson-abbot-garden-claim = 把修道院长放进花园
lesson-abbot-garden-elsewhere = 放得下，但花园需要邻居。看看中间的缺口。
lesson-abbot-garden-city = 那会成为骑士。把修道院长放进花园。
lesson-abbot-garden-pass = 没有修道院长，花园就不归任何人。放进去。
lesson-abbot-garden-close = 填满花园旁最后的空位
lesson-abbot-garden-far = 放得下，但花园旁还有一个空位：右下角。
lesson-abbot-garden-more = 再放一个米宝，或留着
lesson-abbot-garden-done = 9 张板块，9 分，修道院长也回来了。

lesson-abbot-home = 叫修道院长回家
lesson-abbot-home-text = 不必等花园完成。不放米宝，改把修道院长收回，当场按现状计分。
lesson-abbot-home-lay = 把板块放到花园旁边
lesson-abbot-home-elsewhere = 放得下，但放在花园旁边能多得 1 分。
lesson-abbot-home-home = 把修道院长从花园收回
lesson-abbot-home-meeple = 二选一：放米宝，或收回修道院长。收回他。
lesson-abbot-home-pass = 可以再等，但修道院长现在就能拿 7 分。收回他。
lesson-abbot-home-done = 7 张板块，7 分，修道院长又自由了。别的米宝可不能想走就走。

lesson-abbot-twice = 再派出去
lesson-abbot-twice-text = 修道院长只有一个，而他正站在一座贫瘠的花园里。圈中央的缺口周围有 8 张板块。及时让他腾出手来。
lesson-abbot-twice-lay = 把板块放到修道院长花园的正下方
lesson-abbot-twice-elsewhere = 放得下，但放在花园下方能多得 1 分。
lesson-abbot-twice-home = 收回修道院长
lesson-abbot-twice-meeple = 修道院长会困在贫瘠的花园里。收回他吧。
lesson-abbot-twice-pass = 修道院长会困在贫瘠的花园里。收回他。
lesson-abbot-twice-fill = 新花园来了！放到圈中央
lesson-abbot-twice-far = 放得下，但放进缺口，花园立即完成。
lesson-abbot-twice-claim = 把修道院长放进新花园
lesson-abbot-twice-city = 骑士能从城市拿 4 分，花园值 9 分。用修道院长。
lesson-abbot-twice-empty = 没有修道院长，花园一分也没有。放进去。
lesson-abbot-twice-done = 第一座花园 6 分，第二座 9 分，当场到手。修道院长也已经回来了。

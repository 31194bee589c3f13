lesson-princess-and-dragon-line = 放龙去咬对手，把仙女留在身边。

lesson-princess-and-dragon-dragon = 喂龙
lesson-princess-and-dragon-dragon-text = 火山把龙带上版图。龙板块让它走 6 步，大家轮流选方向。它吃掉路上的每个棋子。
lesson-princess-and-dragon-dragon-wake = 把火山放到 Odile 的城市旁边
lesson-princess-and-dragon-dragon-lay = 把龙板块放到道路右端
lesson-princess-and-dragon-dragon-keep = 米宝留着：龙马上要动
lesson-princess-and-dragon-dragon-field = 旁边有条饿龙呢。这次留着米宝。
lesson-princess-and-dragon-dragon-eat = 把龙移到 Odile 的骑士那里
lesson-princess-and-dragon-dragon-elsewhere = 放得下，但这一幕需要放在别处。再看看任务。
lesson-princess-and-dragon-dragon-away = 这一步谁也没吃到。Odile 的骑士就在龙的左边。
lesson-princess-and-dragon-dragon-done = 骑士回到 Odile 手里，城市不归任何人。现在由 Odile 选第二步。

lesson-princess-and-dragon-fairy = 召唤仙女
lesson-princess-and-dragon-fairy-text = 不放棋子，可以把仙女移到有你米宝的板块。龙进不了她的板块，而且你的每回合开始时她给你 1 分。
lesson-princess-and-dragon-fairy-lay = 把道路往右延长
lesson-princess-and-dragon-fairy-elsewhere = 放得下，但请放到道路右端。
lesson-princess-and-dragon-fairy-guard = 把仙女移到你的骑士身边
lesson-princess-and-dragon-fairy-meeple = 再放米宝也挡不住龙。让仙女去你的骑士身边。
lesson-princess-and-dragon-fairy-pass = 龙就在你的骑士旁边。让仙女过去。
lesson-princess-and-dragon-fairy-trap = 轮到你走：把龙引到你城市的下方，走进死路
lesson-princess-and-dragon-fairy-on = 那里龙还能继续走。在你的城下方它会卡住：不能回头，仙女又挡着路。
lesson-princess-and-dragon-fairy-done = 龙卡住了，骑士安全，仙女还给了你 1 分。

lesson-princess-and-dragon-portal = 穿过传送门
lesson-princess-and-dragon-portal-text = 有了魔法传送门，米宝能去版图上任何板块。照常规则不变：区域要未完成，而且没有米宝。
lesson-princess-and-dragon-portal-lay = 把传送门放到道路右端
lesson-princess-and-dragon-portal-elsewhere = 放得下，但请放到道路右端。
lesson-princess-and-dragon-portal-jump = 派一个米宝进没人占的城市
lesson-princess-and-dragon-portal-here = 可以，但上方那座城有盾徽，而且还没人占。
lesson-princess-and-dragon-portal-pass = 传送门是米宝的机会。派它进城。
lesson-princess-and-dragon-portal-close = 封住城市
lesson-princess-and-dragon-portal-more = 再放一个米宝，或留着
lesson-princess-and-dragon-portal-fairy = 先别管仙女。放米宝，或留着。
lesson-princess-and-dragon-portal-done = 3 张板块加 1 个盾徽，各 2 分：一座不是你起头的城，8 分。

lesson-princess-and-dragon-princess = 请来公主
lesson-princess-and-dragon-princess-text = 公主板块扩大城市时，城里一名骑士必须离开。谁走，由你选。
lesson-princess-and-dragon-princess-lay = 放公主，让 Odile 的城市往右变大
lesson-princess-and-dragon-princess-turned = 放得下，但转一下：城市要往右延伸。
lesson-princess-and-dragon-princess-elsewhere = 放得下，但不在 Odile 的城里。放到她城市的上方。
lesson-princess-and-dragon-princess-send = 送 Odile 的骑士回家
lesson-princess-and-dragon-princess-close = 用最后一张板块封住城市
lesson-princess-and-dragon-princess-claim = 放上你自己的骑士
lesson-princess-and-dragon-princess-field = 城已封住，又没人占。放上你的骑士。
lesson-princess-and-dragon-princess-pass = 没有骑士，这座城谁也不得分。放一个。
lesson-princess-and-dragon-princess-done = 4 张板块，每张 2 分：Odile 建的城，8 分归你。

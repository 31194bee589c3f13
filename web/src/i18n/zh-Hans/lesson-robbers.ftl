lesson-robbers-line = 在计分轨上，躲在快要得分的人旁边，分走一半。

lesson-robbers-ambush = 埋伏
lesson-robbers-ambush-text = 有钱袋的板块让你的劫匪上计分轨，到另一名玩家旁边。他得分时，你拿到一半的分数。
lesson-robbers-ambush-lay = 放有钱袋的板块
lesson-robbers-ambush-wait = Odile 马上要完成城市：把劫匪放到她的格子
lesson-robbers-ambush-other = 那里是 Gaspard，他没什么要完成的。放到 Odile 的格子。
lesson-robbers-ambush-more = 放米宝，或留着
lesson-robbers-ambush-done = Odile 完成城市得 8 分，你的劫匪带来 4 分。她分文不少：劫匪不让别人丢分。

lesson-robbers-choose = 小鱼放过去
lesson-robbers-choose-text = Odile 和 Gaspard 在同一格。两人同一回合都得分，你来决定劫谁。
lesson-robbers-choose-lay = 放有钱袋的板块
lesson-robbers-choose-wait = 把劫匪放到他们两人所在的格子
lesson-robbers-choose-more = 放米宝，或留着
lesson-robbers-choose-let = Odile 得 4 分，接着是 Gaspard 更大的城市：让劫匪等着
lesson-robbers-choose-rob = 那只有 2 分。Gaspard 的城更大，紧接着就计分。等等它。
lesson-robbers-choose-done = Gaspard 得 8 分，你的耐心有了回报：你得 4 分，而不是 2 分。

lesson-robbers-move = 移动劫匪
lesson-robbers-move-text = 再有钱袋板块，就能移动劫匪。它在 Odile 旁边，而她版图上没有米宝。Gaspard 的城只差一张板块。
lesson-robbers-move-lay = 把有钱袋的板块放到道路一端
lesson-robbers-move-elsewhere = 那里也放得下。这次放到道路一端，别碍事。
lesson-robbers-move-move = 把劫匪移到 Gaspard 的格子
lesson-robbers-move-stay = Odile 没什么可得分的。把劫匪移到 Gaspard 的格子。
lesson-robbers-move-more = 放米宝，或留着
lesson-robbers-move-done = Gaspard 得 8 分，你得 4 分。劫匪回来了，等着下一个钱袋。

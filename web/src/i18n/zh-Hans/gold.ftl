system-gold-mines = 金矿
system-gold-mines-line = 完成区域，拿走上面的金块。
option-gld-adjacent = 第二个金块放在
option-gld-shared = 几个区域共有的金块
value-eight = 周围 8 张板块之一
value-four = 相邻 4 张板块之一
value-pooled_claims = 轮流分配
value-feature_by_feature = 按区域逐个拿取
ask-place-gold = 第二个金块放在哪里？
wait-place-gold = { $name } 正在放金块
hint-gold = { $n ->
    [0] 那里还没有金块。
   *[other] 那里现有 { $n } 个金块。
}
confirm-gold = 金块放这里
token-gold = 金块
feature-gold = 金块
features-gold = 金块
shelf-gold = 金块
shelf-ingots = { $n } 个金块
shelf-worth = 价值
gold-worth = { $n } 个金块，值 { $points } 分
gold-table = 不超过 3 个时每个 1 分，不超过 6 个时 2 分，不超过 9 个时 3 分，10 个起 4 分。
gold-here = { $n } 个金块
scored-gold = 金块得分
for-gold = 金块
counted-ingots = { $count } 个金块
reason-gold-beside = 第二个金块要放在新板块周围的板块上。
reason-gold-shares-side = 第二个金块要放在与新板块共边的板块上。
reason-gold-on-board = 金块不能放进起始版图。

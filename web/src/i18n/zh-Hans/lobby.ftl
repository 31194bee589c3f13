shelf-search = 搜索扩展
shelf-filter = 显示
shelf-all = 全部 { $n }
shelf-stars = 收藏 { $n }
shelf-on = 已选 { $n }
shelf-none = 没有符合的。
shelf-none-stars = 给扩展加星，就会出现在这里。
group-big = 大扩展
group-mini = 小扩展（2012）
group-start = 不同开局
group-more = 更多小扩展
group-on = { $n ->
    [0] 未启用
   *[other] 已启用 { $n } / { $of }
}
row-tiles = { $n ->
    [0] 无板块
   *[other] +{ $n } 张板块
}
row-minutes = +{ $n } 分钟
row-always = 始终启用
row-details = 详情
row-star = 收藏：{ $name }
row-narrowed = { $n } / { $of } 个部分
row-variants = { $n } 项规则变体
lost-board = 因启用{ $name }而关闭。一局只能有一个起始版图。
lost-instead = 改用{ $name }
lost-said = { $lost }：{ $why }
random-mix = 随机组合
random-hint = 按这个时长换一批扩展。
random-length = 对局时长
random-minutes = { $n ->
    [120] 2 小时
   *[other] { $n } 分钟
}
random-shuffle = 换一批
random-back = 回到我的组合
mixes = 你的组合
mix-save = 保存这个组合
mix-saved = 已保存为“{ $name }”
mix-name = 组合名称
mix-rename = 重命名 { $name }
mix-remove = 删除 { $name }
mix-more = { $first }和另外 { $n } 个
mix-plus = { $box }，加{ $more }
mix-without = { $box }，去掉{ $less }
mix-plus-without = { $box }，加{ $more }，去掉{ $less }
mix-reset = 恢复为{ $box }
n-minutes = { $n } 分钟
tiles-word = 板块
game-minutes = 约 { $n } 分钟
game-short = 短
game-long = 长
game-expansions-on = { $n ->
    [0] 没有扩展
   *[other] 启用 { $n } 个扩展
}
game-remove = 移除{ $name }
game-show-all = 显示全部 { $n } 个
game-variants = { $n } 项规则变体
game-variants-reset = 使用默认规则
game-options = 对局选项
game-choose = 选择扩展
new-public-on = 陌生人可以入座。
new-public-off = 仅限邀请：好友通过你的链接加入。
new-watch = 任何人可观战
seat-here = 身边的人
seat-here-hint = 共用这个屏幕
seat-here-n = 玩家 { $n }
seat-name = 座位 { $n } 玩家的名字
waiting-title = 等待玩家
waiting-tab = { $n } / { $of }
waiting-seats = 座位
waiting-taken = 已入座 { $n } / { $of }
waiting-host = 你，房主
waiting-joined = 已加入
waiting-ready-seat = 就绪
waiting-invite = 邀请好友
waiting-code = 对局代码：{ $code }
waiting-qr = 用手机扫码加入
waiting-qr-show = 显示二维码
waiting-qr-hide = 隐藏二维码
waiting-fill = 用机器人补满并开始
waiting-for = 还差 { $n } 名玩家。坐满后自动开始。
waiting-private = 仅限邀请
waiting-public = 公开：任何人可加入
waiting-stranger = 这局仅限邀请，请向房主要链接。开局后你可以观战。
waiting-game = 本局
list-filter = 筛选对局
list-all = 全部
list-turn = 轮到你
list-waiting = 等待中
list-running = 进行中
list-finished = 已结束
list-none-filter = 没有这样的对局。
card-won = { $name } 赢了
card-you-won = 你赢了
card-shared = 并列获胜
you-name = { $name }（你）

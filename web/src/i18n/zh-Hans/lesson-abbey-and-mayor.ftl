lesson-abbey-and-mayor-line = 什么都放不进的缺口，用大修道院补上；城里不数人头，数盾徽。

lesson-abbey-and-mayor-abbey = 用大修道院补缺口
lesson-abbey-and-mayor-abbey-text = 每局一次，你可以不抽板块，改放大修道院。凡是四面都有板块的缺口都能放，通到这里的区域随之封闭，它本身也是修道院。
lesson-abbey-and-mayor-abbey-fill = 把大修道院放进缺口
lesson-abbey-and-mayor-abbey-draw = 袋子里没有哪张板块更适合这个缺口。用大修道院吧。
lesson-abbey-and-mayor-abbey-monk = 在大修道院放一名修士
lesson-abbey-and-mayor-abbey-pass = 大修道院四周已满，放上修士立刻得分。放一个吧。
lesson-abbey-and-mayor-abbey-other = 把米宝放进大修道院：立刻得分。
lesson-abbey-and-mayor-abbey-done = 大修道院封闭了你的城市，得 6 分，自己又得 9 分：一张板块 15 分。

lesson-abbey-and-mayor-mayor = 派出市长
lesson-abbey-and-mayor-mayor-text = 在城市里，有几个盾徽，市长就顶几个人。没有盾徽，他就不算数。
lesson-abbey-and-mayor-mayor-lay = 在 Odile 的城市左边另起一座城，中间空一格
lesson-abbey-and-mayor-mayor-elsewhere = 放得下，但要和 Odile 的城市隔开一格。
lesson-abbey-and-mayor-mayor-claim = 把市长放进城市
lesson-abbey-and-mayor-mayor-small = 米宝只能和 Odile 平分。盾徽越多市长越强：派他去。
lesson-abbey-and-mayor-mayor-field = 市长属于城市，派他进城。
lesson-abbey-and-mayor-mayor-join = 用第二个盾徽把两座城连起来
lesson-abbey-and-mayor-mayor-more = 再放一个棋子，或留着
lesson-abbey-and-mayor-mayor-done = 2 个盾徽胜过 1 名骑士：4 张板块加 2 个盾徽，12 分全归你。

lesson-abbey-and-mayor-wagon = 继续前行
lesson-abbey-and-mayor-wagon-text = 道路、城市或修道院完成后，马车不必回家，可以开往相连、没人占的未完成区域。
lesson-abbey-and-mayor-wagon-lay = 延长道路
lesson-abbey-and-mayor-wagon-claim = 把马车放到道路上
lesson-abbey-and-mayor-wagon-meeple = 米宝之后只能回家。用马车。
lesson-abbey-and-mayor-wagon-pass = 把马车放到道路上。
lesson-abbey-and-mayor-wagon-close = 用路口完成道路
lesson-abbey-and-mayor-wagon-elsewhere = 放得下，但这条路需要它接在右端。
lesson-abbey-and-mayor-wagon-keep = 其他棋子先留着
lesson-abbey-and-mayor-wagon-more = 这次先留着：你的马车马上要动了。
lesson-abbey-and-mayor-wagon-drive = 驶往另一端的修道院
lesson-abbey-and-mayor-wagon-road = 也可以。但修道院更值钱：驶往道路左端。
lesson-abbey-and-mayor-wagon-home = 它可以回家，但修道院没人占：开过去。
lesson-abbey-and-mayor-wagon-done = 道路得 4 分，修道院也归你了，没多用一个棋子。

lesson-abbey-and-mayor-barn = 建谷仓
lesson-abbey-and-mayor-barn-text = 谷仓放在四张板块都只有草地的角上。那里的农夫立即计分回家。终局时，谷仓每座完成的城市得 4 分。
lesson-abbey-and-mayor-barn-lay = 把城市朝下放，让四片草地相接
lesson-abbey-and-mayor-barn-elsewhere = 放得下，但凑不出四片草地相接的角。填道路下方的空位。
lesson-abbey-and-mayor-barn-barn = 在四片草地相接处建谷仓
lesson-abbey-and-mayor-barn-pass = 你的农夫在等着呢。建谷仓吧。
lesson-abbey-and-mayor-barn-other = 用谷仓：放在四片草地正中的角上。
lesson-abbey-and-mayor-barn-done = 农夫因完成的城市得 3 分，已经回来。谷仓会守住这片草地直到终局。

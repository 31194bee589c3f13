lesson-ferries-line = 道路靠渡船过湖：完成自己的，接上 Odile 的，合适时就转一转渡船。

lesson-ferries-end = 放渡船
lesson-ferries-end-text = 道路到湖边就断了。渡船把其中两条连成一条，连哪两条由你选。
lesson-ferries-end-lay = 把湖泊放到你道路的尽头
lesson-ferries-end-turned = 这样也放得下。转一下，让一条路往右、一条路往下。
lesson-ferries-end-elsewhere = 放得下，但你的路该通到湖边。放到右边的开口端。
lesson-ferries-end-claim = 占对岸一条新路
lesson-ferries-end-pass = 这里白送一条路。占下它。
lesson-ferries-end-ferry = 让渡船连接两条新路
lesson-ferries-end-open = 那样你的旧路会跨湖继续，没有完成。连接另外两条路。
lesson-ferries-end-done = 旧路在湖边完成：4 张板块，4 分。还有一条跨水的新路归你。

lesson-ferries-board = 渡到 Odile 那边
lesson-ferries-board-text = 你不能在 Odile 的路上放米宝。但可以在新湖占一条空路，再用渡船接到她的路上。
lesson-ferries-board-lay = 把湖泊放进道路的缺口
lesson-ferries-board-elsewhere = 放得下，但 Odile 的路断在缺口处。把湖放进去。
lesson-ferries-board-claim = 占左边的路
lesson-ferries-board-other = 从那里也能渡过去，但那条路没有尽头。占左边那条。
lesson-ferries-board-pass = 没有米宝就没有分。占左边的路。
lesson-ferries-board-ferry = 让渡船把你的路接到 Odile 的路
lesson-ferries-board-apart = 那样就接不上 Odile 的路。让渡船连接左右两边。
lesson-ferries-board-done = 整条路完成，各一个米宝：5 张板块，你和 Odile 各 5 分。

lesson-ferries-turn = 转渡船
lesson-ferries-turn-text = 你延长一条路时，可以转动它最近的渡船。Odile 渡到了你的路上，正好把她甩掉。
lesson-ferries-turn-lay = 在左边封住你的路
lesson-ferries-turn-elsewhere = 放得下，但你的路左边需要封口。
lesson-ferries-turn-more = 再放一个米宝，或留着
lesson-ferries-turn-turn = 转动渡船，让你的路改道往下
lesson-ferries-turn-other = 那样你的路在湖边结束，得 3 分。接到下方那条路，值 5 分。
lesson-ferries-turn-pass = 那样 Odile 还在分你的路，而且路没完成。转动渡船。
lesson-ferries-turn-done = 你的路现在通到下方的修道院：5 分全归你。Odile 的米宝被留在对岸。

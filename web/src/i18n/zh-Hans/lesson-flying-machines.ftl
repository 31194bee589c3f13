lesson-flying-machines-line = 起飞，掷骰，落到别人已经在的地方。

lesson-flying-machines-fly = 空降到修士身边
lesson-flying-machines-fly-text = 飞行器带着米宝沿箭头方向飞 1、2 或 3 张板块，可以降落在未完成的道路、城市或修道院，有人也行。
lesson-flying-machines-fly-lay = 瞄准 Odile 的修道院：把飞行器放在右下，箭头指向它
lesson-flying-machines-fly-turned = 差一点：箭头得指向修道院。转一下板块。
lesson-flying-machines-fly-elsewhere = 放得下，但没对准修道院。试试右下角的空位。
lesson-flying-machines-fly-fly = 让一个米宝起飞
lesson-flying-machines-fly-pass = 让米宝起飞：修道院只在 1 张板块之外。
lesson-flying-machines-fly-land = 你掷出 1：降落在修道院
lesson-flying-machines-fly-close = 完成修道院
lesson-flying-machines-fly-far = 放得下，但修道院右边还有缺口。
lesson-flying-machines-fly-more = 再放一个米宝，或留着
lesson-flying-machines-fly-done = 各一名修士：你 9 分，Odile 也 9 分，她还以为就她一个。

lesson-flying-machines-take = 抢过城市
lesson-flying-machines-take-text = 这座城里你和 Odile 各有 1 名骑士。第三名走不进来，但可以飞进来。
lesson-flying-machines-take-lay = 把飞行器放到城市右边，箭头指向它
lesson-flying-machines-take-turned = 差一点：箭头得朝左指向城市。转一下板块。
lesson-flying-machines-take-elsewhere = 放得下，但城市不在那边。放到城市右侧紧挨着的地方。
lesson-flying-machines-take-fly = 让米宝起飞：1、2、3 张板块外都有这座城
lesson-flying-machines-take-pass = 从这里不会落空：掷出几都落进城市。让米宝起飞。
lesson-flying-machines-take-land = 你掷出 3：降落在城市另一头
lesson-flying-machines-take-close = 完成城市
lesson-flying-machines-take-far = 放得下，但城市还没封住。在上方封住它。
lesson-flying-machines-take-done = 2 名骑士对 1 名：8 分全归你。

lesson-flying-machines-miss = 飞过头
lesson-flying-machines-miss-text = 飞行需要落脚点。Odile 的城市只有 2 张板块宽，掷出 3 就飞过头了。
lesson-flying-machines-miss-lay = 把飞行器放到城市右边，箭头指向它
lesson-flying-machines-miss-turned = 差一点：箭头得朝左指向城市。转一下板块。
lesson-flying-machines-miss-elsewhere = 放得下，但没对准城市。放到城市右边。
lesson-flying-machines-miss-fly = 还是让米宝起飞
lesson-flying-machines-miss-pass = 值得一试：除了这次放米宝的机会，什么都不损失。起飞吧。
lesson-flying-machines-miss-done = 掷出 3，没有板块可落：米宝回来了。所以要对准每个点数都有去处的地方。

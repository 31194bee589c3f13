lesson-gold-mines-line = 把金块放在自己的板块上，抢先拿到手，越攒越值钱。

lesson-gold-mines-mine = 挖金子
lesson-gold-mines-mine-text = 金矿带来 2 个金块：自己板块上一个，相邻板块上一个。那里完成的区域归谁，金块就归谁。
lesson-gold-mines-mine-lay = 用金矿扩大你的城市
lesson-gold-mines-mine-elsewhere = 放得下，但金块该在你的城里。把金矿放在它上方。
lesson-gold-mines-mine-gold = 第二个金块也放在自己的城里
lesson-gold-mines-mine-odile = 那张板块上是 Odile 的城市。把金块放到金矿下方你自己城里的板块。
lesson-gold-mines-mine-more = 再放一个米宝，或留着
lesson-gold-mines-mine-close = 完成你的城市
lesson-gold-mines-mine-far = 放得下，但你的城还没封住。在上方封住它。
lesson-gold-mines-mine-done = 城市 8 分，两个金块也归你。它们终局值分。

lesson-gold-mines-snatch = 抢走 Odile 的金块
lesson-gold-mines-snatch-text = 金块属于整张板块，不只属于城市。Odile 把 2 个金块放在她城里的板块上，而你的路正好经过那里。
lesson-gold-mines-snatch-close = 抢在 Odile 完成城市之前完成你的路
lesson-gold-mines-snatch-elsewhere = 放得下，但你的路还没封住。在下方封住它。
lesson-gold-mines-snatch-more = 再放一个米宝，或留着
lesson-gold-mines-snatch-done = 道路 4 分，Odile 的 2 个金块也归你。

lesson-gold-mines-four = 攒起来
lesson-gold-mines-four-text = 终局时，3 个以内每个 1 分，4 到 6 个每个 2 分，以此类推。你有 3 个金块和最后一张板块。
lesson-gold-mines-four-close = 完成有第四个金块的城市
lesson-gold-mines-four-big = 那座城多 2 分，但少了金块，你的金子只值 3 分而不是 8 分。看看另一座。
lesson-gold-mines-four-elsewhere = 放得下，但什么都没完成。封住有金块的城市。
lesson-gold-mines-four-done = 4 个金块，每个 2 分：8 分而不是 3 分。有金块的小城胜过没有金块的大城。

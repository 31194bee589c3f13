lesson-king-and-robber-baron-line = 完成最大的城和最长的路，守住头衔。

lesson-king-and-robber-baron-king = 成为国王
lesson-king-and-robber-baron-king-text = 谁完成第一座城市，谁就当国王，城里没有自己的骑士也行。终局时，国王给每座完成的城市带来 1 分。
lesson-king-and-robber-baron-king-close = 封住城市
lesson-king-and-robber-baron-king-elsewhere = 放得下，但城市还没封住。放到城市上方。
lesson-king-and-robber-baron-king-more = 放米宝，或留着
lesson-king-and-robber-baron-king-done = 你的城有 2 张板块，所以你暂时是国王。

lesson-king-and-robber-baron-larger = 夺取王位
lesson-king-and-robber-baron-larger-text = 更大的城市会夺走国王，一样大不行。Odile 的城有 2 张板块，旁边那座将有 3 张。
lesson-king-and-robber-baron-larger-close = 完成更大的城市
lesson-king-and-robber-baron-larger-elsewhere = 放得下，但没有完成更大的那座。放到上方。
lesson-king-and-robber-baron-larger-more = 放米宝，或留着
lesson-king-and-robber-baron-larger-done = 3 张胜过 2 张：现在你是国王。看的是大小，不是归谁。

lesson-king-and-robber-baron-baron = 完成最长的路
lesson-king-and-robber-baron-baron-text = 谁完成最长的道路，谁得到强盗男爵，终局时每条完成的道路得 1 分。这是最后一张板块。
lesson-king-and-robber-baron-baron-close = 用路口完成两条路
lesson-king-and-robber-baron-baron-elsewhere = 放得下，但长路还没封住。放到它的右端。
lesson-king-and-robber-baron-baron-claim = 在长路上放一个米宝
lesson-king-and-robber-baron-baron-other = 长路得分最多。把米宝放上去。
lesson-king-and-robber-baron-baron-pass = 没有米宝，你只得到头衔。把长路也占下。
lesson-king-and-robber-baron-baron-done = 道路 4 分，强盗男爵按 2 条完成的道路得 2 分。国王 Odile 只有 1 座城，得 1 分。

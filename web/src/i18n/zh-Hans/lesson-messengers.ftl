lesson-messengers-line = 选好走哪个标记，停在对的格子，收一封信。

lesson-messengers-land = 取一封信
lesson-messengers-land-text = 你在计分轨上有两个标记。独自停在 0、5、10 等格子，就带来一封信。你的米宝在 8，信使在 0。
lesson-messengers-land-close = 完成中间的城市，得 10 分
lesson-messengers-land-elsewhere = 放得下，但你的大城还没封住。在上方封住它。
lesson-messengers-land-marker = 移动会停在信件格的标记
lesson-messengers-land-meeple = 8 加 10 等于 18：那里没有信。信使会停在 10。
lesson-messengers-land-play = 这封信给你每名骑士 2 分：照做
lesson-messengers-land-points = 你在别的城里有 2 名骑士，这封信值 4 分。照做吧。
lesson-messengers-land-again = 任选一个标记走 4 格
lesson-messengers-land-done = 城市 10 分，信件 4 分。两个标记加起来是你的分数：22。

lesson-messengers-points = 2 分变更多
lesson-messengers-points-text = 不照信做，随时可以拿 2 分。这 2 分也会移动标记。你的米宝在 13，信使在 4。
lesson-messengers-points-close = 完成你的城市，得 6 分
lesson-messengers-points-elsewhere = 放得下，但你的城还没封住。在上方封住它。
lesson-messengers-points-marker = 移动会停在信件格的标记
lesson-messengers-points-meeple = 13 加 6 等于 19：那里没有信。信使会停在 10。
lesson-messengers-points-points = 你最小的路只值 1 分：改拿 2 分
lesson-messengers-points-action = 你最小的路只有 1 张板块，也就 1 分。拿 2 分吧。
lesson-messengers-points-chain = 移动再走 2 格就到下一封信的标记
lesson-messengers-points-messenger = 那样停在 12：那里没有信。米宝会停在 15。
lesson-messengers-points-done = 13 加 2 等于 15：下一封信，还让你立刻再放一张板块。

lesson-messengers-recall = 救出一个米宝
lesson-messengers-recall-text = 你右边的骑士被困住：Odile 在那座城有 2 名骑士，会拿走全部分数。你的米宝在 8，信使在 4。
lesson-messengers-recall-close = 完成左边你自己的城市
lesson-messengers-recall-elsewhere = 放得下，但你自己的城还没封住。在左上封住它。
lesson-messengers-recall-marker = 移动会停在信件格的标记
lesson-messengers-recall-meeple = 8 加 6 等于 14：那里没有信。信使会停在 10。
lesson-messengers-recall-play = 这封信给你一个米宝计分，并把它收回：照做
lesson-messengers-recall-points = 2 分不错，但这封信能救出骑士。照做吧。
lesson-messengers-recall-back = 收回你的骑士
lesson-messengers-recall-score = 拿下这份分数
lesson-messengers-recall-forgo = 没理由放弃 4 分。计分吧。
lesson-messengers-recall-end = 任选一个标记走 4 格
lesson-messengers-recall-done = 3 张板块加 1 个盾徽：从本不会归你的城里得到 4 分。骑士也回来了。

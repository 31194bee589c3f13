lesson-cult-line = 在修道院旁放神殿，赢下赛跑。

lesson-cult-challenge = 挑战修道院
lesson-cult-challenge-text = 神殿计分和修道院一样。放在别人的修道院旁边，就开始赛跑：谁先被围满，谁全拿。
lesson-cult-challenge-lay = 把神殿放到 Odile 的修道院旁边
lesson-cult-challenge-elsewhere = 放得下，但没有挑战 Odile。放到她修道院的右边。
lesson-cult-challenge-claim = 在神殿放一个米宝
lesson-cult-challenge-field = 放进草地会成为农夫。放到神殿上。
lesson-cult-challenge-pass = 空神殿挑战不了任何人。放一个米宝。
lesson-cult-challenge-done = 赛跑开始：一方得分，另一方什么都没有。

lesson-cult-race = 先完成
lesson-cult-race-text = 你的神殿旁还差一格，Odile 的修道院旁也差一格。这张板块两处都放得下。
lesson-cult-race-first = 完成你的神殿
lesson-cult-race-theirs = 那会完成 Odile 的修道院，你的神殿就没分了。看看右边。
lesson-cult-race-elsewhere = 放得下，但两边都没完成。填神殿右边的空位。
lesson-cult-race-more = 再放一个米宝，或留着
lesson-cult-race-done = 你的神殿得 9 分，Odile 的修士空手回家。

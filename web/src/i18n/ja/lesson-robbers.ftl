lesson-robbers-line = もうすぐ得点する人の隣で待ち、得点ボードで半分いただきます。

lesson-robbers-ambush = 待ち伏せする
lesson-robbers-ambush-text = 袋のタイルを置くと、泥棒を得点ボードのほかの人のマスへ送ります。その人が得点すると、あなたにも半分入ります。
lesson-robbers-ambush-lay = 袋のタイルを置きましょう
lesson-robbers-ambush-wait = Odileの都市がもうすぐ完成します。Odileのマスに泥棒を置きましょう
lesson-robbers-ambush-other = そこにいるGaspardは完成間近のものがありません。Odileのマスに置きましょう。
lesson-robbers-ambush-more = ミープルを置くか、温存しましょう
lesson-robbers-ambush-done = Odileが都市の完成で8点、泥棒であなたに4点。Odileの点は減りません。泥棒は誰の点も奪いません。

lesson-robbers-choose = 小物は見逃す
lesson-robbers-choose-text = OdileとGaspardが同じマスにいます。2人が同じ手番に得点したら、どちらから盗むかはあなたが決めます。
lesson-robbers-choose-lay = 袋のタイルを置きましょう
lesson-robbers-choose-wait = 2人がいるマスに泥棒を置きましょう
lesson-robbers-choose-more = ミープルを置くか、温存しましょう
lesson-robbers-choose-let = Odileは4点、次はもっと大きいGaspardの都市。泥棒を待たせましょう
lesson-robbers-choose-rob = それでは2点です。Gaspardの都市のほうが大きく、すぐあとに得点します。待ちましょう。
lesson-robbers-choose-done = Gaspardが8点。待った甲斐があり、2点ではなく4点を手にしました。

lesson-robbers-move = 泥棒を動かす
lesson-robbers-move-text = 次の袋のタイルで泥棒を動かせます。いまは盤面にミープルのないOdileの所。Gaspardの都市はあと1枚で完成です。
lesson-robbers-move-lay = 道の端に袋のタイルを置きましょう
lesson-robbers-move-elsewhere = そこにも置けますが、じゃまにならない道の端に置きましょう。
lesson-robbers-move-move = 泥棒をGaspardのマスへ動かしましょう
lesson-robbers-move-stay = Odileに得点の見込みはありません。泥棒をGaspardのマスへ動かしましょう。
lesson-robbers-move-more = ミープルを置くか、温存しましょう
lesson-robbers-move-done = Gaspardが8点、あなたは4点。泥棒は戻り、次の袋に備えます。

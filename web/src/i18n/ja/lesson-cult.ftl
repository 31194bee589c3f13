lesson-cult-line = 修道院の隣に祠を置き、競争に勝ちましょう。

lesson-cult-challenge = 修道院に挑む
lesson-cult-challenge-text = 祠の得点は修道院と同じ。人の修道院の隣に置くと競争が始まり、先に囲まれたほうがすべてを得ます。
lesson-cult-challenge-lay = Odileの修道院の隣に祠を置きましょう
lesson-cult-challenge-elsewhere = そこにも置けますが、Odileに挑めません。修道院の右に置きましょう。
lesson-cult-challenge-claim = 祠にミープルを置きましょう
lesson-cult-challenge-field = 草原に置くと農夫になります。祠に置きましょう。
lesson-cult-challenge-pass = 空の祠では競争になりません。ミープルを置きましょう。
lesson-cult-challenge-done = 競争開始です。片方が得点し、もう片方は0点です。

lesson-cult-race = 先に完成させる
lesson-cult-race-text = あなたの祠もOdileの修道院も、あと1マスで囲まれます。このタイルはどちらにも置けます。
lesson-cult-race-first = 祠を完成させましょう
lesson-cult-race-theirs = それではOdileの修道院が完成し、あなたの祠は0点です。右側を見てみましょう。
lesson-cult-race-elsewhere = そこにも置けますが、どちらも完成しません。祠の右のマスを埋めましょう。
lesson-cult-race-more = もう1つミープルを置くか、温存しましょう
lesson-cult-race-done = 祠で9点。Odileの修道士は0点で帰りました。

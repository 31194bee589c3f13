lesson-farmers-line = 終了時のために農夫を寝かせ、よい草原を争います。

lesson-farmers-count = 都市を数える
lesson-farmers-count-text = 農夫はゲーム終了まで戻りません。終了時、草原に接する完成した都市1つにつき3点です。草原は道と城壁で区切られます。
lesson-farmers-count-lay = 右へ道を延ばしましょう
lesson-farmers-count-elsewhere = そこにも置けますが、今回は道の右端に置きましょう。
lesson-farmers-count-lie = 完成した都市2つに接する草原に農夫を寝かせましょう
lesson-farmers-count-road = 道はタイル1枚で1点。上の草原は完成した都市2つに接していて6点です。
lesson-farmers-count-below = この草原は都市に接していません。道の上の草原にしましょう。
lesson-farmers-count-pass = ゲームはもうすぐ終わり、ここの農夫は6点になります。寝かせましょう。
lesson-farmers-count-done = 完成した都市2つに3点ずつ、農夫1人で6点。都市は誰のものでも構いません。

lesson-farmers-finish = 1つの都市で二度おいしい
lesson-farmers-finish-text = 農夫が得点するのは完成した都市だけ。左に未完成の都市があり、あなたの農夫の草原が接しています。最後のタイルはあなたの手に。
lesson-farmers-finish-close = 未完成の都市を閉じましょう
lesson-farmers-finish-elsewhere = そこにも置けますが、都市が開いたままで農夫に点が入りません。上側を閉じましょう。
lesson-farmers-finish-claim = 都市に騎士を置きましょう
lesson-farmers-finish-field = その農夫なら3点、騎士なら都市で4点です。
lesson-farmers-finish-pass = 都市は誰のものでもありません。騎士を置けば4点です。
lesson-farmers-finish-done = 騎士で4点、農夫にはさらに3点。完成した都市2つで草原は6点、合わせて10点です。

lesson-farmers-join = 草原を奪う
lesson-farmers-join-text = 草原の点は農夫の一番多い人が全部もらいます。Odileは2つの都市の間に、あなたは左上の草原に農夫がいます。
lesson-farmers-join-lay = 右の都市を完成させましょう
lesson-farmers-join-elsewhere = そこにも置けますが、必要なのは右上の草原です。そこの都市を閉じましょう。
lesson-farmers-join-lie = その都市の上の草原に2人目の農夫を寝かせましょう
lesson-farmers-join-city = 騎士なら4点ですが、大きな草原はOdileと分け合いになります。農夫を寝かせましょう。
lesson-farmers-join-pass = Odileの1人に勝つには農夫が2人必要です。寝かせましょう。
lesson-farmers-join-join = 3つの草原をすべてつなぎましょう
lesson-farmers-join-far = そこにも置けますが、草原は離れたままです。農夫の間の穴に置きましょう。
lesson-farmers-join-more = もう1つミープルを置くか、温存しましょう
lesson-farmers-join-done = 農夫2人対1人。都市2つであなたは6点、Odileは0点です。

lesson-farmers-fence = 相手を締め出す
lesson-farmers-fence-text = 右にOdileの農夫が2人、左にあなたの農夫が1人。草原がつながれば全部Odileのものです。道は草原を分けます。
lesson-farmers-fence-lay = 穴に道を置きましょう
lesson-farmers-fence-elsewhere = そこにも置けますが、穴が開いたままで、Odileがそこで草原をつなげます。穴に道を置きましょう。
lesson-farmers-fence-more = もう1つミープルを置くか、温存しましょう
lesson-farmers-fence-done = 草原は分かれたまま。Odileが6点を独り占めする代わりに、3点ずつになりました。

lesson-base-line = タイルを置き、道や都市を確保して、得点しましょう。

lesson-base-tile = タイルを置く
lesson-base-tile-text = 手番ごとに盤面へタイルを1枚足します。道は道に、都市は都市に、草原は草原につながるように置きます。
lesson-base-tile-lay = 置けるところにタイルを置きましょう
lesson-base-tile-done = ここまでが手番の前半。後半はミープルです。

lesson-base-claim = 都市を確保する
lesson-base-claim-text = いま置いたタイルに、7つのミープルのうち1つを置けます。都市に置けば騎士となり、その都市はあなたのものです。
lesson-base-claim-lay = 都市を広げましょう
lesson-base-claim-claim = 都市にミープルを置きましょう
lesson-base-claim-elsewhere = そこにも置けますが、都市が広がりません。都市の開いている側に置きましょう。
lesson-base-claim-field = 草原に置くと農夫になります。いまは都市に置きましょう。
lesson-base-claim-pass = ミープルがいなければ都市は誰のものでもありません。置きましょう。
lesson-base-claim-done = 都市はあなたのものです。どれだけ広がっても、ほかの人はミープルを置けません。

lesson-base-finish = 都市を完成させる
lesson-base-finish-text = 城壁に切れ目がなくなれば都市は完成です。すぐに得点し、騎士は手元に戻ります。
lesson-base-finish-close = 城壁を閉じましょう
lesson-base-finish-elsewhere = そこにも置けますが、城壁が開いたままです。都市の上側を閉じましょう。
lesson-base-finish-keep = 今回はミープルを温存しましょう
lesson-base-finish-field = 置くこともできますが、今回は温存しましょう。すぐに使います。
lesson-base-finish-done = タイル3枚と紋章1つ、それぞれ2点で8点。ミープルも7つに戻りました。

lesson-base-road = 道を確保する
lesson-base-road-text = 道はタイル1枚につき1点。両端が交差点、村、都市、修道院で閉じると完成です。
lesson-base-road-lay = 道を延ばしましょう
lesson-base-road-claim = 道にミープルを置きましょう
lesson-base-road-elsewhere = そこにも置けますが、道が続きません。道の開いている端に置きましょう。
lesson-base-road-field = 草原に置くと農夫になります。いまは道に置きましょう。
lesson-base-road-pass = ミープルがいなければ道は誰のものでもありません。置きましょう。
lesson-base-road-close = 交差点で道を完成させましょう
lesson-base-road-keep = もう1つミープルを置くか、温存しましょう
lesson-base-road-done = タイル4枚で4点。道は小さくても、ミープルがすぐ戻ります。

lesson-base-monastery = 修道院を確保する
lesson-base-monastery-text = 修道院は自分と周囲の8枚、タイル1枚につき1点です。8枚すべてそろうと完成です。
lesson-base-monastery-lay = 修道院を穴に置きましょう
lesson-base-monastery-claim = 修道院にミープルを置きましょう
lesson-base-monastery-elsewhere = そこにも置けますが、修道院には不向きです。真ん中の穴を探しましょう。
lesson-base-monastery-field = 草原に置くと農夫になります。いまは修道院に置きましょう。
lesson-base-monastery-pass = ミープルがいなければ修道院は誰のものでもありません。置きましょう。
lesson-base-monastery-close = 周囲の最後のマスを埋めましょう
lesson-base-monastery-keep = もう1つミープルを置くか、温存しましょう
lesson-base-monastery-done = タイル9枚で9点。誰のタイルでも修道院の助けになります。

lesson-base-farmer = 農夫を寝かせる
lesson-base-farmer-text = 草原のミープルは寝かせて置き、ゲーム終了まで戻りません。終了時、草原に接する完成した都市1つにつき3点です。
lesson-base-farmer-lay = スタートタイルの隣にタイルを置きましょう
lesson-base-farmer-lie = 都市に接する草原に農夫を寝かせましょう
lesson-base-farmer-elsewhere = そこにも置けますが、この農夫のためにスタートタイルの右に置きましょう。
lesson-base-farmer-road = それでは道のミープルになります。上の草原に寝かせましょう。
lesson-base-farmer-below = この草原は道で区切られ、都市に接していません。道の上の草原に寝かせましょう。
lesson-base-farmer-pass = もうすぐ終了です。農夫は最後に点になります。1人寝かせましょう。
lesson-base-farmer-done = ゲーム終了です。農夫は完成した都市で3点を得ました。それまで戻らないので、置き場所はよく選びましょう。

lesson-base-share = 都市を分け合う
lesson-base-share-text = 人の都市には加われません。でも、2つの都市がつながって1つになれば、2人とも満点を得ます。
lesson-base-share-join = 2つの都市をつなぎましょう
lesson-base-share-elsewhere = そこにも置けますが、都市は離れたままです。間の穴に置きましょう。
lesson-base-share-keep = もう1つミープルを置くか、温存しましょう
lesson-base-share-done = 騎士は1人ずつ。2人とも6点をまるごと得ます。

lesson-base-steal = 都市を奪う
lesson-base-steal-text = 都市の点は、騎士の多い人が全部もらいます。隣に都市を作り、あとからつなぎましょう。
lesson-base-steal-lay = すぐ隣に2つ目の都市を作りましょう
lesson-base-steal-claim = 2人目の騎士を置きましょう
lesson-base-steal-elsewhere = そこにも置けますが、都市を奪う役に立ちません。穴の上を見てみましょう。
lesson-base-steal-field = 草原に置くと農夫になります。必要なのは騎士です。
lesson-base-steal-pass = 2人目の騎士がいないと、Odileと分け合うことになります。置きましょう。
lesson-base-steal-join = 3つの都市をすべてつなぎましょう
lesson-base-steal-keep = もう1つミープルを置くか、温存しましょう
lesson-base-steal-done = 騎士2人対1人。あなたは8点、Odileは0点。これで最初のゲームの準備は万全です。

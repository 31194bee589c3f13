lesson-flying-machines-line = 飛び立ち、サイコロを振り、人のいる場所に着地します。

lesson-flying-machines-fly = 修道士の所へ飛ぶ
lesson-flying-machines-fly-text = 飛行機械はミープルを矢印の方向へ1～3枚先まで運びます。未完成の道、都市、修道院なら、人がいても着地できます。
lesson-flying-machines-fly-lay = Odileの修道院を狙い、矢印を向けて飛行機械を右下に置きましょう
lesson-flying-machines-fly-turned = おしい。矢印を修道院に向けましょう。タイルを回転します。
lesson-flying-machines-fly-elsewhere = そこにも置けますが、修道院を狙えません。右下の空いた角にしましょう。
lesson-flying-machines-fly-fly = ミープルを飛ばしましょう
lesson-flying-machines-fly-pass = 修道院はたった1枚先です。ミープルを飛ばしましょう。
lesson-flying-machines-fly-land = 1が出ました。修道院に着地しましょう
lesson-flying-machines-fly-close = 修道院を完成させましょう
lesson-flying-machines-fly-far = そこにも置けますが、修道院の右がまだ空いています。
lesson-flying-machines-fly-more = もう1つミープルを置くか、温存しましょう
lesson-flying-machines-fly-done = 修道士は1人ずつ。独り占めのつもりだったOdileもあなたも9点です。

lesson-flying-machines-take = 都市を奪う
lesson-flying-machines-take-text = この都市にはあなたとOdileの騎士が1人ずつ。3人目は歩いては入れませんが、飛んでなら入れます。
lesson-flying-machines-take-lay = 矢印を都市に向けて、飛行機械を都市の右に置きましょう
lesson-flying-machines-take-turned = おしい。矢印を左の都市に向けましょう。タイルを回転します。
lesson-flying-machines-take-elsewhere = そこにも置けますが、都市の方向ではありません。都市のすぐ右に置きましょう。
lesson-flying-machines-take-fly = 1枚先も2枚先も3枚先も都市です。ミープルを飛ばしましょう
lesson-flying-machines-take-pass = ここからなら何が出ても都市に着地します。ミープルを飛ばしましょう。
lesson-flying-machines-take-land = 3が出ました。都市の奥に着地しましょう
lesson-flying-machines-take-close = 都市を完成させましょう
lesson-flying-machines-take-far = そこにも置けますが、都市が開いたままです。上側を閉じましょう。
lesson-flying-machines-take-done = 騎士2人対1人。8点はすべてあなたのものです。

lesson-flying-machines-miss = 狙いが外れる
lesson-flying-machines-miss-text = 飛んだ先には着地する場所が必要です。Odileの都市は幅2枚しかなく、3が出ると通り過ぎます。
lesson-flying-machines-miss-lay = 矢印を都市に向けて、飛行機械を都市の右に置きましょう
lesson-flying-machines-miss-turned = おしい。矢印を左の都市に向けましょう。タイルを回転します。
lesson-flying-machines-miss-elsewhere = そこにも置けますが、都市を狙えません。都市の右に置きましょう。
lesson-flying-machines-miss-fly = それでもミープルを飛ばしてみましょう
lesson-flying-machines-miss-pass = やってみる価値はあります。失うのはミープルを置く機会だけ。飛ばしましょう。
lesson-flying-machines-miss-done = 3が出て、着地するタイルがなく、ミープルは戻りました。何が出ても着地できる所を狙いましょう。

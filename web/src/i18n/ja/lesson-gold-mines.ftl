lesson-gold-mines-line = 自分のタイルに金塊を置き、人より先に集めてため込みます。

lesson-gold-mines-mine = 金を掘る
lesson-gold-mines-mine-text = 金鉱では金塊が2つ出ます。1つはそのタイル、1つは隣のタイルへ。そこで完成した地形の持ち主が金塊を取ります。
lesson-gold-mines-mine-lay = 金鉱で都市を広げましょう
lesson-gold-mines-mine-elsewhere = そこにも置けますが、金塊は自分の都市に置きたいところ。金鉱を都市の上に置きましょう。
lesson-gold-mines-mine-gold = 2つ目の金塊も自分の都市に置きましょう
lesson-gold-mines-mine-odile = そのタイルはOdileの都市です。金鉱の下の、自分の都市のタイルに置きましょう。
lesson-gold-mines-mine-more = もう1つミープルを置くか、温存しましょう
lesson-gold-mines-mine-close = 都市を完成させましょう
lesson-gold-mines-mine-far = そこにも置けますが、都市が開いたままです。上側を閉じましょう。
lesson-gold-mines-mine-done = 都市で8点、金塊も2つともあなたのもの。金塊は終了時に点になります。

lesson-gold-mines-snatch = Odileの金塊を横取り
lesson-gold-mines-snatch-text = 金塊は都市だけでなくタイル全体のもの。Odileが自分の都市のタイルに2つ置きましたが、あなたの道も同じタイルを通っています。
lesson-gold-mines-snatch-close = Odileの都市より先に道を完成させましょう
lesson-gold-mines-snatch-elsewhere = そこにも置けますが、道が開いたままです。下側で閉じましょう。
lesson-gold-mines-snatch-more = もう1つミープルを置くか、温存しましょう
lesson-gold-mines-snatch-done = 道で4点。Odileの金塊2つも手に入れました。

lesson-gold-mines-four = ため込む
lesson-gold-mines-four-text = 終了時、金塊は3個までなら1個1点、4～6個なら1個2点と、多いほど高くなります。金塊3個と最後のタイルがあります。
lesson-gold-mines-four-close = 4個目の金塊がある都市を完成させましょう
lesson-gold-mines-four-big = 都市は2点多いものの、金塊がないと金塊の点は8点ではなく3点です。もう1つの都市を見てみましょう。
lesson-gold-mines-four-elsewhere = そこにも置けますが、何も完成しません。金塊のある都市を閉じましょう。
lesson-gold-mines-four-done = 金塊4個に2点ずつ、3点が8点になりました。金塊のある小さな都市は、ない大きな都市に勝ります。

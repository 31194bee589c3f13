lesson-abbey-and-mayor-line = 何も置けない穴を埋め、人数ではなく紋章の数で勝負します。

lesson-abbey-and-mayor-abbey = 大修道院で穴を埋める
lesson-abbey-and-mayor-abbey-text = ゲーム中1回だけ、タイルを引く代わりに大修道院を置けます。四方をタイルに囲まれた穴ならどこでも置け、そこで終わる地形を閉じ、修道院にもなります。
lesson-abbey-and-mayor-abbey-fill = 大修道院を穴に置きましょう
lesson-abbey-and-mayor-abbey-draw = 袋の中にこの穴へぴったり合うタイルはありません。大修道院を使いましょう。
lesson-abbey-and-mayor-abbey-monk = 大修道院に修道士を置きましょう
lesson-abbey-and-mayor-abbey-pass = 大修道院はもう囲まれているので、修道士はすぐに得点します。置きましょう。
lesson-abbey-and-mayor-abbey-other = ミープルは大修道院に置きましょう。すぐに得点します。
lesson-abbey-and-mayor-abbey-done = 大修道院が閉じた都市で6点、大修道院で9点。タイル1枚で15点です。

lesson-abbey-and-mayor-mayor = 市長を送る
lesson-abbey-and-mayor-mayor-text = 都市の市長は、その都市の紋章の数と同じ人数に数えます。紋章がなければ0人です。
lesson-abbey-and-mayor-mayor-lay = Odileの都市から1マスあけて、左に都市を作りましょう
lesson-abbey-and-mayor-mayor-elsewhere = そこにも置けますが、この都市とOdileの都市の間は1マスあけましょう。
lesson-abbey-and-mayor-mayor-claim = 市長を都市に置きましょう
lesson-abbey-and-mayor-mayor-small = ミープルではOdileと同数にしかなりません。市長は紋章が増えるほど強くなります。市長を送りましょう。
lesson-abbey-and-mayor-mayor-field = 市長の居場所は都市です。都市に送りましょう。
lesson-abbey-and-mayor-mayor-join = 2つ目の紋章で都市をつなぎましょう
lesson-abbey-and-mayor-mayor-more = 別のコマを置くか、温存しましょう
lesson-abbey-and-mayor-mayor-done = 紋章2つは騎士1人に勝ちます。タイル4枚と紋章2つで、12点を独り占めです。

lesson-abbey-and-mayor-wagon = 馬車を進める
lesson-abbey-and-mayor-wagon-text = 道、都市、修道院が完成しても、馬車は手元に戻らずに済みます。つながっている空いた未完成の地形へ進めます。
lesson-abbey-and-mayor-wagon-lay = 道を延ばしましょう
lesson-abbey-and-mayor-wagon-claim = 道に馬車を置きましょう
lesson-abbey-and-mayor-wagon-meeple = ミープルだとあとで手元に戻ってしまいます。馬車を使いましょう。
lesson-abbey-and-mayor-wagon-pass = 道に馬車を置きましょう。
lesson-abbey-and-mayor-wagon-close = 交差点で道を完成させましょう
lesson-abbey-and-mayor-wagon-elsewhere = そこにも置けますが、この道の右端に必要です。
lesson-abbey-and-mayor-wagon-keep = ほかのコマは温存しましょう
lesson-abbey-and-mayor-wagon-more = 今回は温存です。もうすぐ馬車が動きます。
lesson-abbey-and-mayor-wagon-drive = 反対側の修道院へ進めましょう
lesson-abbey-and-mayor-wagon-road = それもできますが、修道院のほうが高得点です。道の左端へ進めましょう。
lesson-abbey-and-mayor-wagon-home = 戻すこともできますが、修道院が空いています。そこへ進めましょう。
lesson-abbey-and-mayor-wagon-done = 道で4点。新しいコマを使わずに修道院も手に入りました。

lesson-abbey-and-mayor-barn = 納屋を建てる
lesson-abbey-and-mayor-barn-text = 納屋は、草原だけのタイル4枚が集まる角に置きます。そこの農夫はすぐに得点して戻ります。終了時、納屋は完成した都市1つにつき4点です。
lesson-abbey-and-mayor-barn-lay = 都市を下にして置き、草原を4つ集めましょう
lesson-abbey-and-mayor-barn-elsewhere = そこにも置けますが、草原4つの角ができません。道の下のマスを埋めましょう。
lesson-abbey-and-mayor-barn-barn = 草原が4つ集まる角に納屋を建てましょう
lesson-abbey-and-mayor-barn-pass = 農夫が待っています。納屋を建てましょう。
lesson-abbey-and-mayor-barn-other = 納屋を選び、4つの草原の真ん中の角に置きましょう。
lesson-abbey-and-mayor-barn-done = 農夫は完成した都市で3点を得て戻りました。納屋は終了まで草原を押さえます。

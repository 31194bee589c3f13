lesson-traders-and-builders-line = 都市を完成させて商品を取り、1手番に2枚置き、豚を飼います。

lesson-traders-and-builders-goods = 商品を取る
lesson-traders-and-builders-goods-text = ワイン、麦、布を扱う都市があります。完成させた人が商品を取ります。点がほかの人に入っても関係ありません。
lesson-traders-and-builders-goods-close = Odileの都市を完成させましょう
lesson-traders-and-builders-goods-elsewhere = そこにも置けますが、商品はOdileの都市にあります。上側を閉じましょう。
lesson-traders-and-builders-goods-done = Odileは8点、あなたはワイン1つと麦1つ。その価値は次の場面でわかります。

lesson-traders-and-builders-most = 市場を制する
lesson-traders-and-builders-most-text = 終了時、ワインが一番多い人に10点。麦も布も同じです。Odileはワイン1つ、最後のタイルはあなたの手にあります。
lesson-traders-and-builders-most-close = ブドウが2つある都市を完成させましょう
lesson-traders-and-builders-most-own = 自分の都市で6点ですが、ワインはOdileが最多のままで10点入ります。真ん中の都市を閉じましょう。
lesson-traders-and-builders-most-elsewhere = そこにも置けますが、何も完成しません。ブドウが2つある真ん中の都市を閉じましょう。
lesson-traders-and-builders-most-done = ワイン2対1で10点。自分の未完成の都市の2点と合わせ、8点のOdileに12対8で勝ちです。

lesson-traders-and-builders-builder = 1手番に2枚置く
lesson-traders-and-builders-builder-text = 自分のミープルがいる都市や道に建築士を置けます。その都市や道を延ばすたびに、2枚目のタイルを置きます。
lesson-traders-and-builders-builder-lay = 都市を広げましょう
lesson-traders-and-builders-builder-claim = 都市に建築士を置きましょう
lesson-traders-and-builders-builder-elsewhere = そこにも置けますが、今回は都市が主役です。上の開いた側に置きましょう。
lesson-traders-and-builders-builder-pass = 建築士がいなければ2枚目はありません。都市に置きましょう。
lesson-traders-and-builders-builder-extend = 都市をもう一度広げましょう。建築士の出番です
lesson-traders-and-builders-builder-again = 2枚目のタイルを引きましょう
lesson-traders-and-builders-builder-skip = スキップもできますが、追加の1枚こそ建築士の値打ちです。引きましょう。
lesson-traders-and-builders-builder-close = そのタイルで都市を閉じましょう
lesson-traders-and-builders-builder-done = 1手番にタイル2枚。タイル5枚と紋章2つに2点ずつで14点。騎士も建築士も戻りました。

lesson-traders-and-builders-pig = 豚を飼う
lesson-traders-and-builders-pig-text = 豚は自分の農夫のいる草原に置きます。終了時、その草原の完成した都市は1つ3点ではなく4点になります。
lesson-traders-and-builders-pig-lay = 農夫の草原を広げましょう
lesson-traders-and-builders-pig-pig = 農夫のいる草原に豚を置きましょう
lesson-traders-and-builders-pig-elsewhere = そこにも置けますが、農夫は道の上側にいます。道の端に置きましょう。
lesson-traders-and-builders-pig-meeple = ミープルを増やしても都市の点は増えません。豚にしましょう。
lesson-traders-and-builders-pig-pass = これが最後のタイルで、豚はすぐ点になります。農夫の所に置きましょう。
lesson-traders-and-builders-pig-done = 完成した都市2つに4点ずつ、6点が8点になりました。

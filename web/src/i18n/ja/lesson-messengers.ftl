lesson-messengers-line = 動かすマーカーを選び、狙いのマスに止めてメッセージを受け取ります。

lesson-messengers-land = メッセージを受け取る
lesson-messengers-land-text = 得点ボードに自分のマーカーが2つあります。0、5、10などのマスに単独で止まるとメッセージが届きます。ミープルは8、使者は0にいます。
lesson-messengers-land-close = 真ん中の都市を完成させて10点を取りましょう
lesson-messengers-land-elsewhere = そこにも置けますが、大きな都市が開いたままです。上側を閉じましょう。
lesson-messengers-land-marker = メッセージのマスに止まるマーカーを動かしましょう
lesson-messengers-land-meeple = 8と10で18、そこにメッセージはありません。使者なら10に止まります。
lesson-messengers-land-play = 騎士1人につき2点のメッセージです。使いましょう
lesson-messengers-land-points = ほかの都市に騎士が2人いるので、メッセージは4点です。使いましょう。
lesson-messengers-land-again = どちらかのマーカーを4進めましょう
lesson-messengers-land-done = 都市で10点、メッセージで4点。2つのマーカーの合計22点があなたの得点です。

lesson-messengers-points = 2点を足がかりにする
lesson-messengers-points-text = メッセージを使う代わりに、いつでも2点を取れます。その2点でもマーカーが動きます。ミープルは13、使者は4にいます。
lesson-messengers-points-close = 都市を完成させて6点を取りましょう
lesson-messengers-points-elsewhere = そこにも置けますが、都市が開いたままです。上側を閉じましょう。
lesson-messengers-points-marker = メッセージのマスに止まるマーカーを動かしましょう
lesson-messengers-points-meeple = 13と6で19、そこにメッセージはありません。使者なら10に止まります。
lesson-messengers-points-points = 一番小さい道は1点だけ。代わりに2点を取りましょう
lesson-messengers-points-action = 一番小さい道はタイル1枚で1点です。2点を取りましょう。
lesson-messengers-points-chain = あと2で次のメッセージに届くマーカーを動かしましょう
lesson-messengers-points-messenger = それでは12で、メッセージはありません。ミープルなら15に止まります。
lesson-messengers-points-done = 13と2で15、次のメッセージです。しかも、すぐにもう1枚タイルを置けます。

lesson-messengers-recall = ミープルを救う
lesson-messengers-recall-text = 右の騎士は動けません。その都市にはOdileの騎士が2人いて、点は全部Odileのもの。ミープルは8、使者は4にいます。
lesson-messengers-recall-close = 左の自分の都市を完成させましょう
lesson-messengers-recall-elsewhere = そこにも置けますが、自分の都市が開いたままです。左上で閉じましょう。
lesson-messengers-recall-marker = メッセージのマスに止まるマーカーを動かしましょう
lesson-messengers-recall-meeple = 8と6で14、そこにメッセージはありません。使者なら10に止まります。
lesson-messengers-recall-play = ミープル1つで得点して戻すメッセージです。使いましょう
lesson-messengers-recall-points = 2点もよいですが、メッセージなら騎士が自由になります。使いましょう。
lesson-messengers-recall-back = 騎士を戻しましょう
lesson-messengers-recall-score = 騎士の点を取りましょう
lesson-messengers-recall-forgo = 4点を捨てる理由はありません。得点しましょう。
lesson-messengers-recall-end = どちらかのマーカーを4進めましょう
lesson-messengers-recall-done = タイル3枚と紋章1つ。手に入るはずのなかった都市から4点を取り、騎士も戻りました。

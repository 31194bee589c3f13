lesson-river-2-line = 川を分け、好きな流れに沿って築きます。

lesson-river-2-fork = 川を分ける
lesson-river-2-fork-text = 2枚目のタイルは分岐です。そこから川の端は2つになり、川のタイルごとに好きなほうへ続けます。
lesson-river-2-fork-split = 一方が上へ、一方が下へ流れるように分岐を置きましょう
lesson-river-2-fork-turned = ルール上は置けますが、このレッスンでは上と下へ流しましょう。
lesson-river-2-fork-rest = ミープルを置くか、温存しましょう
lesson-river-2-fork-arm = どちらかの流れを続けましょう
lesson-river-2-fork-claim = 川岸の都市を確保しましょう
lesson-river-2-fork-other = それもできますが、都市のほうが高得点です。都市にミープルを置きましょう。
lesson-river-2-fork-pass = Odileより先に都市を確保しましょう。
lesson-river-2-fork-done = Odileは一方の流れに、あなたは自分の選んだ流れに置きました。2つの流れが出会うことはありません。

lesson-river-2-lake = 2枚続けて置く
lesson-river-2-lake-text = 火山の湖は川の最後のタイルです。コマは置けませんが、置いた人はすぐにもう1枚引いて置きます。
lesson-river-2-lake-lay = 湖で一方の流れを終わらせましょう
lesson-river-2-lake-second = 2枚目のタイルを好きな所に置きましょう
lesson-river-2-lake-rest = ミープルを置くか、温存しましょう
lesson-river-2-lake-done = 1手番でタイル2枚。次はOdileの番です。

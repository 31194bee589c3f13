lesson-princess-and-dragon-line = ドラゴンをライバルに差し向け、妖精はそばに置きます。

lesson-princess-and-dragon-dragon = ドラゴンに食べさせる
lesson-princess-and-dragon-dragon-text = 火山でドラゴンが現れ、ドラゴンのタイルで6歩動きます。行き先は順番に1歩ずつ選び、通り道のコマはすべて食べられます。
lesson-princess-and-dragon-dragon-wake = Odileの都市の隣に火山を置きましょう
lesson-princess-and-dragon-dragon-lay = 道の右端にドラゴンのタイルを置きましょう
lesson-princess-and-dragon-dragon-keep = もうすぐドラゴンが動きます。ミープルは温存しましょう
lesson-princess-and-dragon-dragon-field = 腹ぺこのドラゴンがいます。今回はミープルを温存しましょう。
lesson-princess-and-dragon-dragon-eat = ドラゴンをOdileの騎士の所へ動かしましょう
lesson-princess-and-dragon-dragon-elsewhere = そこにも置けますが、この場面では別の場所です。やることをもう一度読みましょう。
lesson-princess-and-dragon-dragon-away = それでは誰も食べません。Odileの騎士はドラゴンのすぐ左です。
lesson-princess-and-dragon-dragon-done = 騎士はOdileの手元に戻り、都市は誰のものでもなくなりました。2歩目を選ぶのはOdileです。

lesson-princess-and-dragon-fairy = 妖精を呼ぶ
lesson-princess-and-dragon-fairy-text = コマを置く代わりに、自分のミープルがいるタイルへ妖精を動かせます。ドラゴンはそこに入れず、自分の手番の初めに1点もらえます。
lesson-princess-and-dragon-fairy-lay = 右へ道を延ばしましょう
lesson-princess-and-dragon-fairy-elsewhere = そこにも置けますが、道の右端に置きましょう。
lesson-princess-and-dragon-fairy-guard = 妖精を騎士の所へ動かしましょう
lesson-princess-and-dragon-fairy-meeple = ミープルを増やしてもドラゴンは止まりません。妖精を騎士の所へ送りましょう。
lesson-princess-and-dragon-fairy-pass = ドラゴンは騎士のすぐ隣です。妖精を送りましょう。
lesson-princess-and-dragon-fairy-trap = あなたの番です。ドラゴンを都市の下の行き止まりへ誘いましょう
lesson-princess-and-dragon-fairy-on = そこではドラゴンが先へ進めます。都市の下なら、後戻りできず、妖精にも阻まれて動けません。
lesson-princess-and-dragon-fairy-done = ドラゴンは動けず、騎士は無事。妖精から1点もらいました。

lesson-princess-and-dragon-portal = 魔法の門を通る
lesson-princess-and-dragon-portal-text = 魔法の門があれば、盤面のどのタイルにもミープルを置けます。いつものとおり、未完成で誰もいない地形に限ります。
lesson-princess-and-dragon-portal-lay = 道の右端に魔法の門を置きましょう
lesson-princess-and-dragon-portal-elsewhere = そこにも置けますが、道の右端に置きましょう。
lesson-princess-and-dragon-portal-jump = 空いている都市へミープルを送りましょう
lesson-princess-and-dragon-portal-here = それもできますが、上の都市には紋章があり、まだ誰もいません。
lesson-princess-and-dragon-portal-pass = 魔法の門はミープルの好機です。都市へ送りましょう。
lesson-princess-and-dragon-portal-close = 都市を閉じましょう
lesson-princess-and-dragon-portal-more = もう1つミープルを置くか、温存しましょう
lesson-princess-and-dragon-portal-fairy = いま妖精はそのままに。ミープルを置くか、温存しましょう。
lesson-princess-and-dragon-portal-done = タイル3枚と紋章1つ、2点ずつ。自分で始めていない都市で8点です。

lesson-princess-and-dragon-princess = 王女を迎える
lesson-princess-and-dragon-princess-text = 王女のタイルで都市を広げると、その都市の騎士が1人去ります。誰かはあなたが選びます。
lesson-princess-and-dragon-princess-lay = Odileの都市が右へ広がるように王女を置きましょう
lesson-princess-and-dragon-princess-turned = 場所は合っています。都市が右へ続くように回転しましょう。
lesson-princess-and-dragon-princess-elsewhere = そこにも置けますが、Odileの都市ではありません。その都市の上側に置きましょう。
lesson-princess-and-dragon-princess-send = Odileの騎士を帰らせましょう
lesson-princess-and-dragon-princess-close = 最後のタイルで都市を閉じましょう
lesson-princess-and-dragon-princess-claim = 自分の騎士を置きましょう
lesson-princess-and-dragon-princess-field = 都市は閉じて、誰のものでもありません。騎士を置きましょう。
lesson-princess-and-dragon-princess-pass = 騎士がいなければ誰にも点は入りません。置きましょう。
lesson-princess-and-dragon-princess-done = タイル4枚に2点ずつ。Odileが築いた都市で8点です。

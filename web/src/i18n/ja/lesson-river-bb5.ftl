lesson-river-bb5-line = 羊飼いのための羊と、修道士のためのブドウ畑がある川。

lesson-river-bb5-turn = 引き返さない
lesson-river-bb5-turn-text = 川のタイルは川の続きに置きます。同じ方向へ2回続けて曲がると川が逆戻りするので、それはできません。
lesson-river-bb5-turn-turn = 反対側へ曲げて川を続けましょう
lesson-river-bb5-turn-rest = ミープルを置くか、温存しましょう
lesson-river-bb5-turn-shepherd = 羊飼いの場面はこのあとです。ミープルを置くか、温存しましょう。
lesson-river-bb5-turn-done = 2枚ともブドウ畑つき。隣の修道院が完成すると3点ずつ増えます。

lesson-river-bb5-sheep = 川岸の羊を数える
lesson-river-bb5-sheep-text = 羊の絵がある川岸もあります。その草原で群れを集めると、絵の羊も毎回加わります。
lesson-river-bb5-sheep-lay = 羊が水の下側に来るように川のタイルを置きましょう
lesson-river-bb5-sheep-turned = 場所は合っています。羊が水の下側に来るように回転しましょう。
lesson-river-bb5-sheep-herd = 羊のいる草原に羊飼いを置きましょう
lesson-river-bb5-sheep-below = そちら側に羊はいません。水の下側に羊飼いを置きましょう。
lesson-river-bb5-sheep-meeple = それはあとで。羊のいる草原に羊飼いを置きましょう。
lesson-river-bb5-sheep-pass = 羊飼いがいなければ羊を集められません。草原に置きましょう。
lesson-river-bb5-sheep-wider = 湖を置いて草原を広げましょう
lesson-river-bb5-sheep-keep = ミープルは温存しましょう
lesson-river-bb5-sheep-more = 今回はミープルを温存しましょう。次は羊です。
lesson-river-bb5-sheep-gather = 群れを集めましょう
lesson-river-bb5-sheep-grow = 狼が来るかもしれません。いま群れを集めましょう。
lesson-river-bb5-sheep-done = トークンの羊2匹と川岸の2匹で4点。川岸の羊は次の群れにも残ります。

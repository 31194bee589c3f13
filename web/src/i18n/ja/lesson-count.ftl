lesson-count-line = 人に得点させてカルカソンヌで待ち、ここぞで戻ります。

lesson-count-enter = カルカソンヌへ行く
lesson-count-enter-text = 自分のタイルでほかの人だけが得点したら、カルカソンヌへミープルを送れます。伯爵のいない区で出番を待ちます。
lesson-count-enter-close = Odileの都市を完成させましょう
lesson-count-enter-elsewhere = そこにも置けますが、誰も得点しません。左下のOdileの都市を閉じましょう。
lesson-count-enter-keep = このタイルではミープルを温存しましょう
lesson-count-enter-field = 取っておきましょう。得点のあとカルカソンヌへ送れます。
lesson-count-enter-enter = 道に加われる鍛冶屋へミープルを送りましょう
lesson-count-enter-other = 区によって加われる地形が違います。次は道なので、鍛冶屋へ行きましょう。
lesson-count-enter-pass = Odileは8点、あなたは0点。お返しにミープルを鍛冶屋へ送りましょう。
lesson-count-enter-count = 伯爵を好きな区へ動かすか、そのままに。伯爵のいる区には誰も出入りできません
lesson-count-enter-done = ミープルは鍛冶屋で待機中。道が完成すれば駆けつけます。

lesson-count-leave = 道のために戻る
lesson-count-leave-text = 道が得点する直前に、鍛冶屋のミープルが加われます。Odileが1人で3点を取ろうとしています。
lesson-count-leave-close = 交差点でOdileの道を完成させましょう
lesson-count-leave-elsewhere = そこにも置けますが、Odileの道は開いたままです。道の左端に置きましょう。
lesson-count-leave-keep = このタイルではミープルを温存しましょう
lesson-count-leave-more = 今回は温存しましょう。鍛冶屋のミープルで足ります。
lesson-count-leave-join = 鍛冶屋のミープルを道へ送りましょう
lesson-count-leave-stay = それではOdileが独り占めです。ミープルを道へ送りましょう。
lesson-count-leave-done = ミープルは1つずつ。道を分け合い、あなたも3点です。

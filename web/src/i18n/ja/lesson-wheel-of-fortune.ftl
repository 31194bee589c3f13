lesson-wheel-of-fortune-line = 運命の輪に賭け、豚が止まるのを待ちます。

lesson-wheel-of-fortune-crown = 王冠に賭ける
lesson-wheel-of-fortune-crown-text = 数字のタイルは、豚をその数だけ進めます。止まった所で待つミープルは3点、2つの王冠に1人だけなら6点です。
lesson-wheel-of-fortune-crown-lay = 上の道を延ばしましょう
lesson-wheel-of-fortune-crown-elsewhere = そこにも置けますが、輪の上側の道に置きましょう。
lesson-wheel-of-fortune-crown-bet = 次の区画に賭けて、「税」にミープルを置きましょう
lesson-wheel-of-fortune-crown-single = その区画でも点は入ります。でも次は「税」で、王冠が2つあるので6点です。
lesson-wheel-of-fortune-crown-far = 豚がそこに着くのはまだ先です。次の区画「税」に賭けましょう。
lesson-wheel-of-fortune-crown-board = それもできますが、今回は輪の練習です。「税」にミープルを置きましょう。
lesson-wheel-of-fortune-crown-pass = 豚が点をくれるのは待っている人だけです。「税」にミープルを置きましょう。
lesson-wheel-of-fortune-crown-done = Odileが1を引き、豚は「税」に止まりました。6点を得て、ミープルも戻りました。

lesson-wheel-of-fortune-taxes = 税を集める
lesson-wheel-of-fortune-taxes-text = 豚が止まると全員に何かが起こります。「税」では、自分の騎士ごとに、その都市の紋章1つと自分の騎士1人につき1点です。
lesson-wheel-of-fortune-taxes-lay = 右上の都市を広げましょう
lesson-wheel-of-fortune-taxes-elsewhere = そこにも置けますが、このタイルは輪の右上の都市に使いましょう。
lesson-wheel-of-fortune-taxes-claim = 都市に騎士を置きましょう
lesson-wheel-of-fortune-taxes-other = 税は騎士の点になります。都市にミープルを置きましょう。
lesson-wheel-of-fortune-taxes-pass = 税は騎士の点になります。都市に騎士を置きましょう。
lesson-wheel-of-fortune-taxes-done = 紋章1つと騎士1人で2点。都市はあなたのもののままです。

lesson-wheel-of-fortune-pestilence = 疫病を乗り切る
lesson-wheel-of-fortune-pestilence-text = あなたが3を引き、豚は「疫病」に止まりました。全員が盤面のミープルを1つ戻します。惜しくないものを選びましょう。
lesson-wheel-of-fortune-pestilence-lose = 道のミープルを戻しましょう
lesson-wheel-of-fortune-pestilence-monk = 修道士はいずれ9点になるかもしれません。道のミープルを戻しましょう。
lesson-wheel-of-fortune-pestilence-done = 修道士は残りました。王冠のミープルがいれば、それも安全でした。

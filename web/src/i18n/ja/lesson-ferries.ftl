lesson-ferries-line = 道は渡し船で湖を渡ります。自分の道を終わらせ、Odileの道につなぎ、好機に船の向きを変えます。

lesson-ferries-end = 渡し船を置く
lesson-ferries-end-text = 道は湖で終わります。渡し船がそのうち2本を1本の道につなぎます。どの2本かはあなたが選びます。
lesson-ferries-end-lay = あなたの道の端に湖を置きましょう
lesson-ferries-end-turned = その向きでも置けますが、道が1本は右へ、1本は下へ続くように回転しましょう。
lesson-ferries-end-elsewhere = そこにも置けますが、道を湖に届かせましょう。右の開いた端に置きます。
lesson-ferries-end-claim = 向こう岸の新しい道を1本確保しましょう
lesson-ferries-end-pass = ここでもう1本の道が手に入ります。確保しましょう。
lesson-ferries-end-ferry = 渡し船で新しい2本の道をつなぎましょう
lesson-ferries-end-open = それでは元の道が湖の向こうへ続き、完成しません。ほかの2本をつなぎましょう。
lesson-ferries-end-done = 元の道は湖で終わり、タイル4枚で4点。水を渡る新しい道も手に入りました。

lesson-ferries-board = Odileの道へ渡る
lesson-ferries-board-text = Odileの道にミープルは置けません。でも新しい湖で空いている道を確保すれば、渡し船でOdileの道につなげます。
lesson-ferries-board-lay = 道の切れ目に湖を置きましょう
lesson-ferries-board-elsewhere = そこにも置けますが、Odileの道が終わる切れ目に湖を置きましょう。
lesson-ferries-board-claim = 左の道を確保しましょう
lesson-ferries-board-other = そこからも渡れますが、その道にはまだ終わりがありません。左の道にしましょう。
lesson-ferries-board-pass = ミープルがいなければ点は入りません。左の道を確保しましょう。
lesson-ferries-board-ferry = 渡し船であなたの道とOdileの道をつなぎましょう
lesson-ferries-board-apart = それではOdileの道に届きません。左と右をつなぎましょう。
lesson-ferries-board-done = 道全体が完成し、ミープルは1つずつ。タイル5枚で2人とも5点です。

lesson-ferries-turn = 渡し船の向きを変える
lesson-ferries-turn-text = 道を延ばすと、その道で一番近い渡し船の向きを変えられます。Odileがあなたの道に渡ってきました。追い払いましょう。
lesson-ferries-turn-lay = 左で道を閉じましょう
lesson-ferries-turn-elsewhere = そこにも置けますが、道の左側に終わりが必要です。
lesson-ferries-turn-more = もう1つミープルを置くか、温存しましょう
lesson-ferries-turn-turn = あなたの道が下へ続くように渡し船の向きを変えましょう
lesson-ferries-turn-other = それでは道が湖で終わって3点です。下の道につなげば5点になります。
lesson-ferries-turn-pass = それではOdileと分け合ったまま、道も未完成です。渡し船の向きを変えましょう。
lesson-ferries-turn-done = 道は下の修道院で終わり、5点を独り占め。Odileのミープルは向こう岸に残りました。

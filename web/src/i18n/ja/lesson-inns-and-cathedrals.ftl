lesson-inns-and-cathedrals-line = 大きな道や都市に賭け、人の分は台無しにします。

lesson-inns-and-cathedrals-inn = 道を2倍にする
lesson-inns-and-cathedrals-inn-text = 宿屋のある道は、完成するとタイル1枚につき1点ではなく2点になります。
lesson-inns-and-cathedrals-inn-lay = 道に宿屋を置きましょう
lesson-inns-and-cathedrals-inn-claim = 道を確保しましょう
lesson-inns-and-cathedrals-inn-elsewhere = そこにも置けますが、道の右の開いた端に必要です。
lesson-inns-and-cathedrals-inn-field = 草原に置くと農夫になります。宿屋のある道に置きましょう。
lesson-inns-and-cathedrals-inn-pass = ミープルがいなければ道は誰のものでもありません。置きましょう。
lesson-inns-and-cathedrals-inn-close = 道を完成させましょう
lesson-inns-and-cathedrals-inn-more = もう1つミープルを置くか、温存しましょう
lesson-inns-and-cathedrals-inn-done = タイル4枚に2点ずつ、4点が8点になりました。

lesson-inns-and-cathedrals-cathedral = 大聖堂を建てる
lesson-inns-and-cathedrals-cathedral-text = 大聖堂のある都市は、完成するとタイルと紋章1つにつき3点。完成するまでは0点です。
lesson-inns-and-cathedrals-cathedral-lay = 都市の真ん中に大聖堂を置きましょう
lesson-inns-and-cathedrals-cathedral-claim = 都市を確保しましょう
lesson-inns-and-cathedrals-cathedral-elsewhere = そこにも置けますが、閉じにくい巨大な都市になります。3つの都市の間の穴に置きましょう。
lesson-inns-and-cathedrals-cathedral-pass = ミープルがいなければ都市は誰のものでもありません。置きましょう。
lesson-inns-and-cathedrals-cathedral-close = 城壁を閉じましょう
lesson-inns-and-cathedrals-cathedral-more = もう1つミープルを置くか、温存しましょう
lesson-inns-and-cathedrals-cathedral-done = タイル5枚に3点ずつ、10点が15点になりました。

lesson-inns-and-cathedrals-risk = 道を台無しにする
lesson-inns-and-cathedrals-risk-text = 宿屋のある道は、ゲーム終了時に未完成だと0点です。最後のタイルはあなたの手に、Odileの道は未完成です。
lesson-inns-and-cathedrals-risk-spoil = Odileの道を0点にしましょう
lesson-inns-and-cathedrals-risk-elsewhere = そこにも置けますが、Odileに3点入ります。道の端に宿屋を置きましょう。
lesson-inns-and-cathedrals-risk-leave = ミープルは温存しましょう
lesson-inns-and-cathedrals-risk-field = 完成した都市がないので、農夫は点になりません。温存しましょう。
lesson-inns-and-cathedrals-risk-done = Odileの道は0点です。未完成の大聖堂も0点になるので、残りのタイルを数えましょう。

lesson-inns-and-cathedrals-large = 2人分に数える
lesson-inns-and-cathedrals-large-text = 大ミープルが1つあります。都市、道、草原で人数を比べるとき、2人分に数えます。
lesson-inns-and-cathedrals-large-lay = Odileの都市の向かいに都市を作りましょう
lesson-inns-and-cathedrals-large-claim = 大ミープルを置きましょう
lesson-inns-and-cathedrals-large-elsewhere = そこにも置けますが、Odileの都市は右上です。都市どうしが向き合うように置きましょう。
lesson-inns-and-cathedrals-large-small = 普通のミープルではOdileと分け合いになります。大ミープルにしましょう。
lesson-inns-and-cathedrals-large-field = 草原に置くと農夫になります。都市に置きましょう。
lesson-inns-and-cathedrals-large-pass = ミープルがいなければ都市はOdileだけのものです。大ミープルを置きましょう。
lesson-inns-and-cathedrals-large-join = 2つの都市をつなぎましょう
lesson-inns-and-cathedrals-large-more = もう1つミープルを置くか、温存しましょう
lesson-inns-and-cathedrals-large-done = 大ミープルで2対1。6点はすべてあなたのものです。

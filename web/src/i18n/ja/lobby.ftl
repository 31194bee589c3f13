shelf-search = 拡張を検索
shelf-filter = 表示
shelf-all = すべて { $n }
shelf-stars = お気に入り { $n }
shelf-on = 使用中 { $n }
shelf-none = 該当なし。
shelf-none-stars = 拡張に星を付けると、ここに表示されます。
group-big = 大型拡張
group-mini = ミニ拡張（2012）
group-start = 特別なスタート
group-more = その他の小型拡張
group-on = { $n ->
    [0] 使用なし
   *[other] { $of }中{ $n }個を使用
}
row-tiles = { $n ->
    [0] タイルなし
   *[other] +{ $n }枚
}
row-minutes = +{ $n }分
row-always = 常に使用
row-details = 詳細
row-star = お気に入り：{ $name }
row-narrowed = { $of }要素中{ $n }個
row-variants = ルール変更{ $n }件
lost-board = { $name }を使うため外しました。スタートボードは1ゲームに1つです。
lost-instead = 代わりに{ $name }を使う
lost-said = { $lost }：{ $why }
random-mix = ランダム構成
random-hint = この長さのゲームに合う拡張を新しく選びます。
random-length = ゲームの長さ
random-minutes = { $n ->
    [120] 2時間
   *[other] { $n }分
}
random-shuffle = シャッフル
random-back = 自分の構成に戻す
mixes = マイ構成
mix-save = この構成を保存
mix-saved = 「{ $name }」として保存しました
mix-name = 構成の名前
mix-rename = { $name }の名前を変更
mix-remove = { $name }を削除
mix-more = { $first }ほか{ $n }個
mix-plus = { $box } ＋ { $more }
mix-without = { $box }（{ $less }なし）
mix-plus-without = { $box } ＋ { $more }（{ $less }なし）
mix-reset = { $box }に戻す
n-minutes = { $n }分
tiles-word = タイル
game-minutes = 約{ $n }分
game-short = 短い
game-long = 長い
game-expansions-on = { $n ->
    [0] 拡張なし
   *[other] 拡張{ $n }個
}
game-remove = { $name }を外す
game-show-all = 全{ $n }個を表示
game-variants = ルール変更{ $n }件
game-variants-reset = 標準ルールに戻す
game-options = ゲーム設定
game-choose = 拡張を選ぶ
new-public-on = 知らない人も席に座れます。
new-public-off = 招待制：リンクを知る友達だけが参加できます。
new-watch = 誰でも観戦可
seat-here = 同じ場所の人
seat-here-hint = この画面で
seat-here-n = プレイヤー{ $n }
seat-name = 席{ $n }のプレイヤー名
waiting-title = 参加者を待っています
waiting-tab = { $n }/{ $of }人
waiting-seats = 席
waiting-taken = { $n }/{ $of }席
waiting-host = あなた（ホスト）
waiting-joined = 参加済み
waiting-ready-seat = 準備完了
waiting-invite = 友達を招待
waiting-code = ゲームコード：{ $code }
waiting-qr = スキャンしてスマホから参加
waiting-qr-show = QRコードを表示
waiting-qr-hide = QRコードを隠す
waiting-fill = ボットで埋めて開始
waiting-for = あと{ $n }人待っています。席が埋まるとゲームが始まります。
waiting-private = 招待制
waiting-public = 公開：誰でも参加可
waiting-stranger = このゲームは招待制です。参加リンクはホストからもらってください。始まれば観戦できます。
waiting-game = ゲーム内容
list-filter = 表示するゲーム
list-all = すべて
list-turn = あなたの手番
list-waiting = 募集中
list-running = 進行中
list-finished = 終了
list-none-filter = 該当するゲームはありません。
card-won = { $name }の勝ち
card-you-won = あなたの勝ち
card-shared = 同点で勝ち
you-name = { $name }（あなた）

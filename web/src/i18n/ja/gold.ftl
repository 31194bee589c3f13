system-gold-mines = 金鉱
system-gold-mines-line = 地形を完成させて金塊を取ります。
option-gld-adjacent = 2つ目の金塊の置き場所
option-gld-shared = 複数の地形の金塊
value-eight = 周囲8枚のどれか
value-four = 辺で接する4枚のどれか
value-pooled_claims = 順番に分ける
value-feature_by_feature = 地形ごとに取る
ask-place-gold = 2つ目の金塊をどこに置きますか？
wait-place-gold = { $name }が金塊を配置中
hint-gold = { $n ->
    [0] まだ金塊はありません。
   *[other] いま金塊が{ $n }個あります。
}
confirm-gold = ここに金塊を置く
token-gold = 金塊
feature-gold = 金塊
features-gold = 金塊
shelf-gold = 金塊
shelf-ingots = 金塊{ $n }個
shelf-worth = 価値
gold-worth = 金塊{ $n }個、{ $points }点分
gold-table = 金塊は3個までなら1個1点、6個まで2点、9個まで3点、10個以上なら4点です。
gold-here = 金塊{ $n }個
scored-gold = 金塊の得点
for-gold = 金塊
counted-ingots = 金塊{ $count }個
reason-gold-beside = 2つ目の金塊は、新しいタイルの隣に置きます。
reason-gold-shares-side = 2つ目の金塊は、新しいタイルと辺で接するタイルに置きます。
reason-gold-on-board = スタートボードの中に金塊は置けません。

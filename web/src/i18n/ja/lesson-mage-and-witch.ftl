lesson-mage-and-witch-line = 魔術師は自分の道へ、魔女はOdileの都市へ。2人は離しておきます。

lesson-mage-and-witch-mage = 魔術師を呼ぶ
lesson-mage-and-witch-mage-text = 魔法の星のタイルを置くと、魔術師か魔女を動かします。魔術師のいる地形は、タイル1枚につき1点増えます。
lesson-mage-and-witch-mage-lay = 道を延ばしましょう
lesson-mage-and-witch-mage-elsewhere = そこにも置けますが、道が延びません。右の開いた端に置きましょう。
lesson-mage-and-witch-mage-mage = 魔術師を自分の道へ送りましょう
lesson-mage-and-witch-mage-witch = 魔女は点を半分にします。魔術師を自分の道へ送りましょう。
lesson-mage-and-witch-mage-city = それではOdileの都市の点が増えます。魔法は自分の道に使いましょう。
lesson-mage-and-witch-mage-close = 道を完成させましょう
lesson-mage-and-witch-mage-far = そこにも置けますが、道が開いたままです。右下で閉じましょう。
lesson-mage-and-witch-mage-more = もう1つミープルを置くか、温存しましょう
lesson-mage-and-witch-mage-done = 道のタイル5枚で5点、魔術師で5点、合わせて10点。魔術師は次の星まで盤面を離れます。

lesson-mage-and-witch-witch = 魔女を送る
lesson-mage-and-witch-witch-text = 魔女のいる地形は点が半分になります。Odileは大きな都市を完成させようとしています。
lesson-mage-and-witch-witch-lay = 道の端にタイルを置きましょう
lesson-mage-and-witch-witch-elsewhere = そこにも置けますが、Odileの都市は育てないように。道の端に置きましょう。
lesson-mage-and-witch-witch-witch = 魔女をOdileの都市へ送りましょう
lesson-mage-and-witch-witch-mage = 魔術師ではOdileの点が増えてしまいます。魔女を送りましょう。
lesson-mage-and-witch-witch-other = そこでは効き目がありません。Odileの大きな都市へ送りましょう。
lesson-mage-and-witch-witch-more = タイルにミープルを置くか、温存しましょう
lesson-mage-and-witch-witch-done = タイル4枚と紋章1つで10点のはずが、魔女のおかげでOdileは5点です。

lesson-mage-and-witch-meet = 魔女を追い払う
lesson-mage-and-witch-meet-text = 魔術師と魔女は同じ都市や道にいられません。2人を出会わせた人が、得点の前にどちらかを動かします。
lesson-mage-and-witch-meet-join = 自分の2つの都市をつなぎましょう
lesson-mage-and-witch-meet-elsewhere = そこにも置けますが、2つの都市は離れたままです。間の穴に置きましょう。
lesson-mage-and-witch-meet-witch = 魔女をOdileの道へ送りましょう
lesson-mage-and-witch-meet-mage = それでは魔女が残り、都市の点が半分になります。魔女のほうを追い払いましょう。
lesson-mage-and-witch-meet-done = タイル3枚に2点ずつ、魔術師で3点、合わせて9点。魔女はOdileの道にいます。

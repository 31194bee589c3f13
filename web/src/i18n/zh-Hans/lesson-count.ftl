lesson-count-line = 让别人得分，在卡卡颂城等着，关键时刻再回来。

lesson-count-enter = 进卡卡颂城
lesson-count-enter-text = 如果你的板块让别人得分、自己没分，就可以派一个米宝进卡卡颂城。它在伯爵不在的城区等着。
lesson-count-enter-close = 完成 Odile 的城市
lesson-count-enter-elsewhere = 放得下，但没人得分。在左下封住 Odile 的城市。
lesson-count-enter-keep = 这张板块上先不放米宝
lesson-count-enter-field = 省着：计分后可以派它进卡卡颂城。
lesson-count-enter-enter = 派一个米宝去铁匠铺，它支援道路
lesson-count-enter-other = 每个城区支援不同的区域。去铁匠铺：接下来是道路。
lesson-count-enter-pass = Odile 得 8 分，你一分没有。派米宝去铁匠铺作为补偿。
lesson-count-enter-count = 伯爵随你移，或留在原处。他在哪里，哪里就进不去也出不来
lesson-count-enter-done = 你的米宝在铁匠铺等着。有道路完成，它就能来。

lesson-count-leave = 为道路回来
lesson-count-leave-text = 道路计分前，铁匠铺的米宝可以加入。Odile 马上要独得 3 分。
lesson-count-leave-close = 用路口完成 Odile 的道路
lesson-count-leave-elsewhere = 放得下，但 Odile 的路还没完成。放到道路左端。
lesson-count-leave-keep = 这张板块上先不放米宝
lesson-count-leave-more = 这次先留着。铁匠铺的米宝就够了。
lesson-count-leave-join = 把铁匠铺的米宝派到道路上
lesson-count-leave-stay = 那样分数就归 Odile 独得。把米宝派到道路上。
lesson-count-leave-done = 各一个米宝：你们分享这条路，你也得 3 分。

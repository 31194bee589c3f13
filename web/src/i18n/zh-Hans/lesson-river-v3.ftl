lesson-river-v3-line = 先铺河流，占下岸边的地方。

lesson-river-v3-course = 顺着河走
lesson-river-v3-course-text = 最先抽的是河流板块，每张都接续河流。上面照常放米宝，只是不能放进水里。
lesson-river-v3-course-flow = 接续河流
lesson-river-v3-course-claim = 占岸边的城市
lesson-river-v3-course-other = 可以，但城市更值钱。把米宝放进去。
lesson-river-v3-course-pass = 河边是好的起点。占下城市。
lesson-river-v3-course-done = 周围还没有大地，城市已经归你。

lesson-river-v3-bend = 往另一边弯
lesson-river-v3-bend-text = 河左右交替转弯，所以绝不会绕回自己身上。上一个弯是向左的。
lesson-river-v3-bend-turn = 向右转弯，接续河流
lesson-river-v3-bend-rest = 放米宝，或留着
lesson-river-v3-bend-done = 先左，后右。中间的直段没有影响。

lesson-river-v3-lake = 到湖为止
lesson-river-v3-lake-text = 湖泊最后来，河就此结束。这座湖边有修道院。之后抽普通板块。
lesson-river-v3-lake-lay = 放湖泊
lesson-river-v3-lake-claim = 在修道院放一名修士
lesson-river-v3-lake-field = 湖边的修道院最多值 9 分。把米宝放进去。
lesson-river-v3-lake-pass = 修道院最多值 9 分。放一名修士。
lesson-river-v3-lake-done = 河流铺完了。从现在起，你和 Odile 抽普通板块。

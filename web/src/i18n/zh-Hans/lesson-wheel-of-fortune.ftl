lesson-wheel-of-fortune-line = 押注轮盘，等猪停下。

lesson-wheel-of-fortune-crown = 押注王冠
lesson-wheel-of-fortune-crown-text = 有数字的板块让猪前进那么多格。守在它停下处的米宝得 3 分；独占两个王冠则得 6 分。
lesson-wheel-of-fortune-crown-lay = 延长上方的道路
lesson-wheel-of-fortune-crown-elsewhere = 放得下，但请放到轮盘上方的道路上。
lesson-wheel-of-fortune-crown-bet = 押下一格：把米宝放到征税
lesson-wheel-of-fortune-crown-single = 那格也有分。但下一格是征税，而且有两个王冠：6 分。
lesson-wheel-of-fortune-crown-far = 猪还要走好几步才到那里。押下一格，征税。
lesson-wheel-of-fortune-crown-board = 可以，但这次讲的是轮盘。把米宝放到征税。
lesson-wheel-of-fortune-crown-pass = 猪只赏守着它的人。把米宝放到征税。
lesson-wheel-of-fortune-crown-done = Odile 抽到 1，猪停在征税：6 分，米宝也回来了。

lesson-wheel-of-fortune-taxes = 收税
lesson-wheel-of-fortune-taxes-text = 猪停在哪格，所有人都受影响。停在征税，你的每名骑士：城里每个盾徽 1 分，你在那里的每名骑士 1 分。
lesson-wheel-of-fortune-taxes-lay = 扩大右上的城市
lesson-wheel-of-fortune-taxes-elsewhere = 放得下，但这张板块是给轮盘右上的城市的。
lesson-wheel-of-fortune-taxes-claim = 在城市放一名骑士
lesson-wheel-of-fortune-taxes-other = 税收归骑士。把米宝放进城市。
lesson-wheel-of-fortune-taxes-pass = 税收归骑士。在城市放一名。
lesson-wheel-of-fortune-taxes-done = 1 个盾徽加 1 名骑士：2 分，城市还是你的。

lesson-wheel-of-fortune-pestilence = 挺过瘟疫
lesson-wheel-of-fortune-pestilence-text = 你抽到 3，猪停在瘟疫：每人从版图上收回一个米宝。选一个舍得的。
lesson-wheel-of-fortune-pestilence-lose = 收回道路上的米宝
lesson-wheel-of-fortune-pestilence-monk = 你的修士将来可能值 9 分。收回道路上的米宝。
lesson-wheel-of-fortune-pestilence-done = 修士留下了。王冠上的米宝本来也是安全的。

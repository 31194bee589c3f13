# The bots: who they are, how strong, and what they are known for.
bot = Бот
bot-choose = Бот на этом месте
bot-who = { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-option = { $name } · { $grade } · { NUMBER($rating, useGrouping: 0) }
bot-label = { $name }, { $grade }, рейтинг { NUMBER($rating, useGrouping: 0) }
bots = Выбери соперника
bots-lead = Восемь ботов, от новичка до мастера. Играй с любым когда угодно.
bots-all = Боты
bots-game = Игра
bots-first = Кто ходит первым?
bots-first-me = Ты
bots-first-random = Случайно
bots-play = Играть: { $name }
bots-style = Стиль
bots-style-default = Обычный
bot-style-builder = Городской
bot-style-builder-line = Ставит миплов в основном в города.
bot-style-farmer = Сельский
bot-style-farmer-line = Отправляет много миплов на поля.
bot-style-thief = Захватчик
bot-style-thief-line = При любой возможности входит в твои города и на твои дороги.
bot-record-none = Ещё не играли
bot-record = { $drawn ->
    [0] Ты { $won } – { $lost }
    [one] Ты { $won } – { $lost }, { $drawn } ничья
    [few] Ты { $won } – { $lost }, { $drawn } ничьи
    [many] Ты { $won } – { $lost }, { $drawn } ничьих
   *[other] Ты { $won } – { $lost }, { $drawn } ничьих
}
bot-record-lead = Ты впереди: { $won } – { $lost }.
bot-record-behind = { $name } впереди: { $lost } – { $won }.
bot-record-even = Счёт равный: { $won } – { $lost }.
bot-record-draws = { $n ->
    [one] { $n } ничья.
    [few] { $n } ничьи.
    [many] { $n } ничьих.
   *[other] { $n } ничьих.
}
bot-last-won = Прошлая партия: твоя победа (+{ $n }).
bot-last-lost = Прошлая партия: побеждает { $name } (+{ $n }).
bot-last-drawn = Прошлая партия: ничья.
bot-label-none = { $label }, ещё не играли
bot-label-lead = { $label }, ты впереди, { $won } : { $lost }
bot-label-behind = { $label }, ты позади, { $won } : { $lost }
bot-label-even = { $label }, счёт равный, { $won } : { $won }
bot-odile = Odile
bot-odile-grade = новичок
bot-odile-line = Забывает о полях и придерживает миплов на потом.
bot-gaspard = Gaspard
bot-gaspard-grade = лёгкий
bot-gaspard-line = Не ставит крестьян и не замечает, как у него отбирают город.
bot-margot = Margot
bot-margot-grade = любитель
bot-margot-line = Рано раздаёт миплов и скоро остаётся без них.
bot-marius = Marius
bot-marius-grade = уверенный
bot-marius-line = Отправляет на поля больше миплов, чем кто-либо.
bot-alienor = Aliénor
bot-alienor-grade = опытный
bot-alienor-line = Входит в твои города и на твои дороги, когда может.
bot-thibaut = Thibaut
bot-thibaut-grade = сильный
bot-thibaut-line = Считает оставшиеся тайлы и мало что упускает.
bot-sancha = Sancha
bot-sancha-grade = эксперт
bot-sancha-line = Почти никогда не пропускает лучший на вид ход.
bot-raimond = Raimond
bot-raimond-grade = мастер
bot-raimond-line = Перед ходом думает о твоём ответе.
bot-greedy-grade = только очки
bot-random-grade = случайные ходы

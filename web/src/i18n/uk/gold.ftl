# Gold Mines.
system-gold-mines = Золоті копальні
system-gold-mines-line = Заверши об’єкт і забери його золото.
option-gld-adjacent = Другий злиток кладуть на
option-gld-shared = Золото з кількох об’єктів
value-eight = один із 8 тайлів довкола
value-four = один із 4 тайлів поруч
value-pooled_claims = ділять по черзі
value-feature_by_feature = беруть об’єкт за об’єктом
ask-place-gold = Куди покласти другий злиток?
wait-place-gold = { $name } кладе золото
hint-gold = { $n ->
    [0] Золота там ще немає.
    [one] Зараз там { $n } злиток.
    [few] Зараз там { $n } злитки.
    [many] Зараз там { $n } злитків.
   *[other] Зараз там { $n } злитків.
}
confirm-gold = Покласти золото
token-gold = золото
feature-gold = золото
features-gold = Золото
shelf-gold = Золото
shelf-ingots = { $n ->
    [one] { $n } злиток
    [few] { $n } злитки
    [many] { $n } злитків
   *[other] { $n } злитків
}
shelf-worth = вартість
gold-worth = { $n ->
    [one] { $n } злиток, вартість: { $points }
    [few] { $n } злитки, вартість: { $points }
    [many] { $n } злитків, вартість: { $points }
   *[other] { $n } злитків, вартість: { $points }
}
gold-table = Кожен злиток дає 1 очко, якщо їх до 3, 2 очки — до 6, 3 очки — до 9, 4 очки — від 10.
gold-here = золото: { $n }
scored-gold = бере очки за золото
for-gold = за золото
counted-ingots = { $count ->
    [one] { $count } злиток
    [few] { $count } злитки
    [many] { $count } злитків
   *[other] { $count } злитків
}
reason-gold-beside = Другий злиток кладуть на тайл поруч із новим.
reason-gold-shares-side = Другий злиток кладуть на тайл, що прилягає стороною до нового.
reason-gold-on-board = На стартову мапу золото не кладуть.

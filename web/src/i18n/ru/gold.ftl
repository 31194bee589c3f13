# Gold Mines.
system-gold-mines = Золотые рудники
system-gold-mines-line = Заверши объект и забери золото.
option-gld-adjacent = Второй слиток кладут
option-gld-shared = Золото с нескольких объектов
value-eight = на один из 8 тайлов вокруг
value-four = на один из 4 соседних тайлов
value-pooled_claims = делят по очереди
value-feature_by_feature = берут объект за объектом
ask-place-gold = Куда положить второй слиток?
wait-place-gold = { $name } кладёт золото
hint-gold = { $n ->
    [0] Золота там пока нет.
    [one] Там сейчас { $n } слиток.
    [few] Там сейчас { $n } слитка.
    [many] Там сейчас { $n } слитков.
   *[other] Там сейчас { $n } слитков.
}
confirm-gold = Положить сюда
token-gold = золото
feature-gold = золото
features-gold = Золото
shelf-gold = Золото
shelf-ingots = { $n ->
    [one] { $n } слиток
    [few] { $n } слитка
    [many] { $n } слитков
   *[other] { $n } слитков
}
shelf-worth = цена
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } слиток, это { $points } очко
        [few] { $n } слиток, это { $points } очка
        [many] { $n } слиток, это { $points } очков
       *[other] { $n } слиток, это { $points } очков
    }
    [few] { $points ->
        [one] { $n } слитка, это { $points } очко
        [few] { $n } слитка, это { $points } очка
        [many] { $n } слитка, это { $points } очков
       *[other] { $n } слитка, это { $points } очков
    }
    [many] { $points ->
        [one] { $n } слитков, это { $points } очко
        [few] { $n } слитков, это { $points } очка
        [many] { $n } слитков, это { $points } очков
       *[other] { $n } слитков, это { $points } очков
    }
   *[other] { $points ->
        [one] { $n } слитков, это { $points } очко
        [few] { $n } слитков, это { $points } очка
        [many] { $n } слитков, это { $points } очков
       *[other] { $n } слитков, это { $points } очков
    }
}
gold-table = Каждый слиток приносит 1 очко, если их до 3, 2 очка — если до 6, 3 — если до 9, и 4 — если от 10.
gold-here = золото: { $n }
scored-gold = получает за золото
for-gold = за золото
counted-ingots = { $count ->
    [one] { $count } слиток
    [few] { $count } слитка
    [many] { $count } слитков
   *[other] { $count } слитков
}
reason-gold-beside = Второй слиток кладут на тайл рядом с новым.
reason-gold-shares-side = Второй слиток кладут на тайл, который касается нового стороной.
reason-gold-on-board = На стартовую карту золото класть нельзя.

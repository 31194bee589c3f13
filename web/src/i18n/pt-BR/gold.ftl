system-gold-mines = Minas de Ouro
system-gold-mines-line = Complete uma área e leve o ouro dela.
option-gld-adjacent = O segundo lingote vai em
option-gld-shared = Ouro de várias áreas
value-eight = uma das 8 peças em volta
value-four = uma das 4 peças ao lado
value-pooled_claims = dividido em rodízio
value-feature_by_feature = pego área por área
ask-place-gold = Onde vai o segundo lingote?
wait-place-gold = { $name } está colocando ouro
hint-gold = { $n ->
    [0] Ainda não há ouro lá.
    [one] { $n } lingote lá agora.
   *[other] { $n } lingotes lá agora.
}
confirm-gold = Pôr ouro aqui
token-gold = ouro
feature-gold = ouro
features-gold = Ouro
shelf-gold = Ouro
shelf-ingots = { $n ->
    [one] { $n } lingote
   *[other] { $n } lingotes
}
shelf-worth = valor
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } lingote, vale { $points } ponto
       *[other] { $n } lingote, vale { $points } pontos
    }
   *[other] { $points ->
        [one] { $n } lingotes, valem { $points } ponto
       *[other] { $n } lingotes, valem { $points } pontos
    }
}
gold-table = Cada lingote vale 1 ponto com até 3 lingotes, 2 com até 6, 3 com até 9 e 4 a partir de 10.
gold-here = { $n } de ouro
scored-gold = pontuou ouro
for-gold = pelo ouro
counted-ingots = { $count ->
    [one] { $count } lingote
   *[other] { $count } lingotes
}
reason-gold-beside = O segundo lingote vai em uma peça vizinha da nova.
reason-gold-shares-side = O segundo lingote vai em uma peça que encosta um lado na nova.
reason-gold-on-board = Não dá para pôr ouro dentro do tabuleiro inicial.

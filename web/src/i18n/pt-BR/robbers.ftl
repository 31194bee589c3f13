system-robbers = Ladrões
system-robbers-line = Roube metade da próxima pontuação de alguém.
option-rob-placement = Colocar um ladrão
option-rob-second = Quem coloca o segundo ladrão
option-rob-targets = Os ladrões podem mirar em
option-rob-end_points = Pontos por um ladrão ainda na trilha no final
value-next_available = o próximo jogador com um ladrão na mão
value-next_player_only = só o próximo jogador
value-meeple_and_messenger = meeples e mensageiros
value-meeple_only = só meeples
ask-place-robber = Onde seu ladrão espera?
ask-rob = Roubar { $name } agora?
wait-place-robber = { $name } está colocando um ladrão
wait-rob = { $name } pode roubar alguém
hint-robbed = O ladrão de { $name } leva { $n }
hint-along = O ladrão de { $name } vai junto
hint-rob = Você leva { $n }. { $name } não perde nada.
hint-prey = Metade do que { $names } pontuar em seguida
hint-wait = Seu ladrão espera o próximo jogador que pontuar a partir desta casa.
confirm-space = Esperar em { $at }
confirm-rob = { $n ->
    [one] Levar { $n } ponto
   *[other] Levar { $n } pontos
}
choice-stay = Ficar
choice-rob = Roubar
choice-wait = Esperar
pass-place-robber = Passar
figure-robber = ladrão
piece-robber = o ladrão
marker-robber = Ladrão
feature-robber = ladrão
features-robber = Ladrões
log-moved-robber = pôs um ladrão na casa { $space }
scored-robber = pontuou um ladrão
for-robber = por um ladrão
for-your-robber = pelo seu ladrão
log-robbed = roubou outro jogador
counted-stolen = { $count ->
    [one] { $count } ponto roubado
   *[other] { $count } pontos roubados
}
counted-robbers = { $count ->
    [one] { $count } ladrão na trilha
   *[other] { $count } ladrões na trilha
}
reason-robber-same-space = Seu ladrão já está aí.
reason-robber-needs-marker = Seu ladrão vai aonde há um marcador de outro jogador.
reason-robber-off-track = Seu ladrão ainda não está na trilha.
reason-robber-first = Coloque o ladrão antes da figura.
reason-robber-move-or-stay = Mova seu ladrão ou deixe-o onde está.
reason-robber-must-place = Você precisa colocar seu ladrão.

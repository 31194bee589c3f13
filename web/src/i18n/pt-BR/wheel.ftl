system-wheel-of-fortune = Roda da Fortuna
system-wheel-of-fortune-line = Um porco gira a sorte de todos.
ask-pestilence = Peste: qual figura você perde?
wait-pestilence = { $name } está perdendo uma figura para a peste
hint-pestilence = Todos perdem uma, começando por quem comprou a peça. Figuras na roda estão a salvo.
hint-crown-one = 3 pontos quando o porco parar aqui
hint-crown-two = 6 pontos quando o porco parar aqui; 3 se alguém se juntar
hint-crown-second = 3 pontos cada quando o porco parar aqui
confirm-none-pestilence = Escolha uma figura
confirm-crown = Pôr na coroa: { $sector }
act-crown = Coroa: { $sector }
figure-wheel-pig = porco da roda
piece-wheel-pig = o porco da roda
feature-wheel = roda
feature-crown = coroa
features-wheel = Roda
features-crown = Coroas
shelf-wheel = A roda
sector-fortune = Fortuna
sector-taxes = Impostos
sector-famine = Fome
sector-storm = Tempestade
sector-inquisition = Inquisição
sector-pestilence = Peste
sector-fortune-short = 3 pontos
sector-taxes-short = cavaleiros
sector-famine-short = fazendeiros
sector-storm-short = reserva
sector-inquisition-short = monges
sector-pestilence-short = perde um
sector-fortune-does = 3 pontos para quem comprou a peça.
sector-taxes-does = Cada cavaleiro seu marca 1 ponto por brasão na cidade e 1 por cavaleiro seu nela.
sector-famine-does = Cada fazendeiro marca 1 ponto por cidade completa no campo.
sector-storm-does = 1 ponto por seguidor na sua reserva.
sector-inquisition-does = 2 pontos por monge seu.
sector-pestilence-does = Todos recolhem um seguidor do tabuleiro.
wheel-pig = porco em { $sector }
wheel-here = O porco está aqui.
wheel-turned = { $name } comprou uma peça de roda.
wheel-nobody = Ninguém pontua.
wheel-loses = Cada um escolhe uma figura para perder.
wheel-spared = Ninguém tem seguidores no tabuleiro.
wheel-crowns = { $n ->
    [one] { $n } coroa
   *[other] { $n } coroas
}
wheel-vacant = livre
wheel-look = A roda
wheel-free = { $n ->
    [one] { $n } coroa livre
   *[other] { $n } coroas livres
}
wheel-rule = Um seguidor em uma coroa pontua quando o porco para lá: 3 pontos, ou 6 se estiver sozinho em duas coroas. Depois, volta para você.
log-wheel = girou a roda: { $sector }
log-crown = colocou { $figure } em uma coroa: { $sector }
log-pestilence = perdeu { $figure } para a peste ({ $at })
scored-wheel = pontuou na roda
scored-crown = pontuou uma coroa
for-wheel = na roda
for-crown = por uma coroa
for-your-crown = pela sua coroa
counted-fortunes = { $count ->
    [one] { $count } giro de sorte
   *[other] { $count } giros de sorte
}
counted-taxed-pennants = { $count } pelos brasões
counted-taxed-knights = { $count } pelos cavaleiros
counted-farmers-cities = { $count } pelas cidades dos fazendeiros
counted-in-supply = { $count ->
    [one] { $count } seguidor na reserva
   *[other] { $count } seguidores na reserva
}
counted-monks = { $count ->
    [one] { $count } monge
   *[other] { $count } monges
}
counted-crowned = { $count ->
    [one] { $count } seguidor em uma coroa
   *[other] { $count } seguidores em coroas
}
reason-no-wheel = Nesta partida não há roda.
reason-pestilence-takes = A peste leva uma das suas figuras no tabuleiro.
reason-crown-figure = { $your } não pode ir em uma coroa.
reason-crowns-taken = { $sector }: todas as coroas estão ocupadas.
reason-wheel-pig-turns = Ninguém move o porco: quem manda é o número da peça comprada.

system-messengers = Mensageiros
system-messengers-line = Um segundo marcador traz mensagens.
option-msg-drawer = Quem compra uma mensagem
option-msg-alone = O marcador precisa parar sem companhia
option-msg-per_scoring = Mensagens por pontuação
option-msg-recall = Pontos por um meeple recolhido
option-msg-timing = Quando se compram as mensagens
option-msg-chain = Uma mensagem pode levar a outra
value-any_scorer = qualquer jogador que pare lá
value-active_only = só quem está jogando o turno
value-required = sim
value-not_required = não
value-one = no máximo uma
value-every_landing = uma a cada parada
value-owner_always = sempre, para o dono
value-majority_only = só com maioria
value-after_batch = depois de marcar todos os pontos
value-immediate = na hora
value-unlimited = quantas saírem
value-one_extra = no máximo duas por peça
ask-marker = { $n ->
    [one] Qual marcador leva o ponto?
   *[other] Qual marcador leva os { $n } pontos?
}
ask-message = Jogar a mensagem ou levar 2 pontos?
ask-recall-meeple = Qual meeple você recolhe?
ask-recall-points = { $n ->
    [one] Marcar { $n } ponto por ele?
   *[other] Marcar { $n } pontos por ele?
}
wait-marker = { $name } está movendo um marcador
wait-message = { $name } está lendo uma mensagem
hint-card = Faça o que a carta diz ou leve 2 pontos.
hint-message = para em uma casa de mensagem
hint-message-shared = casa de mensagem, mas com companhia
confirm-meeple = Mover meeple
confirm-messenger = Mover mensageiro
choice-meeple = Meeple
choice-messenger = Mensageiro
choice-action = Jogar a mensagem
choice-points = Levar 2 pontos
choice-score = Marcar
choice-forgo = Sem pontos
figure-messenger = mensageiro
marker-messenger = Mensageiro
feature-message = mensagem
features-message = Mensagens
shelf-messages = Mensagens
shelf-unseen = { $n ->
    [one] resta { $n }
   *[other] restam { $n }
}
message-road = Pontos pela sua menor estrada
message-city = Pontos pela sua menor cidade
message-monastery = Pontos pelo seu menor mosteiro
message-tile = Jogue outra peça
message-shields = 2 pontos por brasão
message-knights = 2 pontos por cavaleiro seu
message-farmers = 2 pontos por fazendeiro seu
message-recall = Pontue um meeple e recolha-o
message-instead = Levar 2 pontos
message-do = fazer o que ela diz
message-impossible = impossível agora
messages-unseen = Ainda não compradas
messages-known = Abaixo delas, a próxima primeiro
card-road = Estrada
card-road-text = Pontue sua menor estrada como se a partida acabasse agora. Sua figura fica, não importa quem tem a maioria.
card-city = Cidade
card-city-text = Pontue sua menor cidade como se a partida acabasse agora. Sua figura fica, não importa quem tem a maioria.
card-monastery = Mosteiro
card-monastery-text = Pontue seu menor mosteiro como se a partida acabasse agora. Sua figura fica.
card-tile = Outra peça
card-tile-text = Compre uma peça na hora e jogue um turno completo com ela.
card-shields = Brasões
card-shields-text = 2 pontos por brasão em cidades incompletas onde você tem uma figura.
card-knights = Cavaleiros
card-knights-text = 2 pontos por figura sua em cidades. Elas ficam lá.
card-farmers = Fazendeiros
card-farmers-text = 2 pontos por figura sua em campos. Elas ficam lá.
card-recall = Retorno
card-recall-text = Escolha um meeple seu. Você pode pontuar a área dele como se a partida acabasse agora, e o meeple volta para você.
log-message = comprou uma mensagem: { $message }
log-message-done = jogou a mensagem: { $message }
scored-message = pontuou uma mensagem
for-message = por uma mensagem
log-declined = recusou a mensagem
counted-instead = { $count ->
    [one] { $count } mensagem recusada
   *[other] { $count } mensagens recusadas
}
reason-message-not-on-top = Esta mensagem não está no topo da pilha.
reason-no-messenger = Você não tem mensageiro para mover.
reason-message-points-only = Você não pode fazer o que esta mensagem diz. Leve os pontos.
reason-message-smallest = Aqui você não escolhe: vale a sua menor área.
reason-message-action-first = Jogue primeiro a mensagem e depois escolha o meeple.
reason-message-recall-own = Escolha um meeple seu em uma área incompleta.

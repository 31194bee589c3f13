system-base = Jogo base
system-base-line = Coloque peças e meeples e marque pontos.
system-farmers = Fazendeiros
system-farmers-line = Meeples nos campos pontuam no final.
option-base-max_players = Máximo de jogadores
option-base-two_tile_city = Cidade completa de duas peças
option-base-final_count_unit = Estradas e cidades incompletas no final
option-base-tie = Empate na vitória
value-full = pontos inteiros
value-half = metade dos pontos
value-tiles = contam-se peças
value-segments = contam-se segmentos
value-shared = vitória dividida
value-replay = joga-se outra partida
value-optional = opcional
value-mandatory = obrigatório
value-any_meeple = qualquer meeple
value-true = sim
value-false = não
# As in the middle of a sentence; the page makes the first letter large where it stands alone.
figure-meeple = meeple
marker-meeple = Meeple
feature-city = cidade
feature-road = estrada
feature-river = rio
feature-field = campo
feature-monastery = mosteiro
features-city = Cidades
features-road = Estradas
features-field = Campos
features-monastery = Mosteiros
dir-n = norte
dir-ne = nordeste
dir-e = leste
dir-se = sudeste
dir-s = sul
dir-sw = sudoeste
dir-w = oeste
dir-nw = noroeste
dir-centre = centro
state-open = área incompleta
state-complete = área completa
one-meeple = um meeple
place-meeple = Colocar meeple
place-in-field = Pôr fazendeiro
into-city = na cidade
into-road = na estrada
into-field = no campo
into-monastery = no mosteiro
scored-city = pontuou uma cidade
scored-road = pontuou uma estrada
scored-field = pontuou um campo
scored-monastery = pontuou um mosteiro
for-city = por uma cidade
for-your-city = pela sua cidade
for-road = por uma estrada
for-your-road = pela sua estrada
for-field = por um campo
for-your-field = pelo seu campo
for-monastery = por um mosteiro
for-your-monastery = pelo seu mosteiro
your-meeple = seu meeple
counted-tiles = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
counted-segments = { $count ->
    [one] { $count } segmento
   *[other] { $count } segmentos
}
counted-pennants = { $count ->
    [one] { $count } brasão
   *[other] { $count } brasões
}
counted-cities = { $count ->
    [one] { $count } cidade completa
   *[other] { $count } cidades completas
}
counted-knights = { $count ->
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
}
counted-farmers = { $count ->
    [one] { $count } fazendeiro
   *[other] { $count } fazendeiros
}
reason-must-place = Sua peça encaixa em algum lugar, então você precisa colocá-la.
reason-space-taken = Já existe uma peça aí.
reason-not-adjacent = Uma peça precisa encostar um lado em outra.
reason-mismatch = { $shown } encontra { $wanted } no lado { $side }.
reason-no-fit = Essa peça não encaixa aí.
reason-not-waiting = Esta área não está esperando para pontuar.
reason-no-farmers = Esta partida é sem fazendeiros.
group-base = Jogo base (2021)

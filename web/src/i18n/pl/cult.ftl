# The Cult.
system-cult = Kult
system-cult-line = Świątynie ścigają się z klasztorami.
option-cu-strict_adjacency = Najwyżej jedna świątynia przy klasztorze i jeden klasztor przy świątyni
option-cu-self_challenge = Twoja świątynia rzuca wyzwanie twojemu klasztorowi
feature-shrine = świątynia
features-shrine = Świątynie
log-challenge = Koniec wyścigu: { $at } jest pierwsze, więc { $lost } nie daje punktów.
into-shrine = w świątyni
scored-shrine = punktuje za świątynię
for-shrine = za świątynię
for-your-shrine = za twoją świątynię
reason-shrine-rivals = Świątynia nie może sąsiadować z więcej niż jednym klasztorem.
reason-monastery-rivals = Klasztor nie może sąsiadować z więcej niż jedną świątynią.
reason-second-shrine = Sąsiedni klasztor miałby obok drugą świątynię.
reason-second-monastery = Sąsiednia świątynia miałaby obok drugi klasztor.

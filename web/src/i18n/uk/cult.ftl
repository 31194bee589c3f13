# The Cult.
system-cult = Культ
system-cult-line = Святилища змагаються з монастирями.
option-cu-strict_adjacency = Не більш як одне святилище біля монастиря й один монастир біля святилища
option-cu-self_challenge = Твоє святилище змагається з твоїм монастирем
feature-shrine = святилище
features-shrine = Святилища
log-challenge = Кінець перегонів: раніше завершено { $at }, тож { $lost } не дає очок.
into-shrine = у святилище
scored-shrine = бере очки за святилище
for-shrine = за святилище
for-your-shrine = за твоє святилище
reason-shrine-rivals = Святилище може межувати лише з одним монастирем.
reason-monastery-rivals = Монастир може межувати лише з одним святилищем.
reason-second-shrine = Сусідній монастир отримав би друге святилище.
reason-second-monastery = Сусіднє святилище отримало б другий монастир.

# The Cult.
system-cult = Культ
system-cult-line = Святилища соперничают с монастырями.
option-cu-strict_adjacency = Рядом с монастырём не больше одного святилища, рядом со святилищем — одного монастыря
option-cu-self_challenge = Твоё святилище соперничает с твоим же монастырём
feature-shrine = святилище
features-shrine = Святилища
log-challenge = Гонка окончена: первым завершён { $at }, а { $lost } остаётся без очков.
into-shrine = в святилище
scored-shrine = получает за святилище
for-shrine = за святилище
for-your-shrine = за твоё святилище
reason-shrine-rivals = Рядом со святилищем может быть не больше одного монастыря.
reason-monastery-rivals = Рядом с монастырём может быть не больше одного святилища.
reason-second-shrine = У соседнего монастыря стало бы два святилища.
reason-second-monastery = У соседнего святилища стало бы два монастыря.

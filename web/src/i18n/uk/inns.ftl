# Inns and Cathedrals.
system-inns-and-cathedrals = Таверни й собори
system-inns-and-cathedrals-line = Більші дороги й міста, більший ризик.
part-large-meeple = Великий міпл
part-large-meeple-line = Рахується за двох.
part-inns = Таверни
part-inns-line = Подвоюють завершену дорогу.
part-cathedrals = Собори
part-cathedrals-line = Роблять завершене місто ціннішим.
option-ic-final_scoring = Незавершені дороги з таверною й міста із собором
value-zero = не дають очок
value-ignore = дають очки, як без них
figure-large-meeple = великий міпл
one-large-meeple = великого міпла
place-large-meeple = Поставити великого міпла
your-large-meeple = твій великий міпл

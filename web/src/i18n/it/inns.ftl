# Inns and Cathedrals.
system-inns-and-cathedrals = Locande e Cattedrali
system-inns-and-cathedrals-line = Strade e città più ricche, più rischi.
part-large-meeple = Meeple grande
part-large-meeple-line = Conta per due.
part-inns = Locande
part-inns-line = Raddoppiano una strada completa.
part-cathedrals = Cattedrali
part-cathedrals-line = Una città completa vale di più.
option-ic-final_scoring = Strade con locanda e città con cattedrale incomplete
value-zero = non valgono nulla
value-ignore = valgono come senza
figure-large-meeple = meeple grande
one-large-meeple = un meeple grande
place-large-meeple = Piazza meeple grande
your-large-meeple = il tuo meeple grande

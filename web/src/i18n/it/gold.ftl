# Gold Mines.
system-gold-mines = Miniere d’Oro
system-gold-mines-line = Completa un elemento, prendi il suo oro.
option-gld-adjacent = Il secondo lingotto va su
option-gld-shared = Oro da più elementi
value-eight = una delle 8 tessere intorno
value-four = una delle 4 tessere a fianco
value-pooled_claims = diviso a turno
value-feature_by_feature = preso un elemento alla volta
ask-place-gold = Dove va il secondo lingotto?
wait-place-gold = { $name } piazza l’oro
hint-gold = { $n ->
    [0] Lì non c’è ancora oro.
    [one] Ora lì c’è { $n } lingotto.
   *[other] Ora lì ci sono { $n } lingotti.
}
confirm-gold = Metti l’oro
token-gold = oro
feature-gold = oro
features-gold = Oro
shelf-gold = Oro
shelf-ingots = { $n ->
    [one] { $n } lingotto
   *[other] { $n } lingotti
}
shelf-worth = valore
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } lingotto, vale { $points } punto
       *[other] { $n } lingotto, vale { $points } punti
    }
   *[other] { $points ->
        [one] { $n } lingotti, valgono { $points } punto
       *[other] { $n } lingotti, valgono { $points } punti
    }
}
gold-table = Ogni lingotto vale 1 punto se ne hai fino a 3, 2 fino a 6, 3 fino a 9 e 4 da 10 in su.
gold-here = oro: { $n }
scored-gold = fa punti con l’oro
for-gold = per l’oro
counted-ingots = { $count ->
    [one] { $count } lingotto
   *[other] { $count } lingotti
}
reason-gold-beside = Il secondo lingotto va su una tessera vicina a quella nuova.
reason-gold-shares-side = Il secondo lingotto va su una tessera con un lato in comune con quella nuova.
reason-gold-on-board = L’oro non può stare dentro il tabellone iniziale.

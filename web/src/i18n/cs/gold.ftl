system-gold-mines = Zlaté doly
system-gold-mines-line = Dokonči území a vezmi si jeho zlato.
option-gld-adjacent = Kam přijde druhá cihlička
option-gld-shared = Zlato z více území
value-eight = na jednu z 8 kartiček okolo
value-four = na jednu ze 4 kartiček vedle
value-pooled_claims = dělí se po jedné
value-feature_by_feature = bere se území po území
ask-place-gold = Kam přijde druhá cihlička?
wait-place-gold = { $name } pokládá zlato
hint-gold = { $n ->
    [0] Zatím tam žádné zlato není.
    [one] Teď je tam { $n } cihlička.
    [few] Teď jsou tam { $n } cihličky.
    [many] Teď je tam { $n } cihličky.
   *[other] Teď je tam { $n } cihliček.
}
confirm-gold = Dát zlato sem
token-gold = zlato
feature-gold = zlato
features-gold = Zlato
shelf-gold = Zlato
shelf-ingots = { $n ->
    [one] { $n } cihlička
    [few] { $n } cihličky
    [many] { $n } cihličky
   *[other] { $n } cihliček
}
shelf-worth = hodnota
gold-worth = { $n ->
    [one] { $points ->
        [one] { $n } cihlička za { $points } bod
        [few] { $n } cihlička za { $points } body
        [many] { $n } cihlička za { $points } bodu
       *[other] { $n } cihlička za { $points } bodů
    }
    [few] { $points ->
        [one] { $n } cihličky za { $points } bod
        [few] { $n } cihličky za { $points } body
        [many] { $n } cihličky za { $points } bodu
       *[other] { $n } cihličky za { $points } bodů
    }
    [many] { $points ->
        [one] { $n } cihličky za { $points } bod
        [few] { $n } cihličky za { $points } body
        [many] { $n } cihličky za { $points } bodu
       *[other] { $n } cihličky za { $points } bodů
    }
   *[other] { $points ->
        [one] { $n } cihliček za { $points } bod
        [few] { $n } cihliček za { $points } body
        [many] { $n } cihliček za { $points } bodu
       *[other] { $n } cihliček za { $points } bodů
    }
}
gold-table = Do 3 cihliček má každá 1 bod, do 6 má 2 body, do 9 má 3 body a od 10 má 4 body.
gold-here = zlato: { $n }
scored-gold = boduje za zlato
for-gold = za zlato
counted-ingots = { $count ->
    [one] { $count } cihlička
    [few] { $count } cihličky
    [many] { $count } cihličky
   *[other] { $count } cihliček
}
reason-gold-beside = Druhá cihlička patří na kartičku vedle té nové.
reason-gold-shares-side = Druhá cihlička patří na kartičku, která s novou sousedí celou stranou.
reason-gold-on-board = Na startovní plán zlato nesmí.

# The three rivers.
system-river-v3 = Rzeka
system-river-v3-line = Na początek rzeka przez cały stół.
system-river-2 = Rzeka II
system-river-2-line = Rozwidla się do jeziora i wulkanu.
system-river-bb5 = Rzeka z owcami
system-river-bb5-line = Z owcami i winnicami.
part-pig-herd = Stado świń
part-pig-herd-line = Podnosi wartość łąki.
option-riv3-kind = Źródło i jeziora
option-riv3-bends = Zakręty rzeki
option-riv3-start_tile = Kafelek startowy przy rzece
option-r2-bends = Zakręty rzeki
option-r5-bends = Zakręty rzeki
value-single_source = jedno źródło, jedno jezioro
value-double_source = szerokie źródło, dwa jeziora
value-alternate_bends = na przemian w lewo i w prawo
value-no_immediate_u_turn = bez natychmiastowego nawrotu
value-removed = nieużywany
value-after_river = kładziony po rzece
counted-herd-cities = { $count ->
    [one] { $count } miasto dla stada świń
    [few] { $count } miasta dla stada świń
    [many] { $count } miast dla stada świń
   *[other] { $count } miast dla stada świń
}
reason-river-drawn-first = Kafelki rzeki dobiera się przed wszystkimi innymi.
reason-start-tile-next = Kafelek startowy dobiera się tuż po rzece.
reason-river-continues = Kafelek rzeki musi przedłużać rzekę.
reason-river-one-end = Kafelek rzeki nie może połączyć dwóch końców rzeki.
reason-river-free-ahead = Rzeka potrzebuje wolnego pola przed swoim nowym końcem.
reason-river-turns-alternate = Rzeka musi skręcać na przemian w lewo i w prawo.
reason-river-no-u-turn = Rzeka nie może skręcić dwa razy z rzędu w tę samą stronę.
reason-on-water = Na rzece nikt nie może stanąć.
reason-new-volcano-lake = Na właśnie położonym jeziorze z wulkanem nikt nie może stanąć.
lost-river = Wyłączone, bo włączono: { $name }. W partii jest jedna rzeka.
spoken-free-river = rzeki
group-start-rule = jedna rzeka, jedna plansza

system-messengers = Poslové
system-messengers-line = Druhá figurka na počítadle nosí dopisy.
option-msg-drawer = Kdo bere dopis
option-msg-alone = Na políčku musí stát sám
option-msg-per_scoring = Dopisy za jedno bodování
option-msg-recall = Body za povolaného družiníka
option-msg-timing = Kdy se dopisy berou
option-msg-chain = Dopis může vést k dalšímu
value-any_scorer = kdokoli, kdo tam dojde
value-active_only = jen hráč na tahu
value-required = ano
value-not_required = ne
value-one = nejvýš jeden
value-every_landing = jeden za každé zastavení
value-owner_always = vždy, pro majitele
value-majority_only = jen s převahou
value-after_batch = až po všech bodech
value-immediate = hned
value-unlimited = kolikrát chceš
value-one_extra = nejvýš dva za kartičku
ask-marker = { $n ->
    [one] Která figurka získá { $n } bod?
    [few] Která figurka získá { $n } body?
    [many] Která figurka získá { $n } bodu?
   *[other] Která figurka získá { $n } bodů?
}
ask-message = Zahrát dopis, nebo vzít 2 body?
ask-recall-meeple = Kterého družiníka si vezmeš zpět?
ask-recall-points = { $n ->
    [one] Vzít si za něj { $n } bod?
    [few] Vzít si za něj { $n } body?
    [many] Vzít si za něj { $n } bodu?
   *[other] Vzít si za něj { $n } bodů?
}
wait-marker = { $name } táhne po počítadle
wait-message = { $name } čte dopis
hint-card = Udělej, co dopis říká, nebo si vezmi 2 body.
hint-message = dojde na políčko s dopisem
hint-message-shared = políčko s dopisem, ale není sám
confirm-meeple = Táhnout družiníkem
confirm-messenger = Táhnout poslem
choice-meeple = Družiník
choice-messenger = Posel
choice-action = Zahrát dopis
choice-points = Vzít 2 body
choice-score = Vzít body
choice-forgo = Bez bodů
figure-messenger = posel
marker-messenger = Posel
feature-message = dopis
features-message = Dopisy
shelf-messages = Dopisy
shelf-unseen = zbývá { $n }
message-road = Body za tvou nejmenší cestu
message-city = Body za tvé nejmenší město
message-monastery = Body za tvůj nejmenší klášter
message-tile = Zahraj další kartičku
message-shields = 2 body za každý erb
message-knights = 2 body za každého tvého rytíře
message-farmers = 2 body za každého tvého sedláka
message-recall = Body za družiníka a vzít ho zpět
message-instead = Vzít místo toho 2 body
message-do = udělej, co říká
message-impossible = teď to nejde
messages-unseen = Ještě neotevřené
messages-known = Pod nimi, první je na řadě
card-road = Cesta
card-road-text = Oboduje se ti nejmenší cesta, jako by hra skončila teď. Tvoje figurka zůstává, ať má převahu kdokoli.
card-city = Město
card-city-text = Oboduje se ti nejmenší město, jako by hra skončila teď. Tvoje figurka zůstává, ať má převahu kdokoli.
card-monastery = Klášter
card-monastery-text = Oboduje se ti nejmenší klášter, jako by hra skončila teď. Tvoje figurka zůstává.
card-tile = Další kartička
card-tile-text = Hned si vytáhni kartičku a zahraj s ní celý tah.
card-shields = Erby
card-shields-text = 2 body za každý erb v nedokončených městech, kde máš figurku.
card-knights = Rytíři
card-knights-text = 2 body za každou tvou figurku ve městech. Zůstávají tam.
card-farmers = Sedláci
card-farmers-text = 2 body za každou tvou figurku na loukách. Zůstávají tam.
card-recall = Návrat
card-recall-text = Vyber jednoho svého družiníka. Můžeš si vzít body za jeho území, jako by hra skončila teď, a družiník se ti vrátí.
log-message = bere dopis: { $message }
log-message-done = plní dopis: { $message }
scored-message = boduje za dopis
for-message = za dopis
log-declined = odmítá dopis
counted-instead = { $count ->
    [one] { $count } odmítnutý dopis
    [few] { $count } odmítnuté dopisy
    [many] { $count } odmítnutého dopisu
   *[other] { $count } odmítnutých dopisů
}
reason-message-not-on-top = Tento dopis neleží nahoře.
reason-no-messenger = Nemáš posla, kterým by šlo táhnout.
reason-message-points-only = Co dopis říká, teď udělat nejde. Vezmi si místo toho body.
reason-message-smallest = Tady si nevybíráš: počítá se to nejmenší.
reason-message-action-first = Nejdřív zahraj dopis, pak vyber družiníka.
reason-message-recall-own = Vyber svého družiníka na něčem nedokončeném.

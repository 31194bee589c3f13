system-hills-and-sheep = Ovce a kopce
system-hills-and-sheep-line = Pas ovce. Kopce rozhodují remízy.
part-hills = Kopce
part-hills-line = Skrývají kartičku a rozhodují remízy.
part-shepherd = Pastýři
part-shepherd-line = Stádo roste, dokud ho nesvoláš, nebo nepřijde vlk.
part-vineyards = Vinice
part-vineyards-line = Každá u dokončeného kláštera přidá body.
option-hs-vineyards_for_gardens = Vinice platí i pro zahrady
option-hs-closed_field = Když se louka se stádem uzavře
option-hs-tokens = Počet žetonů ovcí
option-hs-hill_count = Remíza na kopci
value-nothing = nic se nestane
value-gather = stádo se svolá
value-text = podle textu pravidel
value-list = podle seznamu dílů
value-presence = kdokoli na kopci
value-number = víc družiníků na kopcích
value-off = ne
value-on = ano
ask-flock = Rozšířit stádo, nebo svolat?
wait-flock = { $name } se stará o stádo
hint-flock = { $n ->
    [one] { $n } z { $of } žetonů je vlk. Když ho vytáhneš, stádo je pryč.
    [few] { $n } z { $of } žetonů jsou vlci. Když ho vytáhneš, stádo je pryč.
    [many] { $n } z { $of } žetonů je vlk. Když ho vytáhneš, stádo je pryč.
   *[other] { $n } z { $of } žetonů je vlků. Když ho vytáhneš, stádo je pryč.
}
hint-grow = { $n ->
    [one] vytáhni žeton; vlk je { $n } z { $of }
    [few] vytáhni žeton; vlci jsou { $n } z { $of }
    [many] vytáhni žeton; vlka je { $n } z { $of }
   *[other] vytáhni žeton; vlků je { $n } z { $of }
}
hint-gather-too = také: { $names }
confirm-gather = { $n ->
    [one] Svolat: { $n } bod
    [few] Svolat: { $n } body
    [many] Svolat: { $n } bodu
   *[other] Svolat: { $n } bodů
}
confirm-none-flock = Rozšířit, nebo svolat
choice-grow = Rozšířit stádo
choice-gather = Svolat stádo
figure-shepherd = pastýř
token-sheep-1 = jedna ovce
token-sheep-2 = dvě ovce
token-sheep-3 = tři ovce
token-sheep-4 = čtyři ovce
token-wolf = vlk
feature-sheep = stádo
features-sheep = Stáda
shelf-sheep = Ovce a kopce
flock-worth = stádo { $n }
flock-none = { $n ->
    [one] { $n } stádo
    [few] { $n } stáda
    [many] { $n } stáda
   *[other] { $n } stád
}
flock-grow = Rozšířit
flock-gather = Svolat
flock-at = Stádo na { $at }
flock-joins = { $n ->
    [one] { $n } ovce
    [few] { $n } ovce
    [many] { $n } ovce
   *[other] { $n } ovcí
}
flock-wolf = Vlk: stádo je pryč
flock-yours = Tvoje stádo
flock-if = { $n ->
    [one] { $n } bod, když ho svoláš
    [few] { $n } body, když ho svoláš
    [many] { $n } bodu, když ho svoláš
   *[other] { $n } bodů, když ho svoláš
}
flock-nobody = Nikdo nemá stádo.
flock-left = Ještě v pytlíku
flock-tokens = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}
flock-sheep = { $n ->
    [one] { $n } ovce
    [few] { $n } ovce
    [many] { $n } ovce
   *[other] { $n } ovcí
}
flock-wolves = vlk
log-sheep = bere do stáda: { $token } ({ $at })
log-wolf = vytahuje vlka a přichází o stádo ({ $at })
log-hidden = dává další kartičku lícem dolů pod kopec
one-shepherd = pastýře
place-shepherd = Umístit pastýře
scored-sheep = svolává stádo
for-sheep = za stádo
for-your-sheep = za své stádo
your-shepherd = tvůj pastýř
counted-sheep = { $count ->
    [one] { $count } ovce
    [few] { $count } ovce
    [many] { $count } ovce
   *[other] { $count } ovcí
}
counted-pictured-sheep = { $count ->
    [one] { $count } ovce na obrázku
    [few] { $count } ovce na obrázku
    [many] { $count } ovce na obrázku
   *[other] { $count } ovcí na obrázku
}
counted-vineyards = { $count ->
    [one] { $count } vinice
    [few] { $count } vinice
    [many] { $count } vinice
   *[other] { $count } vinic
}
reason-token-gone = Takový žeton už v pytlíku není.
reason-tile-below-hill = Kartičku pod kopcem nikdo nevidí ani nevybírá.
reason-shepherd-ground = Pastýř patří na louku.
reason-shepherd-taken = Na této louce už pastýř je.
reason-grow-or-gather = Rozšiř stádo, nebo ho svolej.
tile-of-buried = Kartička { $n } z { $of }, pod kopci { $buried }
needs-shepherd = Potřebuje louku bez pastýře.

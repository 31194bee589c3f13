system-wheel-of-fortune = Kolo štěstí
system-wheel-of-fortune-line = Prasátko točí štěstím všech.
ask-pestilence = Mor: o kterou figurku přijdeš?
wait-pestilence = { $name } přichází o figurku kvůli moru
hint-pestilence = Každý přijde o jednu, první ten, kdo kartičku vytáhl. Figurky na kole jsou v bezpečí.
hint-crown-one = 3 body, když tu prasátko zastaví
hint-crown-two = 6 bodů, když tu prasátko zastaví, ve dvou jen 3
hint-crown-second = každý 3 body, když tu prasátko zastaví
confirm-none-pestilence = Vyber figurku
confirm-crown = Na korunu: { $sector }
act-crown = Koruna: { $sector }
figure-wheel-pig = prasátko štěstí
piece-wheel-pig = prasátko štěstí
feature-wheel = kolo
feature-crown = koruna
features-wheel = Kolo
features-crown = Koruny
shelf-wheel = Kolo
sector-fortune = Štěstí
sector-taxes = Daně
sector-famine = Hladomor
sector-storm = Bouře
sector-inquisition = Inkvizice
sector-pestilence = Mor
sector-fortune-short = 3 body
sector-taxes-short = rytíři
sector-famine-short = sedláci
sector-storm-short = zásoba
sector-inquisition-short = mniši
sector-pestilence-short = ztráta
sector-fortune-does = 3 body pro toho, kdo kartičku vytáhl.
sector-taxes-does = Za každého tvého rytíře 1 bod za každý erb v jeho městě a 1 za každého tvého rytíře tam.
sector-famine-does = Za každého sedláka 1 bod za dokončené město u jeho louky.
sector-storm-does = 1 bod za každého družiníka ve tvé zásobě.
sector-inquisition-does = 2 body za každého tvého mnicha.
sector-pestilence-does = Každý si vezme z plánu jednoho družiníka.
wheel-pig = prasátko: { $sector }
wheel-here = Je tu prasátko.
wheel-turned = { $name } má kartičku s číslem.
wheel-nobody = Body nezíská nikdo.
wheel-loses = Každý vybere figurku, o kterou přijde.
wheel-spared = Na plánu nikdo družiníka nemá.
wheel-crowns = { $n ->
    [one] { $n } koruna
    [few] { $n } koruny
    [many] { $n } koruny
   *[other] { $n } korun
}
wheel-vacant = volno
wheel-look = Kolo
wheel-free = { $n ->
    [one] { $n } volná koruna
    [few] { $n } volné koruny
    [many] { $n } volné koruny
   *[other] { $n } volných korun
}
wheel-rule = Družiník na koruně boduje, když tu prasátko zastaví: 3 body, nebo 6, když je na dvou korunách sám. Pak se ti vrátí.
log-wheel = točí kolem: { $sector }
log-crown = umísťuje { $figure } na korunu: { $sector }
log-pestilence = ztrácí { $figure } kvůli moru ({ $at })
scored-wheel = boduje na kole
scored-crown = boduje za korunu
for-wheel = na kole
for-crown = za korunu
for-your-crown = za svou korunu
counted-fortunes = { $count ->
    [one] { $count } otočka štěstí
    [few] { $count } otočky štěstí
    [many] { $count } otočky štěstí
   *[other] { $count } otoček štěstí
}
counted-taxed-pennants = { $count } za erby
counted-taxed-knights = { $count } za rytíře
counted-farmers-cities = { $count } za města sedláků
counted-in-supply = { $count ->
    [one] { $count } družiník v zásobě
    [few] { $count } družiníci v zásobě
    [many] { $count } družiníka v zásobě
   *[other] { $count } družiníků v zásobě
}
counted-monks = { $count ->
    [one] { $count } mnich
    [few] { $count } mniši
    [many] { $count } mnicha
   *[other] { $count } mnichů
}
counted-crowned = { $count ->
    [one] { $count } družiník na koruně
    [few] { $count } družiníci na korunách
    [many] { $count } družiníka na korunách
   *[other] { $count } družiníků na korunách
}
reason-no-wheel = V této hře kolo není.
reason-pestilence-takes = Mor si bere jednu z tvých figurek na plánu.
reason-crown-figure = { $your } na korunu nesmí.
reason-crowns-taken = { $sector }: všechny koruny jsou obsazené.
reason-wheel-pig-turns = Prasátkem nikdo netáhne: posouvá ho číslo na vytažené kartičce.

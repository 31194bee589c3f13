lesson-mage-and-witch-line = Mága pošli na svou cestu, čarodějnici do Odilina města a drž je od sebe.

lesson-mage-and-witch-mage = Zavolej mága
lesson-mage-and-witch-mage-text = Kartička s kouzelnou hvězdou přesune mága nebo čarodějnici. Kde stojí mág, tam má každá kartička o 1 bod víc.
lesson-mage-and-witch-mage-lay = Prodluž svou cestu
lesson-mage-and-witch-mage-elsewhere = Pasuje to tam, ale cesta se neprodlouží. Dej ji na otevřený konec vpravo.
lesson-mage-and-witch-mage-mage = Pošli mága na svou cestu
lesson-mage-and-witch-mage-witch = Čarodějnice body půlí. Pošli na svou cestu mága.
lesson-mage-and-witch-mage-city = Mág by přidal body Odilinu městu. Kouzla si nech pro svou cestu.
lesson-mage-and-witch-mage-close = Dokonči svou cestu
lesson-mage-and-witch-mage-far = Pasuje to tam, ale cesta zůstane otevřená. Uzavři ji vpravo dole.
lesson-mage-and-witch-mage-more = Umísti dalšího družiníka, nebo si ho nech
lesson-mage-and-witch-mage-done = 5 kartiček za cestu a 5 za mága: 10 bodů místo 5. Mág odchází z plánu, dokud nepřijde další hvězda.

lesson-mage-and-witch-witch = Pošli čarodějnici
lesson-mage-and-witch-witch-text = Kde stojí čarodějnice, tam je jen polovina bodů. Odile se chystá dokončit velké město.
lesson-mage-and-witch-witch-lay = Polož kartičku na konec cesty
lesson-mage-and-witch-witch-elsewhere = Pasuje to tam, ale na Odilině městě nestav. Dej ji na konec cesty.
lesson-mage-and-witch-witch-witch = Pošli čarodějnici do Odilina města
lesson-mage-and-witch-witch-mage = Mág by dal Odile ještě víc. Pošli čarodějnici.
lesson-mage-and-witch-witch-other = Tam čarodějnice neuškodí. Pošli ji do Odilina velkého města.
lesson-mage-and-witch-witch-more = Umísti družiníka na svou kartičku, nebo si ho nech
lesson-mage-and-witch-witch-done = 4 kartičky a 1 erb by daly 10 bodů. S čarodějnicí jich má Odile 5.

lesson-mage-and-witch-meet = Zažeň čarodějnici
lesson-mage-and-witch-meet-text = Mág a čarodějnice nesmí zůstat ve stejném městě ani na stejné cestě. Kdo je svede dohromady, jednoho z nich ještě před bodováním přesune.
lesson-mage-and-witch-meet-join = Spoj svoje dvě města
lesson-mage-and-witch-meet-elsewhere = Pasuje to tam, ale města zůstanou oddělená. Dej ji do mezery mezi nimi.
lesson-mage-and-witch-meet-witch = Pošli čarodějnici na Odilinu cestu
lesson-mage-and-witch-meet-mage = Pak by čarodějnice zůstala a tvoje město rozpůlila. Pošli radši pryč ji.
lesson-mage-and-witch-meet-done = 3 kartičky, každá za 2 body, a 3 za mága: 9 bodů. A čarodějnice teď čeká na Odilině cestě.

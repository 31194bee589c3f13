# Messengers.
system-messengers = Boodschappers
system-messengers-line = Een tweede pion brengt je boodschappen.
option-msg-drawer = Wie een boodschap trekt
option-msg-alone = Pion moet alleen landen
option-msg-per_scoring = Boodschappen per score
option-msg-recall = Punten voor een teruggehaalde meeple
option-msg-timing = Wanneer je boodschappen trekt
option-msg-chain = Een boodschap kan tot een volgende leiden
value-any_scorer = elke speler die er landt
value-active_only = alleen wie aan de beurt is
value-required = ja
value-not_required = nee
value-one = hoogstens één
value-every_landing = één per landing
value-owner_always = altijd, voor de eigenaar
value-majority_only = alleen met een meerderheid
value-after_batch = nadat alle punten zijn gescoord
value-immediate = meteen
value-unlimited = zo vaak als het lukt
value-one_extra = hoogstens twee per tegel
ask-marker = { $n ->
    [one] Welke pion scoort het punt?
   *[other] Welke pion scoort de { $n } punten?
}
ask-message = De boodschap spelen of 2 punten nemen?
ask-recall-meeple = Welke meeple neem je terug?
ask-recall-points = { $n ->
    [one] { $n } punt ervoor scoren?
   *[other] { $n } punten ervoor scoren?
}
wait-marker = { $name } verzet een pion
wait-message = { $name } leest een boodschap
hint-card = Doe wat op de kaart staat, of neem 2 punten.
hint-message = landt op een boodschapvak
hint-message-shared = boodschapvak, maar niet alleen
confirm-meeple = Meeple verzetten
confirm-messenger = Boodschapper verzetten
choice-meeple = Meeple
choice-messenger = Boodschapper
choice-action = Boodschap spelen
choice-points = 2 punten nemen
choice-score = Scoren
choice-forgo = Geen punten
figure-messenger = boodschapper
marker-messenger = Boodschapper
feature-message = boodschap
features-message = Boodschappen
shelf-messages = Boodschappen
shelf-unseen = nog { $n }
message-road = Punten voor je kleinste weg
message-city = Punten voor je kleinste stad
message-monastery = Punten voor je kleinste klooster
message-tile = Speel nog een tegel
message-shields = 2 punten per wapenschild
message-knights = 2 punten voor elk van je ridders
message-farmers = 2 punten voor elk van je boeren
message-recall = Laat een meeple scoren en neem hem terug
message-instead = Liever 2 punten nemen
message-do = doe wat er staat
message-impossible = kan nu niet
messages-unseen = Nog niet getrokken
messages-known = Daaronder, de volgende eerst
card-road = Weg
card-road-text = Scoor je kleinste weg alsof het spel nu afgelopen is. Je figuur blijft staan, wie er ook de meerderheid heeft.
card-city = Stad
card-city-text = Scoor je kleinste stad alsof het spel nu afgelopen is. Je figuur blijft staan, wie er ook de meerderheid heeft.
card-monastery = Klooster
card-monastery-text = Scoor je kleinste klooster alsof het spel nu afgelopen is. Je figuur blijft staan.
card-tile = Nog een tegel
card-tile-text = Trek meteen een tegel en speel er een hele beurt mee.
card-shields = Wapenschilden
card-shields-text = 2 punten per wapenschild in onvoltooide steden waar je een figuur hebt.
card-knights = Ridders
card-knights-text = 2 punten voor elk van je figuren in steden. Ze blijven daar.
card-farmers = Boeren
card-farmers-text = 2 punten voor elk van je figuren op weiden. Ze blijven daar.
card-recall = Terugroepen
card-recall-text = Kies een van je meeples. Je mag zijn gebied scoren alsof het spel nu afgelopen is, en de meeple komt bij je terug.
log-message = trekt een boodschap: { $message }
log-message-done = speelt de boodschap: { $message }
scored-message = scoort voor een boodschap
for-message = voor een boodschap
log-declined = slaat de boodschap af
counted-instead = { $count ->
    [one] { $count } afgeslagen boodschap
   *[other] { $count } afgeslagen boodschappen
}
reason-message-not-on-top = Deze boodschap ligt niet boven op de stapel.
reason-no-messenger = Je hebt geen boodschapper om te verzetten.
reason-message-points-only = Je kunt niet doen wat deze boodschap zegt. Neem dan de punten.
reason-message-smallest = Hier kies je niet: je kleinste telt.
reason-message-action-first = Speel eerst de boodschap, kies dan de meeple.
reason-message-recall-own = Kies een van je eigen meeples in een onvoltooid gebied.

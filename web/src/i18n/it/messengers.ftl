# Messengers.
system-messengers = Messaggeri
system-messengers-line = Un secondo segnalino ti porta messaggi.
option-msg-drawer = Chi pesca un messaggio
option-msg-alone = Il segnalino deve arrivare solo
option-msg-per_scoring = Messaggi per conteggio
option-msg-recall = Punti per un meeple richiamato
option-msg-timing = Quando si pescano i messaggi
option-msg-chain = Un messaggio può portarne un altro
value-any_scorer = chiunque si fermi lì
value-active_only = solo il giocatore di turno
value-required = sì
value-not_required = no
value-one = al massimo uno
value-every_landing = uno per ogni arrivo
value-owner_always = sempre, al proprietario
value-majority_only = solo con la maggioranza
value-after_batch = dopo tutti i punti
value-immediate = subito
value-unlimited = quanti capitano
value-one_extra = al massimo due per tessera
ask-marker = { $n ->
    [one] Quale segnalino segna il punto?
   *[other] Quale segnalino segna i { $n } punti?
}
ask-message = Giochi il messaggio o prendi 2 punti?
ask-recall-meeple = Quale meeple riprendi?
ask-recall-points = { $n ->
    [one] Vuoi { $n } punto per lui?
   *[other] Vuoi { $n } punti per lui?
}
wait-marker = { $name } muove un segnalino
wait-message = { $name } legge un messaggio
hint-card = Fai ciò che dice la carta o prendi 2 punti.
hint-message = arriva su una casella messaggio
hint-message-shared = casella messaggio, ma in compagnia
confirm-meeple = Muovi il meeple
confirm-messenger = Muovi il messaggero
choice-meeple = Meeple
choice-messenger = Messaggero
choice-action = Gioca il messaggio
choice-points = Prendi 2 punti
choice-score = Prendi i punti
choice-forgo = Niente punti
figure-messenger = messaggero
marker-messenger = Messaggero
feature-message = messaggio
features-message = Messaggi
shelf-messages = Messaggi
shelf-unseen = { $n ->
    [one] { $n } rimasto
   *[other] { $n } rimasti
}
message-road = Punti per la tua strada più piccola
message-city = Punti per la tua città più piccola
message-monastery = Punti per il tuo monastero più piccolo
message-tile = Gioca un’altra tessera
message-shields = 2 punti per ogni stemma
message-knights = 2 punti per ogni tuo cavaliere
message-farmers = 2 punti per ogni tuo contadino
message-recall = Punti per un meeple, poi lo riprendi
message-instead = Prendi invece 2 punti
message-do = fai ciò che dice
message-impossible = ora non si può
messages-unseen = Non ancora pescati
messages-known = Sotto, dal prossimo in poi
card-road = Strada
card-road-text = Fai i punti della tua strada più piccola come se la partita finisse ora. La pedina resta, chiunque abbia la maggioranza.
card-city = Città
card-city-text = Fai i punti della tua città più piccola come se la partita finisse ora. La pedina resta, chiunque abbia la maggioranza.
card-monastery = Monastero
card-monastery-text = Fai i punti del tuo monastero più piccolo come se la partita finisse ora. La pedina resta.
card-tile = Un’altra tessera
card-tile-text = Pesca subito una tessera e gioca con lei un turno intero.
card-shields = Stemmi
card-shields-text = 2 punti per ogni stemma nelle città incomplete dove hai una pedina.
card-knights = Cavalieri
card-knights-text = 2 punti per ogni tua pedina nelle città. Restano lì.
card-farmers = Contadini
card-farmers-text = 2 punti per ogni tua pedina nei campi. Restano lì.
card-recall = Richiamo
card-recall-text = Scegli un tuo meeple. Puoi fare i punti del suo elemento come se la partita finisse ora, e il meeple torna da te.
log-message = pesca un messaggio: { $message }
log-message-done = gioca il messaggio: { $message }
scored-message = fa punti con un messaggio
for-message = per un messaggio
log-declined = rinuncia al messaggio
counted-instead = { $count ->
    [one] { $count } messaggio rifiutato
   *[other] { $count } messaggi rifiutati
}
reason-message-not-on-top = Questo messaggio non è in cima al mazzo.
reason-no-messenger = Non hai un messaggero da muovere.
reason-message-points-only = Non puoi fare ciò che dice il messaggio. Prendi i punti.
reason-message-smallest = Qui non scegli tu: vale il tuo più piccolo.
reason-message-action-first = Prima gioca il messaggio, poi scegli il meeple.
reason-message-recall-own = Scegli un tuo meeple su qualcosa di incompleto.

# Boten.
system-messengers = Boten
system-messengers-line = Ein zweiter Zähler bringt Botschaften.
option-msg-drawer = Wer eine Botschaft zieht
option-msg-alone = Zähler muss allein landen
option-msg-per_scoring = Botschaften pro Wertung
option-msg-recall = Punkte für einen zurückgerufenen Meeple
option-msg-timing = Wann Botschaften gezogen werden
option-msg-chain = Botschaften können neue auslösen
value-any_scorer = alle, die dort landen
value-active_only = nur wer am Zug ist
value-required = ja
value-not_required = nein
value-one = höchstens eine
value-every_landing = eine für jede Landung
value-owner_always = immer, für den Besitzer
value-majority_only = nur bei Mehrheit
value-after_batch = nach allen Punkten
value-immediate = sofort
value-unlimited = beliebig oft
value-one_extra = höchstens zwei je Plättchen
ask-marker = { $n ->
    [one] Welcher Zähler bekommt den Punkt?
   *[other] Welcher Zähler bekommt die { $n } Punkte?
}
ask-message = Botschaft ausführen oder 2 Punkte nehmen?
ask-recall-meeple = Welchen Meeple nimmst du zurück?
ask-recall-points = { $n ->
    [one] { $n } Punkt dafür werten?
   *[other] { $n } Punkte dafür werten?
}
wait-marker = { $name } zieht einen Zähler
wait-message = { $name } liest eine Botschaft
hint-card = Tu, was auf der Karte steht, oder nimm 2 Punkte.
hint-message = landet auf einem Botschaftsfeld
hint-message-shared = Botschaftsfeld, aber nicht allein
confirm-meeple = Meeple ziehen
confirm-messenger = Boten ziehen
choice-meeple = Meeple
choice-messenger = Bote
choice-action = Botschaft ausführen
choice-points = 2 Punkte nehmen
choice-score = Werten
choice-forgo = Keine Punkte
figure-messenger = Bote
marker-messenger = Bote
feature-message = Botschaft
features-message = Botschaften
shelf-messages = Botschaften
shelf-unseen = { $n } verdeckt
message-road = Punkte für deine kleinste Straße
message-city = Punkte für deine kleinste Stadt
message-monastery = Punkte für dein kleinstes Kloster
message-tile = Spiel noch ein Plättchen
message-shields = 2 Punkte je Wappen
message-knights = 2 Punkte je Ritter von dir
message-farmers = 2 Punkte je Bauer von dir
message-recall = Werte einen Meeple und nimm ihn zurück
message-instead = Lieber 2 Punkte nehmen
message-do = tu, was sie sagt
message-impossible = jetzt nicht möglich
messages-unseen = Noch nicht gezogen
messages-known = Darunter, die nächste zuerst
card-road = Straße
card-road-text = Werte deine kleinste Straße wie am Ende. Deine Figur bleibt, Mehrheiten zählen nicht.
card-city = Stadt
card-city-text = Werte deine kleinste Stadt wie am Ende. Deine Figur bleibt, Mehrheiten zählen nicht.
card-monastery = Kloster
card-monastery-text = Werte dein kleinstes Kloster wie am Ende. Deine Figur bleibt.
card-tile = Noch ein Plättchen
card-tile-text = Zieh sofort ein Plättchen und spiel damit einen ganzen Zug.
card-shields = Wappen
card-shields-text = 2 Punkte für jedes Wappen in unfertigen Städten, in denen du eine Figur hast.
card-knights = Ritter
card-knights-text = 2 Punkte für jede deiner Figuren in Städten. Sie bleiben dort.
card-farmers = Bauern
card-farmers-text = 2 Punkte für jede deiner Figuren auf Wiesen. Sie bleiben dort.
card-recall = Rückruf
card-recall-text = Wähle einen deiner Meeples. Du darfst sein Gebiet wie am Ende werten, und er kommt zurück.
log-message = zieht eine Botschaft: { $message }
log-message-done = führt die Botschaft aus: { $message }
scored-message = wertet eine Botschaft
for-message = für eine Botschaft
log-declined = verzichtet auf die Botschaft
counted-instead = { $count ->
    [one] { $count } abgelehnte Botschaft
   *[other] { $count } abgelehnte Botschaften
}
reason-message-not-on-top = Diese Botschaft liegt nicht oben auf dem Stapel.
reason-no-messenger = Du hast keinen Boten zum Ziehen.
reason-message-points-only = Diese Botschaft lässt sich nicht ausführen. Nimm stattdessen die Punkte.
reason-message-smallest = Hier gibt es nichts zu wählen: Das kleinste zählt.
reason-message-action-first = Führe erst die Botschaft aus, dann wähle den Meeple.
reason-message-recall-own = Wähle einen deiner eigenen Meeples, der auf etwas Unfertigem steht.

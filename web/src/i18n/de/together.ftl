# Menschen um das Spiel: noch einmal spielen, kommen und gehen.
play-again = Noch einmal
rematch-go = Zur Revanche
rematch-wants = { $name } möchte eine Revanche
rematch-yours = Du hast eine Revanche angeboten
rematch-first = Gleiches Spiel, neu gemischt. { $name } beginnt.
rematch-first-you = Gleiches Spiel, neu gemischt. Du beginnst.
rematch-waiting = Warten auf { $names }.
rematch-is-ready = bereit
rematch-is-you = du?
rematch-is-waiting = offen
rematch-is-bot = Bot
rematch-is-gone = weg
rematch-no = Jetzt nicht
rematch-off = Diesmal keine Revanche.
lost-connection = { $name } hat die Verbindung verloren
bot-takes-over = { $n ->
    [one] In { $n } Sekunde übernimmt ein Bot. { $name } kann jederzeit zurückkommen.
   *[other] In { $n } Sekunden übernimmt ein Bot. { $name } kann jederzeit zurückkommen.
}
is-back = { $name } ist wieder da
net-lost-bot = Wenn es länger dauert, spielt ein Bot für dich, bis du zurück bist.
react = Reagieren
react-hello = Hallo!
react-well = Guter Zug!
react-thanks = Danke!
react-laugh = Haha!
react-wow = Wow!
react-oops = Hoppla!
mute = Stummschalten
mute-all = Alle stummschalten
mute-one = { $name } stummschalten
mute-device = Blendet Nachrichten und Reaktionen auf diesem Gerät aus.
mute-on = Der Chat ist auf diesem Gerät stumm.

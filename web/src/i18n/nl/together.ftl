# People around the game: playing again, coming and going.
play-again = Nog een keer
rematch-go = Naar de revanche
rematch-wants = { $name } wil een revanche
rematch-yours = Je biedt een revanche aan
rematch-first = Zelfde spel, opnieuw geschud. { $name } begint.
rematch-first-you = Zelfde spel, opnieuw geschud. Jij begint.
rematch-waiting = Wachten op { $names }.
rematch-is-ready = klaar
rematch-is-you = jij?
rematch-is-waiting = wacht
rematch-is-bot = bot
rematch-is-gone = weg
rematch-no = Nu niet
rematch-off = Deze keer geen revanche.
lost-connection = { $name } is de verbinding kwijt
bot-takes-over = { $n ->
    [one] Over { $n } seconde neemt een bot het over. { $name } kan altijd terugkomen.
   *[other] Over { $n } seconden neemt een bot het over. { $name } kan altijd terugkomen.
}
is-back = { $name } is terug
net-lost-bot = Als dit lang duurt, speelt een bot voor je tot je terug bent.
react = Reageren
react-hello = Hallo!
react-well = Mooie zet!
react-thanks = Bedankt!
react-laugh = Haha!
react-wow = Wauw!
react-oops = Oeps!
mute = Dempen
mute-all = Iedereen dempen
mute-one = { $name } dempen
mute-device = Verbergt berichten en reacties op dit apparaat.
mute-on = De chat is gedempt op dit apparaat.

# People around the game: playing again, coming and going.
play-again = Gioca ancora
rematch-go = Vai alla rivincita
rematch-wants = { $name } vuole la rivincita
rematch-yours = Hai chiesto la rivincita
rematch-first = Stessa partita, nuova mescolata. Comincia { $name }.
rematch-first-you = Stessa partita, nuova mescolata. Cominci tu.
rematch-waiting = In attesa di { $names }.
rematch-is-ready = ci sta
rematch-is-you = e tu?
rematch-is-waiting = in attesa
rematch-is-bot = bot
rematch-is-gone = via
rematch-no = Non ora
rematch-off = Stavolta niente rivincita.
lost-connection = { $name } ha perso la connessione
bot-takes-over = { $n ->
    [one] Tra { $n } secondo subentra un bot. { $name } può tornare quando vuole.
   *[other] Tra { $n } secondi subentra un bot. { $name } può tornare quando vuole.
}
is-back = { $name } è di nuovo qui
net-lost-bot = Se ci vuole molto, un bot gioca per te finché non torni.
react = Reagisci
react-hello = Ciao!
react-well = Bella mossa!
react-thanks = Grazie!
react-laugh = Ahah!
react-wow = Wow!
react-oops = Ops!
mute = Silenzia
mute-all = Silenzia tutti
mute-one = Silenzia { $name }
mute-device = Nasconde messaggi e reazioni su questo dispositivo.
mute-on = La chat è silenziata su questo dispositivo.

# People around the game: playing again, coming and going.
play-again = Zagraj znów
rematch-go = Przejdź do rewanżu
rematch-wants = { $name } chce rewanżu
rematch-yours = Proponujesz rewanż
rematch-first = Ta sama gra, nowe losowanie. Zaczyna { $name }.
rematch-first-you = Ta sama gra, nowe losowanie. Zaczynasz ty.
rematch-waiting = Czekamy: { $names }.
rematch-is-ready = gra
rematch-is-you = a ty?
rematch-is-waiting = czekamy
rematch-is-bot = bot
rematch-is-gone = już nie gra
rematch-no = Nie teraz
rematch-off = Tym razem bez rewanżu.
lost-connection = { $name } traci połączenie
bot-takes-over = { $n ->
    [one] Za { $n } sekundę grę przejmie bot. { $name } może wrócić w każdej chwili.
    [few] Za { $n } sekundy grę przejmie bot. { $name } może wrócić w każdej chwili.
    [many] Za { $n } sekund grę przejmie bot. { $name } może wrócić w każdej chwili.
   *[other] Za { $n } sekund grę przejmie bot. { $name } może wrócić w każdej chwili.
}
is-back = { $name } wraca
net-lost-bot = Jeśli to potrwa, do twojego powrotu zagra za ciebie bot.
react = Zareaguj
react-hello = Cześć!
react-well = Dobry ruch!
react-thanks = Dzięki!
react-laugh = Ha, ha!
react-wow = Wow!
react-oops = Ups!
mute = Wycisz
mute-all = Wycisz wszystkich
mute-one = Wycisz: { $name }
mute-device = Ukrywa wiadomości i reakcje tej osoby na tym urządzeniu.
mute-on = Na tym urządzeniu czat jest wyciszony.

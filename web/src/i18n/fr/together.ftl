play-again = Rejouer
rematch-go = Aller à la revanche
rematch-wants = { $name } veut une revanche
rematch-yours = Tu proposes une revanche
rematch-first = Même partie, nouveau mélange. Premier joueur : { $name }.
rematch-first-you = Même partie, nouveau mélange. Tu commences.
rematch-waiting = En attente : { $names }.
rematch-is-ready = prêt
rematch-is-you = et toi ?
rematch-is-waiting = en attente
rematch-is-bot = bot
rematch-is-gone = n’est plus là
rematch-no = Pas maintenant
rematch-off = Pas de revanche cette fois.
lost-connection = { $name } a perdu la connexion
bot-takes-over = { $n ->
    [one] Un bot prend le relais dans { $n } seconde. { $name } peut revenir à tout moment.
   *[other] Un bot prend le relais dans { $n } secondes. { $name } peut revenir à tout moment.
}
is-back = { $name } est de retour
net-lost-bot = Si ça dure, un bot joue pour toi jusqu’à ton retour.
react = Réagir
react-hello = Bonjour !
react-well = Bien joué !
react-thanks = Merci !
react-laugh = Ha ha !
react-wow = Waouh !
react-oops = Oups !
mute = Masquer
mute-all = Masquer tout le monde
mute-one = Masquer { $name }
mute-device = Cache leurs messages et leurs réactions sur cet appareil.
mute-on = Le chat est masqué sur cet appareil.

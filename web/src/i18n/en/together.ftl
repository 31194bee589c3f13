# People around the game: playing again, coming and going.
play-again = Play again
rematch-go = Go to the rematch
rematch-wants = { $name } wants a rematch
rematch-yours = You offered a rematch
rematch-first = Same game, new shuffle. { $name } goes first.
rematch-first-you = Same game, new shuffle. You go first.
rematch-waiting = Waiting for { $names }.
rematch-is-ready = ready
rematch-is-you = you?
rematch-is-waiting = waiting
rematch-is-bot = bot
rematch-is-gone = left
rematch-no = Not now
rematch-off = No rematch this time.
lost-connection = { $name } lost the connection
bot-takes-over = { $n ->
    [one] A bot takes over in { $n } second. { $name } can come back any time.
   *[other] A bot takes over in { $n } seconds. { $name } can come back any time.
}
is-back = { $name } is back
net-lost-bot = If this takes long, a bot plays for you until you’re back.
react = React
react-hello = Hello!
react-well = Nice move!
react-thanks = Thank you!
react-laugh = Ha ha!
react-wow = Wow!
react-oops = Oops!
mute = Mute
mute-all = Mute everyone
mute-one = Mute { $name }
mute-device = Hides their messages and reactions on this device.
mute-on = Chat is muted on this device.
